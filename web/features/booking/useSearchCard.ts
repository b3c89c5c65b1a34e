import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TimeSlotView } from '../../../src/contracts/floor.ts';
import { useServed, type Ask } from '../../shared/hooks/useServed.ts';
import { lastBookingDay, today } from '../../shared/visit.ts';
import { draftOf, searched, slotChanged, type Turn } from './bookingFlowSlice.ts';
import type { SearchErrors } from './searchErrors.ts';
import { turns as turnsHere } from './turns.ts';
import { tooLate, turnsOf } from './turnsOnOffer.ts';

/** Contract and client stay out of the page's first load: they arrive when somebody touches the card. */
const judging = () => import('./searchErrors.ts');
const laterSteps = () => import('./LaterStep.tsx');
const askForTurns: Ask<readonly TimeSlotView[]> = async (dispatch) =>
  (await import('./bookingApi.ts')).readTurns(dispatch);

/** The clock runs in the browser alone: the server draws every turn, so that both draw the same at first. */
const useNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const minute = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(minute);
  }, []);
  return now;
};

/** The search card's state: the draft, the turns it may choose among, and what is wrong after a search was tried. */
export const useSearchCard = () => {
  const dispatch = useDispatch();
  const now = useNow();
  const todayThere = useSelector(today);
  const lastDay = useSelector(lastBookingDay);
  const draft = useSelector(draftOf);
  const { value: slots, failed } = useServed(turnsHere, askForTurns);
  const [errors, setErrors] = useState<SearchErrors>({});

  const date = draft.date ?? todayThere;
  const ofMeal = turnsOf(slots ?? [], draft.mealType);
  const turns = now ? ofMeal.filter(({ startTime }) => !tooLate(startTime, date, now)) : ofMeal;
  const slot = turns.find(({ id }) => id === draft.timeSlotId);
  const gone = draft.timeSlotId !== null && slots !== null && !slot;
  useEffect(() => {
    if (gone) dispatch(slotChanged(null));
  }, [gone, dispatch]);

  /** @throws when the code of the next step cannot be fetched */
  const submit = async (): Promise<SearchErrors> => {
    const turn: Turn | null = slot ? { date, numberOfPeople: draft.numberOfPeople, slot } : null;
    const [{ searchErrors }] = await Promise.all([judging(), laterSteps()]);
    const found = searchErrors({ ...draft, date }, turn, todayThere, lastDay);
    setErrors(found);
    if (turn && Object.keys(found).length === 0) dispatch(searched(turn));
    return found;
  };
  const settle = (field: keyof SearchErrors) => setErrors(({ [field]: _, ...rest }) => rest);

  const whyNone =
    failed && !slots
      ? ('booking.turnsFailed' as const)
      : slots === null
        ? ('app.loading' as const)
        : ofMeal.length > 0
          ? ('booking.turnsOver' as const)
          : ('booking.noTurns' as const);
  const prepare = () => void Promise.all([judging(), laterSteps()]).catch(() => undefined);
  return {
    draft,
    date,
    min: todayThere,
    max: lastDay,
    turns,
    errors,
    submit,
    settle,
    whyNone,
    prepare,
  };
};
