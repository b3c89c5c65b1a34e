import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from '../lazyRoute.tsx';
import { adminPaths } from './adminPaths.ts';

/** Vite and jest replace it. */
declare const __IS_SERVER_BUNDLE__: boolean;

/**
 * The definitions of the screens are loaded lazily too. Otherwise public pages would download them.
 * The server sends the same empty page for all of them, so its bundle contains no staff screen.
 */
export const adminRoutes: RouteObject[] = adminPaths.map((path) => ({
  path,
  ...(__IS_SERVER_BUNDLE__
    ? {}
    : lazyRoute(undefined, async () => (await import('./adminScreens.tsx')).loadAdminScreen(path))),
}));
