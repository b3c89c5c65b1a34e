import {
  changeQuote,
  countQuotes,
  listQuotes,
  requestQuote,
} from '../../../contracts/private-events.ts';
import { answerOnce, type GuardRequest } from '../../../platform/http/attempt.ts';
import { answerPage, pageAsked } from '../../../platform/http/paging.ts';
import { seenBy } from '../../../platform/http/precondition.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { ChangeQuote } from '../application/change-quote.ts';
import type { QuoteDesk } from '../application/ports.ts';
import type { RequestQuote } from '../application/request-quote.ts';

type UseCases = {
  readonly request: RequestQuote;
  readonly change: ChangeQuote;
  readonly desk: QuoteDesk;
  readonly guard: GuardRequest;
};

export const quotesController = ({ request, change, desk, guard }: UseCases): Route[] => [
  route(requestQuote, async ({ body: { website, ...asked } }, ctx) =>
    answerOnce(ctx, await request(asked, await guard(ctx, requestQuote.name, { asked, website }))),
  ),

  route(listQuotes, async ({ query }, ctx) =>
    answerPage(ctx, await desk.list(query.status ?? null, pageAsked(query))),
  ),

  route(countQuotes, () => desk.counts()),

  route(changeQuote, ({ params, body }, ctx) =>
    change(params.id, body, { actor: `staff:${ctx.state.staff!.id}`, seen: seenBy(ctx) }),
  ),
];
