import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { ALLERGY_CONSENT_REQUIRED, hasAllergyConsent } from './guest-allergies.ts';
import { availability, availabilitySearch } from './availability.ts';
import {
  proposedTurn,
  reservationDecision,
  reservationReceipt,
  reservationRequest,
  reservationStatusView,
  reservationView,
} from './reservations.ts';
import { slotStatistics } from './slot-statistics.ts';
import { deskQuery } from './reservation-desk-schemas.ts';
import { calendarDate, id, honeypotFields } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

const byId = z.object({ id });

export const searchAvailability = defineOperation({
  name: 'searchAvailability',
  method: 'get',
  path: '/api/availability',
  audience: 'public',
  query: availabilitySearch,
  summary: 'Tables free for a date, party and turn, with the covers left',
  answers: { 200: availability, ...refusalAnswers(400, 429) },
});

export const searchAlternatives = defineOperation({
  name: 'searchAlternatives',
  method: 'get',
  path: '/api/availability/alternatives',
  audience: 'public',
  query: availabilitySearch,
  summary: 'Free turns near a turn that a party cannot have, best first',
  answers: { 200: z.array(proposedTurn), ...refusalAnswers(400, 429) },
});

export const requestReservation = defineOperation({
  name: 'requestReservation',
  method: 'post',
  path: '/api/reservations',
  audience: 'public',
  body: reservationRequest
    .extend(honeypotFields)
    .refine(hasAllergyConsent, { path: ['allergiesConsent'], message: ALLERGY_CONSENT_REQUIRED })
    .meta({ id: 'ReservationForm' }),
  summary: 'A guest asks for a table; staff confirm later. Accepts Idempotency-Key',
  answers: { 201: reservationReceipt, ...refusalAnswers(400, 403, 409, 413, 415, 422, 429, 503) },
});

export const readReservationStatus = defineOperation({
  name: 'readReservationStatus',
  method: 'get',
  path: '/api/reservations/link/:token',
  audience: 'public',
  params: z.object({ token: z.string().max(100, fieldMessage('link_invalid')) }),
  summary: 'How a request stands, for the holder of its personal link',
  answers: { 200: reservationStatusView, ...refusalAnswers(400, 404, 429) },
});

export const listReservations = defineOperation({
  name: 'listReservations',
  method: 'get',
  path: '/api/reservations',
  audience: 'desk',
  query: deskQuery,
  summary:
    'Reservations, latest request first; of given days, in order of turn and name. The header Link names the next page',
  answers: { 200: z.array(reservationView), ...refusalAnswers(400, 401) },
});

export const decideReservation = defineOperation({
  name: 'decideReservation',
  method: 'put',
  path: '/api/reservations/:id',
  audience: 'dining-room',
  params: byId,
  body: reservationDecision,
  summary: 'Staff accept or reject a pending request',
  answers: { 200: reservationView, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const readDailyCapacity = defineOperation({
  name: 'readDailyCapacity',
  method: 'get',
  path: '/api/reservations/stats',
  audience: 'desk',
  query: z.object({ date: calendarDate(fieldMessage('date_required')) }),
  summary: 'Covers and reservations per time slot of a date',
  answers: { 200: z.array(slotStatistics), ...refusalAnswers(400, 401) },
});
