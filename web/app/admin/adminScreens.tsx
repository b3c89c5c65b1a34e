import type { ComponentType } from 'react';
import type { AdminPath } from './adminPaths.ts';
import { AdminRoute, type AdminRouteProps } from './AdminRoute.tsx';

type AdminScreen = AdminRouteProps & { readonly load: () => Promise<ComponentType> };

const adminScreens: Readonly<Record<AdminPath, AdminScreen>> = {
  '/admin/login': {
    title: 'Accesso amministratore',
    access: 'public',
    load: async () => (await import('#web/features/staff/LoginPage.tsx')).LoginPage,
  },
  '/admin': {
    title: 'Amministrazione',
    access: 'desk',
    load: async () => (await import('./dashboard/Dashboard.tsx')).Dashboard,
  },
  '/admin/tonight': {
    title: 'Stasera',
    access: 'desk',
    load: async () => (await import('./tonight/TonightPage.tsx')).TonightPage,
  },
  '/admin/sheet': {
    title: 'Foglio della sera',
    access: 'desk',
    load: async () => (await import('#web/features/booking/sheet/EveningSheet.tsx')).EveningSheet,
  },
  '/admin/numbers': {
    title: 'Numeri',
    access: 'administrator',
    load: async () => (await import('#web/features/reports/NumbersPage.tsx')).NumbersPage,
  },
  '/admin/menu-qr': {
    title: 'Foglio QR',
    access: 'administrator',
    load: async () => (await import('#web/features/catalogue/staff/MenuQrCard.tsx')).MenuQrCard,
  },
  '/admin/kitchen': {
    title: 'Cucina',
    access: 'kitchen',
    withLayout: true,
    load: async () => (await import('#web/features/booking/kitchen/KitchenPage.tsx')).KitchenPage,
  },
  '/admin/sold-out': {
    title: 'Finito stasera',
    access: 'sold-out',
    withLayout: true,
    load: async () =>
      (await import('#web/features/catalogue/staff/rows/SoldOutPage.tsx')).SoldOutPage,
  },
  '/admin/people': {
    title: 'Persone',
    access: 'administrator',
    withLayout: true,
    load: async () => (await import('#web/features/staff/people/PeoplePage.tsx')).PeoplePage,
  },
  '/admin/audit': {
    title: 'Storico',
    access: 'auditor',
    load: async () => (await import('./HistoryWithLayout.tsx')).HistoryWithLayout,
  },
  '/admin/access': {
    title: 'Il mio accesso',
    access: 'staff',
    withLayout: true,
    load: async () => (await import('#web/features/staff/access/OwnAccessPage.tsx')).OwnAccessPage,
  },
  '/admin/privacy': {
    title: 'Dati personali',
    access: 'administrator',
    withLayout: true,
    load: async () => (await import('#web/features/privacy/PersonalDataPage.tsx')).PersonalDataPage,
  },
};

export const loadAdminScreen = async (path: AdminPath): Promise<ComponentType> => {
  const { load, ...route } = adminScreens[path];
  const Page = await load();
  return () => (
    <AdminRoute {...route}>
      <Page />
    </AdminRoute>
  );
};
