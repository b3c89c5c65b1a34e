import type { AdmissionRule } from './admission-rule.ts';
import { isAfterKitchenCloses, startsAfterKitchenCloses } from './kitchen-pace.ts';
import { findTables } from './table-set.ts';
import { isRoomOpen } from './turn-facts.ts';

/** Staff closed the room of a table for this turn. */
export const roomIsOpen: AdmissionRule = {
  message: 'room_closed',
  isBroken: (bookingRequest, facts) =>
    findTables(bookingRequest, facts).some((table) => !isRoomOpen(table, facts)),
  desk: { limit: 'overridable', checkedFor: ['turn', 'table'], message: 'room_closed.desk' },
};

/** Staff stopped reservations online. They enter parties themselves. */
export const onlineIsNotStopped: AdmissionRule = {
  message: 'online_stopped',
  isBroken: (_, { onlineStopped }) => onlineStopped,
  desk: 'exempt',
};

export const kitchenIsOpen: AdmissionRule = {
  message: 'kitchen_closed',
  isBroken: (_, facts) => startsAfterKitchenCloses(facts),
  desk: 'exempt',
};

export const arrivalIsBeforeKitchenCloses: AdmissionRule = {
  message: 'kitchen_closed.arrival',
  field: 'arrivalTime',
  isBroken: ({ arrivalTime }, facts) =>
    Boolean(arrivalTime && isAfterKitchenCloses(arrivalTime, facts)),
  desk: 'exempt',
};
