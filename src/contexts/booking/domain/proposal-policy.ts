import type { CancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';

/**
 * Returns true if the guest gets proposals after the rejection. Guests with invalid contact data
 * must call, and a duplicate needs no other turn.
 */
export const proposesAfterRejection = (reason: RejectionReason): boolean => {
  switch (reason) {
    case 'no_room':
    case 'house_closed':
    case 'short_notice':
    case 'other':
    case 'not_given':
      return true;
    case 'invalid_contact':
    case 'duplicate':
      return false;
  }
};

export const proposesAfterCancellation = (reason: CancelReason): boolean => {
  switch (reason) {
    case 'house_closed':
      return true;
    case 'guest_asked':
    case 'no_table':
    case 'other':
      return false;
  }
};
