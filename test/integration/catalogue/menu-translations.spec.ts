import { TOKENS } from '#src/composition/tokens.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

type Refusal = { message: string; fields: Record<string, string> };

let app: RunningApp;
let staff: HttpClient;
let sql: Sql;

beforeAll(async () => {
  app = await startApp();
  staff = await app.staff();
  sql = app.container.get(TOKENS.sql);
});
afterAll(() => app.stop());
beforeEach(() => clearBusinessData(sql));

let added = 0;
const addDish = (translations?: unknown) =>
  staff.post<DishView & Refusal>('/api/menu-items', {
    name: `Piatto tradotto ${++added}`,
    description: 'Con olio nuovo',
    price: '€ 9,50',
    category: 'Antipasti',
    ...(translations === undefined ? {} : { translations }),
  });
const addDrink = (translations: unknown) =>
  staff.post<DrinkView & Refusal>('/api/drinks', {
    name: `Bevanda tradotta ${++added}`,
    description: 'Fresca',
    price: '€ 4,00',
    category: 'BEVANDE',
    subcategory: 'COCKTAIL',
    translations,
  });
const readDish = async (id: string) =>
  (await app.guest().get<DishView[]>('/api/menu-items')).body.find((dish) => dish.id === id);
const changeDish = (id: string, body: object, headers = {}) =>
  staff.put<DishView & Refusal>(`/api/menu-items/${id}`, body, headers);

describe('the translations of a dish', () => {
  it('are empty unless they are sent', async () => {
    expect((await addDish()).body.translations).toEqual({});
  });

  it('are returned to guests with the Italian description', async () => {
    const translations = { en: { description: 'With new oil' }, fr: { description: 'À l’huile' } };
    const { body } = await addDish(translations);
    expect(await readDish(body.id)).toMatchObject({ description: 'Con olio nuovo', translations });
  });

  it('are stored without empty texts and without languages that have none', async () => {
    const { body } = await addDish({
      en: { description: '  With new oil ' },
      es: { description: ' ' },
      fr: { description: null },
    });
    expect(body.translations).toEqual({ en: { description: 'With new oil' } });
  });

  it('are kept when a change omits them, and replaced completely when it sends them', async () => {
    const { id } = (await addDish({ en: { description: 'With oil' } })).body;
    expect((await changeDish(id, { price: '€ 10,00' })).body.translations).toEqual({
      en: { description: 'With oil' },
    });
    const translations = { es: { description: 'Con aceite' } };
    expect((await changeDish(id, { translations })).body.translations).toEqual(translations);
    expect((await readDish(id))?.translations).toEqual(translations);
  });

  it('are recorded as a change of the dish, without their text', async () => {
    const { id } = (await addDish()).body;
    await changeDish(id, { translations: { en: { description: 'With new oil' } } });
    const events = await sql<{ type: string; data: object }>(
      `select type, data from event where stream = ? order by pos`,
      [`dish-${id}`],
    );
    expect(events.map(({ type }) => type)).toEqual(['DishAdded', 'DishChanged']);
    expect(JSON.stringify(events)).not.toContain('With new oil');
  });

  it('return 409 to staff who have not seen the last version', async () => {
    const { id, updatedAt } = (await addDish()).body;
    await changeDish(id, { translations: { en: { description: 'First' } } });
    const late = { translations: { en: { description: 'Second' } } };
    expect((await changeDish(id, late, { 'if-match': `"${updatedAt}"` })).status).toBe(409);
    expect((await readDish(id))?.translations).toEqual({ en: { description: 'First' } });
  });

  it.each([
    [{ de: { description: 'Mit Öl' } }, 'translations', 'Campi non ammessi: de'],
    [{ it: { description: 'Con olio' } }, 'translations', 'Campi non ammessi: it'],
    [{ en: { name: 'Bread' } }, 'translations.en', 'Campi non ammessi: name'],
    [
      { en: { description: 'x'.repeat(2_001) } },
      'translations.en.description',
      'Massimo 2000 caratteri',
    ],
    [{ en: { description: 7 } }, 'translations.en.description', 'Testo non valido'],
    [
      { en: { description: 'Oil\u0000' } },
      'translations.en.description',
      'Il testo contiene caratteri non ammessi',
    ],
    ['With oil', 'translations', 'Valore non valido'],
  ])('return 400 for %j', async (translations, field, message) => {
    expect(await addDish(translations)).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    });
  });
});

describe('the translations of a drink', () => {
  it('contain description, notes, origin, varieties and ingredients', async () => {
    const translations = {
      fr: {
        description: 'Frais',
        preparationNotes: 'Servi froid',
        origin: 'Sicile',
        varieties: ['citron', 'pêche'],
        ingredients: ['eau', 'sucre'],
      },
    };
    const { status, body } = await addDrink(translations);
    expect([status, body.translations]).toEqual([201, translations]);
  });

  it('are stored without empty lists', async () => {
    const { body } = await addDrink({ en: { ingredients: [], varieties: ['lemon'], origin: '' } });
    expect(body.translations).toEqual({ en: { varieties: ['lemon'] } });
  });

  it.each([
    [{ en: { ingredients: [''] } }, 'translations.en.ingredients.0', 'Voce vuota'],
    [
      { en: { preparationNotes: 'x'.repeat(301) } },
      'translations.en.preparationNotes',
      'Massimo 300 caratteri',
    ],
    [{ en: { cantina: 'Winery' } }, 'translations.en', 'Campi non ammessi: cantina'],
  ])('return 400 for %j', async (translations, field, message) => {
    expect(await addDrink(translations)).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    });
  });
});
