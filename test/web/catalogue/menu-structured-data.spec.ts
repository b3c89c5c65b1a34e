import { describe, expect, it } from '@jest/globals';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { demoDrinks } from '#src/contexts/catalogue/demo/demo-drinks.ts';
import { findSchemaOrgFaults } from '#test/support/assertions/schema-org-validator.ts';
import { buildMenuDish, buildMenuDrink } from '#test/support/builders/menu-items.ts';
import { menuJsonLd } from '#web/features/catalogue/menu/menuJsonLd.ts';
import {
  allMenuLocations,
  MENU_START,
  parseMenuLocation,
} from '#web/features/catalogue/menu/categories/menuLocation.ts';

const preloadedMenu = {
  dishes: [
    buildMenuDish({
      name: 'Norma',
      category: 'Primi Piatti',
      imageUrl: '/dishes/norma-640.webp',
      price: '€ 12,00',
      diets: ['vegetarian'],
    }),
  ],
  drinks: [
    buildMenuDrink({
      name: 'Etna Rosso',
      category: 'VINI',
      subcategory: 'I VINI ROSSI',
      price: '€ 32,00',
      isAvailable: false,
    }),
  ],
  words: (id: string) => id,
  language: 'en',
  origin: 'https://melagrana.example',
} as const;

type Section = {
  name: string;
  url: string;
  hasMenuItem?: Record<string, unknown>[];
  hasMenuSection?: Section[];
};
/** Returns the sections after JSON serialization, as the page contains them. */
const serializeSections = (search: string) => {
  const json = JSON.stringify(menuJsonLd(parseMenuLocation(search), preloadedMenu));
  return (JSON.parse(json) as { hasMenuSection: Section[] }).hasMenuSection;
};

describe('the structured data of the menu', () => {
  it('contains nine sections at the start, with subsections for drinks', () => {
    const all = serializeSections('');
    expect(all).toHaveLength(9);
    expect(all.map(({ hasMenuSection = [] }) => hasMenuSection.length)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 4, 3,
    ]);
  });

  it('contains every dish and drink of the demo menu at the start', () => {
    const dishes = demoDishes.map((dish) => buildMenuDish(dish));
    const drinks = demoDrinks.map((drink) => buildMenuDrink(drink));
    const json = JSON.stringify(menuJsonLd(MENU_START, { ...preloadedMenu, dishes, drinks }));
    const names = [...dishes, ...drinks].map(({ name }) => JSON.stringify(name));
    expect(names.filter((name) => !json.includes(name))).toEqual([]);
  });

  it('contains only the open section elsewhere, with its URL in the language of the page', () => {
    expect(serializeSections('?categoria=primi-piatti')).toMatchObject([
      {
        '@type': 'MenuSection',
        name: 'menu.name.primi',
        url: 'https://melagrana.example/menu?categoria=primi-piatti&lang=en',
      },
    ]);
  });

  it('is valid schema.org data at every menu location', () => {
    expect(
      allMenuLocations.flatMap((place) => findSchemaOrgFaults(menuJsonLd(place, preloadedMenu))),
    ).toEqual([]);
  });

  it('names each dish with price, picture and diets', () => {
    expect(serializeSections('?categoria=primi-piatti')[0]?.hasMenuItem).toEqual([
      {
        '@type': 'MenuItem',
        name: 'Norma',
        description: 'Descrizione.',
        image: 'https://melagrana.example/dishes/norma-640.webp',
        offers: {
          '@type': 'Offer',
          price: '12.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        },
        suitableForDiet: ['https://schema.org/VegetarianDiet'],
      },
    ]);
  });

  it('includes a dish that is sold out tonight with availability SoldOut', () => {
    const [dish] = preloadedMenu.dishes;
    const menu = menuJsonLd(parseMenuLocation('?categoria=primi-piatti'), {
      ...preloadedMenu,
      dishes: [{ ...dish!, isSoldOut: true }],
    });
    expect(findSchemaOrgFaults(menu)).toEqual([]);
    expect(menu.hasMenuSection).toMatchObject([
      {
        hasMenuItem: [{ name: 'Norma', offers: { availability: 'https://schema.org/SoldOut' } }],
      },
    ]);
  });

  it('includes an unavailable drink with availability OutOfStock', () => {
    expect(serializeSections('?categoria=vini&sotto=i-vini-rossi')[0]?.hasMenuItem).toMatchObject([
      { name: 'Etna Rosso', offers: { availability: 'https://schema.org/OutOfStock' } },
    ]);
  });
});
