import type {
  Availability,
  AvailableSlot,
  CapacityInfo,
} from '#src/contracts/booking/availability.ts';
import { message, type Message } from '#src/messages/message.ts';
import {
  coversLeft,
  isPastLeadTime,
  formatSlotLabel,
  type TableFacts,
  type TurnFacts,
} from './turn-facts.ts';
import { tableIsLargeEnough, tableIsSmallEnough } from './admission-rules.ts';

const isSuitable = (table: TableFacts, party: number, facts: TurnFacts): boolean => {
  const bookingRequest = { tableId: table.id, numberOfPeople: party };
  return (
    !tableIsLargeEnough.isBroken(bookingRequest, facts) &&
    !tableIsSmallEnough.isBroken(bookingRequest, facts) &&
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

const whyClosed = (facts: TurnFacts): Message | null => {
  if (facts.closed) return message('service_closed');
  return isPastLeadTime(facts) ? message('turn_begun') : null;
};

export type ComputedAvailability = Omit<Availability, 'message'> & {
  readonly message: Message | null;
};

export const computeAvailability = (party: number, facts: TurnFacts): ComputedAvailability => {
  const closedMessage = whyClosed(facts);
  const free = closedMessage
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
    message: closedMessage,
  };
};
