import type {
  Availability,
  AvailableSlot,
  CapacityInfo,
} from '#src/contracts/booking/availability.ts';
import {
  coversLeft,
  isPastLeadTime,
  formatSlotLabel,
  type TableFacts,
  type TurnFacts,
} from './turn-facts.ts';
import {
  serviceIsOpen,
  tableIsLargeEnough,
  tableIsSmallEnough,
  turnHasNotBegun,
} from './admission-rules.ts';

const isSuitable = (table: TableFacts, party: number, facts: TurnFacts): boolean => {
  const bookingRequest = { tableId: table.id, numberOfPeople: party };
  return (
    !tableIsLargeEnough(bookingRequest, facts) &&
    !tableIsSmallEnough(bookingRequest, facts) &&
    party <= coversLeft(facts)
  );
};

const toAvailableSlot = (table: TableFacts, party: number, facts: TurnFacts): AvailableSlot => ({
  tableId: table.id,
  timeSlotId: facts.slot.id,
  tableName: table.name,
  slotDescription: formatSlotLabel(facts.slot),
  availableCapacity: Math.min(table.capacity, coversLeft(facts)),
  floor: table.floor,
  tableCapacity: table.capacity,
  tableDescription: table.description,
  suitable: isSuitable(table, party, facts),
});

/** A collator compares thirty times faster than `localeCompare` with options. */
const tableNameCollator = new Intl.Collator('it', { numeric: true });

const compareByFit = (a: AvailableSlot, b: AvailableSlot): number =>
  Number(b.suitable) - Number(a.suitable) ||
  a.tableCapacity - b.tableCapacity ||
  a.floor - b.floor ||
  tableNameCollator.compare(a.tableName, b.tableName);

const toCapacityInfo = (facts: TurnFacts, slots: readonly AvailableSlot[]): CapacityInfo => ({
  bookedCovers: facts.coversHeld,
  maxCovers: facts.maxCovers,
  availableCovers: coversLeft(facts),
  canAccommodate: slots.some(({ suitable }) => suitable),
});

export const computeAvailability = (party: number, facts: TurnFacts): Availability => {
  const bookingRequest = { tableId: null, numberOfPeople: party };
  const closedRefusal =
    serviceIsOpen(bookingRequest, facts) ?? turnHasNotBegun(bookingRequest, facts);
  const free = closedRefusal
    ? []
    : facts.tables.filter(
        ({ isActive, blocked, takenBy }) => isActive && !blocked && takenBy === null,
      );
  const availableSlots = free
    .map((table) => toAvailableSlot(table, party, facts))
    .sort(compareByFit);
  return {
    availableSlots,
    capacityInfo: toCapacityInfo(facts, availableSlots),
    closed: facts.closed,
    begun: isPastLeadTime(facts),
    message: closedRefusal?.message ?? null,
  };
};
