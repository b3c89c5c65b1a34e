/**
 * Paths of the staff area. `adminScreens.tsx` defines the screen and the permitted accounts of
 * each.
 */
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
