import { useLocation } from 'react-router-dom';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import type { SearchDraft } from '../bookingFlowTypes.ts';
import type { Offer } from './resolveSearch.ts';
import { formatSearch } from './searchParams.ts';

/**
 * Returns paths for links that also work without JavaScript. Links to another search keep the path
 * of the page.
 */
export const useOfferPaths = (numberOfPeople: number) => {
  const { search } = useLocation();
  const local = useLocalizedPath();
  const toDraft = ({ date, turn }: Offer): SearchDraft => ({
    date,
    numberOfPeople,
    mealType: turn.mealType,
    timeSlot: turn.timeSlotId,
  });
  return {
    toTables: (offer: Offer) => ({ search: formatSearch(search, toDraft(offer), 'choosing') }),
    toSearch: (offer: Offer) => ({ search: formatSearch(search, toDraft(offer), 'searching') }),
    toRequestForm: (date: string, { id, mealType }: TimeSlotView): string => {
      const draft = { date, numberOfPeople, mealType, timeSlot: id };
      return local(`/reservations/request${formatSearch('', draft, 'searching')}`);
    },
    toWaitingList: (date: string, timeSlotId: string | null): string => {
      const query = new URLSearchParams({ date, numberOfPeople: String(numberOfPeople) });
      if (timeSlotId) query.set('timeSlotIds', timeSlotId);
      return local(`/waiting-list?${query}`);
    },
    toGroupRequest: (date: string, mealType: string): string => {
      const query = new URLSearchParams({ date, mealType, numberOfPeople: String(numberOfPeople) });
      return local(`/events?${query}#preventivo`);
    },
  };
};
