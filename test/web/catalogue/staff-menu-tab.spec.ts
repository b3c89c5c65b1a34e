import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { findDietConflict, normalizeDietMarks } from '#src/contracts/catalogue/diet-mark-rules.ts';
import { MAX_PICTURE_BYTES } from '#src/contracts/catalogue/picture-upload.ts';
import { toggleDietMark } from '#web/features/catalogue/staff/editor/AllergenAndDietChips.tsx';
import {
  parseMenuTabParams,
  menuTabSearch,
  NEW_ITEM,
} from '#web/features/catalogue/staff/menuTabParams.ts';
import {
  dishFormSchema,
  emptyDish,
  toDishFields,
} from '#web/features/catalogue/staff/editor/dishFormSchema.ts';
import {
  drinkFormSchema,
  emptyDrink,
  toDrinkFields,
} from '#web/features/catalogue/staff/editor/drinkFormSchema.ts';
import {
  categoryOptions,
  groupDishesByCategory,
  findCategoryTab,
  groupDrinksBySubcategory,
  isOnPublicMenu,
  categoryNote,
} from '#web/features/catalogue/staff/groupMenuByCategory.ts';
import { listMissingDrinkTexts } from '#web/features/catalogue/staff/listMissingDrinkTexts.ts';
import { listMissingDescriptions } from '#web/shared/translations/missingTranslations.ts';
import { validateImageFile } from '#web/features/catalogue/staff/image/validateImageFile.ts';
import { buildDishView, buildDrinkView } from '#test/support/builders/menu-items.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const dish = (category: string, name = category): DishView => buildDishView({ name, category });
const drink = (said: Partial<DrinkView>): DrinkView => buildDrinkView(said);

describe('the categories of the menu tab', () => {
  const tabs = groupDishesByCategory(
    [
      'Secondi Piatti',
      'Dolci',
      'primi  piatti',
      'Antipasti',
      'Dessert',
      'Primi Piatti',
      'Insalate',
      'insalate',
      'Èrbe',
    ].map((one) => dish(one)),
  );

  it('are those of the dishes present, spellings of one category together, from A to Z, with their counts', () => {
    expect(tabs.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Antipasti', 1],
      ['Dessert', 2],
      ['Èrbe', 1],
      ['Insalate', 2],
      ['Primi Piatti', 2],
      ['Secondi Piatti', 1],
    ]);
  });

  it('open on the first, or on the one asked for in any spelling', () => {
    expect(findCategoryTab(tabs, null)?.name).toBe('Antipasti');
    expect(findCategoryTab(tabs, 'Dolci')?.name).toBe('Dessert');
    expect(findCategoryTab(tabs, 'PRIMI PIATTI')?.name).toBe('Primi Piatti');
    expect(findCategoryTab(tabs, 'Pizza')?.name).toBe('Antipasti');
    expect(findCategoryTab([], 'Pizza')).toBeUndefined();
  });
});

describe('the category facts for staff', () => {
  it.each(['Antipasti', 'Dolci', 'primi piatti', 'MENU DEGUSTAZIONE', ' '])(
    'nothing of "%s"',
    (category) => expect(categoryNote(category)).toBeNull(),
  );

  it.each(['Contorni', 'Pizza', 'Insalate'])('guests do not see "%s"', (category) => {
    expect(categoryNote(category)).toEqual({
      tone: 'warning',
      text: `La categoria «${category}» non compare sul menu pubblico: i clienti non vedranno questo piatto.`,
    });
  });

  it.each([
    ['Bevande', 'BEVANDE'],
    ['Birre', 'BEVANDE › BIRRE IN BOTTIGLIA'],
    ['Caffetteria', 'BEVANDE'],
    ['Vini', 'VINI'],
  ])('"%s" stands among the drinks', (category, where) => {
    expect(categoryNote(category)).toEqual({
      tone: 'note',
      text: `Sul menu pubblico questo piatto compare fra le bevande, in ${where}.`,
    });
  });

  it('the form offers the public ones first, then the others, and one that only this dish has', () => {
    const names = categoryOptions('Insalate').map((group) => group.names);
    expect(names).toEqual([
      [
        'Fritti e Sfizi',
        'Antipasti',
        'Primi Piatti',
        'Secondi Piatti',
        'Panini',
        'Dessert',
        'MENU DEGUSTAZIONE',
      ],
      ['Bevande', 'Vini', 'Birre', 'Caffetteria'],
      ['Contorni', 'Pizza', 'Insalate'],
    ]);
    expect(categoryOptions('Dolci').at(-1)!.names).toEqual(['Contorni', 'Pizza']);
  });
});

