import { usePendingReservationCount } from '#web/features/booking/desk/usePendingReservationCount.ts';
import { useUnreadMessageCount } from '#web/features/contact/staff/useUnreadMessageCount.ts';
import { usePendingQuoteCount } from '#web/features/private-events/staff/usePendingQuoteCount.ts';
import type { TabKey } from './dashboardTabs.ts';

/** Number of items per tab that need attention. */
export const useTabCounts = (): Partial<Record<TabKey, number>> => ({
  reservations: usePendingReservationCount(),
  quotes: usePendingQuoteCount(),
  messages: useUnreadMessageCount(),
});
