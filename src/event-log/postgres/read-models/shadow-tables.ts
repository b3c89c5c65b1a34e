import type { Sql } from '#src/kernel/transaction.ts';
import { applyProjections, type Projection } from '#src/event-log/projection.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from '../event-rows.ts';

const BATCH = 1_000;

export const listTables = (projections: readonly Projection[]): string[] =>
  projections.flatMap(({ tables }) => tables);

/**
 * Creates empty temporary tables that hide the public ones until commit. Discards prepared
 * statements, because they would still read and write the public tables.
 */
export const createHidingTables = async (tx: Sql, tables: readonly string[]): Promise<void> => {
  for (const table of tables)
    await tx(`create temp table ${table} (like public.${table} including all) on commit drop`);
  await tx('discard plans');
};

export const createShadowTables = async (tx: Sql, tables: readonly string[]): Promise<void> => {
  await tx('set local statement_timeout = 0');
  await createHidingTables(tx, tables);
};

export const replayEventsAfter = async (
  tx: Sql,
  projections: readonly Projection[],
  from: number,
): Promise<number> => {
  for (let at = from; ;) {
    const rows = await tx<EventRow>(
      `select ${EVENT_COLUMNS} from event where event.pos > ? order by event.pos limit ${BATCH}`,
      [at],
    );
    for (const row of rows) await applyProjections(projections, toRecorded(row), tx);
    if (rows.length > 0) at = Number(rows.at(-1)!.pos);
    if (rows.length < BATCH) return at;
  }
};

export const replayMatchingEvents = async (
  tx: Sql,
  projections: readonly Projection[],
  where: string,
  values: readonly unknown[],
): Promise<void> => {
  for (const row of await tx<EventRow>(
    `select ${EVENT_COLUMNS} from event where ${where} order by event.pos`,
    values,
  ))
    await applyProjections(projections, toRecorded(row), tx);
};

export type RowDifference = {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly is: 'missing' | 'extra' | 'different';
};

const readPrimaryKey = async (tx: Sql, table: string): Promise<string[]> => {
  const rows = await tx<{ name: string }>(
    `select a.attname "name" from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = ?::regclass and i.indisprimary order by a.attnum`,
    [`public.${table}`],
  );
  return rows.map(({ name }) => name);
};

const findTableDifferences = async (tx: Sql, table: string): Promise<RowDifference[]> => {
  const key = (await readPrimaryKey(tx, table)).map((name) => `'${name}', one.${name}`).join(', ');
  const only = (has: string, lacks: string) =>
    `select jsonb_build_object(${key}) "row" from (select * from ${has}.${table} except select * from ${lacks}.${table}) one`;
  const rows = await tx<{ row: Record<string, unknown>; replayed: boolean; stored: boolean }>(
    `select coalesce(r.row, s.row) "row", r.row is not null replayed, s.row is not null stored
     from (${only('pg_temp', 'public')}) r full join (${only('public', 'pg_temp')}) s on s.row = r.row order by 1`,
  );
  return rows.map(({ row, replayed, stored }) => ({
    table,
    row,
    is: replayed && stored ? 'different' : replayed ? 'missing' : 'extra',
  }));
};

export const findDifferences = async (
  tx: Sql,
  tables: readonly string[],
): Promise<RowDifference[]> => {
  const found: RowDifference[] = [];
  for (const table of tables) found.push(...(await findTableDifferences(tx, table)));
  return found;
};

export const applyShadowTable = async (tx: Sql, table: string): Promise<void> => {
  const key = await readPrimaryKey(tx, table);
  const same = key.map((name) => `live.${name} = stale.${name}`).join(' and ');
  await tx(
    `delete from public.${table} live using (select * from public.${table} except select * from pg_temp.${table}) stale where ${same}`,
  );
  await tx(
    `insert into public.${table} select * from pg_temp.${table} except select * from public.${table}`,
  );
};
