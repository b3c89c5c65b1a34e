import type { BookingRequest } from './admission-rules.ts';
import type { DecisionEvidence, SeatAllocation } from './reservation-state.ts';
import type { TurnFacts } from './turn-facts.ts';

type TurnReference = Pick<SeatAllocation, 'date' | 'timeSlotId'>;

export const isSameTurn = (one: TurnReference, other: TurnReference): boolean =>
  one.date === other.date && one.timeSlotId === other.timeSlotId;

export const isSameSeat = (one: SeatAllocation, other: SeatAllocation): boolean =>
  isSameTurn(one, other) && one.tableId === other.tableId && one.covers === other.covers;

export const withoutSeat = (seat: SeatAllocation, facts: TurnFacts): TurnFacts =>
  isSameTurn(seat, { date: facts.date, timeSlotId: facts.slot.id })
    ? { ...facts, coversHeld: facts.coversHeld - seat.covers }
    : facts;

export const allocateSeat = (
  { tableId, numberOfPeople, arrivalTime }: BookingRequest,
  { date, slot, tables }: TurnFacts,
): SeatAllocation => {
  const table = tables.find(({ id }) => id === tableId);
  return {
    date,
    timeSlotId: slot.id,
    slotStart: slot.startTime,
    slotEnd: slot.endTime,
    slotDescription: slot.description,
    ...(arrivalTime ? { arrivalTime } : {}),
    tableId: table?.id ?? null,
    tableName: table?.name ?? null,
    floor: table?.floor ?? null,
    covers: numberOfPeople,
  };
};

/** The same seat at another table of the turn. */
export const withTable = (
  { tableShared: _, ...seat }: SeatAllocation,
  tableId: string,
  { tables }: TurnFacts,
): SeatAllocation => {
  const table = tables.find(({ id }) => id === tableId);
  return {
    ...seat,
    tableId: table?.id ?? null,
    tableName: table?.name ?? null,
    floor: table?.floor ?? null,
  };
};

/** A table that is too small for the new party is left to staff. */
export const keepFittingTable = (
  from: SeatAllocation,
  wanted: SeatAllocation,
  { tables }: TurnFacts,
): SeatAllocation => {
  const fits = tables.some(({ id, capacity }) => id === from.tableId && capacity >= wanted.covers);
  return fits
    ? { ...from, covers: wanted.covers }
    : { ...wanted, ...(from.arrivalTime ? { arrivalTime: from.arrivalTime } : {}) };
};

export const withFewerCovers = (
  { coversOver = 0, ...from }: SeatAllocation,
  covers: number,
): SeatAllocation => {
  const over = coversOver - (from.covers - covers);
  return { ...from, covers, ...(over > 0 ? { coversOver: over } : {}) };
};

export const sharedTableFlag = (
  { tableId }: BookingRequest,
  { tables }: TurnFacts,
): Pick<SeatAllocation, 'tableShared'> =>
  tables.some(({ id, takenBy }) => id === tableId && takenBy !== null) ? { tableShared: true } : {};

/**
 * Covers beyond the turn's maximum. The event stores them, so that a cancellation can subtract them
 * again.
 */
export const coversOverLimit = (
  { numberOfPeople }: BookingRequest,
  { coversHeld, maxCovers }: TurnFacts,
): Pick<SeatAllocation, 'coversOver'> => {
  const over = Math.min(numberOfPeople, coversHeld + numberOfPeople - maxCovers);
  return over > 0 ? { coversOver: over } : {};
};

export const collectEvidence = (
  tableId: string | null,
  { coversHeld, maxCovers, closed, tables }: TurnFacts,
): DecisionEvidence => ({
  coversHeld,
  maxCovers,
  closed,
  tableFree: tableId === null ? null : tables.find(({ id }) => id === tableId)?.takenBy === null,
});
