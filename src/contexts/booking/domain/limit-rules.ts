import type { AdmissionRule } from './admission-rule.ts';
import { isAfterKitchenCloses, startsAfterKitchenCloses } from './kitchen-pace.ts';
import { findTables } from './table-set.ts';
import { isRoomOpen } from './turn-facts.ts';

/** Refuses tables in a room that staff closed for this turn. */
export const roomIsOpen: AdmissionRule = {
  message: 'room_closed',
  isBroken: (bookingRequest, facts) =>
    findTables(bookingRequest, facts).some((table) => !isRoomOpen(table, facts)),
  desk: { limit: 'overridable', checkedFor: ['turn', 'table'], message: 'room_closed.desk' },
};

/** Refuses requests while staff have stopped online reservations. Staff can still enter parties. */
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
