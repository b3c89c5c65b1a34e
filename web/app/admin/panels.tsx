import { lazy, type ComponentType } from 'react';
import type { TabKey } from './tabs.ts';

/** What stands behind each tab, one line each; a tab's code is fetched when it is first opened. */
export const tabPanels: Record<TabKey, ComponentType> = {
  menu: lazy(async () => ({
    default: (await import('../../features/catalogue/staff/MenuTab.tsx')).MenuTab,
  })),
  reservations: lazy(async () => ({
    default: (await import('../../features/booking/staff/ReservationsTab.tsx')).ReservationsTab,
  })),
  tables: lazy(async () => ({
    default: (await import('../../features/floor/staff/TablesTab.tsx')).TablesTab,
  })),
  timeslots: lazy(async () => ({
    default: (await import('../../features/floor/staff/TimeSlotsTab.tsx')).TimeSlotsTab,
  })),
  quotes: lazy(async () => ({
    default: (await import('../../features/private-events/staff/QuotesTab.tsx')).QuotesTab,
  })),
  capacity: lazy(async () => ({
    default: (await import('../../features/booking/staff/CapacityTab.tsx')).CapacityTab,
  })),
  closures: lazy(async () => ({
    default: (await import('../../features/closures/staff/ClosuresTab.tsx')).ClosuresTab,
  })),
  messages: lazy(async () => ({
    default: (await import('../../features/contact/staff/MessagesTab.tsx')).MessagesTab,
  })),
};
