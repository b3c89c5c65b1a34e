import type { BookingRequest } from './admission-rule.ts';
import type { SeatChanges } from './desk-admission-rules.ts';
import type { SeatAllocation } from './reservation-state.ts';
import { allocateSeat, coversOverLimit, isSameTurn, sharedTableFlag } from './seat-allocation.ts';
import { hasSameTables } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';

const targetTurn = ({ date, slot }: TurnFacts) => ({ date, timeSlotId: slot.id });

export const hasSeatChanges = (
  from: SeatAllocation,
  bookingRequest: BookingRequest,
  facts: TurnFacts,
): boolean => {
  const changes = findSeatChanges(from, bookingRequest, facts);
  return changes.turn || changes.table || bookingRequest.numberOfPeople !== from.covers;
};

export const findSeatChanges = (
  from: SeatAllocation,
  { numberOfPeople, ...tables }: BookingRequest,
  facts: TurnFacts,
): SeatChanges => ({
  turn: !isSameTurn(from, targetTurn(facts)),
  table: !hasSameTables(from, tables),
  grows: numberOfPeople > from.covers,
});

const unchangedHours = ({ slotStart, slotEnd, slotDescription, arrivalTime }: SeatAllocation) => ({
  slotStart,
  slotEnd,
  slotDescription,
  ...(arrivalTime ? { arrivalTime } : {}),
});

const unchangedTables = ({
  tableId,
  joinedTableIds,
  tableName,
  floor,
  tableShared,
}: SeatAllocation) => ({
  tableId,
  ...(joinedTableIds ? { joinedTableIds } : {}),
  tableName,
  floor,
  ...(tableShared ? { tableShared } : {}),
});

const unchangedCoversOver = ({ coversOver = 0, covers }: SeatAllocation, people: number) => {
  const over = coversOver - (covers - people);
  return over > 0 ? { coversOver: over } : {};
};

/**
 * Builds the seat after a move. Hours remain as stored unless the turn changes, and the table name
 * unless turn or table changes (spec note 11).
 */
export const buildMovedSeat = (
  from: SeatAllocation,
  bookingRequest: BookingRequest,
  facts: TurnFacts,
  changes: SeatChanges,
): SeatAllocation => ({
  ...allocateSeat(bookingRequest, facts),
  ...(changes.turn ? {} : unchangedHours(from)),
  ...(changes.turn || changes.table
    ? sharedTableFlag(bookingRequest, facts)
    : unchangedTables(from)),
  ...(changes.turn || changes.grows
    ? coversOverLimit(bookingRequest, facts)
    : unchangedCoversOver(from, bookingRequest.numberOfPeople)),
  ...(from.holdsSeat === false ? { holdsSeat: false } : {}),
});
