import type {
  ReservationOutcome,
  ReservationStanding,
  ReservationStatus,
} from '../../../src/contracts/booking.ts';
import type { MessageId } from '../../shared/i18n/catalogues.ts';

const ofStatus: Record<ReservationStatus, MessageId> = {
  pending: 'standing.pending',
  confirmed: 'standing.confirmed',
  cancelled: 'standing.rejected',
  completed: 'standing.completed',
};

const ofOutcome: Record<ReservationOutcome, MessageId> = {
  rejected: 'standing.rejected',
  cancelled_by_guest: 'standing.cancelledByGuest',
  cancelled_by_staff: 'standing.cancelledByStaff',
  expired: 'standing.expired',
  no_show: 'standing.noShow',
};

const meaning: Record<ReservationStatus, MessageId> = {
  pending: 'standing.pendingText',
  confirmed: 'standing.confirmedText',
  cancelled: 'standing.cancelledText',
  completed: 'standing.completedText',
};

type Stand = Pick<ReservationStanding, 'status' | 'outcome'>;

/** The badge: an outcome, where there is one, speaks first (decision 4). */
export const badgeOf = ({ status, outcome }: Stand): MessageId =>
  outcome ? ofOutcome[outcome] : ofStatus[status];

/** What it means for the guest; nobody thanks a guest who did not come. */
export const meaningOf = ({ status, outcome }: Stand): MessageId =>
  outcome === 'no_show' ? 'standing.cancelledText' : meaning[status];
