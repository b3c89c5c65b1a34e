import type { MenuDish, MenuDrink } from '../localizeMenu.ts';
import { categoryKey } from '../menu/categories/categoryKeys.ts';
import {
  subcategoryLocations,
  topCategoryLocations,
  type MenuLocation,
} from '../menu/categories/menuLocation.ts';
import {
  dishesAmongDrinks,
  dishesInCategory,
  drinksInSubcategory,
} from '../menu/categories/itemsInCategory.ts';
import type { RegisterGroup, RegisterRow } from './AllergenRegisterTable.tsx';

type MenuItems = { readonly dishes: readonly MenuDish[]; readonly drinks: readonly MenuDrink[] };

const registerRows = (place: MenuLocation, { dishes, drinks }: MenuItems): RegisterRow[] => {
  if (place.on === 'start') return [];
  if (place.on === 'food') return dishesInCategory(dishes, place.category);
  return [
    ...(place.subcategory ? drinksInSubcategory(drinks, place.subcategory) : []),
    ...dishesAmongDrinks(dishes, place.category, place.subcategory),
  ];
};

export const buildAllergenRegister = (card: MenuItems): RegisterGroup[] =>
  topCategoryLocations
    .flatMap((place) =>
      place.on === 'drinks' ? [place, ...subcategoryLocations(place.category)] : [place],
    )
    .flatMap((place) => {
      const key = categoryKey(place);
      const rows = registerRows(place, card);
      return key && rows.length > 0 ? [{ key, rows }] : [];
    });
