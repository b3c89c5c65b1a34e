import {
  addPhotograph,
  changePhotograph,
  listAllPhotographs,
  movePhotograph,
  removePhotograph,
} from '#src/contracts/catalogue/photograph-operations.ts';
import type {
  PhotographChange,
  PhotographDraft,
  PhotographView,
} from '#src/contracts/catalogue/photographs.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import {
  ifMatchHeader,
  invalidateUnlessRefused,
  type Removal,
  type VersionedChange,
} from '../staffMenuApi.ts';

const photographsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskPhotographs: build.query<PhotographView[], void>({
      query: () => buildRequest(listAllPhotographs, {}),
      responseSchema: listAllPhotographs.answers[200],
      providesTags: ['Photographs'],
      onQueryStarted: recheckSessionOn401,
    }),
    addPhotograph: build.mutation<PhotographView, PhotographDraft>({
      query: (body) => buildRequest(addPhotograph, { body }),
      responseSchema: addPhotograph.answers[201],
      invalidatesTags: invalidateUnlessRefused('Photographs'),
      onQueryStarted: recheckSessionOn401,
    }),
    changePhotograph: build.mutation<PhotographView, VersionedChange<PhotographChange>>({
      query: ({ id, seen, body }) =>
        buildRequest(changePhotograph, { params: { id }, body, ...ifMatchHeader(seen) }),
      responseSchema: changePhotograph.answers[200],
      invalidatesTags: invalidateUnlessRefused('Photographs'),
      /**
       * Updates the switch before the server responds, because a quick second click must reverse
       * the first.
       */
      onQueryStarted: async ({ id, body: { isShown } }, { dispatch, queryFulfilled }) => {
        recheckSessionOn401(undefined, { dispatch, queryFulfilled });
        const { undo } = dispatch(
          photographsApi.util.updateQueryData('deskPhotographs', undefined, (list) =>
            list.map((one) => (one.id === id ? { ...one, isShown: isShown ?? one.isShown } : one)),
          ),
        );
        await queryFulfilled.catch(undo);
      },
    }),
    movePhotograph: build.mutation<PhotographView[], { id: string; position: number }>({
      query: ({ id, position }) =>
        buildRequest(movePhotograph, { params: { id }, body: { position } }),
      responseSchema: movePhotograph.answers[200],
      invalidatesTags: (_, error) => (error ? ['Photographs'] : []),
      /**
       * Updates the list before the toast appears, because the next move depends on the new order.
       */
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        recheckSessionOn401(undefined, { dispatch, queryFulfilled });
        const moved = await queryFulfilled.catch(() => null);
        if (moved)
          dispatch(
            photographsApi.util.updateQueryData('deskPhotographs', undefined, () => moved.data),
          );
      },
    }),
    removePhotograph: build.mutation<null, Removal>({
      query: ({ id, seen }) =>
        buildRequest(removePhotograph, { params: { id }, ...ifMatchHeader(seen) }),
      invalidatesTags: invalidateUnlessRefused('Photographs'),
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const {
  useDeskPhotographsQuery,
  useAddPhotographMutation,
  useChangePhotographMutation,
  useMovePhotographMutation,
  useRemovePhotographMutation,
} = photographsApi;
