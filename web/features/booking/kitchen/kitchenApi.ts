import { readKitchenDay, type KitchenDay } from '#src/contracts/booking/kitchen.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

const kitchenApi = api.injectEndpoints({
  endpoints: (build) => ({
    kitchenDay: build.query<KitchenDay, void>({
      query: () => buildRequest(readKitchenDay, {}),
      responseSchema: readKitchenDay.answers[200],
      providesTags: ['Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useKitchenDayQuery } = kitchenApi;
