import { requestReservation } from '../../../src/contracts/booking-calls.ts';

/** The part of the contract that a guest types. */
export const detailsSchema = requestReservation.body.pick({ customerName: true, customerPhone: true, customerEmail: true, notes: true });
