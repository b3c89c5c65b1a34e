import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { SearchDraft } from '../bookingFlowTypes.ts';
import { findNearbyDays, findNextDay, findOtherTurns } from './findOffers.ts';
import { isBookable, type Offer, type ResolvedSearch, type ShownTurn } from './resolveSearch.ts';

/** Result of a search, which decides what the page shows. */
export type SearchOutcome =
  | { readonly kind: 'group' | 'loading' | 'failed' | 'undecided' }
  | { readonly kind: 'room'; readonly turn: ShownTurn; readonly isOnlyTurn: boolean }
  | {
      readonly kind: 'fullTurn' | 'closedTurn';
      readonly turn: ShownTurn;
      readonly others: readonly Offer[];
      readonly nearby: readonly Offer[];
    }
  | { readonly kind: 'fullDay'; readonly nearby: readonly Offer[]; readonly next: readonly Offer[] }
  | { readonly kind: 'closedDay'; readonly next: readonly Offer[] }
  | { readonly kind: 'lateDay'; readonly next: readonly Offer[] };

type Input = {
  readonly draft: SearchDraft;
  readonly search: ResolvedSearch;
  /** Null until the server answers. */
  readonly days: readonly DayAvailability[] | null;
  readonly hasFailed: boolean;
};

const toDayOutcome = (
  day: DayAvailability,
  { draft, search: { turn }, days }: Input,
): SearchOutcome | null => {
  const wanted = {
    timeSlotId: turn?.slot.id ?? null,
    mealType: turn?.slot.mealType ?? draft.mealType,
  };
  const all = days ?? [];
  const next = findNextDay(all, day.date, wanted);
  switch (day.state) {
    case 'full':
      return { kind: 'fullDay', nearby: findNearbyDays(all, day.date, wanted), next };
    case 'closed':
      return { kind: 'closedDay', next };
    case 'late':
      return {
        kind: 'lateDay',
        next: findNextDay(all, day.date, { timeSlotId: null, mealType: null }),
      };
    case 'free':
    case 'few':
      return null;
  }
};

const toTurnOutcome = (
  day: DayAvailability,
  turn: ShownTurn,
  { search: { mealType, isOnlyTurn }, days }: Input,
): SearchOutcome => {
  if (isBookable(turn)) return { kind: 'room', turn, isOnlyTurn };
  const wanted = { timeSlotId: turn.slot.id, mealType };
  return {
    kind: turn.state === 'closed' ? 'closedTurn' : 'fullTurn',
    turn,
    others: findOtherTurns(day),
    nearby: findNearbyDays(days ?? [], day.date, wanted),
  };
};

export const toSearchOutcome = (input: Input): SearchOutcome => {
  const { draft, search, days, hasFailed } = input;
  if (draft.numberOfPeople > MAX_ONLINE_PARTY_SIZE) return { kind: 'group' };
  if (hasFailed) return { kind: 'failed' };
  if (search.date === '') return { kind: 'undecided' };
  const { day, turn } = search;
  if (!days) return { kind: 'loading' };
  if (!day) return { kind: 'undecided' };
  const ofDay = toDayOutcome(day, input);
  if (ofDay) return ofDay;
  return turn ? toTurnOutcome(day, turn, input) : { kind: 'undecided' };
};

/** Returns true if the page shows the turns. For the other outcomes, it shows a message instead. */
export const showsTurns = ({ kind }: SearchOutcome): boolean =>
  !['failed', 'group', 'fullDay', 'closedDay', 'lateDay'].includes(kind);
