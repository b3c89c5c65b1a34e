/** Pages of the staff area. `adminScreens.tsx` defines what each of them shows, and to whom. */
export const adminPaths = [
  '/admin/login',
  '/admin',
  '/admin/tonight',
  '/admin/sheet',
  '/admin/numbers',
  '/admin/menu-qr',
  '/admin/kitchen',
  '/admin/sold-out',
  '/admin/people',
  '/admin/audit',
  '/admin/access',
  '/admin/privacy',
] as const;

export type AdminPath = (typeof adminPaths)[number];
