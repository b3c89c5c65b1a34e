import {
  countContactMessages,
  listContactMessages,
  markContactMessage,
  type ContactCounts,
  type ContactView,
} from '../../../../src/contracts/contact.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { noticeEndedSession } from '../../../shared/ended-session.ts';
import { asPage, byCursor, type PageOf } from '../../../shared/paging.ts';

export type MessageFilter = 'all' | 'unread';

/** Messages that "Mostra altri" adds. */
const PAGE = 50;

const messageDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    messages: build.infiniteQuery<PageOf<ContactView>, MessageFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) =>
        call(listContactMessages, {
          query: {
            limit: PAGE,
            ...(queryArg === 'unread' ? { read: 'false' as const } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        }),
      rawResponseSchema: listContactMessages.answers[200],
      transformResponse: asPage<ContactView>,
      providesTags: ['Messages'],
      onQueryStarted: noticeEndedSession,
    }),
    messageCounts: build.query<ContactCounts, void>({
      query: () => call(countContactMessages, {}),
      responseSchema: countContactMessages.answers[200],
      providesTags: ['Messages'],
      onQueryStarted: noticeEndedSession,
    }),
    markMessage: build.mutation<ContactView, { id: string; read: boolean }>({
      query: ({ id, read }) => call(markContactMessage, { params: { id }, body: { read } }),
      responseSchema: markContactMessage.answers[200],
      invalidatesTags: ['Messages'],
      onQueryStarted: noticeEndedSession,
    }),
  }),
});

export const { useMessagesInfiniteQuery, useMessageCountsQuery, useMarkMessageMutation } =
  messageDeskApi;
