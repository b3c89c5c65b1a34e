import { countQuotes, listQuotes, requestQuote, settleQuote } from '../../../contracts/private-events.ts';
import { answerOnce, type GuardRequest } from '../../../platform/http/attempt.ts';
import { answerPage, pageAsked } from '../../../platform/http/paging.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { QuoteDesk } from '../application/ports.ts';
import type { RequestQuote } from '../application/request-quote.ts';
import type { SettleQuote } from '../application/settle-quote.ts';

type UseCases = { readonly request: RequestQuote; readonly settle: SettleQuote; readonly desk: QuoteDesk; readonly guard: GuardRequest };

export const quotesController = ({ request, settle, desk, guard }: UseCases): Route[] => [
  route(requestQuote, async ({ body: { website, ...asked } }, ctx) =>
    answerOnce(ctx, await request(asked, await guard(ctx, requestQuote.name, { asked, website })))),

  route(listQuotes, async ({ query }, ctx) => answerPage(ctx, await desk.list(query.status ?? null, pageAsked(query)))),

  route(countQuotes, () => desk.counts()),

  route(settleQuote, ({ params, body }, ctx) => settle(params.id, body, `staff:${ctx.state.staff!.id}`)),
];
