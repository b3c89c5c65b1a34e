import type { Context } from 'koa';
import {
  chooseHold,
  loseQuote,
  noteContact,
  notePayment,
  readQuote,
  readQuoteBoard,
  setOption,
  takeQuote,
  undoQuoteApproval,
} from '#src/contracts/private-events/pipeline-operations.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import {
  markReplayed,
  type ReadIdempotencyKey,
} from '#src/platform/http/requests/idempotency-key.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import type { PipelineSteps, ReadQuoteDetail } from '../application/pipeline-steps.ts';
import type { QuotePipeline } from '../application/ports.ts';
import type { TakeQuote } from '../application/request-quote.ts';

type UseCases = {
  readonly take: TakeQuote;
  readonly steps: PipelineSteps;
  readonly readDetail: ReadQuoteDetail;
  readonly pipeline: QuotePipeline;
  readonly readIdempotencyKey: ReadIdempotencyKey;
};

const toActor = (ctx: Context) => `staff:${ctx.state.staff!.id}` as const;
const toCommandContext = (ctx: Context) => ({
  actor: toActor(ctx),
  expectedVersion: readIfMatch(ctx),
});

export const quotePipelineController = ({
  take,
  steps,
  readDetail,
  pipeline,
  readIdempotencyKey,
}: UseCases): Route[] => [
  route(readQuoteBoard, () => pipeline.readBoard()),

  route(takeQuote, async ({ body }, ctx) =>
    markReplayed(
      ctx,
      await take(body, readIdempotencyKey(ctx, takeQuote.name, body), toActor(ctx)),
    ),
  ),

  route(readQuote, ({ params: { id } }) => readDetail(id)),

  route(noteContact, ({ params: { id }, body }, ctx) =>
    steps.noteContact(id, body, toCommandContext(ctx)),
  ),

  route(notePayment, ({ params: { id }, body }, ctx) =>
    steps.notePayment(id, body, toCommandContext(ctx)),
  ),

  route(setOption, ({ params: { id }, body }, ctx) =>
    steps.setOption(id, body, toCommandContext(ctx)),
  ),

  route(chooseHold, ({ params: { id }, body }, ctx) =>
    steps.chooseHold(id, body, toCommandContext(ctx)),
  ),

  route(undoQuoteApproval, ({ params: { id } }, ctx) =>
    steps.undoApproval(id, toCommandContext(ctx)),
  ),

  route(loseQuote, ({ params: { id }, body: { reason } }, ctx) =>
    steps.lose(id, reason, toCommandContext(ctx)),
  ),
];
