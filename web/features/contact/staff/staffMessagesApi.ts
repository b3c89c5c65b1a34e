import {
  countContactMessages,
  listContactMessages,
  markContactMessage,
  type ContactCounts,
  type ContactView,
} from '#src/contracts/contact.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import {
  toCursorPage,
  cursorPagingOptions,
  type CursorPage,
} from '#web/shared/api/cursorPaging.ts';

export type MessageFilter = 'all' | 'unread';

const PAGE_SIZE = 50;

const staffMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    messages: build.infiniteQuery<CursorPage<ContactView>, MessageFilter, string | null>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg, pageParam }) =>
        buildRequest(listContactMessages, {
          query: {
            limit: PAGE_SIZE,
            ...(queryArg === 'unread' ? { read: 'false' as const } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        }),
      rawResponseSchema: listContactMessages.answers[200],
      transformResponse: toCursorPage<ContactView>,
      providesTags: ['Messages'],
      onQueryStarted: recheckSessionOn401,
    }),
    messageCounts: build.query<ContactCounts, void>({
      query: () => buildRequest(countContactMessages, {}),
      responseSchema: countContactMessages.answers[200],
      providesTags: ['Messages'],
      onQueryStarted: recheckSessionOn401,
    }),
    markMessage: build.mutation<ContactView, { id: string; read: boolean }>({
      query: ({ id, read }) => buildRequest(markContactMessage, { params: { id }, body: { read } }),
      responseSchema: markContactMessage.answers[200],
      invalidatesTags: ['Messages'],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useMessagesInfiniteQuery, useMessageCountsQuery, useMarkMessageMutation } =
  staffMessagesApi;