describe('the shelves of the drinks', () => {
  it('stand in the order of the card; those that guests do not see come last', () => {
    const shelves = groupDrinksBySubcategory([
      drink({ name: 'a', category: 'VINI', subcategory: 'I VINI ROSSI' }),
      drink({ name: 'b', category: 'BEVANDE', subcategory: null }),
      drink({ name: 'c', subcategory: 'amari' }),
      drink({ name: 'd', subcategory: 'SOFT DRINK' }),
      drink({ name: 'e', subcategory: 'AMARI' }),
    ]);
    expect(shelves.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['SOFT DRINK', 1],
      ['amari', 2],
      ['I VINI ROSSI', 1],
      ['BEVANDE', 1],
    ]);
    expect(shelves.map(({ rows }) => rows.every(isOnPublicMenu))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the place in the address', () => {
  it.each([
    [{ list: 'dishes', category: null, view: 'cards', edit: null }, '?tab=menu'],
    [
      { list: 'dishes', category: 'Primi Piatti', view: 'cards', edit: null },
      '?tab=menu&categoria=Primi+Piatti',
    ],
    [
      { list: 'dishes', category: 'Dessert', view: 'cards', edit: NEW_ITEM },
      '?tab=menu&categoria=Dessert&piatto=nuovo',
    ],
    [
      { list: 'drinks', category: null, view: 'cards', edit: NEW_ITEM },
      '?tab=menu&lista=bevande&bevanda=nuova',
    ],
    [
      { list: 'drinks', category: null, view: 'cards', edit: 'abc' },
      '?tab=menu&lista=bevande&bevanda=abc',
    ],
    [
      { list: 'photographs', category: null, view: 'cards', edit: null },
      '?tab=menu&lista=fotografie',
    ],
    [{ list: 'dishes', category: null, view: 'rows', edit: null }, '?tab=menu&vista=righe'],
    [
      { list: 'drinks', category: null, view: 'rows', edit: 'abc' },
      '?tab=menu&lista=bevande&vista=righe&bevanda=abc',
    ],
    [
      { list: 'photographs', category: null, view: 'cards', edit: NEW_ITEM },
      '?tab=menu&lista=fotografie&fotografia=nuova',
    ],
  ] as const)('%j is %s, and back', (place, search) => {
    expect(menuTabSearch(place)).toBe(search);
    expect(parseMenuTabParams(new URLSearchParams(search))).toEqual(place);
  });
});

describe('diet marks', () => {
  it('vegan brings vegetarian along, and goes with it', () => {
    expect(toggleDietMark([], 'vegan', true)).toEqual(['vegetarian', 'vegan']);
    expect(toggleDietMark(['vegetarian', 'vegan'], 'vegetarian', false)).toEqual([]);
    expect(toggleDietMark(['vegetarian', 'vegan'], 'vegan', false)).toEqual(['vegetarian']);
    expect(toggleDietMark([], 'vegetarian', true)).toEqual(['vegetarian']);
    expect(normalizeDietMarks(['vegan', 'vegan'])).toEqual(['vegetarian', 'vegan']);
  });

  it('cannot contradict the allergens', () => {
    const conflict = (...claims: Parameters<typeof findDietConflict>) =>
      fieldText(findDietConflict(...claims) ?? undefined);
    expect(
      conflict({ allergens: ['milk', 'eggs', 'gluten'], diets: ['vegetarian', 'vegan'] }),
    ).toBe(
      'Fra gli allergeni c’è Uova, Latte: il piatto non può dirsi vegano. Togli il segno o correggi gli allergeni.',
    );
    expect(conflict({ allergens: ['molluscs'], diets: ['vegetarian', 'vegan'] })).toContain(
      'vegetariano',
    );
    expect(findDietConflict({ allergens: ['milk'], diets: ['vegetarian'] })).toBeNull();
    expect(findDietConflict({ allergens: ['fish'], diets: [] })).toBeNull();
  });
});

describe('the forms', () => {
  const problemsIn = (parsed: {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  }) =>
    Object.fromEntries(
      (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), fieldText(message)]),
    );

  it('of an empty dish names what is missing in the words of the specification', () => {
    expect(problemsIn(dishFormSchema.safeParse(emptyDish('')))).toEqual({
      name: 'Nome richiesto',
      description: 'Descrizione richiesta',
      price: 'Prezzo richiesto',
      category: 'Categoria richiesta',
    });
  });

  it('of a dish holds what is there, and sends it back as it was', () => {
    const caponata: DishView = {
      ...dish('Dolci', 'Caponata'),
      allergens: ['celery'],
      diets: ['vegetarian', 'vegan'],
      imageUrl: '/dishes/caponata-640.webp',
    };
    const { id: _id, isSoldOut: _s, createdAt: _c, updatedAt: _u, ...said } = caponata;
    expect(dishFormSchema.parse(toDishFields(caponata))).toEqual({ ...said, category: 'Dessert' });
    expect(
      problemsIn(dishFormSchema.safeParse({ ...toDishFields(caponata), allergens: ['milk'] })),
    ).toEqual({ diets: expect.stringContaining('vegano') });
  });

  it('of a drink keep lists one entry per line, and empty texts mean nothing', () => {
    const wine = drink({
      name: 'Frappato',
      grapeVarieties: ['Frappato', 'Nero d’Avola, vecchie vigne'],
      sortOrder: 30,
      volume: null,
    });
    expect(toDrinkFields(wine).grapeVarieties).toBe('Frappato\nNero d’Avola, vecchie vigne');
    const { id: _id, isSoldOut: _s, createdAt: _c, updatedAt: _u, ...said } = wine;
    expect(drinkFormSchema.parse(toDrinkFields(wine))).toEqual(said);
    expect(
      drinkFormSchema.parse({
        ...toDrinkFields(wine),
        ingredients: ' uva \n\n lieviti \n',
        sortOrder: '7',
      }),
    ).toMatchObject({ ingredients: ['uva', 'lieviti'], sortOrder: 7 });
    expect(problemsIn(drinkFormSchema.safeParse(emptyDrink()))).toEqual({
      name: 'Nome richiesto',
      price: 'Prezzo richiesto',
    });
    expect(
      problemsIn(drinkFormSchema.safeParse({ ...toDrinkFields(wine), sortOrder: '1.5' })),
    ).toEqual({
      sortOrder: 'Numero intero richiesto',
    });
  });
});

