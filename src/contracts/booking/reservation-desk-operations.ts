import { z } from 'zod';
import { reservationView } from './reservations.ts';
import {
  deskCancellation,
  guestCorrection,
  deskEntry,
  deskMove,
  bulkRejection,
  informedGuest,
  override,
  reservationMerge,
  strandedCancellation,
} from './reservation-desk-forms.ts';
import {
  deskSearch,
  deskSummary,
  exportRange,
  reservationHistoryEntry,
} from './reservation-desk-schemas.ts';
import { id, instant } from '../common/fields.ts';
import { toRecord } from '../common/to-record.ts';
import { oneTapActions } from './reservation-action-lookups.ts';
import type { OneTapDescription } from './actions/action-description.ts';
import { reservationActions } from './reservation-actions.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

const params = z.object({ id });

export const summariseReservations = defineOperation({
  name: 'summariseReservations',
  method: 'get',
  path: '/api/reservations/summary',
  audience: 'desk',
  query: deskSearch,
  summary: 'How many reservations each filter would show',
  answers: { 200: deskSummary, ...refusalAnswers(400, 401) },
});

export const exportReservations = defineOperation({
  name: 'exportReservations',
  method: 'get',
  path: '/api/reservations/export',
  audience: 'administrator',
  query: exportRange,
  produces: 'text/csv',
  summary: 'The reservations of some days as a CSV file; who took it is in the history',
  answers: { 200: z.string(), ...refusalAnswers(400, 401, 503) },
});

/**
 * Streams changes as server-sent events: `hello` with the log position, then one `changed`
 * (LiveChange) per event. A `tick` every 5 s shows that the connection works.
 */
export const streamDeskChanges = defineOperation({
  name: 'streamDeskChanges',
  method: 'get',
  path: '/api/desk/live',
  audience: 'desk',
  produces: 'text/event-stream',
  summary:
    'What changes, as it changes: one server-sent event for each event of the log, without personal data',
  answers: { 200: z.string(), ...refusalAnswers(401, 429, 503) },
});

export const readReservation = defineOperation({
  name: 'readReservation',
  method: 'get',
  path: '/api/reservations/:id',
  audience: 'desk',
  params,
  summary: 'One reservation with its story, oldest line first',
  answers: {
    200: z
      .object({ reservation: reservationView, story: z.array(reservationHistoryEntry) })
      .meta({ id: 'ReservationStory' }),
    ...refusalAnswers(400, 401, 404),
  },
});

export const enterReservation = defineOperation({
  name: 'enterReservation',
  method: 'post',
  path: '/api/reservations/desk',
  audience: 'desk',
  body: deskEntry,
  summary: 'Staff enter a telephone or walk-in booking, confirmed at once. Accepts Idempotency-Key',
  answers: { 201: reservationView, ...refusalAnswers(400, 401, 403, 409, 413, 415, 422, 503) },
});

export const moveReservation = defineOperation({
  name: 'moveReservation',
  method: 'post',
  path: '/api/reservations/:id/move',
  audience: 'dining-room',
  params,
  body: deskMove,
  summary: 'Staff change date, slot, table or party size; everything is checked again',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const correctGuest = defineOperation({
  name: 'correctGuest',
  method: 'post',
  path: '/api/reservations/:id/guest',
  audience: 'dining-room',
  params,
  body: guestCorrection,
  summary:
    'Staff correct name, phone, e-mail and notes of a guest (GDPR, article 16); the history keeps no word of them',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const cancelReservation = defineOperation({
  name: 'cancelReservation',
  method: 'post',
  path: '/api/reservations/:id/cancel',
  audience: 'dining-room',
  params,
  body: deskCancellation,
  summary: 'Staff cancel a confirmed reservation and say why',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const undoWithReason = defineOperation({
  name: 'undoWithReason',
  method: 'post',
  path: '/api/reservations/:id/undo-with-reason',
  audience: 'administrator',
  params,
  body: override,
  summary: 'Takes back what staff did last, also after the service day has ended at 04:00',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const recordGuestInformed = defineOperation({
  name: 'recordGuestInformed',
  method: 'post',
  path: '/api/reservations/:id/informed',
  audience: 'dining-room',
  params,
  body: informedGuest,
  summary: 'Staff wrote to the guest or called the guest',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const mergeReservations = defineOperation({
  name: 'mergeReservations',
  method: 'post',
  path: '/api/reservations/:id/merge',
  audience: 'dining-room',
  params,
  body: reservationMerge,
  summary:
    'Keeps this reservation and cancels the other one of the same person, date and meal, which is the answer',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

/**
 * A reservation that an action on several reservations did not change, and why. `at`: time of the
 * colleague's change that prevented it.
 */
export const missedReservation = z.object({
  id,
  code: z.string(),
  message: z.string(),
  at: instant.optional(),
});
export type MissedReservation = z.infer<typeof missedReservation>;

export const strandedCancellationResult = z
  .object({ cancelled: z.array(reservationView), missed: z.array(missedReservation) })
  .meta({ id: 'StrandedCancellationResult' });
export type StrandedCancellationResult = z.infer<typeof strandedCancellationResult>;

export const cancelStrandedReservations = defineOperation({
  name: 'cancelStrandedReservations',
  method: 'post',
  path: '/api/reservations/cancel-stranded',
  audience: 'administrator',
  body: strandedCancellation,
  takesLong: true,
  summary:
    'Staff cancel reservations of a closed service, each by itself: requests are rejected, accepted ones cancelled',
  answers: { 200: strandedCancellationResult, ...refusalAnswers(400, 401, 403, 413, 415, 503) },
});

export const bulkRejectionResult = z
  .object({ rejected: z.array(reservationView), missed: z.array(missedReservation) })
  .meta({ id: 'WaveOutcome' });
export type BulkRejectionResult = z.infer<typeof bulkRejectionResult>;

export const rejectManyReservations = defineOperation({
  name: 'rejectManyReservations',
  method: 'post',
  path: '/api/reservations/reject-many',
  audience: 'dining-room',
  body: bulkRejection,
  takesLong: true,
  summary:
    'Staff reject many pending requests at once, each by itself: one that was decided meanwhile stays as it is',
  answers: { 200: bulkRejectionResult, ...refusalAnswers(400, 401, 403, 413, 415, 503) },
});

/**
 * Defines an action without a request body. If `isRepeatable`, a tablet may repeat the request with
 * its `Idempotency-Key` after a lost connection.
 */
const defineOneTapOperation = ({ name, path, summary }: OneTapDescription, isRepeatable: boolean) =>
  defineOperation({
    name,
    method: 'post',
    path: `/api/reservations/:id/${path}`,
    audience: 'dining-room',
    params,
    summary,
    answers: {
      200: reservationView,
      ...(isRepeatable
        ? refusalAnswers(400, 401, 403, 404, 409, 422, 503)
        : refusalAnswers(400, 401, 403, 404, 409, 503)),
    },
  });

/** Operations of the actions that need neither a form nor a body. */
export const oneTapOperations = toRecord(
  oneTapActions.map((action) => [
    action,
    defineOneTapOperation(reservationActions[action].operation, action !== 'undo'),
  ]),
);
