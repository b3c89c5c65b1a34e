import type { DeskPolicy } from './admission-rule.ts';
import type { AdmissionCheck } from './check-admission.ts';
import { countSeats, findTables } from './table-set.ts';
import type { TableFacts } from './turn-facts.ts';

/** A rule that applies only to staff. */
export type DeskRule = AdmissionCheck & { readonly desk: DeskPolicy };

const canBeJoined = ([first, ...others]: readonly TableFacts[]): boolean =>
  first === undefined ||
  others.every(
    ({ floor, joinGroup }) =>
      joinGroup !== null &&
      floor === first.floor &&
      joinGroup.toLowerCase() === first.joinGroup?.toLowerCase(),
  );

const hasSuperfluousTable = (tables: readonly TableFacts[], people: number): boolean =>
  tables.length > 1 &&
  countSeats(tables) - Math.min(...tables.map(({ capacity }) => capacity)) >= people;

export const tablesCanBeJoined: DeskRule = {
  message: 'tables_not_joinable',
  isBroken: (bookingRequest, facts) => !canBeJoined(findTables(bookingRequest, facts)),
  desk: { limit: 'hard', checkedFor: ['turn', 'table'] },
};

export const everyTableIsNeeded: DeskRule = {
  message: 'join_too_large',
  isBroken: (bookingRequest, facts) =>
    hasSuperfluousTable(findTables(bookingRequest, facts), bookingRequest.numberOfPeople),
  desk: { limit: 'overridable', checkedFor: ['table'] },
};

/** Guests choose at most one table, so these rules apply only to staff. */
export const joinedTableRules: readonly DeskRule[] = [tablesCanBeJoined, everyTableIsNeeded];
