import type { RouteObject } from 'react-router-dom';
import '#web/shared/navigation/historyBlocker.ts';
import { lazyRoute } from '../lazyRoute.tsx';

export const adminRoutes: RouteObject[] = [
  {
    path: '/admin/login',
    ...lazyRoute(undefined, async () => (await import('./LoginRoute.tsx')).LoginRoute),
  },
  {
    path: '/admin',
    ...lazyRoute(undefined, async () => (await import('./DashboardRoute.tsx')).DashboardRoute),
  },
  {
    path: '/admin/sheet',
    ...lazyRoute(
      undefined,
      async () => (await import('./EveningSheetRoute.tsx')).EveningSheetRoute,
    ),
  },
  {
    path: '/admin/audit',
    ...lazyRoute(undefined, async () => (await import('./HistoryRoute.tsx')).HistoryRoute),
  },
  {
    path: '/admin/access',
    ...lazyRoute(undefined, async () => (await import('./OwnAccessRoute.tsx')).OwnAccessRoute),
  },
  {
    path: '/admin/privacy',
    ...lazyRoute(
      undefined,
      async () => (await import('./PersonalDataRoute.tsx')).PersonalDataRoute,
    ),
  },
];
