import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import {
  createIdempotentRequest,
  type IdempotentRequest,
} from '#test/support/drivers/concurrent-bookings.ts';
import {
  buildGuest,
  buildReservationRequest,
  type Turn,
} from '#test/support/builders/request-builders.ts';
import { callWithRetries, type ServerFleet } from './load-clients.ts';

const NO_SESSION = { cookie: '', token: '' };
let guests = 0;

export const createGuestRequest = (
  turn: Turn,
  over: Partial<IdempotentRequest['request']> = {},
): IdempotentRequest =>
  createIdempotentRequest(buildReservationRequest(turn, { ...buildGuest(++guests), ...over }));

export const fetchTimeSlots = async (fleet: ServerFleet): Promise<TimeSlotView[]> =>
  JSON.parse(
    (await callWithRetries(fleet, { method: 'GET', path: '/api/time-slots' }, NO_SESSION)).text,
  ) as TimeSlotView[];

/**
 * Returns turns (one sitting on one date) that no phase has used yet. On these dates, the tables of
 * all rooms can be booked.
 */
export const createTurnSupply = (slots: readonly TimeSlotView[]) => {
  let given = 0;
  return (count: number): Turn[] =>
    Array.from({ length: count }, () => {
      const place = given++;
      return {
        reservationDate: dateWithAllRoomsInDays(14 + Math.floor(place / slots.length)),
        timeSlotId: slots[place % slots.length]!.id,
      };
    });
};
