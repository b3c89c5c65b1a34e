import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { id, instant, timeOfDay } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { judgedWish } from './guest-wishes.ts';
import { manyOf } from './reservation-desk-forms.ts';
import { missedReservation } from './reservation-desk-operations.ts';
import { proposedTurn, reservationView } from './reservations.ts';
import { joinedTableIds, namedTableSet, withTableSet } from './table-set.ts';

/**
 * A reservation that needs an answer of staff: a pending request, or an open reservation whose
 * guest asks for a change.
 */
export const openRequest = z
  .object({
    reservation: reservationView,
    /**
     * True if staff can accept the pending request now, which needs an arrival time that has not
     * passed. Null for a change request.
     */
    fits: z.boolean().nullable(),
    /** The table or joined tables that suit the request, or null if the request does not fit. */
    table: namedTableSet.nullable(),
    /** The wish that no table can meet now, if the request would fit without it. */
    unmetWish: judgedWish.nullable(),
    /** If the request does not fit: the move of another party that makes room for it. */
    move: z
      .object({
        reservation: z.object({ id, customerName: z.string().nullable(), tableName: z.string() }),
        to: namedTableSet,
        /** The table or joined tables that the request gets after the move. */
        table: namedTableSet,
      })
      .nullable(),
    /** Other reservations of the guest. `sameDay`: times of those of the same date. */
    guest: z.object({ visits: z.int(), noShows: z.int(), sameDay: z.array(timeOfDay) }),
    /** The nearest free turn, if the request does not fit. */
    alternative: proposedTurn.nullable(),
  })
  .meta({ id: 'OpenRequest' });
export type OpenRequest = z.infer<typeof openRequest>;

export const listOpenRequests = defineOperation({
  name: 'listOpenRequests',
  method: 'get',
  path: '/api/reservations/open-requests',
  audience: 'desk',
  summary:
    'What waits for an answer, earliest visit first, each with the table that staff could give it',
  answers: { 200: z.array(openRequest), ...refusalAnswers(401) },
});

export const bulkAcceptance = z
  .strictObject({
    requests: manyOf(
      withTableSet(
        z.strictObject(
          { id, tableId: id.nullable(), joinedTableIds },
          fieldMessage('requests_required'),
        ),
      ),
    ),
  })
  .meta({ id: 'BulkAcceptance' });
export type BulkAcceptance = z.infer<typeof bulkAcceptance>;

export const bulkAcceptanceResult = z
  .object({ accepted: z.array(reservationView), missed: z.array(missedReservation) })
  .meta({ id: 'BulkAcceptanceResult' });
export type BulkAcceptanceResult = z.infer<typeof bulkAcceptanceResult>;

export const acceptManyReservations = defineOperation({
  name: 'acceptManyReservations',
  method: 'post',
  path: '/api/reservations/accept-many',
  audience: 'dining-room',
  body: bulkAcceptance,
  takesLong: true,
  summary:
    'Staff accept many pending requests at once, each by itself and each with its table: one that no longer fits stays as it is',
  answers: { 200: bulkAcceptanceResult, ...refusalAnswers(400, 401, 403, 413, 415, 503) },
});

/**
 * An action to undo. `at` is the `updatedAt` that the caller knows. If a colleague has changed the
 * reservation since, nothing is undone.
 */
const knownAction = z.strictObject({ id, at: instant });
export type KnownAction = z.infer<typeof knownAction>;

export const bulkUndo = z.strictObject({ actions: manyOf(knownAction) }).meta({ id: 'BulkUndo' });
export type BulkUndo = z.infer<typeof bulkUndo>;

export const bulkUndoResult = z
  .object({ undone: z.array(reservationView), missed: z.array(missedReservation) })
  .meta({ id: 'BulkUndoResult' });
export type BulkUndoResult = z.infer<typeof bulkUndoResult>;

export const undoManyActions = defineOperation({
  name: 'undoManyActions',
  method: 'post',
  path: '/api/reservations/undo-many',
  audience: 'dining-room',
  body: bulkUndo,
  takesLong: true,
  summary:
    'Takes back the last action of each reservation, each by itself: one that was changed since stays as it is',
  answers: { 200: bulkUndoResult, ...refusalAnswers(400, 401, 403, 413, 415, 503) },
});
