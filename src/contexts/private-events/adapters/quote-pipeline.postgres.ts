import { pipelineStages } from '#src/contracts/private-events/pipeline-codes.ts';
import type { QuoteBoard, QuoteCardView } from '#src/contracts/private-events/pipeline.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { QuotePipeline, PipelineFacts } from '../application/ports.ts';
import { toQuoteStream } from '../application/quote-stream-name.ts';
import type { StoredStage } from '../domain/quote-events.ts';
import { toPipelineStage } from '../domain/stages.ts';

/**
 * Limits the response. Open stages contain far fewer quotes, and the board shows only the latest
 * done and lost quotes.
 */
const CARDS_PER_STAGE = 100;

/**
 * Computes the stage like `toPipelineStage`. SQL needs the same rule, because the query ranks the
 * cards of each stage.
 */
const STAGE = `case when q.stage = 'confirmed' and q.event_date < ?::date then 'done' else q.stage end`;

const PAID = (kind: string) =>
  `coalesce((select sum(amount_cents)::int from quote_payments m where m.quote_id = q.id and m.kind = '${kind}'), 0)`;

/**
 * Selects the cards of the board. Done and lost quotes have the latest occasion first, all others
 * the earliest.
 */
const BOARD = `
  with staged as (select q.*, ${STAGE} shown_stage from event_quotes q),
  ranked as (select *, count(*) over (partition by shown_stage)::int stage_count, row_number() over (partition by shown_stage
    order by case when shown_stage in ('done', 'lost') then '1900-01-01'::date - event_date else event_date - '1900-01-01'::date end, id) place from staged)
  select q.id::text, p.data->>'name' "customerName", q.wishes->>'eventKind' "eventKind", p.data->>'celebration' celebration, q.event_date::text "eventDate", q.meal_type "mealType",
    q.number_of_people "numberOfPeople", q.shown_stage stage, ${isoInstantSql('q.created_at')} "createdAt",
    coalesce(v.version, 0) "proposalVersion", ${isoInstantSql('v.seen_at')} "proposalSeenAt", q.accepted_version is not null "isAccepted", q.hold is not null "holdsSeats",
    exists (select from quote_questions k where k.quote_id = q.id and k.is_open) "hasOpenQuestion",
    ${isoInstantSql('v.option_until')} "optionUntil", q.call_back_on::text "callBackOn",
    ${PAID('deposit')} "depositCents", ${PAID('balance')} > 0 "isPaid", q.lost_reason "lostReason", stage_count "stageCount"
  from ranked q left join personal_data p on p.subject_id = q.subject_id
  left join lateral (select * from quote_proposals v where v.quote_id = q.id order by v.version desc limit 1) v on true
  where place <= ${CARDS_PER_STAGE} order by place`;

const FACTS = `
  select q.stage "storedStage", q.event_date::text "eventDate", q.call_back_on::text "callBackOn",
    coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind, 'amountCents', m.amount_cents, 'paidOn', m.paid_on) order by m.paid_on desc, m.number desc)
      from quote_payments m where m.quote_id = q.id), '[]') payments
  from event_quotes q where q.id = ?`;

const TIMELINE = `
  select e.type, ${isoInstantSql('e.at')} at, e.actor, (e.data->>'version')::int "version", e.data->>'channel' channel, e.data->>'callBackOn' "callBackOn",
    (e.data->>'amountCents')::int "amountCents", e.data->>'kind' kind, e.data->>'optionUntil' "optionUntil",
    coalesce(p.data->>'contactText', p.data->>'question') text
  from event e left join personal_data p on p.subject_id = e.subject_id where e.stream = ? order by e.version desc`;

type CardRow = QuoteCardView & { readonly stageCount: number };
type FactsRow = Omit<PipelineFacts, 'stage' | 'timeline'> & {
  readonly storedStage: StoredStage;
  readonly eventDate: string;
};
type TimelineRow = Omit<PipelineFacts['timeline'][number], 'by'> & { readonly actor: Actor };

const toBoard = (rows: readonly CardRow[]): QuoteBoard => {
  const counts = Object.fromEntries(pipelineStages.map((stage) => [stage, 0]));
  for (const { stage, stageCount } of rows) counts[stage] = stageCount;
  return {
    counts: counts as QuoteBoard['counts'],
    cards: rows.map(({ stageCount: _, ...card }) => card),
  };
};

export const createQuotePipeline = (
  pool: Sql,
  resolveActorName: ResolveActorName,
  clock: Pick<Clock, 'today'>,
): QuotePipeline => ({
  async readBoard() {
    return toBoard(await pool<CardRow>(BOARD, [clock.today()]));
  },

  async findFacts(id, tx = pool) {
    const [row] = await tx<FactsRow>(FACTS, [id]);
    if (!row) return null;
    const { storedStage, eventDate, ...facts } = row;
    const rows = await tx<TimelineRow>(TIMELINE, [toQuoteStream(id)]);
    const actors = [...new Set(rows.map(({ actor }) => actor))];
    const names = new Map<Actor, string>();
    for (const actor of actors) names.set(actor, await resolveActorName(tx, actor));
    return {
      ...facts,
      stage: toPipelineStage(storedStage, eventDate, clock.today()),
      timeline: rows.map(({ actor, ...entry }) => ({ ...entry, by: names.get(actor)! })),
    };
  },
});
