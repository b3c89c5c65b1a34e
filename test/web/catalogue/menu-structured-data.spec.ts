import { describe, expect, it } from '@jest/globals';
import { findSchemaOrgFaults } from '#test/support/assertions/schema-org-validator.ts';
import { buildMenuDish, buildMenuDrink } from '#test/support/builders/menu-items.ts';
import { menuJsonLd } from '#web/features/catalogue/menu/menuJsonLd.ts';
import {
  allMenuLocations,
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
/** The sections as the page sends them. */
const sections = (search: string) => {
  const sent = JSON.stringify(menuJsonLd(parseMenuLocation(search), preloadedMenu));
  return (JSON.parse(sent) as { hasMenuSection: Section[] }).hasMenuSection;
};

describe('the menu as search engines read it', () => {
  it('is whole at the start: nine sections, drinks divided further', () => {
    const all = sections('');
    expect(all).toHaveLength(9);
    expect(all.map(({ hasMenuSection = [] }) => hasMenuSection.length)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 4, 3,
    ]);
  });

  it("is the section on screen elsewhere, with its address in the reader's language", () => {
    expect(sections('?categoria=primi-piatti')).toMatchObject([
      {
        '@type': 'MenuSection',
        name: 'menu.name.primi',
        url: 'https://melagrana.example/menu?categoria=primi-piatti&lang=en',
      },
    ]);
  });

  it('holds to the terms of schema.org at every place', () => {
    expect(
      allMenuLocations.flatMap((place) => findSchemaOrgFaults(menuJsonLd(place, preloadedMenu))),
    ).toEqual([]);
  });

  it('names each dish with price, picture and diets', () => {
    expect(sections('?categoria=primi-piatti')[0]?.hasMenuItem).toEqual([
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

  it('says that a dish is sold out tonight, and still has it', () => {
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

  it('says that a drink is not available', () => {
    expect(sections('?categoria=vini&sotto=i-vini-rossi')[0]?.hasMenuItem).toMatchObject([
      { name: 'Etna Rosso', offers: { availability: 'https://schema.org/OutOfStock' } },
    ]);
  });
});
