import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';
import type { MenuDish, MenuDrink } from '../catalogueApi.ts';

export type Menu = { readonly dishes: readonly MenuDish[]; readonly drinks: readonly MenuDrink[] };

export const preloadedMenu = createPreloadedSlice<'menuCard', Menu>('menuCard');
