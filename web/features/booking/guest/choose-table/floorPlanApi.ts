import type { AvailabilitySearch } from '#src/contracts/booking/availability.ts';
import { readFloorPlan, type PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import { searchAlternatives } from '#src/contracts/booking/reservation-operations.ts';
import type { ProposedTurn } from '#src/contracts/booking/reservations.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';

const floorPlanApi = api.injectEndpoints({
  endpoints: (build) => ({
    floorPlan: build.query<PlannedTable[], void>({
      query: () => buildRequest(readFloorPlan, {}),
      responseSchema: readFloorPlan.answers[200],
      providesTags: ['Tables'],
    }),
    alternatives: build.query<ProposedTurn[], AvailabilitySearch>({
      query: (search) => buildRequest(searchAlternatives, { query: search }),
      responseSchema: searchAlternatives.answers[200],
      providesTags: ['Availability'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFloorPlanQuery, useAlternativesQuery } = floorPlanApi;
