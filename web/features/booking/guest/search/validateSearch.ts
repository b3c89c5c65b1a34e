import {
  availabilitySearch,
  type AvailabilitySearch,
} from '#src/contracts/booking/availability.ts';
import { fieldMessage } from '#src/messages/field-message.ts';
import { dateTooFarMessage } from '#web/shared/i18n/serverMessages.ts';
import { toAvailabilitySearch, type SearchedSlot } from '../bookingFlowTypes.ts';

export type SearchErrors = {
  date?: string;
  numberOfPeople?: string;
  mealType?: string;
  timeSlot?: string;
};

const DATE_IN_PAST = fieldMessage('date_past');

export const validateSearch = (
  draft: Omit<AvailabilitySearch, 'timeSlot'>,
  searched: SearchedSlot | null,
  today: string,
  lastDay: string,
): SearchErrors => {
  const search = searched ? toAvailabilitySearch(searched) : { ...draft, timeSlot: '' };
  const issues = availabilitySearch.safeParse(search).error?.issues ?? [];
  const first = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), message]).reverse(),
  ) as SearchErrors;
  if (first.date) return first;
  if (draft.date < today) return { ...first, date: DATE_IN_PAST };
  return draft.date > lastDay ? { ...first, date: dateTooFarMessage(lastDay) } : first;
};
