import { lazy, type ComponentType } from 'react';
import type { TabKey } from './dashboardTabs.ts';

export const tabPanels: Record<TabKey, ComponentType> = {
  menu: lazy(async () => ({
    default: (await import('#web/features/catalogue/staff/MenuTab.tsx')).MenuTab,
  })),
  reservations: lazy(async () => ({
    default: (await import('#web/features/booking/desk/ReservationsTab.tsx')).ReservationsTab,
  })),
  tables: lazy(async () => ({
    default: (await import('#web/features/floor/staff/TablesTab.tsx')).TablesTab,
  })),
  timeslots: lazy(async () => ({
    default: (await import('#web/features/floor/staff/TimeSlotsTab.tsx')).TimeSlotsTab,
  })),
  quotes: lazy(async () => ({
    default: (await import('#web/features/private-events/staff/QuotesTab.tsx')).QuotesTab,
  })),
  capacity: lazy(async () => ({
    default: (await import('#web/features/booking/capacity/CapacityTab.tsx')).CapacityTab,
  })),
  closures: lazy(async () => ({
    default: (await import('#web/features/closures/staff/ClosuresTab.tsx')).ClosuresTab,
  })),
  messages: lazy(async () => ({
    default: (await import('#web/features/contact/staff/MessagesTab.tsx')).MessagesTab,
  })),
};
