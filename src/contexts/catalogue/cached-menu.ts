import { deepFreeze, memoizeByVersion } from '#src/kernel/coalesce-and-memoize.ts';
import type { MenuRepository } from './menu-repository.ts';

/** The card as it is now, read once for as long as nobody changes it. Its lists are shared, hence frozen. */
export const cacheMenu = (
  card: MenuRepository,
  versionNow: () => Promise<string>,
): MenuRepository => ({
  listDishes: memoizeByVersion(versionNow, async () => deepFreeze(await card.listDishes())),
  listDrinks: memoizeByVersion(versionNow, async () => deepFreeze(await card.listDrinks())),
});
