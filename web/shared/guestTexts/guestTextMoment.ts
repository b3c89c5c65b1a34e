import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { GuestTextMoment } from './guestTexts.ts';

type Standing = Pick<ReservationView, 'status' | 'outcome' | 'cancelReason' | 'lastAction'>;

const CHANGES: ReadonlySet<string> = new Set(['change_accepted', 'moved', 'party_reduced']);

const cancellationMoment = ({ outcome, cancelReason }: Standing): GuestTextMoment | null => {
  if (outcome === 'no_show') return null;
  if (outcome === 'cancelled_by_guest' || cancelReason === 'guest_asked')
    return 'cancelled_by_guest';
  return outcome === 'cancelled_by_staff' ? 'cancelled' : 'declined';
};

/** Returns what the message to the guest is about, or null if the state needs no message. */
export const guestTextMoment = (reservation: Standing): GuestTextMoment | null => {
  const { status, lastAction } = reservation;
  if (status === 'cancelled') return cancellationMoment(reservation);
  if (status === 'completed') return null;
  if (lastAction?.type === 'change_declined') return 'change_declined';
  if (status === 'pending') return 'received';
  return lastAction && CHANGES.has(lastAction.type) ? 'changed' : 'confirmed';
};
