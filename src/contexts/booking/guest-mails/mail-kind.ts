import type { CancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { GuestMail } from './guest-mail.ts';

const kindOfRejection = (reason: RejectionReason) => {
  switch (reason) {
    case 'no_room':
      return 'declined_full';
    case 'house_closed':
      return 'declined_closed';
    case 'short_notice':
      return 'declined_short_notice';
    case 'invalid_contact':
      return 'declined_contact';
    case 'duplicate':
      return 'declined_duplicate';
    case 'other':
    case 'not_given':
      return 'declined_other';
  }
};

const kindOfCancellation = (reason: CancelReason) => {
  switch (reason) {
    case 'house_closed':
      return 'cancelled_closed';
    case 'no_table':
      return 'cancelled_table';
    case 'guest_asked':
      return 'cancelled_asked';
    case 'other':
      return 'cancelled_other';
  }
};

/**
 * Returns the kind of the mail, which selects title and introduction. Rejections and cancellations
 * have one kind per reason.
 */
export const mailKindOf = (mail: GuestMail) => {
  if (mail.moment === 'declined') return kindOfRejection(mail.reason);
  if (mail.moment === 'cancelled_by_house') return kindOfCancellation(mail.reason);
  return mail.moment;
};

export type MailKind = ReturnType<typeof mailKindOf>;
