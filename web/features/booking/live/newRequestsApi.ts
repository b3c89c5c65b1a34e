import {
  countNewRequests,
  markRequestsSeen,
  type NewRequestCount,
} from '#src/contracts/booking/new-requests.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

const newRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    newRequests: build.query<NewRequestCount, void>({
      query: () => buildRequest(countNewRequests, {}),
      responseSchema: countNewRequests.answers[200],
      providesTags: ['Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
    markRequestsSeen: build.mutation<NewRequestCount, void>({
      query: () => buildRequest(markRequestsSeen, {}),
      responseSchema: markRequestsSeen.answers[200],
      onQueryStarted: async (asked, started) => {
        recheckSessionOn401(asked, started);
        const { dispatch, queryFulfilled } = started;
        const seen = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (seen)
          dispatch(newRequestsApi.util.updateQueryData('newRequests', undefined, () => seen));
      },
    }),
  }),
});

export const { useNewRequestsQuery, useMarkRequestsSeenMutation } = newRequestsApi;
