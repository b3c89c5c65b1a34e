import {
  countUnseenRequests,
  markRequestsSeen,
  type UnseenRequestCount,
} from '#src/contracts/booking/unseen-requests.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

const unseenRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    unseenRequests: build.query<UnseenRequestCount, void>({
      query: () => buildRequest(countUnseenRequests, {}),
      responseSchema: countUnseenRequests.answers[200],
      providesTags: ['Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
    markRequestsSeen: build.mutation<UnseenRequestCount, void>({
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
          dispatch(unseenRequestsApi.util.updateQueryData('unseenRequests', undefined, () => seen));
      },
    }),
  }),
});

export const { useUnseenRequestsQuery, useMarkRequestsSeenMutation } = unseenRequestsApi;
