import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { editableText, id, optionalLine } from '../common/fields.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import { allergen, ALLERGY_NOTE_LENGTH } from './guest-allergies.ts';
import { reservationView } from './reservations.ts';

const params = z.object({ id });

export const reservationNote = z
  .strictObject({ adminNotes: editableText(MAX_LENGTHS.notes) })
  .meta({ id: 'ReservationNote' });

/** Allergies that a guest told staff. Without `consent`, the request is invalid. */
export const toldAllergies = z
  .strictObject({
    codes: z
      .array(allergen)
      .max(allergen.options.length)
      .transform((codes) => [...new Set(codes)]),
    note: optionalLine(ALLERGY_NOTE_LENGTH),
    consent: z.literal(true, fieldMessage('allergies_consent_required')),
    /** If true, allergies are stored as long as the other data of the reservation. */
    remember: z.boolean(fieldMessage('boolean_required')),
  })
  .meta({ id: 'ToldAllergies' });
export type ToldAllergies = z.infer<typeof toldAllergies>;

export const writeReservationNote = defineOperation({
  name: 'writeReservationNote',
  method: 'put',
  path: '/api/reservations/:id/note',
  audience: 'dining-room',
  params,
  body: reservationNote,
  summary: 'Staff write a note about a reservation, which the guest does not see; null deletes it',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const recordAllergies = defineOperation({
  name: 'recordAllergies',
  method: 'put',
  path: '/api/reservations/:id/allergies',
  audience: 'dining-room',
  params,
  body: toldAllergies,
  summary: 'Staff record allergies that the guest told them, with the consent of the guest',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const eraseAllergies = defineOperation({
  name: 'eraseAllergies',
  method: 'delete',
  path: '/api/reservations/:id/allergies',
  audience: 'dining-room',
  params,
  summary: 'The guest withdraws the consent: erases the allergies of all reservations of the guest',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 503) },
});
