import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { ChangeRequest, ReservationState, SeatAllocation } from './reservation-state.ts';
import { isSameTurn } from './seat-allocation.ts';

/** In the same turn, only the covers that the reservation does not have yet are held. */
export const holdForChange = (seat: SeatAllocation, wanted: SeatAllocation): SeatAllocation => ({
  ...wanted,
  covers: isSameTurn(seat, wanted) ? Math.max(0, wanted.covers - seat.covers) : wanted.covers,
  onHold: true,
});

export const requireChangeRequest = ({ changeRequest }: ReservationState): ChangeRequest =>
  changeRequest ?? refuse({ kind: 'conflict', message: message('no_change_request') });
