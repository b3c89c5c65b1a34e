import { availabilitySearch } from '../../../src/contracts/booking.ts';
import { afterLastDay } from '../../shared/i18n/sentences.ts';
import { searchOf, type SearchDraft, type Turn } from './bookingFlowSlice.ts';

export type SearchErrors = {
  date?: string;
  numberOfPeople?: string;
  mealType?: string;
  timeSlot?: string;
};

const PAST = 'La data non può essere nel passato';

/** What is wrong with a search, in the contract's words; an empty object when nothing is. */
export const searchErrors = (
  draft: SearchDraft & { date: string },
  turn: Turn | null,
  now: string,
  lastDay: string,
): SearchErrors => {
  const wanted = turn
    ? searchOf(turn)
    : {
        date: draft.date,
        numberOfPeople: draft.numberOfPeople,
        mealType: draft.mealType,
        timeSlot: '',
      };
  const issues = availabilitySearch.safeParse(wanted).error?.issues ?? [];
  const first = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), message]).reverse(),
  ) as SearchErrors;
  if (first.date) return first;
  if (draft.date < now) return { ...first, date: PAST };
  return draft.date > lastDay ? { ...first, date: afterLastDay(lastDay) } : first;
};
