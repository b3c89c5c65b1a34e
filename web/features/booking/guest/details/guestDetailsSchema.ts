import { z } from 'zod';
import {
  ALLERGY_CONSENT_REQUIRED,
  hasAllergyConsent,
} from '#src/contracts/booking/guest-allergies.ts';
import { arrivalTime, occasion } from '#src/contracts/booking/guest-wishes.ts';
import { reservationRequest } from '#src/contracts/booking/reservations.ts';

/**
 * Accepts an empty value, which the radio button for "no answer" sends, and converts it to null.
 */
const optionalChoice = <Choice extends z.ZodType>(choice: Choice) =>
  z.union([z.literal('').transform(() => null), choice]).nullish();

export const guestDetailsSchema = reservationRequest
  .pick({
    customerName: true,
    customerPhone: true,
    customerEmail: true,
    notes: true,
    seatWishes: true,
    allergies: true,
    allergiesConsent: true,
    rememberAllergies: true,
  })
  .extend({ arrivalTime: optionalChoice(arrivalTime), occasion: optionalChoice(occasion) })
  .refine(hasAllergyConsent, { path: ['allergiesConsent'], message: ALLERGY_CONSENT_REQUIRED });
export type CheckedGuestDetails = z.output<typeof guestDetailsSchema>;
