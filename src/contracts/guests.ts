import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';
import { editableText, id, timeOfDay } from './common/fields.ts';
import { allergiesView } from './booking/guest-allergies.ts';
import { reservationOutcome, reservationStatus } from './booking/reservations.ts';

export const MIN_SEARCH_DIGITS = 3;
export const GUEST_NOTE_LENGTH = 500;

const visit = z.object({
  date: z.iso.date(),
  tableName: z.string().nullable(),
  numberOfPeople: z.int(),
  status: reservationStatus,
  outcome: reservationOutcome.nullable(),
});

/**
 * A guest, with data from the personal data store and the guest book. API calls identify the guest
 * by any of the guest's reservations.
 */
export const guestView = z
  .object({
    /** Id of the latest reservation. */
    reservationId: id,
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    /** Number of reservations whose party sat at a table. */
    visits: z.int(),
    noShows: z.int(),
    /** Number of cancellations by the guest. */
    cancellations: z.int(),
    lastVisit: z.iso.date().nullable(),
    /** The table that the guest had most often, or null before the second visit. */
    usualTable: z.string().nullable(),
    /** Allergies that the guest asked the restaurant to remember. */
    allergies: allergiesView.nullable(),
    guestNote: z.string().nullable(),
    /** At most four reservations before today, newest first. */
    history: z.array(visit),
    /** The next open reservation of the guest. */
    upcoming: z
      .object({
        date: z.iso.date(),
        startTime: timeOfDay,
        tableName: z.string().nullable(),
      })
      .nullable(),
    /** Entries with other telephone numbers or e-mail addresses that staff merged into this one. */
    merged: z.array(z.object({ id, contact: z.string() })),
    /**
     * Other guests with the same number or address, but another name, number or address. Staff
     * confirm whether they are the same person. `id` is a reservation or an entry.
     */
    perhaps: z.array(z.object({ id, name: z.string().nullable(), contact: z.string().nullable() })),
  })
  .meta({ id: 'Guest' });
export type GuestView = z.infer<typeof guestView>;

const digits = z
  .string(fieldMessage('phone_invalid'))
  .regex(/^\d{3,15}$/, fieldMessage('phone_invalid'));

export const searchGuests = defineOperation({
  name: 'searchGuests',
  method: 'get',
  path: '/api/guests',
  audience: 'desk',
  query: z.object({ digits }),
  summary:
    'At most six guests whose telephone number begins or ends with these digits, most frequent first',
  answers: { 200: z.array(guestView), ...refusalAnswers(400, 401) },
});

const params = z.object({ id });
const guestOfReservation = z.object({ guest: guestView.nullable() }).meta({ id: 'GuestEntry' });

export const readGuest = defineOperation({
  name: 'readGuest',
  method: 'get',
  path: '/api/reservations/:id/guest',
  audience: 'desk',
  params,
  summary:
    'The guest of a reservation. Null without telephone number and e-mail address, or after an erasure',
  answers: { 200: guestOfReservation, ...refusalAnswers(400, 401) },
});

export const guestNote = z
  .strictObject({ guestNote: editableText(GUEST_NOTE_LENGTH) })
  .meta({ id: 'GuestNoteText' });

export const writeGuestNote = defineOperation({
  name: 'writeGuestNote',
  method: 'put',
  path: '/api/reservations/:id/guest/note',
  audience: 'dining-room',
  params,
  body: guestNote,
  summary: 'Staff write the one note about the guest of a reservation; null deletes it',
  answers: { 200: guestOfReservation, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

/** The other guest, whom a reservation or an entry of the guest book identifies. */
export const guestMerge = z.strictObject({ other: id }).meta({ id: 'GuestMerge' });

export const mergeGuests = defineOperation({
  name: 'mergeGuests',
  method: 'post',
  path: '/api/reservations/:id/guest/merge',
  audience: 'administrator',
  params,
  body: guestMerge,
  summary:
    'Staff say that the guests of two reservations are one person; separating takes it back at any time',
  answers: { 200: guestOfReservation, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const distinguishGuests = defineOperation({
  name: 'distinguishGuests',
  method: 'post',
  path: '/api/reservations/:id/guest/distinguish',
  audience: 'administrator',
  params,
  body: guestMerge,
  summary:
    'Staff say that two guests with the same number or address are two persons; a merge takes it back',
  answers: { 200: guestOfReservation, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

/** Request to separate a merged entry, whose id is `entry`. */
export const guestSeparation = z.strictObject({ entry: id }).meta({ id: 'GuestSeparation' });

export const separateGuests = defineOperation({
  name: 'separateGuests',
  method: 'post',
  path: '/api/reservations/:id/guest/separate',
  audience: 'administrator',
  params,
  body: guestSeparation,
  summary: 'Takes a merged entry out of the guest of a reservation again',
  answers: { 200: guestOfReservation, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});
