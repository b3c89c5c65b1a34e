import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import type { EventData } from '#src/event-log/event-sentences.ts';
import {
  createShadowTables,
  replayMatchingEvents,
  listTables,
} from '#src/event-log/postgres/read-models/shadow-tables.ts';
import type { Projection } from '#src/event-log/projection.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { ReservationsAsOfQuery } from './ports.ts';
import {
  SELECT_EVENTS,
  SERVICE_DAY_SQL,
  toHistoryEvents,
  type Describe,
  type HistoryRow,
} from './history-repository.postgres.ts';
import { addLimitsThatEnded } from './limits-that-ended.postgres.ts';
import { createConfigurationAsOf } from './rebuild-configuration-as-of.postgres.ts';

type Deps = {
  readonly sql: Sql;
  readonly inTransaction: InTransaction;
  readonly describe: Describe;
  readonly describeTurnLimit: (data: EventData) => string;
  /**
   * The SQL of a projection must not name a schema. Otherwise it would write to the public tables
   * instead of their temporary copies.
   */
  readonly projections: readonly Projection[];
  /** Reads the statistics of a date. The instant `at` decides which limits of the date apply. */
  readonly statistics: (tx: Sql, date: string, at: Date) => Promise<SlotStatistics[]>;
  readonly now: () => Date;
  readonly isClosed: (tx: Sql, date: string, meal: MealType) => Promise<boolean>;
};

const MEALS: readonly MealType[] = ['pranzo', 'cena'];

/**
 * Streams that hold seats of the date. A change request or a waiting party can hold seats of a date
 * that is not the date of its other events.
 */
const STREAMS_OF_DAY = `stream in (
  select stream from event where ${SERVICE_DAY_SQL} = ?
    and (stream like 'reservation-%' or stream like 'turn-limit-%' or stream like 'waiting-list-%')
  union select stream from event where type = 'ChangeRequested' and data #>> '{wanted,date}' = ?)`;

type Row = Omit<ReservationsAsOfView['reservations'][number], 'reference'>;

/** The name of the vault is the present one. Older corrections do not say which fields changed. */
const IS_NAME_CORRECTED_LATER = `exists (
  select from event e where e.stream = 'reservation-' || r.id and e.type = 'GuestDataCorrected' and e.pos > ?
    and coalesce(e.data->'fields' @> '["name"]', true))`;

const SELECT_RESERVATIONS = `
  select r.id::text, p.data->>'name' "customerName", ${IS_NAME_CORRECTED_LATER} "isNameOfToday", r.slot_start "startTime", r.slot_end "endTime", r.table_name "tableName",
    r.number_of_people "numberOfPeople", r.status, r.outcome
  from reservations r left join personal_data p on p.subject_id = r.subject_id
  where r.reservation_date = ? order by r.slot_start, r.created_at, r.id`;

const readInstant = async (tx: Sql, position: number): Promise<Date> => {
  const [event] = await tx<{ at: string }>('select at from event where pos = ?', [position]);
  return event ? new Date(event.at) : new Date(0);
};

const toReservationView = (withNames: boolean) => (row: Row) => ({
  ...row,
  customerName: withNames ? row.customerName : null,
  isNameOfToday: withNames && row.customerName !== null && row.isNameOfToday,
  reference: toReferenceCode(row.id),
});

export const createReservationsAsOfQuery = ({
  sql,
  inTransaction,
  describe,
  describeTurnLimit,
  projections,
  statistics,
  isClosed,
  now,
}: Deps): ReservationsAsOfQuery => ({
  async listChanges(date) {
    const rows = await sql<HistoryRow>(
      `${SELECT_EVENTS} where ${STREAMS_OF_DAY} or (${SERVICE_DAY_SQL} = ? and (stream like 'closure-%' or stream like 'turn-limit-%' or stream like 'waiting-list-%')) order by event.pos`,
      [date, date, date],
    );
    const changes = (await toHistoryEvents(sql, describe, rows)).map(
      ({ position, at, sentence, by }) => ({ position, at, sentence, by }),
    );
    return addLimitsThatEnded(sql, date, { changes, now: now(), describeTurnLimit });
  },

  readAt: (date, { position: asked, at }, withNames) =>
    inTransaction(async (tx) => {
      await tx('set transaction isolation level repeatable read');
      const [head] = await tx<{ pos: string }>('select pos::text from log_head');
      const position = Math.min(asked ?? Infinity, Number(head!.pos));
      await createShadowTables(tx, listTables(projections));
      await replayMatchingEvents(tx, projections, `pos <= ? and ${STREAMS_OF_DAY}`, [
        position,
        date,
        date,
      ]);
      await createConfigurationAsOf(tx, position);
      const rows = await tx<Row>(SELECT_RESERVATIONS, [position, date]);
      const closed: MealType[] = [];
      for (const meal of MEALS) if (await isClosed(tx, date, meal)) closed.push(meal);
      return {
        position,
        reservations: rows.map(toReservationView(withNames)),
        statistics: await statistics(
          tx,
          date,
          at ?? (asked === null ? now() : await readInstant(tx, position)),
        ),
        closed,
      };
    }),
});
