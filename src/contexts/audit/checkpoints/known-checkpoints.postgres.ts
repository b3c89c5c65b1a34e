import type { Sql } from '#src/kernel/transaction.ts';
import type { SignedCheckpoint } from './checkpoint.ts';
import type { KnownCheckpoints } from './check-checkpoint-list.ts';

type Row = { readonly count: number; readonly last: SignedCheckpoint | null };

export const readKnownCheckpoints = async (sql: Sql): Promise<KnownCheckpoints> =>
  (await sql<Row>('select checkpoints "count", last_checkpoint "last" from audit_memory'))[0] ?? {
    count: 0,
    last: null,
  };

/**
 * Stores the checkpoints that the database knows. The caller must first compare `list` with the
 * stored ones, because otherwise removed checkpoints stay unnoticed.
 */
export const saveKnownCheckpoints = async (
  tx: Sql,
  list: readonly SignedCheckpoint[],
): Promise<void> => {
  const last = list.at(-1);
  await tx('update audit_memory set checkpoints = ?, last_checkpoint = ?', [
    list.length,
    last ? JSON.stringify(last) : null,
  ]);
};
