import { useWaitingReservations } from '../../features/booking/staff/useWaitingReservations.ts';
import { useUnreadMessages } from '../../features/contact/staff/useUnreadMessages.ts';
import { useWaitingQuotes } from '../../features/private-events/staff/useWaitingQuotes.ts';
import type { TabKey } from './tabs.ts';

/** How many things wait for the staff behind each tab. */
export const useWaiting = (): Partial<Record<TabKey, number>> => ({
  reservations: useWaitingReservations(),
  quotes: useWaitingQuotes(),
  messages: useUnreadMessages(),
});
