import { toRefusal, type Refusal } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import {
  coversSuffice,
  dateIsNotPast,
  dateIsWithinHorizon,
  serviceIsOpen,
  slotIsActive,
  turnHasNotBegun,
} from '../../domain/admission-rules.ts';
import { computeAvailability } from '../../domain/availability.ts';
import { firstRefusal } from '../../domain/check-admission.ts';
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

const isFree = ({ isActive, blocked, takenBy }: TurnFacts['tables'][number]): boolean =>
  isActive && !blocked && takenBy === null;

const lacksTable = (
  covers: number,
  facts: TurnFacts,
  partiesWithoutTable: number,
): Refusal | null =>
  facts.tables.filter(isFree).length > partiesWithoutTable &&
  computeAvailability(covers, facts).capacityInfo.canAccommodate
    ? null
    : toRefusal({ kind: 'conflict', message: message('no_table_left', { asked: covers }) });

/**
 * Returns why a party cannot be offered a seat, or null. `partiesWithoutTable` counts reservations
 * and open offers of the turn that will still need one of its free tables.
 */
export const findOfferRefusal = (
  covers: number,
  facts: TurnFacts,
  partiesWithoutTable: number,
): Refusal | null =>
  firstRefusal(
    [slotIsActive, serviceIsOpen, turnHasNotBegun, coversSuffice],
    { tableId: null, numberOfPeople: covers },
    facts,
  ) ?? lacksTable(covers, facts, partiesWithoutTable);
