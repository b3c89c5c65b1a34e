import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { ChangeRequest, ReservationState, SeatAllocation } from './reservation-state.ts';
import { isLargeEnough, isSameTurn } from './seat-allocation.ts';
import { listTableIds } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';

/** In the same turn, only the covers that the reservation does not have yet are held. */
export const holdForChange = (seat: SeatAllocation, wanted: SeatAllocation): SeatAllocation => ({
  ...wanted,
  covers: isSameTurn(seat, wanted) ? Math.max(0, wanted.covers - seat.covers) : wanted.covers,
  onHold: true,
});

/** Until staff answer, present tables stay taken, even if they are too small for the wanted party. */
export const withPresentTable = (
  seat: SeatAllocation,
  wanted: SeatAllocation,
  facts: TurnFacts,
): TurnFacts =>
  isSameTurn(seat, wanted) && !isLargeEnough(seat, wanted.covers, facts)
    ? {
        ...facts,
        tables: facts.tables.map((table) =>
          listTableIds(seat).includes(table.id) ? { ...table, blocked: true } : table,
        ),
      }
    : facts;

export const requireChangeRequest = ({ changeRequest }: ReservationState): ChangeRequest =>
  changeRequest ?? refuse({ kind: 'conflict', message: message('no_change_request') });
