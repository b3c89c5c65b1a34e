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

const MAX_CATCH_UP_ROUNDS = 20;
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
 * Rebuilds the read models from all events. Never delays reads, and delays writes only while it
 * replays the last events.
 */
export const rebuildReadModels = async (
  tx: Sql,
  projections: readonly Projection[],
): Promise<number> => {
  const tables = listTables(projections);
  await createShadowTables(tx, tables);
  const reached = await catchUp(tx, projections);
  /*
   * Locks the read models before `log_head`, in the same order as commands, which prevents a
   * deadlock.
   */
  await tx(`lock table ${tables.map((table) => `public.${table}`).join(', ')} in exclusive mode`);
  await tx('select pos from log_head for update');
  const end = await replayEventsAfter(tx, projections, reached);
  for (const table of tables) await applyShadowTable(tx, table);
  return end;
};

export const replayAndCompare = async (
  tx: Sql,
  projections: readonly Projection[],
): Promise<ReplayReport> => {
  await tx('set transaction isolation level repeatable read');
  return compareReadModels(tx, projections);
};

export type ReplayReport = { readonly events: number; readonly differences: RowDifference[] };

/**
 * Replays the log into temporary tables and compares them with the read models. In `tx`,
 * unqualified table names then mean the temporary tables.
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
