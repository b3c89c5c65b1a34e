import type { Sql } from '#src/kernel/transaction.ts';
import type { QuoteCounts } from './ports.ts';

/**
 * Counts the quotes that reached each stage. `quote.step` is the furthest stage of a quote, from 1
 * (requested) to 6 (done).
 */
const QUOTES = `
  with fact as (
    select stream, version, type, at, data from event where stream like 'quote-%' and pos <= ?
  ),
  decision as (
    select distinct on (stream) stream, type from fact
    where type in ('QuoteApproved', 'QuoteApprovalUndone', 'QuoteRejected', 'QuoteLost') order by stream, version desc
  ),
  quote as (
    select stream, bool_or(decision.type in ('QuoteRejected', 'QuoteLost')) is true is_lost, max(case
      when fact.type = 'ProposalMade' then 2 when fact.type = 'ProposalSeen' then 3 when fact.type = 'ProposalAccepted' then 4
      when decision.type = 'QuoteApproved' then case when (fact.data->'occasion'->>'date')::date < ?::date then 6 else 5 end
      else 1 end) step
    from fact left join decision using (stream)
    group by stream
    having min(at) filter (where version = 1) >= ?::timestamptz and min(at) filter (where version = 1) < ?::timestamptz
  )
  select stage "step", count(quote.stream) filter (where quote.step >= stage)::int quotes,
    count(quote.stream) filter (where is_lost)::int lost
  from generate_series(1, 6) stage left join quote on true group by stage order by stage`;

export const createQuoteCounts = (sql: Sql): QuoteCounts => ({
  listStages: ({ position }, { from, until, today }) => sql(QUOTES, [position, today, from, until]),
});
