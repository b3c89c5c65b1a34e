import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from '../lazyRoute.tsx';
import type { AdminRouteProps } from './AdminRoute.tsx';

type AdminRouteDefinition = AdminRouteProps & {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
};

const definitions: readonly AdminRouteDefinition[] = [
  {
    path: '/admin/login',
    title: 'Accesso amministratore',
    access: 'public',
    load: async () => (await import('#web/features/staff/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/admin',
    title: 'Amministrazione',
    access: 'desk',
    load: async () => (await import('./dashboard/Dashboard.tsx')).Dashboard,
  },
  {
    path: '/admin/tonight',
    title: 'Stasera',
    access: 'desk',
    load: async () => (await import('./tonight/TonightPage.tsx')).TonightPage,
  },
  {
    path: '/admin/sheet',
    title: 'Foglio della sera',
    access: 'desk',
    load: async () => (await import('#web/features/booking/sheet/EveningSheet.tsx')).EveningSheet,
  },
  {
    path: '/admin/numbers',
    title: 'Numeri',
    access: 'administrator',
    load: async () => (await import('#web/features/reports/NumbersPage.tsx')).NumbersPage,
  },
  {
    path: '/admin/menu-qr',
    title: 'Foglio QR',
    access: 'administrator',
    load: async () => (await import('#web/features/catalogue/staff/QrSheet.tsx')).QrSheet,
  },
  {
    path: '/admin/kitchen',
    title: 'Cucina',
    access: 'kitchen',
    withLayout: true,
    load: async () => (await import('#web/features/booking/kitchen/KitchenPage.tsx')).KitchenPage,
  },
  {
    path: '/admin/sold-out',
    title: 'Finito stasera',
    access: 'sold-out',
    withLayout: true,
    load: async () =>
      (await import('#web/features/catalogue/staff/rows/SoldOutPage.tsx')).SoldOutPage,
  },
  {
    path: '/admin/people',
    title: 'Persone',
    access: 'administrator',
    withLayout: true,
    load: async () => (await import('#web/features/staff/people/PeoplePage.tsx')).PeoplePage,
  },
  {
    path: '/admin/audit',
    title: 'Storico',
    access: 'auditor',
    load: async () => (await import('./HistoryWithLayout.tsx')).HistoryWithLayout,
  },
  {
    path: '/admin/access',
    title: 'Il mio accesso',
    access: 'staff',
    withLayout: true,
    load: async () => (await import('#web/features/staff/access/OwnAccessPage.tsx')).OwnAccessPage,
  },
  {
    path: '/admin/privacy',
    title: 'Dati personali',
    access: 'administrator',
    withLayout: true,
    load: async () => (await import('#web/features/privacy/PersonalDataPage.tsx')).PersonalDataPage,
  },
];

// `AdminRoute` is loaded lazily too. Otherwise public pages would download the staff area's layout.
const loadAdminRoute = async ({ load, path: _, ...props }: AdminRouteDefinition) => {
  const [{ AdminRoute }, Page] = await Promise.all([import('./AdminRoute.tsx'), load()]);
  return () => (
    <AdminRoute {...props}>
      <Page />
    </AdminRoute>
  );
};

export const adminRoutes: RouteObject[] = definitions.map((definition) => ({
  path: definition.path,
  ...lazyRoute(undefined, () => loadAdminRoute(definition)),
}));
