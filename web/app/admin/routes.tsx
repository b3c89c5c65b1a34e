import type { RouteObject } from 'react-router-dom';
import '../../shared/heldSteps.ts';
import { lazyRoute } from '../screen.tsx';

/** The staff area: its own bundle, drawn in the browser alone. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin/login',
    ...lazyRoute(undefined, async () => (await import('./AdminLogin.tsx')).LoginRoute),
  },
  {
    path: '/admin',
    ...lazyRoute(undefined, async () => (await import('./AdminArea.tsx')).DashboardRoute),
  },
  {
    path: '/admin/sheet',
    ...lazyRoute(undefined, async () => (await import('./SheetArea.tsx')).EveningSheetRoute),
  },
  {
    path: '/admin/audit',
    ...lazyRoute(undefined, async () => (await import('./AuditArea.tsx')).HistoryRoute),
  },
  {
    path: '/admin/access',
    ...lazyRoute(undefined, async () => (await import('./AccessArea.tsx')).OwnAccessRoute),
  },
  {
    path: '/admin/privacy',
    ...lazyRoute(undefined, async () => (await import('./PrivacyArea.tsx')).PersonalDataRoute),
  },
];
