import {
  verifyChain,
  readChainState,
  type ChainState,
  type VerificationReport,
} from '#src/contracts/history-verification.ts';
import {
  grantAuditAccess,
  listHistory,
  revealPersonalData,
  readAuditAccess,
  readStreamHistory,
  type AuditAccess,
  type HistoryEvent,
  type RevealedPersonalData,
} from '#src/contracts/history.ts';
import {
  listServiceDayChanges,
  readReservationsAsOf,
  type ServiceDayChange,
  type ReservationsAsOfView,
} from '#src/contracts/reservations-as-of.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import type { EventLogFilter } from './eventLogFilter.ts';

const PAGE_SIZE = 60;
export type EventLogPage = {
  readonly events: readonly HistoryEvent[];
  readonly total: number;
  readonly types: readonly string[];
  readonly staff: readonly { readonly actor: string; readonly name: string }[];
};

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    log: build.infiniteQuery<EventLogPage, EventLogFilter, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ events }) =>
          events.length === PAGE_SIZE ? events.at(-1)!.position : null,
      },
      query: ({ queryArg, pageParam }) =>
        buildRequest(listHistory, {
          query: { limit: PAGE_SIZE, ...queryArg, ...(pageParam ? { before: pageParam } : {}) },
        }),
      responseSchema: listHistory.answers[200],
      providesTags: ['History'],
      onQueryStarted: recheckSessionOn401,
    }),
    story: build.query<HistoryEvent[], string>({
      query: (stream) => buildRequest(readStreamHistory, { params: { stream } }),
      responseSchema: readStreamHistory.answers[200],
      onQueryStarted: recheckSessionOn401,
    }),
    openStoryPerson: build.mutation<RevealedPersonalData, string>({
      query: (stream) => buildRequest(revealPersonalData, { params: { stream } }),
      responseSchema: revealPersonalData.answers[200],
      invalidatesTags: ['History'],
      onQueryStarted: recheckSessionOn401,
    }),
    auditAccess: build.query<AuditAccess, void>({
      query: () => buildRequest(readAuditAccess, {}),
      responseSchema: readAuditAccess.answers[200],
      providesTags: ['AuditAccess'],
      onQueryStarted: recheckSessionOn401,
    }),
    grantAuditAccess: build.mutation<AuditAccess, { auditorId: string; minutes: number }>({
      query: (body) => buildRequest(grantAuditAccess, { body }),
      responseSchema: grantAuditAccess.answers[200],
      invalidatesTags: ['AuditAccess', 'History'],
      onQueryStarted: recheckSessionOn401,
    }),
    bookMoments: build.query<ServiceDayChange[], string>({
      query: (date) => buildRequest(listServiceDayChanges, { query: { date } }),
      responseSchema: listServiceDayChanges.answers[200],
      onQueryStarted: recheckSessionOn401,
    }),
    pastBook: build.query<ReservationsAsOfView, { date: string; position?: number; at?: string }>({
      query: (query) => buildRequest(readReservationsAsOf, { query }),
      responseSchema: readReservationsAsOf.answers[200],
      onQueryStarted: recheckSessionOn401,
    }),
    chainState: build.query<ChainState, void>({
      query: () => buildRequest(readChainState, {}),
      responseSchema: readChainState.answers[200],
      providesTags: ['History'],
      onQueryStarted: recheckSessionOn401,
    }),
    checkChain: build.mutation<VerificationReport, void>({
      query: () => buildRequest(verifyChain, {}),
      responseSchema: verifyChain.answers[200],
      onQueryStarted: recheckSessionOn401,
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
