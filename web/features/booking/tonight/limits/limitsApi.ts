import type { z } from 'zod';
import type { StrandedReservation } from '#src/contracts/closures.ts';
import {
  endTurnLimit,
  listStrandedByLimit,
  listTurnLimits,
  setTurnLimit,
  type SavedTurnLimit,
  type TurnLimitView,
} from '#src/contracts/booking/turn-limits.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

const changed = {
  invalidatesTags: ['TurnLimits', 'Capacity', 'Availability', 'Tables'] as const,
  onQueryStarted: recheckSessionOn401,
};

const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    turnLimits: build.query<TurnLimitView[], string>({
      query: (date) => buildRequest(listTurnLimits, { query: { date } }),
      responseSchema: listTurnLimits.answers[200],
      providesTags: ['TurnLimits', 'Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
    strandedByLimit: build.query<StrandedReservation[], string>({
      query: (id) => buildRequest(listStrandedByLimit, { params: { id } }),
      responseSchema: listStrandedByLimit.answers[200],
      providesTags: ['TurnLimits', 'Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
    setTurnLimit: build.mutation<SavedTurnLimit, z.input<typeof setTurnLimit.body>>({
      query: (body) => buildRequest(setTurnLimit, { body }),
      responseSchema: setTurnLimit.answers[201],
      ...changed,
    }),
    endTurnLimit: build.mutation<{ id: string }, string>({
      query: (id) => buildRequest(endTurnLimit, { params: { id } }),
      responseSchema: endTurnLimit.answers[200],
      ...changed,
    }),
  }),
});

export const {
  useTurnLimitsQuery,
  useStrandedByLimitQuery,
  useSetTurnLimitMutation,
  useEndTurnLimitMutation,
} = limitsApi;
