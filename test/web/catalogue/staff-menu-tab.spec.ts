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
const drink = (fields: Partial<DrinkView>): DrinkView => buildDrinkView(fields);

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

  it('merge spellings, are sorted alphabetically and count their dishes', () => {
    expect(tabs.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Antipasti', 1],
      ['Dessert', 2],
      ['Èrbe', 1],
      ['Insalate', 2],
      ['Primi Piatti', 2],
      ['Secondi Piatti', 1],
    ]);
  });

  it('default to the first, or to the requested one in any spelling', () => {
    expect(findCategoryTab(tabs, null)?.name).toBe('Antipasti');
    expect(findCategoryTab(tabs, 'Dolci')?.name).toBe('Dessert');
    expect(findCategoryTab(tabs, 'PRIMI PIATTI')?.name).toBe('Primi Piatti');
    expect(findCategoryTab(tabs, 'Pizza')?.name).toBe('Antipasti');
    expect(findCategoryTab([], 'Pizza')).toBeUndefined();
  });
});

describe('the category field of the dish form', () => {
  it.each(['Antipasti', 'Dolci', 'primi piatti', 'MENU DEGUSTAZIONE', ' '])(
    'shows no note for "%s"',
    (category) => expect(categoryNote(category)).toBeNull(),
  );

  it.each(['Contorni', 'Pizza', 'Insalate'])('warns that guests do not see "%s"', (category) => {
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
  ])('notes that "%s" appears among the drinks', (category, where) => {
    expect(categoryNote(category)).toEqual({
      tone: 'note',
      text: `Sul menu pubblico questo piatto compare fra le bevande, in ${where}.`,
    });
  });

  it('offers public categories first, then the others and the one of this dish', () => {
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

describe('the subcategories of the drinks', () => {
  it('follow the order of the public menu, with hidden ones last', () => {
    const subcategories = groupDrinksBySubcategory([
      drink({ name: 'a', category: 'VINI', subcategory: 'I VINI ROSSI' }),
      drink({ name: 'b', category: 'BEVANDE', subcategory: null }),
      drink({ name: 'c', subcategory: 'amari' }),
      drink({ name: 'd', subcategory: 'SOFT DRINK' }),
      drink({ name: 'e', subcategory: 'AMARI' }),
    ]);
    expect(subcategories.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['SOFT DRINK', 1],
      ['amari', 2],
      ['I VINI ROSSI', 1],
      ['BEVANDE', 1],
    ]);
    expect(subcategories.map(({ rows }) => rows.every(isOnPublicMenu))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the URL of the menu tab', () => {
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
  ] as const)('converts %j to %s and back', (place, search) => {
    expect(menuTabSearch(place)).toBe(search);
    expect(parseMenuTabParams(new URLSearchParams(search))).toEqual(place);
  });
});

describe('diet marks', () => {
  it('include vegetarian with vegan, and exclude vegan without vegetarian', () => {
    expect(toggleDietMark([], 'vegan', true)).toEqual(['vegetarian', 'vegan']);
    expect(toggleDietMark(['vegetarian', 'vegan'], 'vegetarian', false)).toEqual([]);
    expect(toggleDietMark(['vegetarian', 'vegan'], 'vegan', false)).toEqual(['vegetarian']);
    expect(toggleDietMark([], 'vegetarian', true)).toEqual(['vegetarian']);
    expect(normalizeDietMarks(['vegan', 'vegan'])).toEqual(['vegetarian', 'vegan']);
  });

  it('cannot contradict the allergens', () => {
    const describeConflict = (...args: Parameters<typeof findDietConflict>) =>
      fieldText(findDietConflict(...args) ?? undefined);
    expect(
      describeConflict({ allergens: ['milk', 'eggs', 'gluten'], diets: ['vegetarian', 'vegan'] }),
    ).toBe(
      'Fra gli allergeni c’è Uova, Latte: il piatto non può dirsi vegano. Togli il segno o correggi gli allergeni.',
    );
    expect(describeConflict({ allergens: ['molluscs'], diets: ['vegetarian', 'vegan'] })).toContain(
      'vegetariano',
    );
    expect(findDietConflict({ allergens: ['milk'], diets: ['vegetarian'] })).toBeNull();
    expect(findDietConflict({ allergens: ['fish'], diets: [] })).toBeNull();
  });
});

describe('the menu forms', () => {
  const listProblems = (parsed: {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  }) =>
    Object.fromEntries(
      (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), fieldText(message)]),
    );

  it('show the errors of the specification for an empty dish', () => {
    expect(listProblems(dishFormSchema.safeParse(emptyDish('')))).toEqual({
      name: 'Nome richiesto',
      description: 'Descrizione richiesta',
      price: 'Prezzo richiesto',
      category: 'Categoria richiesta',
    });
  });

  it('keep the fields of a dish and refuse a diet that contradicts its allergens', () => {
    const caponata: DishView = {
      ...dish('Dolci', 'Caponata'),
      allergens: ['celery'],
      diets: ['vegetarian', 'vegan'],
      imageUrl: '/dishes/caponata-640.webp',
    };
    const { id: _id, isSoldOut: _s, createdAt: _c, updatedAt: _u, ...fields } = caponata;
    expect(dishFormSchema.parse(toDishFields(caponata))).toEqual({
      ...fields,
      category: 'Dessert',
    });
    expect(
      listProblems(dishFormSchema.safeParse({ ...toDishFields(caponata), allergens: ['milk'] })),
    ).toEqual({ diets: expect.stringContaining('vegano') });
  });

  it('show the lists of a drink as lines, send empty texts as null and validate the fields', () => {
    const wine = drink({
      name: 'Frappato',
      grapeVarieties: ['Frappato', 'Nero d’Avola, vecchie vigne'],
      sortOrder: 30,
      volume: null,
    });
    expect(toDrinkFields(wine).grapeVarieties).toBe('Frappato\nNero d’Avola, vecchie vigne');
    const { id: _id, isSoldOut: _s, createdAt: _c, updatedAt: _u, ...fields } = wine;
    expect(drinkFormSchema.parse(toDrinkFields(wine))).toEqual(fields);
    expect(
      drinkFormSchema.parse({
        ...toDrinkFields(wine),
        ingredients: ' uva \n\n lieviti \n',
        sortOrder: '7',
      }),
    ).toMatchObject({ ingredients: ['uva', 'lieviti'], sortOrder: 7 });
    expect(listProblems(drinkFormSchema.safeParse(emptyDrink()))).toEqual({
      name: 'Nome richiesto',
      price: 'Prezzo richiesto',
    });
    expect(
      listProblems(drinkFormSchema.safeParse({ ...toDrinkFields(wine), sortOrder: '1.5' })),
    ).toEqual({
      sortOrder: 'Numero intero richiesto',
    });
  });
});

describe('an image file', () => {
  it.each([
    ['image/jpeg', 1],
    ['image/png', MAX_PICTURE_BYTES],
    ['image/webp', 5_000],
  ])('is accepted with the type %s and %i bytes', (type, size) =>
    expect(validateImageFile({ type, size })).toBeNull(),
  );

  it.each(['application/pdf', 'text/html', 'image/svg+xml', 'image/gif', ''])(
    'is refused with the type %s',
    (type) =>
      expect(validateImageFile({ type, size: 10 })).toEqual({
        title: 'Errore file',
        description: 'Per favore seleziona un file immagine valido',
      }),
  );

  it('is refused above 10 MB', () =>
    expect(validateImageFile({ type: 'image/jpeg', size: MAX_PICTURE_BYTES + 1 })).toEqual({
      title: 'File troppo grande',
      description: 'Il file deve essere inferiore a 10MB',
    }));
});

describe('the missing translations', () => {
  it('are for a dish the languages without a description', () => {
    const translations = { en: { description: 'Bread' }, es: { description: ' ' } };
    expect(listMissingDescriptions(buildDishView({ translations }))).toEqual(['es', 'fr']);
  });

  it('are for a drink the languages without a description or ingredients', () => {
    const texts = { description: 'Calda', ingredients: ['menta'], origin: 'Enna' };
    const translations = {
      en: { description: 'Hot', ingredients: ['mint'] },
      fr: { description: 'Chaude' },
    };
    expect(listMissingDrinkTexts(buildDrinkView({ ...texts, translations }))).toEqual(['es', 'fr']);
  });

  it('are none for a drink without translatable texts', () => {
    expect(listMissingDrinkTexts(buildDrinkView({ origin: 'Enna' }))).toEqual([]);
  });
});

describe('the translations in the forms', () => {
  it('are empty fields in every language for a new dish, and are not sent', () => {
    expect(Object.keys(emptyDish('Antipasti').translations)).toEqual(['en', 'es', 'fr']);
    const filled = { ...emptyDish('Antipasti'), name: 'Pane', description: 'Pane', price: '€ 1' };
    expect(dishFormSchema.parse(filled).translations).toEqual({});
  });

  it('show the lists of a drink as lines and are parsed back unchanged', () => {
    const translations = { en: { description: 'Hot', ingredients: ['mint', 'lemon, fresh'] } };
    const fields = toDrinkFields(buildDrinkView({ translations }));
    expect(fields.translations.en?.ingredients).toBe('mint\nlemon, fresh');
    expect(drinkFormSchema.parse(fields).translations).toEqual(translations);
  });
});
