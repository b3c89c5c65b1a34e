import { deepFreeze, memoizeByVersion } from '#src/kernel/coalesce-and-memoize.ts';
import type { MenuRepository } from './menu-repository.ts';

/** Caches the lists of dishes and drinks. Freezes them, because all requests share them. */
export const cacheMenu = (
  menu: MenuRepository,
  versionNow: () => Promise<string>,
): MenuRepository => ({
  listDishes: memoizeByVersion(versionNow, async () => deepFreeze(await menu.listDishes())),
  listDrinks: memoizeByVersion(versionNow, async () => deepFreeze(await menu.listDrinks())),
});
