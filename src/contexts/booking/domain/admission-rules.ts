import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { AdmissionRule, BookingRequest } from './admission-rule.ts';
import { findNextArrivalTime, listFullArrivalTimes } from './kitchen-pace.ts';
import {
  arrivalIsBeforeKitchenCloses,
  kitchenIsOpen,
  onlineIsNotStopped,
  roomIsOpen,
} from './limit-rules.ts';
import { smallEnoughTableIsLeft, tableIsSmallEnough } from './minimum-party-rules.ts';
import { canBeSeated } from './seating/everyone-seated.ts';
import { countSeats, findTables, isKnown } from './table-set.ts';
import {
  coversLeft,
  isInSeason,
  isPastLeadTime,
  withOfferedTables,
  type TableFacts,
  type TurnFacts,
} from './turn-facts.ts';

/**
 * Returns a condition that is true if any table breaks the rule. An unknown table breaks only the
 * rule `tableExists`.
 */
export const ofAnyTable =
  (isBroken: (table: TableFacts) => boolean) =>
  (bookingRequest: BookingRequest, facts: TurnFacts): boolean =>
    findTables(bookingRequest, facts).some(isBroken);

/** Returns the next arrival time at which the kitchen can take the party's orders, or null. */
export const nextArrivalOf = (
  { arrivalTime, numberOfPeople }: BookingRequest,
  facts: TurnFacts,
): string | null => (arrivalTime ? findNextArrivalTime(numberOfPeople, arrivalTime, facts) : null);

/**
 * Returns a condition on all tables of the request together. An unknown table does not break the
 * rule.
 */
const ofAllTables =
  (isBroken: (tables: readonly TableFacts[], people: number) => boolean) =>
  (bookingRequest: BookingRequest, facts: TurnFacts): boolean => {
    const tables = findTables(bookingRequest, facts);
    return tables.length > 0 && isBroken(tables, bookingRequest.numberOfPeople);
  };

export const partyFitsOnline: AdmissionRule = {
  message: 'party_too_large',
  field: 'numberOfPeople',
  isBroken: ({ numberOfPeople }) => numberOfPeople > MAX_ONLINE_PARTY_SIZE,
  desk: 'exempt',
};

export const dateIsNotPast: AdmissionRule = {
  message: 'date_past',
  field: 'reservationDate',
  isBroken: (_, { date, today }) => date < today,
  desk: { limit: 'hard', checkedFor: ['turn'] },
};

export const dateIsWithinHorizon: AdmissionRule = {
  message: 'date_too_far',
  field: 'reservationDate',
  isBroken: (_, { date, lastDay }) => date > lastDay,
  details: (_, { lastDay }) => ({ lastDay }),
  desk: { limit: 'hard', checkedFor: ['turn'] },
};

export const slotServesMeal: AdmissionRule = {
  message: 'slot_mismatch.meal',
  field: 'mealType',
  isBroken: ({ mealType }, { slot }) => mealType !== undefined && mealType !== slot.mealType,
  desk: 'exempt',
};

export const slotKeyMatches: AdmissionRule = {
  message: 'slot_mismatch.turn',
  field: 'timeSlot',
  isBroken: ({ timeSlot }, { slot }) =>
    timeSlot !== undefined && timeSlot !== slot.id && timeSlot !== slot.turnKey,
  desk: 'exempt',
};

export const arrivalIsWithinTurn: AdmissionRule = {
  message: 'arrival_outside_turn',
  field: 'arrivalTime',
  isBroken: ({ arrivalTime }, { slot }) =>
    Boolean(arrivalTime && !listArrivalTimes(slot).includes(arrivalTime)),
  desk: { limit: 'hard', checkedFor: ['turn'] },
};

const isArrivalFull = ({ arrivalTime, numberOfPeople }: BookingRequest, facts: TurnFacts) =>
  Boolean(arrivalTime && listFullArrivalTimes(numberOfPeople, facts).includes(arrivalTime));

/**
 * Refuses an arrival time at which the kitchen is full, and offers the next free quarter of an
 * hour. Staff see the pace of the kitchen and may exceed it.
 */
export const kitchenKeepsPace: AdmissionRule = {
  message: 'arrival_full',
  field: 'arrivalTime',
  isBroken: (bookingRequest, facts) =>
    isArrivalFull(bookingRequest, facts) && nextArrivalOf(bookingRequest, facts) !== null,
  desk: 'exempt',
};

