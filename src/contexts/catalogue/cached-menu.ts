import { deepFreeze, memoizeByVersion } from '#src/kernel/coalesce-and-memoize.ts';
import type { MenuRepository } from './menu-repository.ts';

/** Cached per content revision. The lists are shared, hence frozen. */
export const cacheMenu = (
  card: MenuRepository,
  versionNow: () => Promise<string>,
): MenuRepository => ({
  listDishes: memoizeByVersion(versionNow, async () => deepFreeze(await card.listDishes())),
  listDrinks: memoizeByVersion(versionNow, async () => deepFreeze(await card.listDrinks())),
});
