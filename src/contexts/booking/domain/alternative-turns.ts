import { parseMinutes } from '#src/contracts/booking/arrival-times.ts';
import type { AvailableSlot } from '#src/contracts/booking/availability.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { admissionRules } from './admission-rules.ts';
import { computeAvailability } from './availability.ts';
import { firstRefusal } from './check-admission.ts';
import { findUnmetWish, type Wishes } from './seat-wishes.ts';
import { findTables } from './table-set.ts';
import type { SlotFacts, TurnFacts } from './turn-facts.ts';

export type OfferedSlot = Pick<SlotFacts, 'id' | 'startTime' | 'mealType' | 'isActive'>;

export type WantedTurn = Pick<SlotFacts, 'startTime' | 'mealType'> & {
  readonly date: string;
  readonly timeSlotId: string;
  /** True if a message to the guest calls the meal of this date closed. Its turns are left out. */
  readonly isServiceClosed?: boolean;
};

type Candidate = { readonly date: string; readonly daysAway: number; readonly slot: OfferedSlot };

/** Days before and after the wanted date. */
const MAX_DAYS_AWAY = 3;

/**
 * A lower rank is better. 0: another turn of the same meal and date. 1: the same turn on another
 * date. 2: another turn of the meal on another date. 3: a turn of the other meal.
 */
const rankOf = ({ daysAway, slot }: Candidate, { timeSlotId, mealType }: WantedTurn): number => {
  if (slot.mealType !== mealType) return 3;
  if (daysAway === 0) return 0;
  return slot.id === timeSlotId ? 1 : 2;
};

const compareBy =
  (wanted: WantedTurn) =>
  (one: Candidate, other: Candidate): number => {
    const minutesAway = ({ slot }: Candidate) =>
      Math.abs(parseMinutes(slot.startTime) - parseMinutes(wanted.startTime));
    return (
      rankOf(one, wanted) - rankOf(other, wanted) ||
      Math.abs(one.daysAway) - Math.abs(other.daysAway) ||
      minutesAway(one) - minutesAway(other) ||
      other.daysAway - one.daysAway ||
      (one.slot.startTime < other.slot.startTime ? -1 : 1)
    );
  };

/**
 * Lists the turns near the wanted turn, best first. `today` is a date in the restaurant's time
 * zone.
 */
export const listNearTurns = (
  wanted: WantedTurn,
  slots: readonly OfferedSlot[],
  today: string,
): { readonly date: string; readonly timeSlotId: string }[] =>
  Array.from({ length: 2 * MAX_DAYS_AWAY + 1 }, (_, index) => index - MAX_DAYS_AWAY)
    .map((daysAway) => ({ daysAway, date: addDays(wanted.date, daysAway) }))
    .filter(({ date }) => date >= today)
    .flatMap((day) =>
      slots.filter(({ isActive }) => isActive).map((slot): Candidate => ({ ...day, slot })),
    )
    .filter(({ daysAway, slot }) => daysAway !== 0 || slot.id !== wanted.timeSlotId)
    .filter(
      ({ daysAway, slot }) =>
        daysAway !== 0 || !wanted.isServiceClosed || slot.mealType !== wanted.mealType,
    )
    .sort(compareBy(wanted))
    .map(({ date, slot }) => ({ date, timeSlotId: slot.id }));

/**
 * Finds the free table that fits the party best and meets its wishes. Returns null if the party
 * cannot get this turn now.
 */
export const findFreeTable = (
  party: number,
  wishes: Wishes,
  facts: TurnFacts,
): AvailableSlot | null => {
  const bookingRequest = { tableId: null, numberOfPeople: party };
  if (firstRefusal(admissionRules, bookingRequest, facts) !== null) return null;
  const { availableSlots } = computeAvailability(party, facts);
  const meetsWishes = ({ tableId }: AvailableSlot) =>
    findUnmetWish(wishes, findTables({ tableId }, facts), facts) === null;
  return availableSlots.find((slot) => slot.suitable && meetsWishes(slot)) ?? null;
};
