import type { Refusal } from '#src/kernel/domain-error.ts';
import {
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
import type { TurnFacts } from '../../domain/turn-facts.ts';

/** A turn that is full admits waiting guests, a turn without service does not. */
const joinRules = [
  dateIsNotPast,
  dateIsWithinHorizon,
  slotIsActive,
  serviceIsOpen,
  turnHasNotBegun,
];

export const findJoinRefusal = (covers: number, facts: TurnFacts): Refusal | null =>
  firstRefusal(joinRules, { tableId: null, numberOfPeople: covers }, facts);

const offerRules: readonly AdmissionCheck[] = [
  slotIsActive,
  serviceIsOpen,
  turnHasNotBegun,
  onlineIsNotStopped,
  kitchenIsOpen,
  coversSuffice,
  { ...everyoneIsSeated, message: 'no_table_left.offer' },
];

/** Returns why a party cannot be offered a seat, or null. */
export const findOfferRefusal = (covers: number, facts: TurnFacts): Refusal | null =>
  firstRefusal(offerRules, { tableId: null, numberOfPeople: covers }, facts);
