import type { BookingRequest } from './admission-rules.ts';
import type { SeatChanges } from './desk-admission-rules.ts';
import type { SeatAllocation } from './reservation-state.ts';
import {
  allocateSeat,
  coversOverLimit,
  isSameSeat,
  isSameTurn,
  sharedTableFlag,
} from './seat-allocation.ts';
import type { TurnFacts } from './turn-facts.ts';

const targetTurn = ({ date, slot }: TurnFacts) => ({ date, timeSlotId: slot.id });

export const hasSeatChanges = (
  from: SeatAllocation,
  { tableId, numberOfPeople }: BookingRequest,
  facts: TurnFacts,
): boolean => !isSameSeat(from, { ...from, ...targetTurn(facts), tableId, covers: numberOfPeople });

export const findSeatChanges = (
  from: SeatAllocation,
  { tableId, numberOfPeople }: BookingRequest,
  facts: TurnFacts,
): SeatChanges => ({
  turn: !isSameTurn(from, targetTurn(facts)),
  table: tableId !== from.tableId,
  grows: numberOfPeople > from.covers,
});

const unchangedHours = ({ slotStart, slotEnd, slotDescription, arrivalTime }: SeatAllocation) => ({
  slotStart,
  slotEnd,
  slotDescription,
  ...(arrivalTime ? { arrivalTime } : {}),
});

const unchangedTable = ({ tableName, floor, tableShared }: SeatAllocation) => ({
  tableName,
  floor,
  ...(tableShared ? { tableShared } : {}),
});

const unchangedCoversOver = ({ coversOver = 0, covers }: SeatAllocation, people: number) => {
  const over = coversOver - (covers - people);
  return over > 0 ? { coversOver: over } : {};
};

/**
 * If a move does not change the turn or the table, the reservation keeps its stored hours or table
 * name (spec note 11).
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
    : unchangedTable(from)),
  ...(changes.turn || changes.grows
    ? coversOverLimit(bookingRequest, facts)
    : unchangedCoversOver(from, bookingRequest.numberOfPeople)),
  ...(from.holdsSeat === false ? { holdsSeat: false } : {}),
});
