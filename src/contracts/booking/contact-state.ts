import { z } from 'zod';

/**
 * State of the contact with the guest about the last change. `seen`: the guest opened the personal
 * link after the message. `confirmed`: the guest confirmed the visit.
 */
export const contactState = z.enum(['not_informed', 'sent', 'seen', 'confirmed']);
export type ContactState = z.infer<typeof contactState>;

export const contactChannel = z.enum(['mail', 'whatsapp', 'phone']);
export type ContactChannel = z.infer<typeof contactChannel>;

/** Occasion of an e-mail to a guest. */
export type GuestMailMoment =
  | 'received'
  | 'confirmed'
  | 'declined'
  | 'changed'
  | 'change_declined'
  | 'cancelled_by_guest'
  | 'cancelled_by_house'
  | 'reminder'
  /** Staff took back a change that an earlier e-mail reported. */
  | 'corrected'
  /** Staff took back such a change, and the request waits for an answer again. */
  | 'corrected_pending';
