import type { WhoIs } from '../../event-log/faster.ts';
import type { Sql } from '../../kernel/transaction.ts';
import { nameCommitment, readNamedAccounts } from './account-names.postgres.ts';

/** Shown instead of a name that cannot be relied on; enough to find the account in the log. */
const unreliable = (id: string, why: string) => `account ${id.slice(0, 8)} (${why})`;

/** Name of an account, open or closed, checked against the commitment in the log. */
const nameOfAccount = async (tx: Sql, id: string): Promise<string> => {
  const [account] = await readNamedAccounts(tx, id);
  if (!account) return 'un collega';
  const { kept, commitment, isClosed, isErased, loginName } = account;
  if (isErased) return 'account chiuso';
  if (commitment === null) return kept?.username ?? loginName ?? 'un collega';
  if (kept === null) return unreliable(id, 'nome mancante');
  if (nameCommitment(kept) !== commitment) return unreliable(id, 'nome alterato');
  return isClosed ? `${kept.username} (account chiuso)` : kept.username;
};

/** Names of staff for staff; never for guests. */
export const whoIs: WhoIs = async (tx, actor) => {
  if (actor === 'guest') return 'il cliente';
  if (actor === 'system') return 'il sistema';
  if (actor === 'console') return 'la riga di comando';
  return nameOfAccount(tx, actor.slice('staff:'.length));
};
