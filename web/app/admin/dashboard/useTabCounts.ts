import { usePendingReservationCount } from '#web/features/booking/desk/usePendingReservationCount.ts';
import { useUnreadMessageCount } from '#web/features/contact/staff/useUnreadMessageCount.ts';
import { usePendingQuoteCount } from '#web/features/private-events/staff/usePendingQuoteCount.ts';
import type { TabKey } from './dashboardTabs.ts';

/** Returns the number of items that need attention, per tab. */
export const useTabCounts = (): Partial<Record<TabKey, number>> => ({
  reservations: usePendingReservationCount(),
  quotes: usePendingQuoteCount(),
  messages: useUnreadMessageCount(),
});
