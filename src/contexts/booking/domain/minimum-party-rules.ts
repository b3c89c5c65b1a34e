import type { AdmissionRule } from './admission-rule.ts';
import { canBeSeatedOnline } from './seating/everyone-seated.ts';
import { findTables } from './table-set.ts';
import { withOfferedTables, type TableFacts } from './turn-facts.ts';

/** Returns true if the single table is reserved for larger parties. Joined tables never are. */
export const isLargeFor = (
  [table, ...joined]: readonly Pick<TableFacts, 'capacityMin'>[],
  people: number,
): boolean => joined.length === 0 && people < (table?.capacityMin ?? 0);

/** Refuses a table for larger parties. The minimum of a table binds online requests only. */
export const tableIsSmallEnough: AdmissionRule = {
  message: 'table_too_large',
  isBroken: (bookingRequest, facts) =>
    isLargeFor(findTables(bookingRequest, facts), bookingRequest.numberOfPeople),
  desk: 'exempt',
};

/** Refuses an online request without a table if only tables for larger parties are left. */
export const smallEnoughTableIsLeft: AdmissionRule = {
  message: 'no_table_left',
  isBroken: (bookingRequest, facts) =>
    bookingRequest.tableId === null && !canBeSeatedOnline(bookingRequest, withOfferedTables(facts)),
  desk: 'exempt',
};
