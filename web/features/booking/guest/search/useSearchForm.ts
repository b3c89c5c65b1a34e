import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { usePreloadedState, type FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { selectLastBookingDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { selectSearchDraft, searchSubmitted, slotChanged } from '../bookingFlowSlice.ts';
import type { SearchErrors } from './validateSearch.ts';
import { preloadedTimeSlots } from './preloadedTimeSlots.ts';
import { isWithinLeadTime, activeTimeSlots } from './bookableTimeSlots.ts';

/** Validation and API client load on demand, because the initial bundle must stay small. */
const loadValidation = () => import('./validateSearch.ts');
const loadStepsAfterSearch = () => import('../StepsAfterSearch.tsx');
const fetchCurrentTimeSlots: FetchValue<readonly TimeSlotView[]> = async (dispatch) =>
  (await import('#web/features/booking/bookingApi.ts')).fetchTimeSlots(dispatch);

/** Null until hydration, because server and browser must render the same time slots. */
const useNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const minute = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(minute);
  }, []);
  return now;
};

export const useSearchForm = () => {
  const dispatch = useDispatch();
  const now = useNow();
  const today = useSelector(selectToday);
  const lastDay = useSelector(selectLastBookingDay);
  const draft = useSelector(selectSearchDraft);
  const { value: slots, failed } = usePreloadedState(preloadedTimeSlots, fetchCurrentTimeSlots);
  const [errors, setErrors] = useState<SearchErrors>({});

  const date = draft.date ?? today;
  const slotsOfMeal = activeTimeSlots(slots ?? [], draft.mealType);
  const timeSlots = now
    ? slotsOfMeal.filter(({ startTime }) => !isWithinLeadTime(startTime, date, now))
    : slotsOfMeal;
  const slot = timeSlots.find(({ id }) => id === draft.timeSlotId);
  const isUnavailable = draft.timeSlotId !== null && slots !== null && !slot;
  useEffect(() => {
    if (isUnavailable) dispatch(slotChanged(null));
  }, [isUnavailable, dispatch]);

  const submit = async (): Promise<SearchErrors> => {
    const searched: SearchedSlot | null = slot
      ? { date, numberOfPeople: draft.numberOfPeople, slot }
      : null;
    const [{ validateSearch }] = await Promise.all([loadValidation(), loadStepsAfterSearch()]);
    const found = validateSearch({ ...draft, date }, searched, today, lastDay);
    setErrors(found);
    if (searched && Object.keys(found).length === 0) dispatch(searchSubmitted(searched));
    return found;
  };
  const clearError = (field: keyof SearchErrors) => setErrors(({ [field]: _, ...rest }) => rest);

  const emptyMessageId =
    failed && !slots
      ? ('booking.turnsFailed' as const)
      : slots === null
        ? ('app.loading' as const)
        : slotsOfMeal.length > 0
          ? ('booking.turnsOver' as const)
          : ('booking.noTurns' as const);
  const prepare = () =>
    void Promise.all([loadValidation(), loadStepsAfterSearch()]).catch(() => undefined);
  return {
    draft,
    date,
    min: today,
    max: lastDay,
    timeSlots,
    errors,
    submit,
    clearError,
    emptyMessageId,
    prepare,
  };
};
