import {
  changeQuote,
  countQuotes,
  listQuotes,
  requestQuote,
} from '../../../contracts/private-events.ts';
import { markReplayed, type GuardRequest } from '../../../platform/http/attempt.ts';
import { linkNextPage, parsePageQuery } from '../../../platform/http/paging.ts';
import { readIfMatch } from '../../../platform/http/precondition.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { ChangeQuote } from '../application/change-quote.ts';
import type { QuoteRepository } from '../application/ports.ts';
import type { RequestQuote } from '../application/request-quote.ts';

type UseCases = {
  readonly request: RequestQuote;
  readonly change: ChangeQuote;
  readonly quotes: QuoteRepository;
  readonly guard: GuardRequest;
};

export const quotesController = ({ request, change, quotes: desk, guard }: UseCases): Route[] => [
  route(requestQuote, async ({ body: { website, ...asked } }, ctx) =>
    markReplayed(
      ctx,
      await request(asked, await guard(ctx, requestQuote.name, { asked, website })),
    ),
  ),

  route(listQuotes, async ({ query }, ctx) =>
    linkNextPage(ctx, await desk.list(query.status ?? null, parsePageQuery(query))),
  ),

  route(countQuotes, () => desk.counts()),

  route(changeQuote, ({ params, body }, ctx) =>
    change(params.id, body, {
      actor: `staff:${ctx.state.staff!.id}`,
      expectedVersion: readIfMatch(ctx),
    }),
  ),
];
