import type { z } from 'zod';
import {
  acceptManyReservations,
  listOpenRequests,
  undoManyActions,
  type BulkAcceptanceResult,
  type BulkUndoResult,
  type OpenRequest,
} from '#src/contracts/booking/open-request-operations.ts';
import { listTurnsForParty, type TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

type PartySearch = {
  readonly date: string;
  readonly numberOfPeople: number;
  /** Codes of wishes, separated by commas. */
  readonly seatWishes: string;
};

const mutationOptions = {
  invalidatesTags: ['Reservations', 'Capacity', 'Availability'] as const,
  onQueryStarted: recheckSessionOn401,
};

const tonightApi = api.injectEndpoints({
  endpoints: (build) => ({
    openRequests: build.query<OpenRequest[], void>({
      query: () => buildRequest(listOpenRequests, {}),
      responseSchema: listOpenRequests.answers[200],
      providesTags: ['Reservations', 'Capacity', 'Tables'],
      onQueryStarted: recheckSessionOn401,
    }),
    turnsForParty: build.query<TurnForParty[], PartySearch>({
      query: (query) => buildRequest(listTurnsForParty, { query }),
      responseSchema: listTurnsForParty.answers[200],
      providesTags: ['Reservations', 'Capacity', 'Tables'],
      onQueryStarted: recheckSessionOn401,
    }),
    acceptMany: build.mutation<BulkAcceptanceResult, z.input<typeof acceptManyReservations.body>>({
      query: (body) => buildRequest(acceptManyReservations, { body }),
      responseSchema: acceptManyReservations.answers[200],
      ...mutationOptions,
    }),
    undoMany: build.mutation<BulkUndoResult, z.input<typeof undoManyActions.body>>({
      query: (body) => buildRequest(undoManyActions, { body }),
      responseSchema: undoManyActions.answers[200],
      ...mutationOptions,
    }),
  }),
});

export const {
  useOpenRequestsQuery,
  useTurnsForPartyQuery,
  useAcceptManyMutation,
  useUndoManyMutation,
} = tonightApi;
