import {
  checkChain,
  grantAuditAccess,
  listBookMoments,
  listHistory,
  openStoryPerson,
  readAuditAccess,
  readChainState,
  readPastBook,
  readStory,
  type AuditAccess,
  type BookMoment,
  type ChainState,
  type CheckOutcome,
  type HistoryEvent,
  type OpenedPerson,
  type PastBook,
} from '../../../src/contracts/history.ts';
import { api } from '../../shared/api.ts';
import { call } from '../../shared/call.ts';
import { noticeEndedSession } from '../../shared/ended-session.ts';
import type { LogFilter } from './logFilter.ts';

const PAGE = 60;
export type LogPage = {
  readonly events: readonly HistoryEvent[];
  readonly total: number;
  readonly types: readonly string[];
  readonly staff: readonly { readonly actor: string; readonly name: string }[];
};

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    log: build.infiniteQuery<LogPage, LogFilter, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ events }) => (events.length === PAGE ? events.at(-1)!.position : null),
      },
      query: ({ queryArg, pageParam }) =>
        call(listHistory, {
          query: { limit: PAGE, ...queryArg, ...(pageParam ? { before: pageParam } : {}) },
        }),
      responseSchema: listHistory.answers[200],
      providesTags: ['History'],
      onQueryStarted: noticeEndedSession,
    }),
    story: build.query<HistoryEvent[], string>({
      query: (stream) => call(readStory, { params: { stream } }),
      responseSchema: readStory.answers[200],
      onQueryStarted: noticeEndedSession,
    }),
    openStoryPerson: build.mutation<OpenedPerson, string>({
      query: (stream) => call(openStoryPerson, { params: { stream } }),
      responseSchema: openStoryPerson.answers[200],
      invalidatesTags: ['History'],
      onQueryStarted: noticeEndedSession,
    }),
    auditAccess: build.query<AuditAccess, void>({
      query: () => call(readAuditAccess, {}),
      responseSchema: readAuditAccess.answers[200],
      providesTags: ['AuditAccess'],
      onQueryStarted: noticeEndedSession,
    }),
    grantAuditAccess: build.mutation<AuditAccess, { auditorId: string; minutes: number }>({
      query: (body) => call(grantAuditAccess, { body }),
      responseSchema: grantAuditAccess.answers[200],
      invalidatesTags: ['AuditAccess', 'History'],
      onQueryStarted: noticeEndedSession,
    }),
    bookMoments: build.query<BookMoment[], string>({
      query: (date) => call(listBookMoments, { query: { date } }),
      responseSchema: listBookMoments.answers[200],
      onQueryStarted: noticeEndedSession,
    }),
    pastBook: build.query<PastBook, { date: string; position?: number }>({
      query: (query) => call(readPastBook, { query }),
      responseSchema: readPastBook.answers[200],
      onQueryStarted: noticeEndedSession,
    }),
    chainState: build.query<ChainState, void>({
      query: () => call(readChainState, {}),
      responseSchema: readChainState.answers[200],
      providesTags: ['History'],
      onQueryStarted: noticeEndedSession,
    }),
    checkChain: build.mutation<CheckOutcome, void>({
      query: () => call(checkChain, {}),
      responseSchema: checkChain.answers[200],
      onQueryStarted: noticeEndedSession,
    }),
  }),
});

export const {
  useLogInfiniteQuery,
  useStoryQuery,
  useOpenStoryPersonMutation,
  useAuditAccessQuery,
  useGrantAuditAccessMutation,
  useBookMomentsQuery,
  usePastBookQuery,
  useChainStateQuery,
  useCheckChainMutation,
} = historyApi;
