import { availabilitySearch } from '#src/contracts/booking/reservations.ts';
import { dateTooFarMessage } from '#web/shared/i18n/serverMessages.ts';
import { toAvailabilitySearch, type SearchDraft, type SearchedTurn } from '../bookingFlowSlice.ts';

export type SearchErrors = {
  date?: string;
  numberOfPeople?: string;
  mealType?: string;
  timeSlot?: string;
};

const DATE_IN_PAST = 'La data non può essere nel passato';

/** Error text per field; empty when valid. */
export const validateSearch = (
  draft: SearchDraft & { date: string },
  turn: SearchedTurn | null,
  now: string,
  lastDay: string,
): SearchErrors => {
  const wanted = turn
    ? toAvailabilitySearch(turn)
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
  if (draft.date < now) return { ...first, date: DATE_IN_PAST };
  return draft.date > lastDay ? { ...first, date: dateTooFarMessage(lastDay) } : first;
};
