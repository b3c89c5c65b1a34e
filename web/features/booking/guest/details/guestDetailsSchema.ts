import {
  ALLERGY_CONSENT_REQUIRED,
  hasAllergyConsent,
} from '#src/contracts/booking/guest-allergies.ts';
import { reservationRequest } from '#src/contracts/booking/reservations.ts';

export const guestDetailsSchema = reservationRequest
  .pick({
    customerName: true,
    customerPhone: true,
    customerEmail: true,
    notes: true,
    allergies: true,
    allergiesConsent: true,
    rememberAllergies: true,
  })
  .refine(hasAllergyConsent, { path: ['allergiesConsent'], message: ALLERGY_CONSENT_REQUIRED });
