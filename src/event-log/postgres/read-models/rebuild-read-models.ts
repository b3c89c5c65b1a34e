import type { Sql } from '#src/kernel/transaction.ts';
import type { Projection } from '#src/event-log/projection.ts';
import {
  applyShadowTable,
  findDifferences,
  createShadowTables,
  replayEventsAfter,
  listTables,
  type RowDifference,
} from './shadow-tables.ts';

/** Rounds of catching up before the writers are asked to wait. */
const MAX_CATCH_UP_ROUNDS = 20;
/** So few events behind that the rest is a matter of milliseconds. */
const CAUGHT_UP_EVENTS = 20;

/** Replays while others append, until almost nothing is left. */
const catchUp = async (tx: Sql, projections: readonly Projection[]): Promise<number> => {
  let reached = 0;
  for (let round = 0; round < MAX_CATCH_UP_ROUNDS; round++) {
    const before = reached;
    reached = await replayEventsAfter(tx, projections, reached);
    if (reached - before < CAUGHT_UP_EVENTS) break;
  }
  return reached;
};

/**
 * Replays the whole log beside the read models, then corrects in them what differs, in the caller's transaction. Reads
 * never wait; writers wait for the last few events and the comparison alone.
 *
 * @returns how many events were replayed.
 */
export const rebuildReadModels = async (
  tx: Sql,
  projections: readonly Projection[],
): Promise<number> => {
  const tables = listTables(projections);
  await createShadowTables(tx, tables);
  const reached = await catchUp(tx, projections);
  // Tables before head, the order in which every command takes them: no deadlock.
  await tx(`lock table ${tables.map((table) => `public.${table}`).join(', ')} in exclusive mode`);
  await tx('select pos from log_head for update');
  const end = await replayEventsAfter(tx, projections, reached);
  for (const table of tables) await applyShadowTable(tx, table);
  return end;
};

/**
 * Replays the log as it is at one instant and says which rows of the read models it would have written otherwise.
 *
 * @param tx a transaction that has done nothing yet; nothing in it is kept.
 */
export const replayAndCompare = async (
  tx: Sql,
  projections: readonly Projection[],
): Promise<ReplayReport> => {
  await tx('set transaction isolation level repeatable read');
  return compareReadModels(tx, projections);
};

export type ReplayReport = { readonly events: number; readonly differences: RowDifference[] };

/**
 * The same inside a repeatable-read transaction that is already running. Afterwards, unqualified names of read models
 * mean the replayed copies until the transaction ends.
 */
export const compareReadModels = async (
  tx: Sql,
  projections: readonly Projection[],
): Promise<ReplayReport> => {
  const tables = listTables(projections);
  await createShadowTables(tx, tables);
  const events = await replayEventsAfter(tx, projections, 0);
  return { events, differences: await findDifferences(tx, tables) };
};
