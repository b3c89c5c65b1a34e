import type { ProofWanted } from '../../contracts/proof.ts';
import { refuse } from '../../kernel/domain-error.ts';

/** Every refusal leaves a person a way: later, once more, or the telephone. */
type Way = { readonly retryAfter: number; /** The house's own, as people read it. */ readonly phone: string };

export const refuseTrapped = (phone: string): never => refuse({
  kind: 'invalid', code: 'trap_filled',
  message: `Non è stato possibile inviare il modulo: riprova, oppure chiamaci al ${phone}.`,
});

export const tellToWait = ({ retryAfter, phone }: Way): never => refuse({
  kind: 'too-many', code: 'too_many_requests', details: { retryAfter },
  message: `Troppe richieste da questa rete. Riprova più tardi, oppure chiamaci al ${phone}.`,
});

export const askForProof = (wanted: ProofWanted, { retryAfter, phone }: Way): never => refuse({
  kind: 'too-many', code: 'proof_needed', details: { retryAfter, ...wanted },
  message: `Arrivano molte richieste in questo momento. Riprova tra ${retryAfter} secondi, oppure chiamaci al ${phone}.`,
});

export const refuseMore = ({ retryAfter, phone }: Way): never => refuse({
  kind: 'too-many', code: 'quota_reached', details: { retryAfter },
  message: `Abbiamo già ricevuto più richieste da te oggi. Per un’altra chiamaci al ${phone}.`,
});
