import type {
  AvailabilityState,
  DayAvailability,
  TurnAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { SearchDraft } from '../bookingFlowTypes.ts';
import { findTimeSlot } from './toSearchedSlot.ts';

/** `loading`: the server has not answered yet. */
export type ShownState = AvailabilityState | 'loading';
export type ShownTurn = {
  readonly slot: TimeSlotView;
  readonly state: ShownState;
  readonly coversLeft: number | null;
};

export type ResolvedSearch = {
  /** Empty if the guest cleared the field. */
  readonly date: string;
  readonly mealType: MealType;
  readonly day: DayAvailability | null;
  /** Turns that the page shows, in order of their start. */
  readonly turns: readonly ShownTurn[];
  /**
   * Turns of this day that the page hides, because they begin soon. Without JavaScript, the guest
   * may need them for another day.
   */
  readonly lateTurns: readonly ShownTurn[];
  readonly turn: ShownTurn | null;
  /** True if the guest did not choose the turn, and it is the only free turn. */
  readonly isOnlyTurn: boolean;
};

type Known = {
  readonly today: string;
  readonly lastDay: string;
  readonly slots: readonly TimeSlotView[];
  /** Null until the server answers. */
  readonly days: readonly DayAvailability[] | null;
};

export const isBookable = ({ state }: { readonly state: ShownState }): boolean =>
  state === 'free' || state === 'few';

/** True for an empty date, which the search reports as missing. */
const isShown = (date: string, { today, lastDay }: Known): boolean =>
  date === '' || (date >= today && date <= lastDay);

/** Returns the first day with a bookable turn, otherwise today. */
const presetDate = ({ today, days }: Known): string => days?.find(isBookable)?.date ?? today;

const toShownTurn = (
  slot: TimeSlotView,
  day: DayAvailability | null,
  isLoading: boolean,
): ShownTurn | readonly never[] => {
  if (!day) return isLoading ? { slot, state: 'loading', coversLeft: null } : [];
  const turn = day.turns.find(({ timeSlotId }) => timeSlotId === slot.id);
  return turn ? { slot, state: turn.state, coversLeft: turn.coversLeft } : [];
};

/** Separates the turns that begin soon. If all turns begin soon, shows them all. */
const listTurns = (
  { slots, days }: Known,
  day: DayAvailability | null,
): Pick<ResolvedSearch, 'turns' | 'lateTurns'> => {
  const all = slots
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.startTime.localeCompare(b.startTime))
    .flatMap((slot) => toShownTurn(slot, day, days === null));
  const ahead = all.filter(({ state }) => state !== 'late');
  if (ahead.length === 0) return { turns: all, lateTurns: [] };
  return { turns: ahead, lateTurns: all.filter(({ state }) => state === 'late') };
};

const findOnlyTurn = (
  turns: readonly ShownTurn[],
  { mealType, timeSlot }: SearchDraft,
): ShownTurn | null => {
  const [turn, ...others] = turns.filter(isBookable);
  const isOther = mealType !== null && turn?.slot.mealType !== mealType;
  return turn && others.length === 0 && timeSlot === null && !isOther ? turn : null;
};

const findTurn = (
  turns: readonly ShownTurn[],
  slots: readonly TimeSlotView[],
  timeSlot: string | null,
): ShownTurn | null => {
  const slot = findTimeSlot(slots, timeSlot);
  return turns.find((turn) => turn.slot.id === slot?.id) ?? null;
};

/**
 * Completes the guest's input with the preset. The preset is the next meal with free tables and, if
 * only one turn is free, that turn. A date that cannot be booked counts as missing.
 */
export const resolveSearch = (draft: SearchDraft, known: Known): ResolvedSearch => {
  const date = draft.date !== null && isShown(draft.date, known) ? draft.date : presetDate(known);
  const day = known.days?.find((one) => one.date === date) ?? null;
  const { turns, lateTurns } = listTurns(known, day);
  const chosen = findTurn(turns, known.slots, draft.timeSlot);
  const only = chosen ? null : findOnlyTurn(turns, draft);
  const turn = chosen ?? only;
  const mealType =
    turn?.slot.mealType ?? draft.mealType ?? turns.find(isBookable)?.slot.mealType ?? 'pranzo';
  return { date, mealType, day, turns, lateTurns, turn, isOnlyTurn: only !== null };
};

/** A turn of a day that the page offers instead of the chosen one. */
export type Offer = { readonly date: string; readonly turn: TurnAvailability };
