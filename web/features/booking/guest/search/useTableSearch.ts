import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { fetchTimeSlots } from '#web/features/booking/fetchBookingData.ts';
import { importModule, reloadAfterFailedImport } from '#web/shared/failedImport.ts';
import { usePreloadedState } from '#web/shared/hooks/usePreloadedState.ts';
import { selectLastBookingDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import {
  dateChanged,
  mealChanged,
  partyChanged,
  searchSubmitted,
  selectSearchDraft,
  turnChanged,
} from '../bookingFlowSlice.ts';
import { toChoiceKey, type SearchedSlot } from '../bookingFlowTypes.ts';
import { toDaysSearch } from './daysWindow.ts';
import { preloadedTimeSlots } from './preloadedTimeSlots.ts';
import { isBookable, resolveSearch, type ShownTurn } from './resolveSearch.ts';
import { toSearchOutcome } from './searchOutcome.ts';
import { useAvailableDays } from './useAvailableDays.ts';
import type { SearchErrors } from './validateSearch.ts';

/** Loads validation and the later steps on demand, because the initial bundle must stay small. */
const loadValidation = () => importModule(() => import('./validateSearch.ts'));
const loadStepsAfterSearch = () => importModule(() => import('../StepsAfterSearch.tsx'));
const prepare = () =>
  void Promise.all([loadValidation(), loadStepsAfterSearch()]).catch(() => undefined);

const useSearchState = () => {
  const today = useSelector(selectToday);
  const lastDay = useSelector(selectLastBookingDay);
  const draft = useSelector(selectSearchDraft);
  const { value, failed } = usePreloadedState(preloadedTimeSlots, fetchTimeSlots);
  const { days, hasFailed, retry } = useAvailableDays(
    toDaysSearch(
      { ...draft, date: draft.date && draft.date <= lastDay ? draft.date : null },
      today,
    ),
  );
  const slots: readonly TimeSlotView[] = value ?? [];
  const search = resolveSearch(draft, { today, lastDay, slots, days });
  const outcome = toSearchOutcome({
    draft,
    search,
    days,
    hasFailed: hasFailed || (failed && !value),
  });
  return { draft, days, search, outcome, retry };
};

const useSubmit = ({ draft, search }: ReturnType<typeof useSearchState>) => {
  const dispatch = useDispatch();
  const today = useSelector(selectToday);
  const lastDay = useSelector(selectLastBookingDay);
  const [errors, setErrors] = useState<SearchErrors>({});
  const submit = async (slot: TimeSlotView | undefined): Promise<SearchErrors> => {
    const { date, mealType } = search;
    const { numberOfPeople } = draft;
    const searched: SearchedSlot | null = slot ? { date, numberOfPeople, slot } : null;
    const [{ validateSearch }] = await Promise.all([loadValidation(), loadStepsAfterSearch()]);
    const found = validateSearch({ date, mealType, numberOfPeople }, searched, today, lastDay);
    setErrors(found);
    if (searched && Object.keys(found).length === 0) {
      dispatch(
        turnChanged({
          date,
          mealType: searched.slot.mealType,
          timeSlot: toChoiceKey(searched.slot),
        }),
      );
      dispatch(searchSubmitted(searched));
    }
    return found;
  };
  const clearError = (field: keyof SearchErrors) => setErrors(({ [field]: _, ...rest }) => rest);
  return { errors, submit, clearError };
};

export const useTableSearch = () => {
  const dispatch = useDispatch();
  const state = useSearchState();
  const { errors, submit, clearError } = useSubmit(state);
  const { date, turn } = state.search;
  return {
    ...state,
    errors,
    prepare,
    retry: () => {
      if (!reloadAfterFailedImport()) state.retry();
    },
    submit: () => submit(turn?.slot),
    changePeople: (people: number) => dispatch(partyChanged(people)),
    changeDate: (changed: string) => {
      dispatch(dateChanged(changed));
      clearError('date');
    },
    changeMeal: (mealType: MealType) => {
      dispatch(mealChanged({ date, mealType }));
      clearError('timeSlot');
    },
    changeTurn: ({ slot }: ShownTurn) => {
      const { mealType } = slot;
      dispatch(turnChanged({ date, mealType, timeSlot: toChoiceKey(slot) }));
      clearError('timeSlot');
    },
    /**
     * Opens the next step if the turn is free. Also opens it while the state loads, because the
     * next step checks the turn again.
     */
    openTurn: async (pressed: ShownTurn): Promise<SearchErrors> =>
      isBookable(pressed) || pressed.state === 'loading' ? submit(pressed.slot) : {},
  };
};
