import type { MenuItem, MenuSection, Menu, WithContext } from 'schema-dts';
import type { Language } from '#src/contracts/languages.ts';
import { withLanguageParam } from '#web/shared/i18n/languageParam.ts';
import { parsePrice } from '#web/shared/i18n/localizePrice.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import type { MenuDish, MenuDrink } from '../localizeMenu.ts';
import {
  menuLocationSearch,
  subcategoryLocations,
  MENU_START,
  topCategoryLocations,
  type MenuLocation,
} from './categories/menuLocation.ts';
import {
  dishesAmongDrinks,
  dishesInCategory,
  drinksInSubcategory,
} from './categories/itemsInCategory.ts';
import { categoryKey } from './categories/categoryKeys.ts';

export type MenuJsonLdInput = {
  readonly dishes: readonly MenuDish[];
  readonly drinks: readonly MenuDrink[];
  readonly words: Translate;
  readonly language: Language;
  readonly origin: string;
};

type MenuItemNode = Extract<MenuItem, { '@type': 'MenuItem' }>;

type Availability = 'InStock' | 'OutOfStock' | 'SoldOut';

const drinkAvailability = ({ isAvailable, isSoldOut }: MenuDrink): Availability => {
  if (!isAvailable) return 'OutOfStock';
  return isSoldOut ? 'SoldOut' : 'InStock';
};

const offerJsonLd = (price: string, availability: Availability): Pick<MenuItemNode, 'offers'> => {
  const amount = parsePrice(price);
  if (amount === null) return {};
  return {
    offers: {
      '@type': 'Offer',
      price: amount,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availability}`,
    },
  };
};

const schemaOrgDiet = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
} as const;

const dishItem =
  (origin: string) =>
  ({ name, description, price, imageUrl, diets, isSoldOut }: MenuDish): MenuItem => ({
    '@type': 'MenuItem',
    name,
    description,
    ...offerJsonLd(price, isSoldOut ? 'SoldOut' : 'InStock'),
    ...(imageUrl ? { image: new URL(imageUrl, origin).href } : {}),
    ...(diets.length > 0 ? { suitableForDiet: diets.map((diet) => schemaOrgDiet[diet]) } : {}),
  });
const drinkItem = (drink: MenuDrink): MenuItem => ({
  '@type': 'MenuItem',
  name: drink.name,
  ...(drink.description ? { description: drink.description } : {}),
  ...offerJsonLd(drink.price, drinkAvailability(drink)),
});

const menuUrl = (place: MenuLocation, { origin, language }: MenuJsonLdInput): string =>
  `${origin}/menu${withLanguageParam(menuLocationSearch(place), language)}`;

const menuItems = (
  place: MenuLocation,
  { dishes, drinks, origin }: MenuJsonLdInput,
): MenuItem[] => {
  if (place.on === 'start') return [];
  if (place.on === 'food') return dishesInCategory(dishes, place.category).map(dishItem(origin));
  return [
    ...(place.subcategory ? drinksInSubcategory(drinks, place.subcategory) : []).map(drinkItem),
    ...dishesAmongDrinks(dishes, place.category, place.subcategory).map(dishItem(origin)),
  ];
};

const menuSection = (place: MenuLocation, told: MenuJsonLdInput): MenuSection => {
  const key = categoryKey(place);
  const items = menuItems(place, told);
  const within =
    place.on === 'drinks' && !place.subcategory
      ? subcategoryLocations(place.category).map((shelf) => menuSection(shelf, told))
      : [];
  return {
    '@type': 'MenuSection',
    ...(key
      ? { name: told.words(`menu.name.${key}`), description: told.words(`menu.about.${key}`) }
      : {}),
    url: menuUrl(place, told),
    ...(items.length > 0 ? { hasMenuItem: items } : {}),
    ...(within.length > 0 ? { hasMenuSection: within } : {}),
  };
};

/**
 * Structured data of the menu (https://schema.org/Menu). The start page describes the whole menu,
 * and each other page describes only its section.
 */
export const menuJsonLd = (place: MenuLocation, told: MenuJsonLdInput): WithContext<Menu> => ({
  '@context': 'https://schema.org',
  '@type': 'Menu',
  '@id': `${told.origin}/menu#menu`,
  name: told.words('menu.title'),
  url: menuUrl(MENU_START, told),
  inLanguage: told.language,
  hasMenuSection: (place.on === 'start' ? topCategoryLocations : [place]).map((section) =>
    menuSection(section, told),
  ),
});
