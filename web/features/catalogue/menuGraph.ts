import { withLanguage, type Language } from '../../shared/i18n/languages.ts';
import type { Words } from '../../shared/i18n/useWords.ts';
import type { MenuDish, MenuDrink } from './catalogueApi.ts';
import { searchOf, shelvesOf, START, topPlaces, type MenuPlace } from './menuPlaces.ts';
import { dishesAmongDrinks, dishesOf, drinksOf } from './menuSections.ts';
import { keyOf } from './placeKeys.ts';

export type MenuTold = {
  readonly dishes: readonly MenuDish[];
  readonly drinks: readonly MenuDrink[];
  readonly words: Words;
  readonly language: Language;
  readonly origin: string;
};

type Node = Readonly<Record<string, unknown>>;

/** `€ 12,00` as `12.00`; null for a price that is no single amount. */
export const amountOf = (price: string): string | null => {
  const amount = /^(?:(?:€|EUR)\s*)?(\d+)(?:[.,](\d{1,2}))?(?:\s*(?:€|EUR))?$/i.exec(price.trim());
  return amount ? `${amount[1]}.${(amount[2] ?? '').padEnd(2, '0')}` : null;
};

const offerOf = (price: string, isAvailable = true): Node => {
  const amount = amountOf(price);
  if (amount === null) return {};
  return {
    offers: {
      '@type': 'Offer',
      price: amount,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  };
};

const dietOf = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
} as const;

const dishItem =
  (origin: string) =>
  ({ name, description, price, imageUrl, diets }: MenuDish): Node => ({
    '@type': 'MenuItem',
    name,
    description,
    ...offerOf(price),
    ...(imageUrl ? { image: new URL(imageUrl, origin).href } : {}),
    ...(diets.length > 0 ? { suitableForDiet: diets.map((diet) => dietOf[diet]) } : {}),
  });
const drinkItem = ({ name, description, price, isAvailable }: MenuDrink): Node => ({
  '@type': 'MenuItem',
  name,
  ...(description ? { description } : {}),
  ...offerOf(price, isAvailable),
});

const urlOf = (place: MenuPlace, { origin, language }: MenuTold): string =>
  `${origin}/menu${withLanguage(searchOf(place), language)}`;

const itemsOf = (place: MenuPlace, { dishes, drinks, origin }: MenuTold): Node[] => {
  if (place.on === 'start') return [];
  if (place.on === 'food') return dishesOf(dishes, place.category).map(dishItem(origin));
  return [
    ...(place.subcategory ? drinksOf(drinks, place.subcategory) : []).map(drinkItem),
    ...dishesAmongDrinks(dishes, place.category, place.subcategory).map(dishItem(origin)),
  ];
};

const sectionOf = (place: MenuPlace, told: MenuTold): Node => {
  const key = keyOf(place);
  const items = itemsOf(place, told);
  const within =
    place.on === 'drinks' && !place.subcategory
      ? shelvesOf(place.category).map((shelf) => sectionOf(shelf, told))
      : [];
  return {
    '@type': 'MenuSection',
    ...(key
      ? { name: told.words(`menu.name.${key}`), description: told.words(`menu.about.${key}`) }
      : {}),
    url: urlOf(place, told),
    ...(items.length > 0 ? { hasMenuItem: items } : {}),
    ...(within.length > 0 ? { hasMenuSection: within } : {}),
  };
};

/** The menu as search engines read it (schema.org Menu): whole at the start, otherwise the section on screen. */
export const menuNode = (place: MenuPlace, told: MenuTold): Node => ({
  '@context': 'https://schema.org',
  '@type': 'Menu',
  '@id': `${told.origin}/menu#menu`,
  name: told.words('menu.title'),
  url: urlOf(START, told),
  inLanguage: 'it',
  hasMenuSection: (place.on === 'start' ? topPlaces : [place]).map((section) =>
    sectionOf(section, told),
  ),
});
