import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from '../lazyRoute.tsx';
import type { AdminRouteProps } from './AdminRoute.tsx';
import { adminScreens, type AdminPath } from './adminScreens.ts';

/** Vite and jest replace it. */
declare const __IS_SERVER_BUNDLE__: boolean;

const definitions: Readonly<Record<AdminPath, AdminRouteProps>> = {
  '/admin/login': { title: 'Accesso amministratore', access: 'public' },
  '/admin': { title: 'Amministrazione', access: 'desk' },
  '/admin/tonight': { title: 'Stasera', access: 'desk' },
  '/admin/sheet': { title: 'Foglio della sera', access: 'desk' },
  '/admin/numbers': { title: 'Numeri', access: 'administrator' },
  '/admin/menu-qr': { title: 'Foglio QR', access: 'administrator' },
  '/admin/kitchen': { title: 'Cucina', access: 'kitchen', withLayout: true },
  '/admin/sold-out': { title: 'Finito stasera', access: 'sold-out', withLayout: true },
  '/admin/people': { title: 'Persone', access: 'administrator', withLayout: true },
  '/admin/audit': { title: 'Storico', access: 'auditor' },
  '/admin/access': { title: 'Il mio accesso', access: 'staff', withLayout: true },
  '/admin/privacy': { title: 'Dati personali', access: 'administrator', withLayout: true },
};
const paths = Object.keys(definitions) as AdminPath[];

// `AdminRoute` is loaded lazily too. Otherwise public pages would download the staff area's layout.
const loadAdminRoute = async (path: AdminPath) => {
  const [{ AdminRoute }, Page] = await Promise.all([
    import('./AdminRoute.tsx'),
    adminScreens[path](),
  ]);
  return () => (
    <AdminRoute {...definitions[path]}>
      <Page />
    </AdminRoute>
  );
};

/** The server sends the same empty page for all of them, so its bundle contains no staff screen. */
export const adminRoutes: RouteObject[] = paths.map((path) => ({
  path,
  ...(__IS_SERVER_BUNDLE__ ? {} : lazyRoute(undefined, () => loadAdminRoute(path))),
}));
