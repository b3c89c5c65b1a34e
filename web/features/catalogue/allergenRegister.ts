import type { MenuDish, MenuDrink } from './catalogueApi.ts';
import { keyOf } from './placeKeys.ts';
import { shelvesOf, topPlaces, type MenuPlace } from './menuPlaces.ts';
import { dishesAmongDrinks, dishesOf, drinksOf } from './menuSections.ts';
import type { RegisterGroup, RegisterRow } from './RegisterTable.tsx';

type Card = { readonly dishes: readonly MenuDish[]; readonly drinks: readonly MenuDrink[] };

const rowsOf = (place: MenuPlace, { dishes, drinks }: Card): RegisterRow[] => {
  if (place.on === 'start') return [];
  if (place.on === 'food') return dishesOf(dishes, place.category);
  return [
    ...(place.subcategory ? drinksOf(drinks, place.subcategory) : []),
    ...dishesAmongDrinks(dishes, place.category, place.subcategory),
  ];
};

/** All that the menu shows, in its order: food categories, then each drink category with its subcategories. Empty ones are left out. */
export const registerOf = (card: Card): RegisterGroup[] =>
  topPlaces
    .flatMap((place) => (place.on === 'drinks' ? [place, ...shelvesOf(place.category)] : [place]))
    .flatMap((place) => {
      const key = keyOf(place);
      const rows = rowsOf(place, card);
      return key && rows.length > 0 ? [{ key, rows }] : [];
    });
