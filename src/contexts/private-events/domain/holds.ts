import type { HoldDraft } from '#src/contracts/private-events/pipeline.ts';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import type { Moment } from './proposals.ts';
import type { Hold, Occasion } from './quote-events.ts';
import type { QuoteState } from './quote-state.ts';

/** Returns the rooms of the hold as floor numbers. */
export const listFloors = ({ floor, floors }: Hold): readonly number[] =>
  floors ?? (floor === null ? [] : [floor]);

/** Returns the hold that staff chose, or null if it takes nothing. */
export const toHold = (draft: Omit<HoldDraft, 'despiteConflicts'>): Hold | null => {
  const { covers, floor, timeSlotIds, closesService } = draft;
  const floors = [...new Set([...(floor === null ? [] : [floor]), ...(draft.floors ?? [])])];
  floors.sort((a, b) => a - b);
  if (covers === null && floors.length === 0 && !closesService) return null;
  const several = floors.length > 1 ? { floors } : {};
  return { covers, floor: floors[0] ?? null, ...several, timeSlotIds, closesService };
};

/** Returns the hold of an approval without an answer: all people in all turns of the meal. */
export const holdWholeMeal = ({ numberOfPeople }: Occasion): Hold => ({
  covers: numberOfPeople,
  floor: null,
  timeSlotIds: [],
  closesService: false,
});

/** A hold that applies now. `until` is null if the hold does not end by itself. */
export type ActiveHold = { readonly hold: Hold; readonly until: string | null };

/**
 * Returns the hold that applies now, or null. A hold lasts until the option ends, or through the
 * day of the occasion if the quote is confirmed.
 */
export const findActiveHold = (state: QuoteState, { now, today }: Moment): ActiveHold | null => {
  if (state.status === 'unrequested' || state.hold === null) return null;
  const { status, hold, occasion, proposal } = state;
  if (occasion.date < today) return null;
  if (status === 'approved') return { hold, until: null };
  const until = proposal?.optionUntil ?? null;
  return status === 'pending' && until !== null && until > now ? { hold, until } : null;
};

/** Returns true if the hold is new or changed. A change of its end alone does not count. */
export const takesMore = (before: ActiveHold | null, after: ActiveHold): boolean =>
  before === null || canonicalJson(before.hold) !== canonicalJson(after.hold);
