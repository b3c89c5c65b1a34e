import type { z } from 'zod';
import {
  addClosure,
  changeClosure,
  listClosures,
  listStranded,
  removeClosure,
  type ClosureView,
  type SavedClosure,
  type StrandedReservation,
} from '../../../../src/contracts/closures.ts';
import { statusOf } from '../../../shared/api-error.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { noticeEndedSession as onQueryStarted } from '../../../shared/ended-session.ts';

/** A row as the screen knows it: its id, and the mark that the server compares with its own. */
type Seen = { readonly id: string; readonly seen: string };

const unlessChanged = (seen: string) => ({ 'If-Match': `"${seen}"` });

/** After a success, and when the row moved on without us: somebody changed it (409), or it is gone (404). */
const invalidatesTags = (_: unknown, error: unknown) =>
  error === undefined || [404, 409].includes(statusOf(error) ?? 0)
    ? (['Closures', 'Availability'] as const)
    : [];

export const closuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    closures: build.query<ClosureView[], void>({
      query: () => call(listClosures, {}),
      responseSchema: listClosures.answers[200],
      providesTags: ['Closures', 'Reservations'],
      onQueryStarted,
    }),
    stranded: build.query<StrandedReservation[], string>({
      query: (id) => call(listStranded, { params: { id } }),
      responseSchema: listStranded.answers[200],
      providesTags: ['Closures', 'Reservations'],
      onQueryStarted,
    }),
    addClosure: build.mutation<SavedClosure, { draft: z.input<typeof addClosure.body> }>({
      query: ({ draft }) => call(addClosure, { body: draft }),
      responseSchema: addClosure.answers[201],
      invalidatesTags,
      onQueryStarted,
    }),
    changeClosure: build.mutation<
      SavedClosure,
      Seen & { draft: z.input<typeof changeClosure.body> }
    >({
      query: ({ id, seen, draft }) =>
        call(changeClosure, { params: { id }, body: draft, headers: unlessChanged(seen) }),
      responseSchema: changeClosure.answers[200],
      invalidatesTags,
      onQueryStarted,
    }),
    removeClosure: build.mutation<{ id: string }, Seen>({
      query: ({ id, seen }) =>
        call(removeClosure, { params: { id }, headers: unlessChanged(seen) }),
      responseSchema: removeClosure.answers[200],
      invalidatesTags,
      onQueryStarted,
    }),
  }),
});

export const {
  useClosuresQuery,
  useStrandedQuery,
  useAddClosureMutation,
  useChangeClosureMutation,
  useRemoveClosureMutation,
} = closuresApi;
