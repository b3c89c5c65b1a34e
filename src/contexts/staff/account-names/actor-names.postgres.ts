import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { computeNameCommitment, readNamedAccounts } from './name-commitments.postgres.ts';

const formatUnreliableName = (id: string, why: string) => `account ${id.slice(0, 8)} (${why})`;

/**
 * Returns the name of an account. Marks the name as unreliable if it differs from its commitment in
 * the log.
 */
const readAccountName = async (tx: Sql, id: string): Promise<string> => {
  const [account] = await readNamedAccounts(tx, id);
  if (!account) return 'un collega';
  const { storedName, commitment, isClosed, isErased, loginName } = account;
  if (isErased) return 'account chiuso';
  if (commitment === null) return storedName?.username ?? loginName ?? 'un collega';
  if (storedName === null) return formatUnreliableName(id, 'nome mancante');
  if (computeNameCommitment(storedName) !== commitment)
    return formatUnreliableName(id, 'nome alterato');
  return isClosed ? `${storedName.username} (account chiuso)` : storedName.username;
};

/** Returns the name of the actor. Only staff may see these names, never guests. */
export const resolveActorName: ResolveActorName = async (tx, actor) => {
  if (actor === 'guest') return 'il cliente';
  if (actor === 'system') return 'il sistema';
  if (actor === 'console') return 'la riga di comando';
  return readAccountName(tx, actor.slice('staff:'.length));
};
