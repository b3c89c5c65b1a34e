import { createHidingTables } from '#src/event-log/postgres/read-models/shadow-tables.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { EventData } from '#src/event-log/event-sentences.ts';

type Change = { readonly id: string; readonly type: string; readonly data: EventData };

const timeSlotParameters = (data: EventData) => {
  const { startTime, endTime, description, isActive, maxCovers } = data['was'] as EventData;
  return [startTime, endTime, description, isActive, maxCovers ?? null];
};
const closureParameters = (data: EventData) => {
  const { date, weekday, service, active } = data['was'] as EventData;
  return [date, weekday, service, active];
};

const UNDO_BY_EVENT: Record<string, (tx: Sql, change: Change) => Promise<unknown>> = {
  TimeSlotAdded: (tx, { id }) => tx('delete from pg_temp.time_slots where id = ?', [id]),
  TimeSlotChanged: (tx, { id, data }) =>
    tx(
      'update pg_temp.time_slots set start_time = ?, end_time = ?, description = ?, is_active = ?, max_covers = coalesce(?, max_covers) where id = ?',
      [...timeSlotParameters(data), id],
    ),
  TimeSlotRetired: (tx, { id, data }) =>
    tx(
      'update pg_temp.time_slots set start_time = ?, end_time = ?, description = ?, is_active = ?, max_covers = coalesce(?, max_covers), retired_at = null where id = ?',
      [...timeSlotParameters(data), id],
    ),
  TimeSlotRemoved: (tx, { id, data }) =>
    tx(
      'insert into pg_temp.time_slots (start_time, end_time, description, is_active, max_covers, id) values (?, ?, ?, ?, coalesce(?, 75), ?)',
      [...timeSlotParameters(data), id],
    ),
  ClosureAdded: (tx, { id }) => tx('delete from pg_temp.service_closures where id = ?', [id]),
  ClosureChanged: (tx, { id, data }) =>
    tx(
      'update pg_temp.service_closures set date = ?, weekday = ?, service = ?, active = ? where id = ?',
      [...closureParameters(data), id],
    ),
  ClosureRemoved: (tx, { id, data }) =>
    tx(
      'insert into pg_temp.service_closures (date, weekday, service, active, id) values (?, ?, ?, ?, ?)',
      [...closureParameters(data), id],
    ),
};

const COPIED_TABLES = ['time_slots', 'service_closures'];

export const createConfigurationAsOf = async (tx: Sql, position: number): Promise<void> => {
  await createHidingTables(tx, COPIED_TABLES);
  for (const table of COPIED_TABLES)
    await tx(`insert into pg_temp.${table} select * from public.${table}`);
  const later = await tx<Change>(
    `select right(stream, 36) id, type, data from event where pos > ? and (stream like 'time-slot-%' or stream like 'closure-%') order by pos desc`,
    [position],
  );
  for (const change of later) await UNDO_BY_EVENT[change.type]?.(tx, change);
};
