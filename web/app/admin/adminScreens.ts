import type { ComponentType } from 'react';

/** Loads the component of each page of the staff area, by the path of the page. */
export const adminScreens = {
  '/admin/login': async () => (await import('#web/features/staff/LoginPage.tsx')).LoginPage,
  '/admin': async () => (await import('./dashboard/Dashboard.tsx')).Dashboard,
  '/admin/tonight': async () => (await import('./tonight/TonightPage.tsx')).TonightPage,
  '/admin/sheet': async () =>
    (await import('#web/features/booking/sheet/EveningSheet.tsx')).EveningSheet,
  '/admin/numbers': async () => (await import('#web/features/reports/NumbersPage.tsx')).NumbersPage,
  '/admin/menu-qr': async () => (await import('#web/features/catalogue/staff/QrSheet.tsx')).QrSheet,
  '/admin/kitchen': async () =>
    (await import('#web/features/booking/kitchen/KitchenPage.tsx')).KitchenPage,
  '/admin/sold-out': async () =>
    (await import('#web/features/catalogue/staff/rows/SoldOutPage.tsx')).SoldOutPage,
  '/admin/people': async () =>
    (await import('#web/features/staff/people/PeoplePage.tsx')).PeoplePage,
  '/admin/audit': async () => (await import('./HistoryWithLayout.tsx')).HistoryWithLayout,
  '/admin/access': async () =>
    (await import('#web/features/staff/access/OwnAccessPage.tsx')).OwnAccessPage,
  '/admin/privacy': async () =>
    (await import('#web/features/privacy/PersonalDataPage.tsx')).PersonalDataPage,
} satisfies Record<string, () => Promise<ComponentType>>;

export type AdminPath = keyof typeof adminScreens;
