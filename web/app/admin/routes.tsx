import type { RouteObject } from 'react-router-dom';

/** The staff area: its own bundle, drawn in the browser alone. */
export const adminRoutes: RouteObject[] = [
  { path: '/admin/login', lazy: async () => ({ Component: (await import('./AdminLogin.tsx')).AdminLogin }) },
  { path: '/admin', lazy: async () => ({ Component: (await import('./AdminArea.tsx')).AdminArea }) },
];
