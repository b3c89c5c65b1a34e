import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectBookingFlow, selectSearchDraft } from '../bookingFlowSlice.ts';
import type { BookingFlow, SearchDraft } from '../bookingFlowTypes.ts';
import { formatSearch, parseStep } from '../search/searchParams.ts';
import { readEntryState } from './entryState.ts';

type Shown = { readonly draft: SearchDraft; readonly step: BookingFlow['step'] };

const stepOrder: readonly BookingFlow['step'][] = ['searching', 'choosing', 'describing'];
const countSteps = (from: BookingFlow['step'], to: BookingFlow['step']): number =>
  stepOrder.indexOf(to) - stepOrder.indexOf(from);

/**
 * Writes the search and the step to the URL. A later step adds a history entry, and an earlier step
 * goes back to its entry. Any other change replaces the entry.
 */
export const useWriteUrl = (): void => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const draft = useSelector(selectSearchDraft);
  const { step } = useSelector(selectBookingFlow);
  const shown = useRef<Shown | null>(null);
  const depth = readEntryState(state)?.depth ?? 0;
  useEffect(() => {
    const before = shown.current;
    shown.current = { draft, step };
    const isLeaving = window.location.pathname !== pathname;
    // Writes nothing if only the URL changed, because `useOpenUrl` then updates the state.
    if (!before || isLeaving || (before.draft === draft && before.step === step)) return;
    const { search } = window.location;
    const forward = countSteps(parseStep(search), step);
    const replace = async (target: string) => {
      if (target === search) return;
      const options = { replace: true, state: { depth }, preventScrollReset: true };
      await navigate({ search: target }, options);
    };
    const push = async () => {
      const entry = { search: formatSearch(search, draft, step) };
      // Saves the current search in the old entry first, so Back restores it.
      await replace(formatSearch(search, draft, before.step));
      await navigate(entry, { state: { depth: depth + 1 }, preventScrollReset: true });
    };
    if (forward > 0) void push();
    else if (forward < 0 && depth >= -forward) void navigate(forward);
    else void replace(formatSearch(search, draft, step));
  }, [navigate, pathname, draft, step, depth]);
};
