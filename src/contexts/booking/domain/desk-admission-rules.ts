import { refuse, type Refusal } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { AdmissionRule, BookingRequest, SeatPart } from './admission-rule.ts';
import {
  admissionRules,
  coversSuffice,
  dateIsNotPast,
  everyoneIsSeated,
  ofAnyTable,
  serviceIsOpen,
  slotIsActive,
  tableExists,
  tableIsActive,
  tableIsFree,
  tableIsLargeEnough,
  tableIsNotBlocked,
} from './admission-rules.ts';
import { findRefusals, firstRefusal, type AdmissionCheck } from './check-admission.ts';
import { joinedTableRules, type DeskRule } from './joined-table-rules.ts';
import { roomIsOpen } from './limit-rules.ts';
import { hasArrivalPassed, type TurnFacts } from './turn-facts.ts';
import { wishRules } from './wish-rules.ts';

/**
 * Parts of a booking that a staff command changes. Rules for unchanged parts are skipped, because
 * they were checked earlier.
 */
export type SeatChanges = {
  readonly turn: boolean;
  readonly table: boolean;
  readonly grows: boolean;
};

const forDesk = ({ desk, ...rule }: AdmissionRule | DeskRule): AdmissionCheck => ({
  ...rule,
  ...(desk !== 'exempt' && desk.message ? { message: desk.message } : {}),
  ...(desk !== 'exempt' && desk.details ? { details: desk.details } : {}),
});

const deskChecks = (limit: 'hard' | 'overridable', { turn, table, grows }: SeatChanges) => {
  const changed: Record<SeatPart, boolean> = { turn, table, size: grows };
  return [...admissionRules, ...joinedTableRules, ...wishRules]
    .filter(
      ({ desk }) =>
        desk !== 'exempt' && desk.limit === limit && desk.checkedFor.some((part) => changed[part]),
    )
    .map(forDesk);
};

/**
 * Checks a booking by staff, and returns the codes of the overridden limits. A refusal has
 * `details.overridable` if staff can override it with a reason.
 */
export const assertAdmissibleAtDesk = (
  bookingRequest: BookingRequest,
  facts: TurnFacts,
  changes: SeatChanges,
  hasReason: boolean,
): readonly string[] => {
  const refusal = firstRefusal(deskChecks('hard', changes), bookingRequest, facts);
  if (refusal) refuse(refusal);
  const refusals = findRefusals(deskChecks('overridable', changes), bookingRequest, facts);
  const limits = refusals.map(({ code }) => code);
  if (refusals[0] && !hasReason)
    refuse({ ...refusals[0], details: { ...refusals[0].details, overridable: true, limits } });
  return limits;
};

/**
 * Checks an accepted offer. It already holds the covers, so only the service can have changed
 * since.
 */
export const assertPromiseHolds = (facts: TurnFacts): readonly string[] => {
  const refusal = firstRefusal(
    [dateIsNotPast, slotIsActive, serviceIsOpen],
    { tableId: null, numberOfPeople: 0 },
    facts,
  );
  return refusal ? refuse(refusal) : [];
};

/**
 * Rules that are checked again when staff accept a request. Closures and tables may have changed
 * since the request.
 */
export const acceptanceRules: readonly AdmissionCheck[] = [
  serviceIsOpen,
  tableExists,
  tableIsActive,
  tableIsNotBlocked,
  forDesk(roomIsOpen),
  {
    message: 'table_taken.by_others',
    isBroken: ofAnyTable(({ takenBy, shared }) => takenBy !== null && !shared),
  },
];

/** Checks again that a party without a table can get one, because tables may have changed since. */
export const isStillSeated: AdmissionCheck = {
  ...forDesk(everyoneIsSeated),
  isBroken: (bookingRequest, facts) =>
    bookingRequest.tableId === null && everyoneIsSeated.isBroken(bookingRequest, facts),
};

/** Checks the covers without `coversOver` people, for whom staff already overrode the limit. */
const coversSufficeExcept = (coversOver: number): AdmissionCheck => ({
  ...coversSuffice,
  isBroken: ({ numberOfPeople, ...rest }, facts) =>
    coversSuffice.isBroken({ ...rest, numberOfPeople: numberOfPeople - coversOver }, facts),
  values: ({ numberOfPeople }) => ({ asked: numberOfPeople - coversOver }),
});

/** Limits that staff overrode for a seat. */
type SeatLimits = { readonly tableShared?: true; readonly coversOver?: number };

export const seatAvailabilityRules = ({
  tableShared,
  coversOver = 0,
}: SeatLimits): readonly AdmissionCheck[] => [
  forDesk(tableExists),
  ...(tableShared ? [] : [forDesk(tableIsFree)]),
  coversSufficeExcept(coversOver),
  forDesk(everyoneIsSeated),
];

const TABLE_CHANGES: SeatChanges = { turn: false, table: true, grows: false };

/** Checks before staff give a party other tables of its turn without a reason. */
export const tableChangeChecks: readonly AdmissionCheck[] = [
  ...deskChecks('hard', TABLE_CHANGES),
  ...deskChecks('overridable', TABLE_CHANGES),
];

/** Checks before an undo takes a released seat again. Other bookings may have taken it since. */
export const seatReclaimRules = (seat: SeatLimits): readonly AdmissionCheck[] => [
  forDesk(serviceIsOpen),
  forDesk(tableIsActive),
  ...seatAvailabilityRules(seat),
];

/** Refuses a late request. Staff may still accept it by itself, but not together with others. */
const arrivalIsAhead: AdmissionCheck = {
  message: 'arrival_past',
  isBroken: ({ arrivalTime }, facts) => hasArrivalPassed(arrivalTime, facts),
};

type Acceptance = {
  readonly takesSeat: boolean;
  readonly changesTable: boolean;
  readonly refusesLate?: boolean | undefined;
  readonly ignoresWishes?: boolean | undefined;
};

/** Returns the checks for a pending request that staff accept. */
export const acceptanceChecks = (
  seat: SeatLimits,
  { takesSeat, changesTable, refusesLate = false, ignoresWishes = false }: Acceptance,
): readonly AdmissionCheck[] => {
  const rules = [
    ...(refusesLate ? [arrivalIsAhead] : []),
    ...acceptanceRules,
    ...(ignoresWishes ? [] : wishRules.map(forDesk)),
  ];
  if (!takesSeat && !changesTable) return [...rules, isStillSeated];
  const { tableShared: _, ...withoutSharing } = seat;
  return [
    ...rules,
    ...(changesTable ? [tableIsLargeEnough, ...joinedTableRules].map(forDesk) : []),
    ...seatAvailabilityRules(changesTable ? withoutSharing : seat),
  ];
};

/** Adds a prefix to the message of the refusal. The code remains that of the broken rule. */
export const withPrefix = (
  prefix: 'admission.cannot_accept' | 'admission.cannot_undo',
  refusal: Refusal,
): Refusal => ({
  ...refusal,
  message: message(prefix, { reason: refusal.message }),
});
