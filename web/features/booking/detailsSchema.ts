import { CONSENT_MISSING, consentsToAllergies } from '../../../src/contracts/allergies.ts';
import { reservationRequest } from '../../../src/contracts/booking.ts';

/** The part of the contract that a guest types. */
export const detailsSchema = reservationRequest
  .pick({
    customerName: true,
    customerPhone: true,
    customerEmail: true,
    notes: true,
    allergies: true,
    allergiesConsent: true,
    rememberAllergies: true,
  })
  .refine(consentsToAllergies, { path: ['allergiesConsent'], message: CONSENT_MISSING });
