import type { ProjectedEvent, Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  RESERVATION_STREAM_PREFIX,
  parseReservationId,
} from '../application/reservation-stream-name.ts';
import type {
  ReservationEvent,
  SeatAllocation,
  ReservationState,
} from '../domain/reservation-events.ts';
import { stateChangeOf } from '../domain/reservation-state-changes.ts';

type Columns = Readonly<Record<string, unknown>>;

const seatColumns = (seat: SeatAllocation): Columns => ({
  reservation_date: seat.date,
  time_slot_id: seat.timeSlotId,
  slot_start: seat.slotStart,
  slot_end: seat.slotEnd,
  slot_description: seat.slotDescription,
  table_id: seat.tableId,
  table_name: seat.tableName,
  floor: seat.floor,
  number_of_people: seat.covers,
  table_shared: seat.tableShared ?? false,
  holds_seat: seat.holdsSeat ?? true,
});

const stateColumns = ({
  seat,
  status,
  outcome,
  arrivedAt,
  reason,
  awaitsCall,
}: Partial<ReservationState> & Pick<ReservationState, 'seat'>): Columns => ({
  ...seatColumns(seat),
  ...(status === undefined ? {} : { status }),
  ...(outcome === undefined ? {} : { outcome }),
  ...(arrivedAt === undefined ? {} : { arrived_at: arrivedAt }),
  ...(reason === undefined ? {} : { cancel_reason: reason }),
  ...(awaitsCall === undefined ? {} : { awaits_call: awaitsCall }),
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

const allergiesColumns = (event: ProjectedEvent<ReservationEvent>): Columns =>
  event.type === 'AllergiesDeclared'
    ? { allergies_subject_id: event.subjectId, allergies_remembered: event.data.remember }
    : {};

const findOrigin = (event: ProjectedEvent<ReservationEvent>) =>
  event.type === 'ReservationEntered' ? event.data.origin : 'online';

export const reservationsProjection: Projection<ReservationEvent> = {
  name: 'reservation-desk',
  streamPrefix: RESERVATION_STREAM_PREFIX,
  tables: ['reservations'],

  async apply(event, sql) {
    const { type, stream, version, at, actor, subjectId } = event;
    const id = parseReservationId(stream);
    const columns = {
      ...stateColumns(stateChangeOf(event)),
      ...allergiesColumns(event),
      version,
      updated_at: at,
      last_type: type,
      last_actor: actor,
    };
    if (version > 1) await update(sql, id, columns);
    else
      await insert(sql, {
        id,
        subject_id: subjectId,
        origin: findOrigin(event),
        created_at: at,
        ...columns,
      });
  },
};
