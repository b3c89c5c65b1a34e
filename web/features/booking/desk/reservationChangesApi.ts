import { acceptWithMove } from '#src/contracts/booking/accept-with-move.ts';
import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';
import type { OneTapAction } from '#src/contracts/booking/reservation-action-lookups.ts';
import {
  reservationView,
  type ReservationDecision,
  type ReservationView,
} from '#src/contracts/booking/reservations.ts';
import {
  cancelReservation,
  correctGuest,
  enterReservation,
  mergeReservations,
  moveReservation,
  oneTapOperations,
  rejectManyReservations,
  undoWithReason,
  type BulkRejectionResult,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import type { z } from 'zod';

/**
 * Returns true if the data on screen may be outdated. 409: a colleague changed the reservation.
 * 404: a colleague deleted it. Null: the answer was lost, but the change may have succeeded.
 */
const mayBeOutdated = (error: unknown) => [null, 404, 409].includes(statusOf(error));
const mutationOptions = {
  invalidatesTags: (_: unknown, error: unknown) =>
    !error || mayBeOutdated(error) ? (['Reservations', 'Capacity', 'Availability'] as const) : [],
  onQueryStarted: recheckSessionOn401,
};

/**
 * `version`: version that the user saw, which the client sends as If-Match. The server refuses the
 * change if a colleague changed the reservation after that version.
 */
type VersionedId = { readonly id: string; readonly version: number };
/**
 * Without a version, the server applies the action even if a colleague changed the reservation. The
 * client sends `key` as Idempotency-Key.
 */
type OneTapStep = {
  readonly id: string;
  readonly action: OneTapAction;
  readonly version?: number;
  readonly key?: string;
};
type Change<Operation extends { body: z.ZodType }> = VersionedId & {
  readonly body: z.input<Operation['body']>;
};
const versionedInput = ({ id, version }: VersionedId) => ({
  params: { id },
  headers: { 'If-Match': `"${version}"` },
});

type AcceptedWithMove = z.infer<(typeof acceptWithMove.answers)[200]>;

type IdempotentEntry = {
  readonly key: string;
  readonly body: z.input<typeof enterReservation.body>;
};

export const reservationChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptWithMove: build.mutation<AcceptedWithMove, Change<typeof acceptWithMove>>({
      query: ({ body, ...versioned }) =>
        buildRequest(acceptWithMove, { ...versionedInput(versioned), body }),
      responseSchema: acceptWithMove.answers[200],
      ...mutationOptions,
    }),
    decideReservation: build.mutation<ReservationView, VersionedId & ReservationDecision>({
      query: ({ id, version, ...body }) =>
        buildRequest(decideReservation, { ...versionedInput({ id, version }), body }),
      responseSchema: decideReservation.answers[200],
      ...mutationOptions,
    }),
    applyReservationAction: build.mutation<ReservationView, OneTapStep>({
      query: ({ id, action, version, key }) =>
        buildRequest(oneTapOperations[action], {
          params: { id },
          headers: {
            ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
            ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          },
        }),
      responseSchema: reservationView,
      ...mutationOptions,
    }),
    moveReservation: build.mutation<ReservationView, Change<typeof moveReservation>>({
      query: ({ body, ...target }) =>
        buildRequest(moveReservation, { ...versionedInput(target), body }),
      responseSchema: moveReservation.answers[200],
      ...mutationOptions,
    }),
    correctGuest: build.mutation<ReservationView, Change<typeof correctGuest>>({
      query: ({ body, ...target }) =>
        buildRequest(correctGuest, { ...versionedInput(target), body }),
      responseSchema: correctGuest.answers[200],
      ...mutationOptions,
    }),
    cancelReservation: build.mutation<ReservationView, Change<typeof cancelReservation>>({
      query: ({ body, ...target }) =>
        buildRequest(cancelReservation, { ...versionedInput(target), body }),
      responseSchema: cancelReservation.answers[200],
      ...mutationOptions,
    }),
    undoWithReason: build.mutation<ReservationView, Change<typeof undoWithReason>>({
      query: ({ body, ...target }) =>
        buildRequest(undoWithReason, { ...versionedInput(target), body }),
      responseSchema: undoWithReason.answers[200],
      ...mutationOptions,
    }),
    mergeReservations: build.mutation<
      ReservationView,
      { readonly id: string; readonly other: string }
    >({
      query: ({ id, other }) =>
        buildRequest(mergeReservations, { params: { id }, body: { other } }),
      responseSchema: mergeReservations.answers[200],
      ...mutationOptions,
    }),
    rejectManyReservations: build.mutation<
      BulkRejectionResult,
      z.input<typeof rejectManyReservations.body>
    >({
      query: (body) => buildRequest(rejectManyReservations, { body }),
      responseSchema: rejectManyReservations.answers[200],
      ...mutationOptions,
    }),
    enterReservation: build.mutation<ReservationView, IdempotentEntry>({
      query: ({ key, body }) =>
        buildRequest(enterReservation, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: enterReservation.answers[201],
      ...mutationOptions,
    }),
  }),
});

export const {
  useAcceptWithMoveMutation,
  useDecideReservationMutation,
  useApplyReservationActionMutation,
  useMoveReservationMutation,
  useCancelReservationMutation,
  useCorrectGuestMutation,
  useMergeReservationsMutation,
  useRejectManyReservationsMutation,
  useUndoWithReasonMutation,
  useEnterReservationMutation,
} = reservationChangesApi;
