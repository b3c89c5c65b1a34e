import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allergens, dietMarks } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { foodCategories } from '#src/contracts/catalogue/menu-categories.ts';
import { isInSeason } from '#src/contracts/catalogue/dish-season.ts';
import { languages } from '#src/contracts/languages.ts';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { buildDishView, buildMenuDish } from '#test/support/builders/menu-items.ts';
import { localizeMenu } from '#web/features/catalogue/localizeMenu.ts';
import { splitPrice } from '#web/features/catalogue/table-menu/items/splitPrice.ts';
import {
  filterDishes,
  indexDishes,
} from '#web/features/catalogue/table-menu/filter/filterDishes.ts';
import {
  EMPTY_QUERY,
  formatTableMenuQuery,
  parseTableMenuQuery,
} from '#web/features/catalogue/table-menu/filter/tableMenuQuery.ts';
import { planSheets } from '#web/features/catalogue/table-menu/print/planSheets.ts';

const wholeYear = { availableFrom: null, availableTo: null };
/** Every demo dish, in and out of season. */
const demoMenu = (language: (typeof languages)[number]) =>
  localizeMenu(
    {
      dishes: demoDishes.map((dish) => buildDishView({ ...dish, ...wholeYear })),
      drinks: [],
      date: '2027-04-15',
    },
    language,
  ).dishes;

describe('the demo dishes', () => {
  it.each([
    ['2026-09-01', true],
    ['2026-10-31', true],
    ['2026-11-01', false],
  ])('contain on %s the peaches of September and October: %s', (date, isOnMenu) => {
    const peaches = demoDishes.find(({ name }) => name === 'Pesche di Leonforte al vino')!;
    expect(isInSeason(peaches, date)).toBe(isOnMenu);
  });
});

describe('the query of the table menu', () => {
  it('is parsed back from its URL', () => {
    const query = fc.record({
      text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      without: fc.subarray([...allergens]),
      diets: fc.subarray([...dietMarks]),
      view: fc.constantFrom('list' as const, 'pictures' as const),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(parseTableMenuQuery(formatTableMenuQuery(one))).toEqual(one);
      }),
    );
  });

  it('ignores unknown values', () => {
    expect(parseTableMenuQuery('?senza=water&dieta=carnivore&view=map')).toEqual(EMPTY_QUERY);
  });
});

describe('the search of the table menu', () => {
  const dishes = [
    buildMenuDish({ name: 'Pasta alla Norma', description: 'Macaroni with aubergines.' }),
    buildMenuDish({ name: 'Arancine al ragù', description: 'Saffron rice.' }),
    buildMenuDish({ name: '’Nfigghiulata', description: 'Bread.' }),
  ];
  const find = (text: string) =>
    [...filterDishes(indexDishes(dishes), { ...EMPTY_QUERY, text }).shown].map(({ name }) => name);

  it.each([
    ['ragu', ['Arancine al ragù']],
    ['RAGÙ', ['Arancine al ragù']],
    ["'nfigghiulata", ['’Nfigghiulata']],
    ['norma aubergine', ['Pasta alla Norma']],
    ['pizza', []],
    ['cine', []],
    ['  ', ['Pasta alla Norma', 'Arancine al ragù', '’Nfigghiulata']],
  ])('finds for «%s» the dishes %j', (text, names) => expect(find(text)).toEqual(names));
});

describe('the filter of allergens and diets', () => {
  it('lists each excluded dish with every reason', () => {
    const cake = buildMenuDish({ name: 'Torta', allergens: ['milk', 'nuts', 'eggs'] });
    const salad = buildMenuDish({ name: 'Insalata', diets: ['vegetarian', 'vegan'] });
    const { shown, unsuitable } = filterDishes(indexDishes([cake, salad]), {
      ...EMPTY_QUERY,
      without: ['nuts', 'milk'],
      diets: ['vegan'],
    });
    expect([...shown]).toEqual([salad]);
    expect(unsuitable).toEqual([{ dish: cake, allergens: ['nuts', 'milk'], diets: ['vegan'] }]);
  });

  it('shows no demo dish that contains a chosen allergen', () => {
    const dishes = demoMenu('it');
    fc.assert(
      fc.property(fc.subarray([...allergens]), (without) => {
        const { shown, unsuitable } = filterDishes(indexDishes(dishes), {
          ...EMPTY_QUERY,
          without,
        });
        for (const dish of shown)
          expect(dish.allergens.filter((one) => without.includes(one))).toEqual([]);
        expect(shown.size + unsuitable.length).toBe(dishes.length);
      }),
    );
  });
});

describe('the printed sheets', () => {
  const listNames = (sheets: ReturnType<typeof planSheets>) =>
    sheets.flatMap(({ parts }) => parts.flatMap(({ dishes }) => dishes.map(({ name }) => name)));

  it.each(languages)(
    'are four for the demo menu in %s, with at most two categories each',
    (language) => {
      const sheets = planSheets(demoMenu(language));
      expect(sheets.map(({ parts }) => parts.map(({ key }) => key))).toEqual([
        ['fritti', 'antipasti'],
        ['primi', 'secondi'],
        ['panini', 'dessert'],
        ['degustazione'],
      ]);
      expect(listNames(sheets).sort()).toEqual(demoDishes.map(({ name }) => name).sort());
    },
  );

  it('contain every dish once, and at most two sheets for a category of forty dishes', () => {
    const createDishes = (category: (typeof foodCategories)[number], count: number) =>
      Array.from({ length: count }, (_, at) =>
        buildMenuDish({ name: `${category} ${at}`, category, description: 'parola '.repeat(18) }),
      );
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 7, maxLength: 7 }), (counts) => {
        const dishes = foodCategories.flatMap((category, at) =>
          createDishes(category, counts[at] ?? 0),
        );
        const sheets = planSheets(dishes);
        expect(listNames(sheets).sort()).toEqual(dishes.map(({ name }) => name).sort());
        for (const key of new Set(sheets.flatMap(({ parts }) => parts.map((part) => part.key))))
          expect(
            sheets.filter(({ parts }) => parts.some((part) => part.key === key)).length,
          ).toBeLessThanOrEqual(2);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['€ 12,00', '€ ', '12,00', ''],
    ['€9', '€', '9', ''],
    ['12,00\u00a0€', '', '12,00', '\u00a0€'],
    ['al peso', '', 'al peso', ''],
  ])('separate the currency of %s from the amount', (price, before, amount, after) =>
    expect(splitPrice(price)).toEqual({ before, amount, after }),
  );
});
