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

/** Replay rounds before writers are blocked. */
const MAX_CATCH_UP_ROUNDS = 20;
/** Below this backlog, the remaining replay takes milliseconds. */
const CAUGHT_UP_EVENTS = 20;

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
 * Replays the log into shadow tables, then corrects the rows that differ.
 * Reads never wait; writers wait only for the last events and the corrections.
 *
 * @returns number of events replayed
 */
export const rebuildReadModels = async (
  tx: Sql,
  projections: readonly Projection[],
): Promise<number> => {
  const tables = listTables(projections);
  await createShadowTables(tx, tables);
  const reached = await catchUp(tx, projections);
  // Commands lock tables before `log_head`; the same order here prevents a deadlock.
  await tx(`lock table ${tables.map((table) => `public.${table}`).join(', ')} in exclusive mode`);
  await tx('select pos from log_head for update');
  const end = await replayEventsAfter(tx, projections, reached);
  for (const table of tables) await applyShadowTable(tx, table);
  return end;
};

/**
 * Replays a snapshot of the log and lists the read model rows that differ from it.
 *
 * @param tx a transaction without a statement so far
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
 * Like `replayAndCompare`, in a running repeatable-read transaction.
 * Unqualified names of read models then mean the shadow tables until the transaction ends.
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