describe('a file for a picture', () => {
  it.each([
    ['image/jpeg', 1],
    ['image/png', MAX_PICTURE_BYTES],
    ['image/webp', 5_000],
  ])('%s of %i bytes may be sent', (type, size) =>
    expect(validateImageFile({ type, size })).toBeNull(),
  );

  it.each(['application/pdf', 'text/html', 'image/svg+xml', 'image/gif', ''])(
    '%s may not',
    (type) =>
      expect(validateImageFile({ type, size: 10 })).toEqual({
        title: 'Errore file',
        description: 'Per favore seleziona un file immagine valido',
      }),
  );

  it('nor may one of more than 10 MB', () =>
    expect(validateImageFile({ type: 'image/jpeg', size: MAX_PICTURE_BYTES + 1 })).toEqual({
      title: 'File troppo grande',
      description: 'Il file deve essere inferiore a 10MB',
    }));
});

describe('the missing translations', () => {
  it('of a dish are the languages without its description', () => {
    const translations = { en: { description: 'Bread' }, es: { description: ' ' } };
    expect(listMissingDescriptions(buildDishView({ translations }))).toEqual(['es', 'fr']);
  });

  it('of a drink are the languages in which a sentence or the ingredients are Italian', () => {
    const texts = { description: 'Calda', ingredients: ['menta'], origin: 'Enna' };
    const translations = {
      en: { description: 'Hot', ingredients: ['mint'] },
      fr: { description: 'Chaude' },
    };
    expect(listMissingDrinkTexts(buildDrinkView({ ...texts, translations }))).toEqual(['es', 'fr']);
  });

  it('of a drink without texts are none', () => {
    expect(listMissingDrinkTexts(buildDrinkView({ origin: 'Enna' }))).toEqual([]);
  });
});

describe('the translations in the forms', () => {
  it('are empty fields for every language of a new dish, and are not sent', () => {
    expect(Object.keys(emptyDish('Antipasti').translations)).toEqual(['en', 'es', 'fr']);
    const filled = { ...emptyDish('Antipasti'), name: 'Pane', description: 'Pane', price: '€ 1' };
    expect(dishFormSchema.parse(filled).translations).toEqual({});
  });

  it('of a drink write lists as lines, and come back as they were', () => {
    const translations = { en: { description: 'Hot', ingredients: ['mint', 'lemon, fresh'] } };
    const fields = toDrinkFields(buildDrinkView({ translations }));
    expect(fields.translations.en?.ingredients).toBe('mint\nlemon, fresh');
    expect(drinkFormSchema.parse(fields).translations).toEqual(translations);
  });
});
