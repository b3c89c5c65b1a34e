import type { Wish } from './admission.ts';
import type { Evidence, Seat } from './reservation-events.ts';
import type { TurnFacts } from './turn.ts';

type Place = Pick<Seat, 'date' | 'timeSlotId'>;

export const isSameTurn = (one: Place, other: Place): boolean =>
  one.date === other.date && one.timeSlotId === other.timeSlotId;

export const isSameSeat = (one: Seat, other: Seat): boolean =>
  isSameTurn(one, other) && one.tableId === other.tableId && one.covers === other.covers;

/** A turn as it is without what this party holds in it. */
export const without = (seat: Seat, facts: TurnFacts): TurnFacts =>
  isSameTurn(seat, { date: facts.date, timeSlotId: facts.slot.id })
    ? { ...facts, coversHeld: facts.coversHeld - seat.covers }
    : facts;

export const seatFor = (
  { tableId, numberOfPeople }: Wish,
  { date, slot, tables }: TurnFacts,
): Seat => {
  const table = tables.find(({ id }) => id === tableId);
  return {
    date,
    timeSlotId: slot.id,
    slotStart: slot.startTime,
    slotEnd: slot.endTime,
    slotDescription: slot.description,
    tableId: table?.id ?? null,
    tableName: table?.name ?? null,
    floor: table?.floor ?? null,
    covers: numberOfPeople,
  };
};

/** Marks a seat at a table that another party holds. */
export const sharing = ({ tableId }: Wish, { tables }: TurnFacts): Pick<Seat, 'tableShared'> =>
  tables.some(({ id, takenBy }) => id === tableId && takenBy !== null) ? { tableShared: true } : {};

/**
 * How many of a party's covers stand beyond the maximum. They leave with the party, so that nobody online is ever sold
 * what staff once granted to somebody.
 */
export const excess = (
  { numberOfPeople }: Wish,
  { coversHeld, maxCovers }: TurnFacts,
): Pick<Seat, 'coversOver'> => {
  const over = Math.min(numberOfPeople, coversHeld + numberOfPeople - maxCovers);
  return over > 0 ? { coversOver: over } : {};
};

export const evidenceOf = (
  tableId: string | null,
  { coversHeld, maxCovers, closed, tables }: TurnFacts,
): Evidence => ({
  coversHeld,
  maxCovers,
  closed,
  tableFree: tableId === null ? null : tables.find(({ id }) => id === tableId)?.takenBy === null,
});
