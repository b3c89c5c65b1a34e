import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { Refusal } from '#src/kernel/domain-error.ts';
import {
  admissionRules,
  coversSuffice,
  dateIsNotPast,
  dateIsWithinHorizon,
  everyoneIsSeated,
  serviceIsOpen,
  slotIsActive,
  turnHasNotBegun,
} from '../../domain/admission-rules.ts';
import { kitchenIsOpen, onlineIsNotStopped } from '../../domain/limit-rules.ts';
import { firstRefusal, type AdmissionCheck } from '../../domain/check-admission.ts';
import { wishRules } from '../../domain/wish-rules.ts';
import type { TurnFacts } from '../../domain/turn-facts.ts';

/**
 * Rules for joining the waiting list. Guests can join for a full turn, but not for a turn without
 * service.
 */
const waitingListEntryRules = [
  dateIsNotPast,
  dateIsWithinHorizon,
  slotIsActive,
  serviceIsOpen,
  turnHasNotBegun,
];

export const findJoinRefusal = (covers: number, facts: TurnFacts): Refusal | null =>
  firstRefusal(waitingListEntryRules, { tableId: null, numberOfPeople: covers }, facts);

/** Returns the first turn in which a guest could request a table for the party now, or null. */
export const findFreeTurn = (covers: number, turns: readonly TurnFacts[]): TurnFacts | null =>
  turns.find(
    (facts) =>
      firstRefusal(admissionRules, { tableId: null, numberOfPeople: covers }, facts) === null,
  ) ?? null;

const offerRules: readonly AdmissionCheck[] = [
  slotIsActive,
  serviceIsOpen,
  turnHasNotBegun,
  onlineIsNotStopped,
  kitchenIsOpen,
  coversSuffice,
  { ...everyoneIsSeated, message: 'no_table_left.offer' },
];

/** Returns why the party cannot get an offer, or null if it can. Its wishes are conditions. */
export const findOfferRefusal = (
  covers: number,
  facts: TurnFacts,
  wishes: readonly SeatWish[] | null = null,
): Refusal | null =>
  firstRefusal(
    [...offerRules, ...wishRules],
    { tableId: null, numberOfPeople: covers, wishes: wishes ?? [] },
    facts,
  );
