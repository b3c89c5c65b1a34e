import type { Sql } from '#src/kernel/transaction.ts';
import type { AnsweredPeriods } from './ports.ts';

const toMs = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/**
 * Selects the time from each request to the first answer of staff that they did not undo. An undone
 * answer makes the request pending again.
 */
const ANSWERED_REQUESTS = `
  with fact as materialized (
    select stream, version, type, at, actor, data from event
    where pos <= ? and type in ('ReservationRequested', 'ReservationConfirmed', 'ReservationRejected', 'LastActionUndone')
  ),
  undone as (
    select stream, max(version) version from fact where type = 'LastActionUndone' and data->>'status' = 'pending' group by stream
  )
  select ${toMs('requested.at')} "from", ${toMs('min(answer.at)')} until
  from fact requested join fact answer using (stream) left join undone using (stream)
  where requested.type = 'ReservationRequested' and requested.at >= ? and requested.at < ?
    and answer.type in ('ReservationConfirmed', 'ReservationRejected') and answer.actor like 'staff:%'
    and answer.version > coalesce(undone.version, 0)
  group by requested.stream, requested.at order by 1, 2`;

export const createAnsweredPeriods = (sql: Sql): AnsweredPeriods => ({
  list: ({ position }, { from, until }) => sql(ANSWERED_REQUESTS, [position, from, until]),
});
