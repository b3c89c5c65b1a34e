import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { ChangeRequest, ReservationState, SeatAllocation } from './reservation-state.ts';
import { isLargeEnough, isSameTurn } from './seat-allocation.ts';
import { listTableIds } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';

/**
 * Returns the seat that a change request holds. In the same turn, it holds only the covers that the
 * reservation lacks.
 */
export const holdForChange = (seat: SeatAllocation, wanted: SeatAllocation): SeatAllocation => ({
  ...wanted,
  covers: isSameTurn(seat, wanted) ? Math.max(0, wanted.covers - seat.covers) : wanted.covers,
  onHold: true,
});

/**
 * Blocks the present tables if they are too small for the wanted party. They stay taken until staff
 * answer.
 */
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
