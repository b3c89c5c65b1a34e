import { visitMomentNames } from '#src/contracts/booking/actions/visit-moments.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/contracts/languages.ts';
import { toRecord } from '#src/contracts/common/to-record.ts';
import type { ProjectedEvent, Projection } from '#src/event-log/projection.ts';
import { toColumnName } from '#src/kernel/column-name.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  RESERVATION_STREAM_PREFIX,
  parseReservationId,
} from '../application/reservation-stream-name.ts';
import {
  allocationChangeOf,
  isContactRecord,
  stateChangeOf,
} from '../domain/evolve-reservation.ts';
import { isOldUnverifiedCompletion } from '../domain/actions/complete.ts';
import type { ReservationEvent } from '../domain/reservation-actions.ts';
import type { ReservationState, SeatAllocation, StateChange } from '../domain/reservation-state.ts';

type Columns = Readonly<Record<string, unknown>>;

/**
 * Column of each field of the allocation. A new field without an entry does not compile. Null: not
 * in this table.
 */
const SEAT_COLUMNS: Readonly<Record<keyof SeatAllocation, string | null>> = {
  date: 'reservation_date',
  timeSlotId: 'time_slot_id',
  slotStart: 'slot_start',
  slotEnd: 'slot_end',
  slotDescription: 'slot_description',
  arrivalTime: 'arrival_time',
  tableId: 'table_id',
  joinedTableIds: 'joined_table_ids',
  tableName: 'table_name',
  floor: 'floor',
  covers: 'number_of_people',
  tableShared: 'table_shared',
  holdsSeat: 'holds_seat',
  coversOver: null,
  onHold: null,
};

/** Column of each field of the state. A new field without a column does not compile. */
const STATE_COLUMNS: Readonly<Record<Exclude<keyof ReservationState, 'seat'>, string>> = {
  status: 'status',
  outcome: 'outcome',
  reason: 'cancel_reason',
  contact: 'contact',
  contactChannel: 'contact_channel',
  remindedFor: 'reminded_for',
  changeRequest: 'change_request',
  tablePinned: 'table_pinned',
  ...toRecord(visitMomentNames.map((moment) => [moment, toColumnName(moment)])),
};

/** Maps fields to columns. Leaves out fields that the event does not change. */
const toColumns = <Field extends string>(
  columns: Readonly<Record<Field, string | null>>,
  values: Readonly<Partial<Record<Field, unknown>>>,
): Columns =>
  Object.fromEntries(
    (Object.entries(columns) as [Field, string | null][]).flatMap(([field, column]) =>
      column === null || values[field] === undefined ? [] : [[column, values[field]]],
    ),
  );

const stateColumns = ({ seat, ...state }: StateChange): Columns => ({
  ...toColumns(SEAT_COLUMNS, {
    tableShared: false,
    holdsSeat: true,
    arrivalTime: null,
    joinedTableIds: [],
    ...seat,
  }),
  ...toColumns(STATE_COLUMNS, state),
});

const insert = (sql: Sql, columns: Columns) => {
  const names = Object.keys(columns);
  return sql(
    `insert into reservations (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    Object.values(columns),
  );
};

const update = (sql: Sql, id: string, columns: Columns) =>
  sql(
    `update reservations set ${Object.keys(columns)
      .map((name) => `${name} = ?`)
      .join(', ')} where id = ?`,
    [...Object.values(columns), id],
  );

const NOT_VERIFIED = `update reservations set outcome = 'not_verified' where id = ? and arrived_at is null`;

const RELEASE_TABLES = 'delete from reservation_tables where reservation_id = ?';

const TAKE_TABLES = `
  insert into reservation_tables (reservation_id, table_id, date, time_slot_id, shared)
  select id, unnest(array_prepend(table_id, joined_table_ids)), reservation_date, time_slot_id, table_shared
  from reservations where id = ? and status <> 'cancelled' and holds_seat and table_id is not null`;

const hasTable = ({ tableId }: SeatAllocation): boolean => tableId !== null;

/**
 * Stores one row per table, because the unique index must also cover joined tables. A change
 * request has no table, so the present rows remain.
 */
const storeTables = async (event: ProjectedEvent<ReservationEvent>, sql: Sql, id: string) => {
  const { released, taken } = allocationChangeOf(event);
  if (released.some(hasTable)) await sql(RELEASE_TABLES, [id]);
  if (taken.some(hasTable)) await sql(TAKE_TABLES, [id]);
};

const allergiesColumns = (event: ProjectedEvent<ReservationEvent>): Columns =>
  event.type === 'AllergiesDeclared'
    ? { allergies_subject_id: event.subjectId, allergies_remembered: event.data.remember }
    : {};

const noteColumns = (event: ProjectedEvent<ReservationEvent>): Columns =>
  event.type === 'ReservationNoteWritten' ? { note_subject_id: event.subjectId } : {};

const findLanguage = (event: ProjectedEvent<ReservationEvent>): Language =>
  ('language' in event.data && event.data.language) || DEFAULT_LANGUAGE;

const findReplacedId = (event: ProjectedEvent<ReservationEvent>): string | null =>
  (event.type === 'ReservationRequested' && event.data.insteadOf) || null;

const findOrigin = ({ data }: ProjectedEvent<ReservationEvent>) =>
  ('origin' in data && data.origin) || 'online';

export const reservationsProjection: Projection<ReservationEvent> = {
  name: 'reservation-desk',
  streamPrefixes: [RESERVATION_STREAM_PREFIX],
  tables: ['reservations', 'reservation_tables'],

  async apply(event, sql) {
    const { type, stream, version, at, actor, subjectId } = event;
    const id = parseReservationId(stream);
    const columns = {
      ...stateColumns(stateChangeOf(event)),
      ...allergiesColumns(event),
      ...noteColumns(event),
      version,
      ...(isContactRecord(event) ? {} : { updated_at: at, last_type: type, last_actor: actor }),
    };
    if (version > 1) await update(sql, id, columns);
    else
      await insert(sql, {
        id,
        subject_id: subjectId,
        origin: findOrigin(event),
        language: findLanguage(event),
        instead_of: findReplacedId(event),
        created_at: at,
        ...columns,
      });
    if (isOldUnverifiedCompletion(event)) await sql(NOT_VERIFIED, [id]);
    await storeTables(event, sql, id);
  },
};
