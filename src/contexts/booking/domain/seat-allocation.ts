import type { BookingRequest } from './admission-rule.ts';
import type { DecisionEvidence, SeatAllocation } from './reservation-state.ts';
import {
  countSeats,
  findTables,
  hasSameTables,
  isKnown,
  toSeatTables,
  type TableSet,
} from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';

type TurnReference = Pick<SeatAllocation, 'date' | 'timeSlotId'>;

export const isSameTurn = (one: TurnReference, other: TurnReference): boolean =>
  one.date === other.date && one.timeSlotId === other.timeSlotId;

export const isSameSeat = (one: SeatAllocation, other: SeatAllocation): boolean =>
  isSameTurn(one, other) && hasSameTables(one, other) && one.covers === other.covers;

export const withoutSeat = (seat: SeatAllocation, facts: TurnFacts): TurnFacts =>
  isSameTurn(seat, { date: facts.date, timeSlotId: facts.slot.id })
    ? { ...facts, coversHeld: facts.coversHeld - seat.covers }
    : facts;

export const allocateSeat = (
  { numberOfPeople, arrivalTime, ...tables }: BookingRequest,
  facts: TurnFacts,
): SeatAllocation => ({
  date: facts.date,
  timeSlotId: facts.slot.id,
  slotStart: facts.slot.startTime,
  slotEnd: facts.slot.endTime,
  slotDescription: facts.slot.description,
  ...(arrivalTime ? { arrivalTime } : {}),
  ...toSeatTables(tables, facts),
  covers: numberOfPeople,
});

/** Returns the same seat at other tables of the turn. */
export const withTables = (
  { tableShared: _, joinedTableIds: __, ...seat }: SeatAllocation,
  tables: TableSet,
  facts: TurnFacts,
): SeatAllocation => ({ ...seat, ...toSeatTables(tables, facts) });

/** Returns false if there is no table, a table was deleted, or the tables are too small. */
export const isLargeEnough = (seat: TableSet, covers: number, facts: TurnFacts): boolean =>
  seat.tableId !== null && isKnown(seat, facts) && countSeats(findTables(seat, facts)) >= covers;

/**
 * Keeps the table if it is large enough for the wanted party. Otherwise staff choose another table.
 */
export const keepFittingTable = (
  from: SeatAllocation,
  wanted: SeatAllocation,
  facts: TurnFacts,
): SeatAllocation =>
  isLargeEnough(from, wanted.covers, facts)
    ? { ...from, covers: wanted.covers }
    : { ...wanted, ...(from.arrivalTime ? { arrivalTime: from.arrivalTime } : {}) };

export const withFewerCovers = (
  { coversOver = 0, ...from }: SeatAllocation,
  covers: number,
): SeatAllocation => {
  const over = coversOver - (from.covers - covers);
  return { ...from, covers, ...(over > 0 ? { coversOver: over } : {}) };
};

export const sharedTableFlag = (
  tables: TableSet,
  facts: TurnFacts,
): Pick<SeatAllocation, 'tableShared'> =>
  findTables(tables, facts).some(({ takenBy }) => takenBy !== null) ? { tableShared: true } : {};

/**
 * Returns the covers beyond the turn's maximum. The event stores them, because a cancellation must
 * subtract them again.
 */
export const coversOverLimit = (
  { numberOfPeople }: BookingRequest,
  { coversHeld, maxCovers }: TurnFacts,
): Pick<SeatAllocation, 'coversOver'> => {
  const over = Math.min(numberOfPeople, coversHeld + numberOfPeople - maxCovers);
  return over > 0 ? { coversOver: over } : {};
};

export const collectEvidence = (tables: TableSet, facts: TurnFacts): DecisionEvidence => ({
  coversHeld: facts.coversHeld,
  maxCovers: facts.maxCovers,
  ...(facts.slot.maxCovers === facts.maxCovers ? {} : { slotCovers: facts.slot.maxCovers }),
  closed: facts.closed,
  tableFree:
    tables.tableId === null
      ? null
      : isKnown(tables, facts) &&
        findTables(tables, facts).every(({ takenBy }) => takenBy === null),
});
