import type { ProofChallenge } from '#src/contracts/proof-of-work-protocol.ts';
import { refuse } from '#src/kernel/domain-error.ts';

type Alternative = {
  readonly retryAfter: number;
  readonly phone: string;
};

export const refuseHoneypot = (phone: string): never =>
  refuse({
    kind: 'invalid',
    code: 'trap_filled',
    message: `Non è stato possibile inviare il modulo: riprova, oppure chiamaci al ${phone}.`,
  });

export const refuseWithoutProof = (
  challenge: ProofChallenge,
  { retryAfter, phone }: Alternative,
): never =>
  refuse({
    kind: 'too-many',
    code: 'proof_needed',
    details: { retryAfter, ...challenge },
    message: `Arrivano molte richieste in questo momento. Riprova tra ${retryAfter} secondi, oppure chiamaci al ${phone}.`,
  });

export const refuseDailyQuota = ({ retryAfter, phone }: Alternative): never =>
  refuse({
    kind: 'too-many',
    code: 'quota_reached',
    details: { retryAfter },
    message: `Abbiamo già ricevuto più richieste da te oggi. Per un’altra chiamaci al ${phone}.`,
  });
