import type { SlotStatistics } from '../../contracts/booking.ts';
import type { MealType } from '../../contracts/fields.ts';
import type { PastBook } from '../../contracts/history.ts';
import type { WhoIs } from '../../event-log/faster.ts';
import { makeShadows, replayRows, tablesOf } from '../../event-log/postgres/shadow-tables.ts';
import type { Projection } from '../../event-log/projection.ts';
import { referenceOf } from '../../kernel/reference.ts';
import type { InTransaction, Sql } from '../../kernel/transaction.ts';
import type { PastBooks } from './history.ts';
import { SELECT, SERVICE_DAY, tell, type EventRow } from './history.postgres.ts';
import { furnitureAt } from './undo-furniture.postgres.ts';

type Deps = {
  readonly sql: Sql;
  readonly inTransaction: InTransaction;
  readonly whoIs: WhoIs;
  /** Read models of reservations; they write plain table names. */
  readonly projections: readonly Projection[];
  /** The same questions that the staff's screens ask, asked of the twins. */
  readonly statistics: (tx: Sql, date: string) => Promise<SlotStatistics[]>;
  readonly isClosed: (tx: Sql, date: string, meal: MealType) => Promise<boolean>;
};

const MEALS: readonly MealType[] = ['pranzo', 'cena'];

/** Streams of reservations that were ever for this day. */
const OF_DAY = `stream in (select stream from event where ${SERVICE_DAY} = ? and stream like 'reservation-%')`;

type Row = Omit<PastBook['reservations'][number], 'reference'>;

const ROWS = `
  select r.id::text, p.data->>'name' "customerName", r.slot_start "startTime", r.slot_end "endTime", r.table_name "tableName",
    r.number_of_people "numberOfPeople", r.status, r.outcome
  from reservations r left join personal_data p on p.subject_id = r.subject_id
  where r.reservation_date = ? order by r.slot_start, r.created_at, r.id`;

const shown = (withNames: boolean) => (row: Row) => ({
  ...row,
  customerName: withNames ? row.customerName : null,
  reference: referenceOf(row.id),
});

/** The book of a service day as staff saw it, replayed from the log beside the book of today. */
export const postgresPastBooks = ({
  sql,
  inTransaction,
  whoIs,
  projections,
  statistics,
  isClosed,
}: Deps): PastBooks => ({
  async moments(date) {
    const rows = await sql<EventRow>(
      `${SELECT} where ${OF_DAY} or (${SERVICE_DAY} = ? and stream like 'closure-%') order by event.pos`,
      [date, date],
    );
    return (await tell(sql, whoIs, rows)).map(({ position, at, sentence, by }) => ({
      position,
      at,
      sentence,
      by,
    }));
  },

  at: (date, asked, withNames) =>
    inTransaction(async (tx) => {
      await tx('set transaction isolation level repeatable read');
      const [head] = await tx<{ pos: string }>('select pos::text from log_head');
      const position = Math.min(asked ?? Infinity, Number(head!.pos));
      await makeShadows(tx, tablesOf(projections));
      await replayRows(tx, projections, `pos <= ? and ${OF_DAY}`, [position, date]);
      await furnitureAt(tx, position);
      const rows = await tx<Row>(ROWS, [date]);
      const closed: MealType[] = [];
      for (const meal of MEALS) if (await isClosed(tx, date, meal)) closed.push(meal);
      return {
        position,
        reservations: rows.map(shown(withNames)),
        statistics: await statistics(tx, date),
        closed,
      };
    }),
});
