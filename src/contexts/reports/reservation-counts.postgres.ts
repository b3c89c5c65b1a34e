import { DINNER_FROM } from '#src/contracts/booking/time-slots.ts';
import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { LogPrefix, Period, ReservationCounts } from './ports.ts';
import { bookingValues, BOOKINGS, TAKES_SEAT } from './reservations-up-to.postgres.ts';

const COVERS = `
  with ${BOOKINGS}
  select day::text "date", case when slot_start < '${DINNER_FROM}' then 'pranzo' else 'cena' end meal, sum(covers)::int covers
  from booking where ${TAKES_SEAT} and day between ? and ? group by 1, 2`;

/**
 * Sums the covers booked at least `step` days before the visit. Excludes walk-ins, because they
 * have no booking before the visit.
 */
const CURVE = `
  with ${BOOKINGS}
  select step "daysBefore", coalesce(sum(covers) filter (where days_before >= step), 0)::int covers
  from unnest(string_to_array(?, ',')::int[]) step
  left join booking on ${TAKES_SEAT} and origin <> 'walk_in' and day between ? and ?
  group by step order by step`;

const NO_SHOWS = `
  with ${BOOKINGS}
  select origin, count(*) filter (where status = 'no_show')::int "noShows", count(*)::int visits
  from booking
  where day between ? and ? and (status in ('no_show', 'completed') or status = 'confirmed' and has_arrived)
  group by origin`;

/**
 * Sums the covers of requests without room or answer, and of waiting guests who got no table. A
 * waiting guest counts at the first wished turn.
 */
const UNMET_DEMAND = `
  with ${BOOKINGS},
  waiting as (
    select joined.data, joined.data->'turns'->0->>'slotStart' "time" from event joined
    where joined.type = 'WaitingListJoined' and joined.pos <= ? and not exists (
      select from event accepted where accepted.stream = joined.stream and accepted.type = 'OfferAccepted' and accepted.pos <= ?)
  ),
  unmet as (
    select "time", covers, case status when 'expired' then 'expired' else 'no_room' end reason from booking
    where day between ? and ? and (status = 'expired' or status = 'rejected' and reason = 'no_room')
    union all
    select "time", (data->>'covers')::int, 'waiting_list' from waiting
    where (data->>'date')::date between ? and ?
  )
  select "time", reason, sum(covers)::int covers from unmet group by 1, 2 order by 1, 2`;

type Row<List> = List extends readonly (infer Item)[] ? Item : never;
type Covers = Omit<Row<WeeklyReport['covers']>, 'coversLastYear'>;
type CurvePoint = Omit<Row<WeeklyReport['bookingCurve']['points']>, 'coversLastYear'>;

export const createReservationCounts = (sql: Sql, timeZone: string): ReservationCounts => {
  const values = (prefix: LogPrefix, period: Period) => bookingValues(prefix, period, timeZone);
  return {
    listCovers: (prefix, period) =>
      sql<Covers>(COVERS, [...values(prefix, period), period.from, period.to]),

    listCurve: (prefix, period, daysBefore) =>
      sql<CurvePoint>(CURVE, [
        ...values(prefix, period),
        daysBefore.join(','),
        period.from,
        period.to,
      ]),

    listNoShows: (prefix, period) =>
      sql(NO_SHOWS, [...values(prefix, period), period.from, period.to]),

    listUnmetDemand: (prefix, { from, to }) => {
      const { position } = prefix;
      const all = [...values(prefix, { from, to }), position, position, from, to, from, to];
      return sql(UNMET_DEMAND, all);
    },
  };
};
