import { frozen, keptPer } from '../../kernel/kept.ts';
import type { MenuCard } from './menu-card.ts';

/** The card as it is now, read once for as long as nobody changes it. Its lists are shared, hence frozen. */
export const keptCard = (card: MenuCard, versionNow: () => Promise<string>): MenuCard => ({
  dishes: keptPer(versionNow, async () => frozen(await card.dishes())),
  drinks: keptPer(versionNow, async () => frozen(await card.drinks())),
});
