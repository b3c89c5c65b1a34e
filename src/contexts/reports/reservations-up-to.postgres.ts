import type { LogPrefix, Period } from './ports.ts';

/**
 * Must equal the expression of the index `event_service_day`. Otherwise PostgreSQL would not use
 * the index.
 */
const SERVICE_DAY = `coalesce(data #>> '{seat,date}', data #>> '{occasion,date}', data #>> '{closure,date}', data ->> 'date')`;

/**
 * Types of events that change the status of a reservation. An undo counts only if it undoes one of
 * these events.
 */
const STATUS_EVENTS = `('ReservationRequested', 'ReservationEntered', 'ReservationConfirmed', 'ReservationRejected',
  'ReservationExpired', 'ReservationCancelled', 'ReservationMerged', 'ReservationCancelledByGuest', 'GuestDidNotShow',
  'TableCleared', 'ReservationCompleted', 'LastActionUndone')`;

/** Types of events that record an arrival, or undo its recording. */
const ARRIVAL_EVENTS = `('ReservationEntered', 'GuestArrived', 'GuestsSeated', 'GuestDidNotShow', 'LastActionUndone')`;

const STATUS = `case decision.type
  when 'ReservationRequested' then 'pending'
  when 'ReservationEntered' then 'confirmed'
  when 'ReservationConfirmed' then 'confirmed'
  when 'ReservationRejected' then 'rejected'
  when 'ReservationExpired' then 'expired'
  when 'GuestDidNotShow' then 'no_show'
  when 'TableCleared' then 'completed'
  when 'ReservationCompleted' then case
    when decision.data->>'outcome' = 'not_verified' then 'not_verified'
    when decision.data->>'outcome' is null and decision.actor = 'system' and arrival.arrived_at is null then 'not_verified'
    else 'completed' end
  when 'LastActionUndone' then coalesce(decision.data->>'outcome', decision.data->>'status')
  else 'cancelled' end`;

/**
 * Common table expressions that end with `booking`: one row per reservation, as of the log
 * position. Includes reservations that ever had a date in the period, so callers must also filter
 * by `day`.
 */
export const BOOKINGS = `
  fact as materialized (
    select stream, version, type, at, actor, data from event
    where pos <= ? and stream in (
      select stream from event where stream like 'reservation-%' and ${SERVICE_DAY} between ? and ?)
  ),
  seat as (
    select distinct on (stream) stream, (data->'seat'->>'date')::date "day", data->'seat'->>'slotStart' slot_start,
      coalesce(data->'seat'->>'arrivalTime', data->'seat'->>'slotStart') "time", (data->'seat'->>'covers')::int covers
    from fact order by stream, version desc
  ),
  arrival as (
    select distinct on (stream) stream, data->>'arrivedAt' arrived_at
    from fact where type in ${ARRIVAL_EVENTS} order by stream, version desc
  ),
  decision as (
    select distinct on (stream) stream, type, actor, data
    from fact
    where type in ${STATUS_EVENTS} and (type <> 'LastActionUndone' or data->>'undone' in ${STATUS_EVENTS})
    order by stream, version desc
  ),
  booking as (
    select stream, seat.day, seat.slot_start, seat."time", seat.covers, ${STATUS} status,
      coalesce(first.data->>'origin', 'online') origin, seat.day - (first.at at time zone ?::text)::date days_before,
      decision.data->>'reason' reason, arrival.arrived_at is not null has_arrived
    from fact first join seat using (stream) join decision using (stream) left join arrival using (stream)
    where first.version = 1
  )`;

/** SQL condition for a reservation whose party came or is still expected. */
export const TAKES_SEAT = `status in ('confirmed', 'completed', 'not_verified')`;

/** Returns the values for the placeholders of `BOOKINGS`. */
export const bookingValues = (
  { position }: LogPrefix,
  { from, to }: Period,
  timeZone: string,
): unknown[] => [position, from, to, timeZone];
