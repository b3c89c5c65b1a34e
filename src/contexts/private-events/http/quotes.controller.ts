import {
  changeQuote,
  countQuotes,
  listQuotes,
  makeProposal,
  requestQuote,
} from '#src/contracts/private-events/quotes.ts';
import { markReplayed, type GuardRequest } from '#src/platform/http/requests/idempotency-key.ts';
import { linkNextPage, parsePageQuery } from '#src/platform/http/requests/pagination.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { ChangeQuote } from '../application/change-quote.ts';
import type { MakeProposal } from '../application/make-proposal.ts';
import type { QuoteRepository } from '../application/ports.ts';
import type { RequestQuote } from '../application/request-quote.ts';

type UseCases = {
  readonly request: RequestQuote;
  readonly change: ChangeQuote;
  readonly makeProposal: MakeProposal;
  readonly quotes: QuoteRepository;
  readonly guard: GuardRequest;
};

export const quotesController = ({
  request,
  change,
  makeProposal: propose,
  quotes: desk,
  guard,
}: UseCases): Route[] => [
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

  route(makeProposal, ({ params, body }, ctx) =>
    propose(params.id, body, {
      actor: `staff:${ctx.state.staff!.id}`,
      expectedVersion: readIfMatch(ctx),
    }),
  ),
];
