import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { availabilitySearch } from '../../../src/contracts/booking.ts';
import { today } from '../../shared/visit.ts';
import { useTimeSlotsQuery } from './bookingApi.ts';
import { draftOf, searched, searchOf, slotChanged, type SearchDraft, type Turn } from './bookingFlowSlice.ts';
import { tooLate, turnsOf } from './turnsOnOffer.ts';

export type SearchErrors = { date?: string; numberOfPeople?: string; mealType?: string; timeSlot?: string };

const PAST = 'La data non può essere nel passato';

/** What is wrong with a search, in the contract's words; an empty object when nothing is. */
export const searchErrors = (draft: SearchDraft & { date: string }, turn: Turn | null, now: string): SearchErrors => {
  const wanted = turn ? searchOf(turn) : { date: draft.date, numberOfPeople: draft.numberOfPeople, mealType: draft.mealType, timeSlot: '' };
  const issues = availabilitySearch.safeParse(wanted).error?.issues ?? [];
  const first = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse()) as SearchErrors;
  return !first.date && draft.date < now ? { ...first, date: PAST } : first;
};

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
  const draft = useSelector(draftOf);
  const { data: slots, isError } = useTimeSlotsQuery();
  const [errors, setErrors] = useState<SearchErrors>({});

  const date = draft.date ?? todayThere;
  const ofMeal = turnsOf(slots ?? [], draft.mealType);
  const turns = now ? ofMeal.filter(({ startTime }) => !tooLate(startTime, date, now)) : ofMeal;
  const slot = turns.find(({ id }) => id === draft.timeSlotId);
  const gone = draft.timeSlotId !== null && slots !== undefined && !slot;
  useEffect(() => { if (gone) dispatch(slotChanged(null)); }, [gone, dispatch]);

  const submit = (): SearchErrors => {
    const turn: Turn | null = slot ? { date, numberOfPeople: draft.numberOfPeople, slot } : null;
    const found = searchErrors({ ...draft, date }, turn, todayThere);
    setErrors(found);
    if (turn && Object.keys(found).length === 0) dispatch(searched(turn));
    return found;
  };
  const settle = (field: keyof SearchErrors) => setErrors(({ [field]: _, ...rest }) => rest);

  const whyNone = isError && !slots ? 'booking.turnsFailed' as const
    : slots === undefined ? 'app.loading' as const
      : ofMeal.length > 0 ? 'booking.turnsOver' as const : 'booking.noTurns' as const;
  return { draft, date, min: todayThere, turns, errors, submit, settle, whyNone };
};
