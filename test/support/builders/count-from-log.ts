import type { Sql } from '#src/kernel/transaction.ts';

/** Period of the counted visits. Both dates are inclusive. */
type Period = { readonly from: string; readonly to: string };

/**
 * SQL for the events up to an instant that no later event undid. The product uses another method:
 * it searches the last event that sets a status.
 */
const EFFECTIVE = `
  with prefix as (
    select *, lead(type) over (partition by stream order by version) next_type from event where at <= $1
  )
  select * from prefix where type <> 'LastActionUndone' and next_type is distinct from 'LastActionUndone'`;

const VISITS = `
  select *, (seat->>'date')::date "date", (seat->>'covers')::int covers from (
    select stream, (array_agg(data->'seat' order by version desc))[1] seat, min(at) asked,
      coalesce(max(data->>'origin'), 'online') origin,
      bool_or(type in ('ReservationConfirmed', 'ReservationEntered')) accepted,
      bool_or(type = 'GuestDidNotShow') absent,
      bool_or(type in ('ReservationRejected', 'ReservationCancelledByGuest', 'ReservationExpired')) ended,
      bool_or(type = 'ReservationRejected' and data->>'reason' = 'no_room') without_room,
      bool_or(type = 'ReservationExpired') expired,
      bool_or(type = 'TableCleared' or data->>'arrivedAt' is not null or data->>'outcome' = 'verified') seen
    from effective where starts_with(stream, 'reservation-') group by stream
  ) party`;

const COVERS = `
  select coalesce(sum(covers), 0)::int covers from visit
  where accepted and not ended and not absent and "date" >= $1::date and "date" <= $2::date
    and (seat->>'slotStart' >= '17:00') = ($3 = 'cena')`;

const CURVE = `
  select coalesce(sum(covers), 0)::int covers from visit
  where accepted and not ended and not absent and origin <> 'walk_in' and "date" >= $1::date and "date" <= $2::date
    and date_trunc('day', asked at time zone 'Europe/Rome') <= "date" - make_interval(days => $3::int)`;

const NO_SHOWS = `
  select sum(case when absent then 1 else 0 end)::int "noShows", count(*)::int visits from visit
  where accepted and not ended and (absent or seen) and origin = $3 and "date" >= $1::date and "date" <= $2::date`;

const UNMET = `
  select coalesce(sum(covers), 0)::int covers from (
    select covers, coalesce(seat->>'arrivalTime', seat->>'slotStart') "time",
      case when expired then 'expired' else 'no_room' end reason
    from visit where (expired or without_room) and "date" >= $1::date and "date" <= $2::date
    union all
    select (data->>'covers')::int, data->'turns'->0->>'slotStart', 'waiting_list' from effective
    where type = 'WaitingListJoined' and next_type is null and (data->>'date')::date between $1::date and $2::date
  ) unmet where "time" = $3 and reason = $4`;

const ANSWERS = `with
  answered as (
    select stream, min(at) filter (where version = 1) asked,
      min(at) filter (where type in ('ReservationConfirmed', 'ReservationRejected')) answered
    from effective where starts_with(stream, 'reservation-') and stream in (select stream from event where type = 'ReservationRequested')
    group by stream
  ),
  service as (
    select case when start_time >= '17:00' then 'cena' else 'pranzo' end meal, min(start_time) opens, max(end_time) closes
    from time_slots where is_active group by 1
  ),
  open as (
    select tstzrange((day + opens::time) at time zone 'Europe/Rome', (day + closes::time) at time zone 'Europe/Rome') hours
    from service, generate_series(($1::date - 2)::timestamp, ($2::date + 10)::timestamp, interval '1 day') day
  ),
  wait as (
    select stream, coalesce((select sum(extract(epoch from upper(hours * span) - lower(hours * span)))
      from open where not isempty(hours * span)), 0) / 60 minutes
    from (select stream, tstzrange(asked, answered) span, asked from answered where answered is not null) waiting
    where asked >= $1::date::timestamp at time zone 'Europe/Rome' and asked < ($2::date + 1)::timestamp at time zone 'Europe/Rome'
  )
  select ceil(percentile_disc(0.5) within group (order by minutes))::int median,
    array[count(*) filter (where minutes <= 10), count(*) filter (where minutes > 10 and minutes <= 30),
      count(*) filter (where minutes > 30 and minutes <= 60), count(*) filter (where minutes > 60 and minutes <= 120),
      count(*) filter (where minutes > 120 and minutes <= 360), count(*) filter (where minutes > 360)]::int[] bands
  from wait`;

const QUOTES = `with
  quote as (
    select stream, max((data->'occasion'->>'date')::date) held_on, min(at) asked, (array_agg(type order by version desc))[1] last_type,
      bool_or(type = 'ProposalMade') proposed, bool_or(type = 'ProposalSeen') seen, bool_or(type = 'ProposalAccepted') accepted
    from effective where starts_with(stream, 'quote-') group by stream
  ),
  scope as (
    select *, last_type = 'QuoteApproved' confirmed from quote
    where asked >= $1::date::timestamp at time zone 'Europe/Rome' and asked < ($2::date + 1)::timestamp at time zone 'Europe/Rome'
  )
  select array[count(*), count(*) filter (where proposed or seen or accepted or confirmed), count(*) filter (where seen or accepted or confirmed),
      count(*) filter (where accepted or confirmed), count(*) filter (where confirmed),
      count(*) filter (where confirmed and held_on < ($3::timestamptz at time zone 'Europe/Rome')::date)]::int[] stages,
    (count(*) filter (where last_type = 'QuoteRejected'))::int lost
  from scope`;

/**
 * Creates functions that compute the numbers of a report as of an instant. Their SQL is independent
 * of the product. Replaces the tables `visit` and `effective`.
 */
export const createLogCounter = async (query: Sql, asOf: string) => {
  await query('drop table if exists visit, effective');
  await query(`create table effective as ${EFFECTIVE.replace('$1', `'${asOf}'`)}`);
  await query(`create table visit as ${VISITS}`);
  const count = async <Row>(sql: string, { from, to }: Period, ...more: unknown[]) =>
    (await query<Row>(sql, [from, to, ...more]))[0]!;
  return {
    covers: async (period: Period, meal: string) =>
      (await count<{ covers: number }>(COVERS, period, meal)).covers,
    curve: async (period: Period, daysBefore: number) =>
      (await count<{ covers: number }>(CURVE, period, daysBefore)).covers,
    noShows: async (period: Period, origin: string) => {
      const { noShows, visits } = await count<{ noShows: number | null; visits: number }>(
        NO_SHOWS,
        period,
        origin,
      );
      return { noShows: noShows ?? 0, visits };
    },
    unmet: async (period: Period, time: string, reason: string) =>
      (await count<{ covers: number }>(UNMET, period, time, reason)).covers,
    answers: (period: Period) => count<{ median: number | null; bands: number[] }>(ANSWERS, period),
    quotes: (period: Period) => count<{ stages: number[]; lost: number }>(QUOTES, period, asOf),
  };
};
