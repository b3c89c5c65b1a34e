import { servedPart } from '../../shared/served.ts';
import type { MenuDish, MenuDrink } from './catalogueApi.ts';

/** What stands on the card. */
export type Card = { readonly dishes: readonly MenuDish[]; readonly drinks: readonly MenuDrink[] };

export const menuCard = servedPart<'menuCard', Card>('menuCard');
