import { z } from 'zod';

/**
 * What the guest knows of the last change: nothing yet, a message was sent, the guest opened the
 * personal link since then, or the guest confirmed the visit.
 */
export const contactState = z.enum(['not_informed', 'sent', 'seen', 'confirmed']);
export type ContactState = z.infer<typeof contactState>;

export const contactChannel = z.enum(['mail', 'whatsapp', 'phone']);
export type ContactChannel = z.infer<typeof contactChannel>;

/** What an e-mail to a guest is about. */
export type GuestMailMoment =
  | 'received'
  | 'confirmed'
  | 'declined'
  | 'changed'
  | 'change_declined'
  | 'cancelled_by_guest'
  | 'cancelled_by_house'
  | 'reminder'
  /** Staff took back what an earlier message said. */
  | 'corrected'
  /** The same, and the request is open again. */
  | 'corrected_pending';
