import type { RouteObject } from 'react-router-dom';
import '../../shared/heldSteps.ts';
import { screen } from '../screen.tsx';

/** The staff area: its own bundle, drawn in the browser alone. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin/login',
    ...screen(undefined, async () => (await import('./AdminLogin.tsx')).AdminLogin),
  },
  { path: '/admin', ...screen(undefined, async () => (await import('./AdminArea.tsx')).AdminArea) },
  {
    path: '/admin/sheet',
    ...screen(undefined, async () => (await import('./SheetArea.tsx')).SheetArea),
  },
  {
    path: '/admin/audit',
    ...screen(undefined, async () => (await import('./AuditArea.tsx')).AuditArea),
  },
  {
    path: '/admin/access',
    ...screen(undefined, async () => (await import('./AccessArea.tsx')).AccessArea),
  },
  {
    path: '/admin/privacy',
    ...screen(undefined, async () => (await import('./PrivacyArea.tsx')).PrivacyArea),
  },
];
