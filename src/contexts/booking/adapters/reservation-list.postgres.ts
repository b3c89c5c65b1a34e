import type {
  CancelReason,
  DeskSummary,
  ReservationHistoryEntry,
} from '#src/contracts/booking/reservation-desk-schemas.ts';
import { actionByEventType } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ReservationList } from '../application/ports.ts';
import { toReservationStream } from '../application/reservation-stream-name.ts';
import type { ReservationEvent } from '../domain/reservation-actions.ts';
import type { SeatAllocation } from '../domain/reservation-state.ts';
import {
  FILTER_CONDITIONS,
  ORDER_BY_TURN,
  cursorCondition,
  searchConditions,
  selectOrder,
  statusCondition,
  buildWhere,
} from './reservation-search-conditions.postgres.ts';
import {
  FROM_RESERVATIONS,
  SELECT_RESERVATION_VIEW,
  loadActorNames,
  toReservationViews,
  type ReservationViewRow,
  type ViewDeps,
} from './reservation-view-query.postgres.ts';

const MAX_OPEN_REQUESTS = 300;
const OPEN_REQUESTS = `${SELECT_RESERVATION_VIEW}
  where r.status = 'pending' or r.change_request is not null
  order by r.reservation_date, r.slot_start, r.created_at, r.id limit ${MAX_OPEN_REQUESTS}`;

const { to_call: toCall, ...byStatus } = FILTER_CONDITIONS;
const SUMMARY_COLUMNS: Readonly<Record<Exclude<keyof DeskSummary, 'all'>, string>> = {
  ...byStatus,
  toCall,
};

const SUMMARY = `
  select count(*)::int "all", ${Object.entries(SUMMARY_COLUMNS)
    .map(([name, condition]) => `(count(*) filter (where ${condition}))::int "${name}"`)
    .join(', ')}
  ${FROM_RESERVATIONS}`;

/** Leaves out the guest's `notes`, because the history shows only texts that staff wrote. */
const RESERVATION_HISTORY = `
  select e.type, ${isoInstantSql('e.at')} at, e.actor, e.data, coalesce(p.data->>'note', p.data->>'overrideReason') note
  from event e left join personal_data p on p.subject_id = e.subject_id where e.stream = ? order by e.version`;

type HistoryRow = {
  readonly type: ReservationEvent['type'];
  readonly at: string;
  readonly actor: Actor;
  readonly note: string | null;
  readonly data: {
    readonly seat: SeatAllocation;
    readonly reason?: CancelReason | RejectionReason | null;
    readonly passed?: string[];
    readonly insteadOf?: string;
  };
};

const toHistoryEntry = (
  { type, at, actor, note, data: { seat, reason, passed, insteadOf } }: HistoryRow,
  name: (actor: Actor) => string,
): ReservationHistoryEntry => ({
  type: actionByEventType[type].name,
  at,
  by: name(actor),
  note,
  passed: passed ?? [],
  insteadOf: insteadOf ? toReferenceCode(insteadOf) : null,
  reason: type === 'ReservationCancelled' ? (reason as CancelReason) : null,
  rejectionReason:
    type === 'ReservationRejected' ? ((reason as RejectionReason | undefined) ?? null) : null,
  seat: {
    reservationDate: seat.date,
    startTime: seat.slotStart,
    endTime: seat.slotEnd,
    tableName: seat.tableName,
    numberOfPeople: seat.covers,
  },
});

export const createReservationList = (pool: Sql, deps: ViewDeps): ReservationList => ({
  async listPage(query) {
    const order = selectOrder(query);
    const [condition, values] = buildWhere([
      ...searchConditions(query),
      ...statusCondition(query.status),
      ...cursorCondition(query, order),
    ]);
    const rows = await pool<ReservationViewRow>(
      `${SELECT_RESERVATION_VIEW} ${condition} order by ${order.orderBy} limit ?`,
      [...values, query.limit + 1],
    );
    const page = rows.slice(0, query.limit);
    return {
      reservations: await toReservationViews(pool, page, deps),
      next: rows.length > query.limit ? page.at(-1)!.id : null,
    };
  },

  async countByFilter(days) {
    const [condition, values] = buildWhere(searchConditions(days));
    const [counted] = await pool<DeskSummary>(`${SUMMARY} ${condition}`, values);
    return counted!;
  },

  async findWithHistory(id) {
    const [reservation] = await toReservationViews(
      pool,
      await pool<ReservationViewRow>(`${SELECT_RESERVATION_VIEW} where r.id = ?`, [id]),
      deps,
    );
    if (!reservation) return null;
    const rows = await pool<HistoryRow>(RESERVATION_HISTORY, [toReservationStream(id)]);
    const name = await loadActorNames(
      pool,
      rows.map(({ actor }) => actor),
      deps.resolveActorName,
    );
    return { reservation, story: rows.map((row) => toHistoryEntry(row, name)) };
  },

  async listOpen() {
    return toReservationViews(pool, await pool<ReservationViewRow>(OPEN_REQUESTS, []), deps);
  },

  async listBetween(from, to) {
    const [condition, values] = buildWhere(searchConditions({ from, to }));
    return toReservationViews(
      pool,
      await pool<ReservationViewRow>(
        `${SELECT_RESERVATION_VIEW} ${condition} order by ${ORDER_BY_TURN.orderBy}`,
        values,
      ),
      deps,
    );
  },
});
