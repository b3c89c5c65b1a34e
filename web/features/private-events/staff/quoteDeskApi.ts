import {
  changeQuote,
  countQuotes,
  listQuotes,
  type QuoteChange,
  type QuoteCounts,
  type QuoteStatus,
  type QuoteView,
} from '../../../../src/contracts/private-events.ts';
import { statusOf } from '../../../shared/api-error.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { noticeEndedSession } from '../../../shared/ended-session.ts';
import { asPage, byCursor, type PageOf } from '../../../shared/paging.ts';

export type QuoteFilter = 'all' | QuoteStatus;

/** Cards that "Mostra altre" adds. */
const PAGE = 50;

/** `seen`: the `updatedAt` that staff had before their eyes. */
export type QuoteAnswer = QuoteChange & { readonly id: string; readonly seen: string };

/** What changed elsewhere in the meantime: a colleague was first (409), or it is gone (404). */
export const movedOn = (error: unknown): boolean => [404, 409].includes(statusOf(error) ?? 0);

const quoteDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    quotes: build.infiniteQuery<PageOf<QuoteView>, QuoteFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) =>
        call(listQuotes, {
          query: {
            limit: PAGE,
            ...(queryArg === 'all' ? {} : { status: queryArg }),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        }),
      rawResponseSchema: listQuotes.answers[200],
      transformResponse: asPage<QuoteView>,
      providesTags: ['Quotes'],
      onQueryStarted: noticeEndedSession,
    }),
    quoteCounts: build.query<QuoteCounts, void>({
      query: () => call(countQuotes, {}),
      responseSchema: countQuotes.answers[200],
      providesTags: ['Quotes'],
      onQueryStarted: noticeEndedSession,
    }),
    changeQuote: build.mutation<QuoteView, QuoteAnswer>({
      query: ({ id, seen, ...change }) =>
        call(changeQuote, { params: { id }, body: change, headers: { 'if-match': `"${seen}"` } }),
      responseSchema: changeQuote.answers[200],
      invalidatesTags: (_, error) => (!error || movedOn(error) ? ['Quotes'] : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        noticeEndedSession(undefined, { dispatch, queryFulfilled });
        const settled = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!settled) return;
        for (const group of ['all', 'pending'] as const)
          dispatch(
            quoteDeskApi.util.updateQueryData('quotes', group, ({ pages, ...rest }) => ({
              ...rest,
              pages: pages.map(({ rows, next }) => ({
                rows: rows.map((one) => (one.id === settled.id ? settled : one)),
                next,
              })),
            })),
          );
      },
    }),
  }),
});

export const { useQuotesInfiniteQuery, useQuoteCountsQuery, useChangeQuoteMutation } = quoteDeskApi;
