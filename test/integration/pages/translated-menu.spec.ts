import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { demoDrinks } from '#src/contexts/catalogue/demo/demo-drinks.ts';
import { isInSeason } from '#src/contracts/catalogue/dish-season.ts';
import { translationLanguages, type Language } from '#src/contracts/languages.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import {
  allMenuLocations,
  menuLocationSearch,
} from '#web/features/catalogue/menu/categories/menuLocation.ts';
import { withLanguageParam } from '#web/shared/i18n/languageParam.ts';

const TODAY = venueDateInDays(1);

let server: BuiltServer;
beforeAll(async () => {
  const clock = createShiftedClock();
  // At noon, so no season ends during the test.
  clock.set(`${TODAY}T12:00`);
  server = await startBuiltServer({ env: clock.env });
});
afterAll(() => server.stop());

const load = async (path: string) => {
  const response = await fetch(server.origin + path);
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return response.text();
};
const listMenuPages = (language: Language) => [
  ...allMenuLocations.map(
    (location) => `/menu${withLanguageParam(menuLocationSearch(location), language)}`,
  ),
  `/menu/allergeni${withLanguageParam('', language)}`,
  `/carta${withLanguageParam('', language)}`,
];

const sentences = [
  ...demoDishes.filter((dish) => isInSeason(dish, TODAY)).map(({ description }) => description),
  ...demoDrinks.flatMap(({ description, preparationNotes }) => [
    description ?? [],
    preparationNotes ?? [],
  ]),
].flat();
/** Ingredients, varieties and origins as the content of one element. */
const factsWithTranslation = (language: (typeof translationLanguages)[number]) =>
  demoDrinks.flatMap(({ ingredients, varieties, origin, translations }) => {
    const translated = translations[language];
    return [
      [ingredients, translated?.ingredients ?? []],
      [varieties, translated?.varieties ?? []],
      [
        origin === null ? [] : [origin],
        translated?.origin === undefined ? [] : [translated.origin],
      ],
    ].flatMap(([italian = [], other = []]) =>
      other.length > 0 && italian.join() !== other.join() ? [`>${italian.join(', ')}<`] : [],
    );
  });

describe('the public menu', () => {
  it.each(translationLanguages)('has no Italian text of the demo data in %s', async (language) => {
    const texts = [...sentences, ...factsWithTranslation(language)];
    expect(texts.length).toBeGreaterThan(150);
    for (const path of listMenuPages(language)) {
      const html = await load(path);
      expect({ path, italian: texts.filter((text) => html.includes(text)) }).toEqual({
        path,
        italian: [],
      });
      expect({ path, fallbacks: html.match(/<p [^>]*lang="it"[^>]*>[^<]*/g) }).toEqual({
        path,
        fallbacks: null,
      });
    }
  });

  it('has every sentence of the demo data in Italian', async () => {
    const pages = (await Promise.all(listMenuPages('it').map(load))).join('\n');
    expect(sentences.filter((text) => !pages.includes(text))).toEqual([]);
  });

  it('shows a missing translation in Italian, marked with its language', async () => {
    const staff = await server.staff();
    const { status } = await staff.post('/api/menu-items', {
      name: 'Pane nero',
      description: 'Del forno di casa',
      price: '€ 2,00',
      category: 'Antipasti',
      translations: { fr: { description: 'Du four de la maison' } },
    });
    expect(status).toBe(201);
    const french = await load('/menu?categoria=antipasti&lang=fr');
    expect(french).toMatch(/<p class="[^"]*">Du four de la maison</);
    expect(french).not.toContain('Del forno di casa');
    expect(await load('/menu?categoria=antipasti&lang=en')).toMatch(
      /<p lang="it" class="[^"]*">Del forno di casa</,
    );
    expect(await load('/menu?categoria=antipasti')).toMatch(/<p class="[^"]*">Del forno di casa</);
  });

  it.each([
    ['en', 'bottle', '27.5 cl'],
    ['es', 'botella', '27,5 cl'],
    ['fr', 'bouteille', '27,5 cl'],
  ])('shows in %s the unit %s and the volume %s of a drink', async (language, unit, volume) => {
    const html = await load(`/menu?categoria=bevande&sotto=soft-drink&lang=${language}`);
    expect(html.replaceAll('<!-- -->', '')).toContain(`>${unit} · ${volume}<`);
  });

  it('has structured data in the language of the page', async () => {
    const html = await load('/menu?categoria=primi-piatti&lang=es');
    const [, json = '{}'] =
      /<script type="application\/ld\+json"[^>]*>(\{[^<]*"Menu"[^<]*)</.exec(html) ?? [];
    const menu = JSON.parse(json) as Record<string, unknown>;
    expect(menu).toMatchObject({ '@type': 'Menu', inLanguage: 'es' });
    expect(json).toContain('"name":"Pasta alla Norma","description":"Macarrones de sémola');
  });
});
