import { usePendingReservationCount } from '../../features/booking/staff/useWaitingReservations.ts';
import { useUnreadMessageCount } from '../../features/contact/staff/useUnreadMessages.ts';
import { usePendingQuoteCount } from '../../features/private-events/staff/useWaitingQuotes.ts';
import type { TabKey } from './tabs.ts';

/** How many things wait for the staff behind each tab. */
export const useTabCounts = (): Partial<Record<TabKey, number>> => ({
  reservations: usePendingReservationCount(),
  quotes: usePendingQuoteCount(),
  messages: useUnreadMessageCount(),
});
