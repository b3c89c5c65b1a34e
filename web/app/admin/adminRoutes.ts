import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from '../lazyRoute.tsx';
import { adminPaths } from './adminPaths.ts';

/** Vite and jest replace this constant with true or false. */
declare const __IS_SERVER_BUNDLE__: boolean;

/**
 * Routes of the staff area. They load their screens lazily, because public pages must not download
 * them. The server sends the same empty page for all of them, so its bundle contains no staff
 * screen.
 */
export const adminRoutes: RouteObject[] = adminPaths.map((path) => ({
  path,
  ...(__IS_SERVER_BUNDLE__
    ? {}
    : lazyRoute(undefined, async () => (await import('./adminScreens.tsx')).loadAdminScreen(path))),
}));
