import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { selectVisit } from '#web/shared/store/serverContextSlice.ts';
import {
  selectBookingFlow,
  selectLastChoice,
  selectSearchDraft,
  urlOpened,
} from '../bookingFlowSlice.ts';
import type { SearchDraft } from '../bookingFlowTypes.ts';
import { adoptFormInput } from '../search/adoptFormInput.ts';
import { preloadedTimeSlots } from '../search/preloadedTimeSlots.ts';
import { hasSearchParams, parseSearch, parseStep } from '../search/searchParams.ts';
import { toSearchedSlot } from '../search/toSearchedSlot.ts';
import { isAlreadySent } from './isAlreadySent.ts';
import { readEntryState } from './entryState.ts';

const isAtStart = (state: FlowState): boolean =>
  selectBookingFlow(state).step === 'searching' && selectLastChoice(state) === null;

type FlowState = Parameters<typeof selectSearchDraft>[0];

/**
 * Applies the URL to the booking flow after a link, Back, Forward or a reload. Input that the guest
 * made before hydration, or while the time slots were loading, has priority over the URL.
 */
export const useOpenUrl = (form: RefObject<HTMLFormElement | null>): void => {
  const dispatch = useDispatch();
  const { getState } = useStore<FlowState>();
  const { search, state, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const isOwnEntry = !isPop && readEntryState(state) !== null;
  const visit = useSelector(selectVisit);
  const slots = useSelector(preloadedTimeSlots.of)?.value ?? null;
  const openedKey = useRef<string | null>(null);
  const appliedDraft = useRef<SearchDraft | null>(null);
  const isAdopted = useRef(false);
  useLayoutEffect(() => {
    if (form.current) isAdopted.current = adoptFormInput(form.current, dispatch);
  }, [dispatch, form]);
  useLayoutEffect(() => {
    if (openedKey.current === key) return;
    const isFirst = openedKey.current === null;
    // Until the time slots are known, the URL does not count as opened. The effect then runs again
    // and opens the step.
    if (slots !== null) openedKey.current = key;
    if (isFirst ? isAdopted.current : isOwnEntry) return;
    const before = selectSearchDraft(getState());
    const hasGuestChanged = appliedDraft.current !== null && appliedDraft.current !== before;
    if (isFirst && hasGuestChanged) return;
    const draft = hasSearchParams(search) ? parseSearch(search, visit) : null;
    const searched = toSearchedSlot(draft ?? before, slots ?? []);
    // Returns to the search after Back from the personal link, because the guest already sent this
    // request.
    const isOver = isPop && searched !== null && isAtStart(getState()) && isAlreadySent(searched);
    const step = isOver ? 'searching' : parseStep(search);
    dispatch(urlOpened({ draft, step, searched, attempt: createIdempotencyKey() }));
    appliedDraft.current = selectSearchDraft(getState());
  }, [dispatch, getState, form, key, search, isPop, isOwnEntry, slots, visit]);
};
