import type { CancelReason, DeskSummary, StoryLine } from '../../../contracts/desk.ts';
import type { RejectionReason } from '../../../contracts/rejection.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { WhoIs } from '../../../event-log/faster.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { isoInstant } from '../../../kernel/iso-instant.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { DeskBook } from '../application/ports.ts';
import { reservationStream } from '../application/reservation-stream.ts';
import type { ReservationEvent, Seat } from '../domain/reservation-events.ts';
import { BY_TURN, after, conditionsOf, orderOf, statusCondition, where } from './desk-search.ts';
import { FROM, TO_CALL, VIEW, actionOf, namesOf, viewsOf, type Row } from './desk-view.ts';

const SUMMARY = `
  select count(*)::int "all", ${(['pending', 'confirmed', 'completed', 'cancelled'] as const)
    .map((status) => `(count(*) filter (where r.status = '${status}'))::int ${status}`)
    .join(', ')},
    (count(*) filter (where ${TO_CALL}))::int "toCall"
  ${FROM}`;

/** The guest's own words are no note of the staff: of a first event only the reason to pass a limit. */
const STORY = `
  select e.type, ${isoInstant('e.at')} at, e.actor, e.data, coalesce(p.data->>'note', p.data->>'overrideReason') note
  from event e left join personal_data p on p.subject_id = e.subject_id where e.stream = ? order by e.version`;

type StoryRow = {
  readonly type: ReservationEvent['type'];
  readonly at: string;
  readonly actor: Actor;
  readonly note: string | null;
  readonly data: {
    readonly seat: Seat;
    readonly reason?: CancelReason | RejectionReason | null;
    readonly passed?: string[];
  };
};

const lineOf = (
  { type, at, actor, note, data: { seat, reason, passed } }: StoryRow,
  name: (actor: Actor) => string,
): StoryLine => ({
  type: actionOf[type],
  at,
  by: name(actor),
  note,
  passed: passed ?? [],
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

/** The book as staff read it. */
export const deskBookOn = (
  pool: Sql,
  deps: { readonly whoIs: WhoIs; readonly clock: Clock },
): DeskBook => ({
  async page(query) {
    const order = orderOf(query);
    const [condition, values] = where([
      ...conditionsOf(query),
      ...statusCondition(query.status),
      ...after(query, order),
    ]);
    const rows = await pool<Row>(`${VIEW} ${condition} order by ${order.by} limit ?`, [
      ...values,
      query.limit + 1,
    ]);
    const page = rows.slice(0, query.limit);
    return {
      reservations: await viewsOf(pool, page, deps),
      next: rows.length > query.limit ? page.at(-1)!.id : null,
    };
  },

  async summary(days) {
    const [condition, values] = where(conditionsOf(days));
    const [counted] = await pool<DeskSummary>(`${SUMMARY} ${condition}`, values);
    return counted!;
  },

  async story(id) {
    const [reservation] = await viewsOf(
      pool,
      await pool<Row>(`${VIEW} where r.id = ?`, [id]),
      deps,
    );
    if (!reservation) return null;
    const rows = await pool<StoryRow>(STORY, [reservationStream(id)]);
    const name = await namesOf(
      pool,
      rows.map(({ actor }) => actor),
      deps.whoIs,
    );
    return { reservation, story: rows.map((row) => lineOf(row, name)) };
  },

  async between(from, to) {
    const [condition, values] = where(conditionsOf({ from, to }));
    return viewsOf(
      pool,
      await pool<Row>(`${VIEW} ${condition} order by ${BY_TURN.by}`, values),
      deps,
    );
  },
});
