import type {
  ReservationOutcome,
  ReservationStatusView,
  ReservationStatus,
} from '#src/contracts/booking/reservations.ts';
import type { MessageId } from '#web/shared/i18n/loadMessages.ts';

const messageByStatus: Record<ReservationStatus, MessageId> = {
  pending: 'standing.pending',
  confirmed: 'standing.confirmed',
  cancelled: 'standing.rejected',
  completed: 'standing.completed',
};

const messageByOutcome: Record<ReservationOutcome, MessageId> = {
  rejected: 'standing.rejected',
  cancelled_by_guest: 'standing.cancelledByGuest',
  cancelled_by_staff: 'standing.cancelledByStaff',
  expired: 'standing.expired',
  no_show: 'standing.noShow',
};

const explanationByStatus: Record<ReservationStatus, MessageId> = {
  pending: 'standing.pendingText',
  confirmed: 'standing.confirmedText',
  cancelled: 'standing.cancelledText',
  completed: 'standing.completedText',
};

type StatusAndOutcome = Pick<ReservationStatusView, 'status' | 'outcome'>;

export const statusMessageId = ({ status, outcome }: StatusAndOutcome): MessageId =>
  outcome ? messageByOutcome[outcome] : messageByStatus[status];

/** A no-show gets the text for a cancellation, because the text for a visit thanks the guest. */
export const statusExplanationId = ({ status, outcome }: StatusAndOutcome): MessageId =>
  outcome === 'no_show' ? 'standing.cancelledText' : explanationByStatus[status];