export const kitchenKeepsPaceAtTheEnd: AdmissionRule = {
  message: 'arrival_full.last',
  field: 'arrivalTime',
  isBroken: isArrivalFull,
  desk: 'exempt',
};

export const slotIsActive: AdmissionRule = {
  message: 'slot_inactive',
  isBroken: (_, { slot }) => !slot.isActive,
  desk: { limit: 'hard', checkedFor: ['turn'], message: 'slot_inactive.desk' },
};

export const serviceIsOpen: AdmissionRule = {
  message: 'service_closed',
  isBroken: (_, { closed }) => closed,
  desk: { limit: 'overridable', checkedFor: ['turn'], message: 'service_closed.desk' },
};

export const turnHasNotBegun: AdmissionRule = {
  message: 'turn_begun',
  isBroken: (_, facts) => isPastLeadTime(facts),
  desk: 'exempt',
};

export const tableExists: AdmissionRule = {
  message: 'table_unknown',
  isBroken: (bookingRequest, facts) => !isKnown(bookingRequest, facts),
  desk: { limit: 'hard', checkedFor: ['turn', 'table'], message: 'table_unknown.desk' },
};

export const tableIsActive: AdmissionRule = {
  message: 'table_inactive',
  isBroken: ofAnyTable(({ isActive }) => !isActive),
  desk: { limit: 'hard', checkedFor: ['turn', 'table'], message: 'table_inactive.desk' },
};

/**
 * Refuses tables in a room that is closed in this season. Guests sit outdoors only in the warm
 * months.
 */
export const tableIsInSeason: AdmissionRule = {
  message: 'table_out_of_season',
  isBroken: (bookingRequest, facts) =>
    findTables(bookingRequest, facts).some((table) => !isInSeason(table, facts)),
  desk: {
    limit: 'overridable',
    checkedFor: ['turn', 'table'],
    message: 'table_out_of_season.desk',
  },
};

export const tableIsNotBlocked: AdmissionRule = {
  message: 'table_blocked',
  isBroken: ofAnyTable(({ blocked }) => blocked),
  desk: { limit: 'overridable', checkedFor: ['turn', 'table'], message: 'table_blocked.desk' },
};

export const tableIsFree: AdmissionRule = {
  message: 'table_taken',
  isBroken: ofAnyTable(({ takenBy }) => takenBy !== null),
  desk: {
    limit: 'overridable',
    checkedFor: ['turn', 'table'],
    message: 'table_taken.desk',
    details: (bookingRequest, facts) => ({
      takenBy: findTables(bookingRequest, facts).find(({ takenBy }) => takenBy !== null)?.takenBy,
    }),
  },
};

export const tableIsLargeEnough: AdmissionRule = {
  message: 'table_too_small',
  isBroken: ofAllTables((tables, people) => people > countSeats(tables)),
  desk: {
    limit: 'overridable',
    checkedFor: ['turn', 'table', 'size'],
    message: 'table_too_small.desk',
  },
};

export const coversSuffice: AdmissionRule = {
  message: 'turn_full',
  isBroken: ({ numberOfPeople }, facts) => numberOfPeople > coversLeft(facts),
  desk: { limit: 'overridable', checkedFor: ['turn', 'size'] },
};

/** Refuses a party if it cannot get a table, or if an accepted party would lose its seat. */
export const everyoneIsSeated: AdmissionRule = {
  message: 'no_table_left',
  isBroken: (bookingRequest, facts) => !canBeSeated(bookingRequest, withOfferedTables(facts)),
  desk: {
    limit: 'overridable',
    checkedFor: ['turn', 'table', 'size'],
    message: 'no_table_left.desk',
  },
};

/** A refusal names the first broken rule, so the order of the rules matters. */
export const admissionRules: readonly AdmissionRule[] = [
  partyFitsOnline,
  dateIsNotPast,
  dateIsWithinHorizon,
  slotServesMeal,
  slotKeyMatches,
  arrivalIsWithinTurn,
  slotIsActive,
  serviceIsOpen,
  onlineIsNotStopped,
  kitchenIsOpen,
  turnHasNotBegun,
  tableExists,
  tableIsActive,
  tableIsInSeason,
  roomIsOpen,
  tableIsNotBlocked,
  tableIsFree,
  tableIsLargeEnough,
  tableIsSmallEnough,
  coversSuffice,
  everyoneIsSeated,
  smallEnoughTableIsLeft,
  arrivalIsBeforeKitchenCloses,
  kitchenKeepsPace,
  kitchenKeepsPaceAtTheEnd,
];
