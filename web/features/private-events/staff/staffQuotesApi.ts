import {
  changeQuote,
  countQuotes,
  listQuotes,
  makeProposal,
  type QuoteChange,
  type QuoteCounts,
  type QuoteStatus,
  type QuoteView,
} from '#src/contracts/private-events/quotes.ts';
import type { ProposalDraft } from '#src/contracts/private-events/proposals.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import {
  toCursorPage,
  cursorPagingOptions,
  type CursorPage,
} from '#web/shared/api/cursorPaging.ts';

/**
 * Returns the If-Match header, with which the server refuses a change to a newer version of the
 * quote.
 */
export const ifMatch = (seen: string) => ({ 'if-match': `"${seen}"` });

export type QuoteFilter = 'all' | QuoteStatus;

const PAGE_SIZE = 50;

/** A change to a quote. `seen` is the `updatedAt` that the user saw, sent as If-Match. */
export type QuoteAnswer = QuoteChange & { readonly id: string; readonly seen: string };

export const isStaleError = (error: unknown): boolean => [404, 409].includes(statusOf(error) ?? 0);
export type NewProposal = ProposalDraft & { readonly id: string; readonly seen: string };

const staffQuotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    quotes: build.infiniteQuery<CursorPage<QuoteView>, QuoteFilter, string | null>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg, pageParam }) =>
        buildRequest(listQuotes, {
          query: {
            limit: PAGE_SIZE,
            ...(queryArg === 'all' ? {} : { status: queryArg }),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        }),
      rawResponseSchema: listQuotes.answers[200],
      transformResponse: toCursorPage<QuoteView>,
      providesTags: ['Quotes'],
      onQueryStarted: recheckSessionOn401,
    }),
    quoteCounts: build.query<QuoteCounts, void>({
      query: () => buildRequest(countQuotes, {}),
      responseSchema: countQuotes.answers[200],
      providesTags: ['Quotes'],
      onQueryStarted: recheckSessionOn401,
    }),
    changeQuote: build.mutation<QuoteView, QuoteAnswer>({
      query: ({ id, seen, ...change }) =>
        buildRequest(changeQuote, {
          params: { id },
          body: change,
          headers: ifMatch(seen),
        }),
      responseSchema: changeQuote.answers[200],
      invalidatesTags: (_, error) => (!error || isStaleError(error) ? ['Quotes'] : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        recheckSessionOn401(undefined, { dispatch, queryFulfilled });
        const settled = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!settled) return;
        for (const group of ['all', 'pending'] as const)
          dispatch(
            staffQuotesApi.util.updateQueryData('quotes', group, ({ pages, ...rest }) => ({
              ...rest,
              pages: pages.map(({ rows, next }) => ({
                rows: rows.map((one) => (one.id === settled.id ? settled : one)),
                next,
              })),
            })),
          );
      },
    }),
    makeProposal: build.mutation<QuoteView, NewProposal>({
      query: ({ id, seen, ...body }) =>
        buildRequest(makeProposal, {
          params: { id },
          body,
          headers: ifMatch(seen),
        }),
      responseSchema: makeProposal.answers[201],
      invalidatesTags: (_, error) => (!error || isStaleError(error) ? ['Quotes'] : []),
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const {
  useQuotesInfiniteQuery,
  useQuoteCountsQuery,
  useChangeQuoteMutation,
  useMakeProposalMutation,
} = staffQuotesApi;
