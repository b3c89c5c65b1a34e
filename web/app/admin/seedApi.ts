import { seedDatabase, type SeedReport } from '../../../src/contracts/catalogue.ts';
import { api } from '../../shared/api.ts';
import { buildRequest } from '../../shared/call.ts';

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
