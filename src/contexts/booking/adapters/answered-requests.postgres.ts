import type { Sql } from '#src/kernel/transaction.ts';
import type { AnsweredRequests } from '../application/guest/load-answer-minutes.ts';

const toMs = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/**
 * Finds the first answer of staff to each recent request. Ignores answers that staff undid, because
 * an undo made the request pending again.
 */
const ANSWERED_REQUESTS = `
  with recent as materialized (
    select stream, version, type, at, actor, data->>'status' status from event
    where at >= ? and type in ('ReservationRequested', 'ReservationConfirmed', 'ReservationRejected', 'LastActionUndone')
  ), undone as (
    select stream, max(version) version from recent where type = 'LastActionUndone' and status = 'pending' group by stream
  )
  select ${toMs('requested.at')} "from", ${toMs('min(answer.at)')} until
  from recent requested join recent answer using (stream) left join undone using (stream)
  where requested.type = 'ReservationRequested' and answer.type in ('ReservationConfirmed', 'ReservationRejected')
    and answer.actor like 'staff:%' and answer.version > coalesce(undone.version, 0)
  group by requested.stream, requested.at`;

export const createAnsweredRequests = (sql: Sql): AnsweredRequests => ({
  listSince: (since) => sql(ANSWERED_REQUESTS, [since.toISOString()]),
});
