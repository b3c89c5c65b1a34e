import { seedDatabase, type SeedReport } from '#src/contracts/catalogue/menu-views.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';

const seedApi = api.injectEndpoints({
  endpoints: (build) => ({
    seed: build.mutation<SeedReport, void>({
      query: () => buildRequest(seedDatabase, {}),
      responseSchema: seedDatabase.answers[200],
      invalidatesTags: ['TimeSlots', 'Tables', 'Availability', 'Capacity', 'Dishes', 'Drinks'],
    }),
  }),
});

export const { useSeedMutation } = seedApi;
