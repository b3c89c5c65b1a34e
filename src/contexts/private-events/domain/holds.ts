import { canonicalJson } from '#src/kernel/canonical-json.ts';
import type { Moment } from './proposals.ts';
import type { Hold } from './quote-events.ts';
import type { QuoteState } from './quote-state.ts';

/** `until` null: the hold does not end by itself. */
export type ActiveHold = { readonly hold: Hold; readonly until: string | null };

/**
 * What the private event takes from the service now. An option holds until its end, a confirmation
 * without an end, and no hold remains after the day of the occasion.
 */
export const findActiveHold = (state: QuoteState, { now, today }: Moment): ActiveHold | null => {
  if (state.status === 'unrequested' || state.hold === null) return null;
  const { status, hold, occasion, proposal } = state;
  if (occasion.date < today) return null;
  if (status === 'approved') return { hold, until: null };
  const until = proposal?.optionUntil ?? null;
  return status === 'pending' && until !== null && until > now ? { hold, until } : null;
};

/** Whether the hold takes from the service what it did not take before. */
export const takesMore = (before: ActiveHold | null, after: ActiveHold): boolean =>
  before === null || canonicalJson(before.hold) !== canonicalJson(after.hold);
