import { TOKENS } from '#src/composition/tokens.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import type { HttpResponse, HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

type Refusal = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
};

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const PICTURE = '/public-objects/uploads/8f14e45f-ceea-467f-9575-0123456789ab';

let app: RunningApp;
let staff: HttpClient;
let sql: Sql;

beforeAll(async () => {
  app = await startApp();
  staff = await app.staff();
  sql = app.container.get(TOKENS.sql);
  await sql(
    `insert into picture_uploads (id, admin_id, session_hash, state, issued_at, expires_at)
    values (?, gen_random_uuid(), '', 'ready', now(), now() + interval '1 minute')`,
    [PICTURE.split('/').at(-1)],
  );
});
afterAll(() => app.stop());
beforeEach(() => clearBusinessData(sql));

let nameCount = 0;
const createName = () => `Piatto di prova ${++nameCount}`;
const buildDish = (over: object = {}) => ({
  name: createName(),
  description: 'Con olio nuovo',
  price: '€ 9,50',
  category: 'Antipasti',
  imageUrl: null,
  isNew: false,
  isPopular: false,
  isHomemade: false,
  isFrozen: false,
  ...over,
});
const buildDrink = (over: object = {}) => ({
  name: createName(),
  price: '€ 4,00',
  category: 'BEVANDE',
  subcategory: 'COCKTAIL',
  ...over,
});

const kinds = [
  { kind: 'dish', path: '/api/menu-items', build: buildDish, unknown: 'dish_unknown' },
  { kind: 'drink', path: '/api/drinks', build: buildDrink, unknown: 'drink_unknown' },
] as const;

const add = <Row = DishView>(
  path = '/api/menu-items',
  body: object = buildDish(),
): Promise<HttpResponse<Row & Refusal>> => staff.post(path, body);
const listMenu = async () => (await app.guest().get<DishView[]>('/api/menu-items')).body;
const listEvents = () =>
  sql<{
    stream: string;
    type: string;
    actor: string;
    data: { declaration: object; before?: object };
  }>(`select stream, type, actor, data from event where stream not like 'account-%' order by pos`);

describe.each(kinds)('every $kind', ({ kind, path, build, unknown }) => {
  const [Added, Changed, Removed] =
    kind === 'dish'
      ? ['DishAdded', 'DishChanged', 'DishRemoved']
      : ['DrinkAdded', 'DrinkChanged', 'DrinkRemoved'];
  const list = async () =>
    (await app.guest().get<{ id: string; name: string; price: string; updatedAt: string }[]>(path))
      .body;
  const find = async (id: string) => (await list()).find((one) => one.id === id);

  it('is added, changed and removed with one event each, and guests read every change immediately', async () => {
    const { status, body } = await add<DrinkView>(path, build());
    expect(status).toBe(201);
    expect(await find(body.id)).toEqual(body);

    const changed = await staff.put<DrinkView>(`${path}/${body.id}`, {
      ...build(),
      name: body.name,
      price: '€ 11,00',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: body.id, price: '€ 11,00', createdAt: body.createdAt },
    });
    expect(changed.body.updatedAt > body.updatedAt).toBe(true);
    expect(await find(body.id)).toEqual(changed.body);

    expect(await staff.delete(`${path}/${body.id}`)).toMatchObject({ status: 204, body: null });
    expect(await find(body.id)).toBeUndefined();
    const [{ id }] = (await sql<{ id: string }>('select id::text from admins')) as [{ id: string }];
    expect(await listEvents()).toMatchObject(
      [Added, Changed, Removed].map((type) => ({
        type,
        stream: `${kind}-${body.id}`,
        actor: `staff:${id}`,
      })),
    );
    expect((await listEvents())[1]!.data).toMatchObject({
      before: { price: body.price },
      declaration: { price: '€ 11,00' },
    });
  });

  it('keeps omitted fields, and appends no event for a change without a difference', async () => {
    const { body } = await add<DrinkView>(path, build({ allergens: ['milk', 'gluten'] }));
    expect((await staff.put(`${path}/${body.id}`, { price: '€ 12,00' })).body).toEqual({
      ...body,
      price: '€ 12,00',
      updatedAt: expect.any(String),
    });
    const before = await find(body.id);
    expect((await staff.put(`${path}/${body.id}`, { price: '€ 12,00' })).body).toEqual(before);
    expect((await staff.put(`${path}/${body.id}`, {})).body).toEqual(before);
    expect((await listEvents()).map(({ type }) => type)).toEqual([Added, Changed]);
  });

  it('returns 404 for an unknown id, and 400 for a malformed id', async () => {
    for (const answer of [
      await staff.put(`${path}/${UNKNOWN_ID}`, { price: '€ 1,00' }),
      await staff.delete(`${path}/${UNKNOWN_ID}`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: unknown } });
    expect((await staff.delete(`${path}/nessuno`)).status).toBe(400);
  });

  it('returns 409 with the author when a colleague changed it first, and keeps that change', async () => {
    const { body } = await add<DrinkView>(path, build());
    const colleague = await app.staff();
    await colleague.put(`${path}/${body.id}`, { price: '€ 7,77' });
    const seen = { 'if-match': `"${body.updatedAt}"` };
    for (const lateAnswer of [
      await staff.put<Refusal>(`${path}/${body.id}`, { price: '€ 8,88' }, seen),
      await staff.delete<Refusal>(`${path}/${body.id}`, undefined, seen),
    ]) {
      expect(lateAnswer).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile', details: { by: administrator.username } },
      });
      expect(lateAnswer.body.message).toContain(
        `direzione ha modificato ${kind === 'dish' ? 'il piatto' : 'la bevanda'} «${body.name}»`,
      );
    }
    const now = await find(body.id);
    expect(now).toMatchObject({ price: '€ 7,77' });
    expect(
      (
        await staff.put(
          `${path}/${body.id}`,
          { price: '€ 8,88' },
          { 'if-match': `"${now!.updatedAt}"` },
        )
      ).status,
    ).toBe(200);
    expect((await listEvents()).map(({ type }) => type)).toEqual([Added, Changed, Changed]);
  });

  it('accepts one of ten concurrent changes to the same version, and returns 409 for nine', async () => {
    const { body } = await add<DrinkView>(path, build());
    const seen = { 'if-match': `"${body.updatedAt}"` };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        staff.put(`${path}/${body.id}`, { price: `€ ${at + 20},00` }, seen),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect((await listEvents()).map(({ type }) => type)).toEqual([Added, Changed]);
  });

  it('returns 409 for a name in use, also when two are added concurrently', async () => {
    const draft = build();
    const both = await Promise.all([
      add(path, draft),
      add(path, { ...draft, name: draft.name.toUpperCase() }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: `${kind}_exists`,
      fields: { name: expect.stringContaining('c’è già') },
    });
    const other = await add<DrinkView>(path, build());
    expect((await staff.put(`${path}/${other.body.id}`, { name: draft.name })).status).toBe(409);
    expect(
      (await staff.put(`${path}/${other.body.id}`, { name: `${draft.name} bis` })).status,
    ).toBe(200);
  });

  it('returns 401 for a change by guests and auditors, and changes nothing', async () => {
    const { body } = await add<DrinkView>(path, build());
    const before = await list();
    for (const caller of [app.guest(), await app.auditor()])
      for (const answer of [
        await caller.post(path, build()),
        await caller.put(`${path}/${body.id}`, { price: '€ 0,00' }),
        await caller.delete(`${path}/${body.id}`),
      ])
        expect(answer).toMatchObject({ status: 401, body: { code: 'login_required' } });
    expect(await list()).toEqual(before);
    expect(await listEvents()).toHaveLength(1);
  });

  it('returns 403 for a change without CSRF token or from another site, and changes nothing', async () => {
    const { body } = await add<DrinkView>(path, build());
    const before = await list();
    const token = await staff.fetchCsrfToken();
    const json = { 'content-type': 'application/json' };
    for (const headers of [
      json,
      { ...json, 'x-csrf-token': 'v1.nonsense' },
      { ...json, 'x-csrf-token': token, 'sec-fetch-site': 'cross-site' },
    ])
      for (const answer of [
        await staff.raw('post', path, { headers, body: JSON.stringify(build()) }),
        await staff.raw('put', `${path}/${body.id}`, {
          headers,
          body: JSON.stringify({ price: '€ 0,00' }),
        }),
        await staff.raw('delete', `${path}/${body.id}`, { headers }),
      ])
        expect(answer).toMatchObject({ status: 403, body: { code: 'csrf' } });
    expect(await list()).toEqual(before);
    expect(await listEvents()).toHaveLength(1);
  });

  it.each([
    ['name', '', 'Nome richiesto'],
    ['name', '   ', 'Nome richiesto'],
    ['name', undefined, 'Nome richiesto'],
    ['name', 'x'.repeat(121), 'Massimo 120 caratteri'],
    ['name', { $ne: null }, 'Nome richiesto'],
    ['name', 'Pane\u0000', 'Il testo contiene caratteri non ammessi'],
    ['price', '', 'Prezzo richiesto'],
    ['price', 9.5, 'Prezzo richiesto'],
    ['price', '9'.repeat(41), 'Massimo 40 caratteri'],
    ['category', ' ', 'Categoria richiesta'],
    ['allergens', 'milk', 'Allergeni non validi'],
    ['allergens.0', ['pollen'], 'Allergene sconosciuto'],
    ['id', UNKNOWN_ID, 'Campi non ammessi: id'],
  ])('returns 400 for %s = %j with "%s", and stores nothing', async (field, value, sentence) => {
    const [key = ''] = field.split('.');
    const before = await list();
    const { status, body } = await add(path, build({ [key]: value }));
    expect([status, body.code, body.message]).toEqual([400, 'invalid', sentence]);
    expect(body.fields).toEqual({ [key === 'id' ? 'body' : field]: sentence });
    expect(await list()).toEqual(before);
    expect(await listEvents()).toEqual([]);
  });
});

describe('a dish', () => {
  it('is rejected without a description', async () => {
    expect(await add('/api/menu-items', buildDish({ description: ' ' }))).toMatchObject({
      status: 400,
      body: { message: 'Descrizione richiesta' },
    });
  });

  it('has false flags, empty lists and no picture by default', async () => {
    const { body } = await add('/api/menu-items', {
      name: createName(),
      description: 'Pane',
      price: '2 euro',
      category: 'Panini',
    });
    expect(body).toMatchObject({
      imageUrl: null,
      isNew: false,
      isPopular: false,
      isHomemade: false,
      isFrozen: false,
      allergens: [],
      diets: [],
      price: '€ 2,00',
    });
  });

  it('stores allergens once each in the order of the regulation, and vegan also as vegetarian', async () => {
    const { body } = await add(
      '/api/menu-items',
      buildDish({ allergens: ['nuts', 'gluten', 'nuts'], diets: ['vegan'] }),
    );
    expect([body.allergens, body.diets]).toEqual([
      ['gluten', 'nuts'],
      ['vegetarian', 'vegan'],
    ]);
  });

  it.each([
    [
      ['milk'],
      ['vegan'],
      'Fra gli allergeni c’è Latte: il piatto non può dirsi vegano. Togli il segno o correggi gli allergeni.',
    ],
    [
      ['fish'],
      ['vegetarian'],
      'Fra gli allergeni c’è Pesce: il piatto non può dirsi vegetariano. Togli il segno o correggi gli allergeni.',
    ],
  ])(
    'returns 400 with the reason for the allergens %j and the diets %j',
    async (allergens, diets, sentence) => {
      expect(await add('/api/menu-items', buildDish({ allergens, diets }))).toMatchObject({
        status: 400,
        body: { code: 'diet_clash', message: sentence, fields: { diets: sentence } },
      });
      const { body } = await add('/api/menu-items', buildDish({ diets }));
      /*
       * This update sends only allergens. It must be refused, because the allergens contradict the
       * stored diet "vegan".
       */
      expect(await staff.put(`/api/menu-items/${body.id}`, { allergens })).toMatchObject({
        status: 400,
        body: { code: 'diet_clash' },
      });
    },
  );

  it('stores a season across New Year, and removes it by null', async () => {
    const season = { availableFrom: '11-01', availableTo: '02-29' };
    const { status, body } = await add('/api/menu-items', buildDish(season));
    expect({ status, body }).toMatchObject({ status: 201, body: season });
    const without = { availableFrom: null, availableTo: null };
    expect((await staff.put(`/api/menu-items/${body.id}`, without)).body).toMatchObject(without);
    expect((await listEvents()).at(-1)?.data).toMatchObject({
      before: season,
      declaration: without,
    });
  });

  it('returns 400 for a season without a last day, and changes nothing', async () => {
    const half = { availableFrom: '03-01' };
    expect(await add('/api/menu-items', buildDish(half))).toMatchObject({
      status: 400,
      body: {
        code: 'season_incomplete',
        fields: { availableTo: 'Una stagione ha un primo e un ultimo giorno' },
      },
    });
    const { body } = await add('/api/menu-items', buildDish());
    expect(await staff.put(`/api/menu-items/${body.id}`, half)).toMatchObject({ status: 400 });
    expect((await listMenu()).find(({ id }) => id === body.id)).toMatchObject({
      availableFrom: null,
    });
  });

  it.each(['02-30', '13-01', '15/03', '', 315])(
    'returns 400 for the season day %j',
    async (availableFrom) => {
      expect(await add('/api/menu-items', buildDish({ availableFrom }))).toMatchObject({
        status: 400,
        body: { fields: { availableFrom: 'Scrivi giorno e mese, per esempio 15/03' } },
      });
    },
  );

  it.each([PICTURE, '/dishes/caponata-640.webp', '', null])(
    'accepts the picture %j',
    async (imageUrl) => {
      expect(await add('/api/menu-items', buildDish({ imageUrl }))).toMatchObject({
        status: 201,
        body: { imageUrl: imageUrl || null },
      });
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'https://example.org/piatto.jpg',
    '//example.org/p.webp',
    '/public-objects/../etc/passwd',
    '/public-objects/uploads/nessuno',
    `${PICTURE}?x=1`,
    `${PICTURE}/..`,
    '/dishes/../index.html',
    '/api/admin/logout',
    'x'.repeat(300),
    7,
  ])('rejects the picture %j', async (imageUrl) => {
    expect(await add('/api/menu-items', buildDish({ imageUrl }))).toMatchObject({
      status: 400,
      body: { fields: { imageUrl: 'Immagine non valida' } },
    });
  });

  it('loses its picture when imageUrl is null, and keeps it when imageUrl is omitted', async () => {
    const { body } = await add('/api/menu-items', buildDish({ imageUrl: PICTURE }));
    expect(
      (await staff.put<DishView>(`/api/menu-items/${body.id}`, { isNew: true })).body.imageUrl,
    ).toBe(PICTURE);
    expect(
      (await staff.put<DishView>(`/api/menu-items/${body.id}`, { imageUrl: null })).body.imageUrl,
    ).toBeNull();
  });

  it('may repeat a name in another category, but not in a synonym of its own category', async () => {
    const name = createName();
    expect((await add('/api/menu-items', buildDish({ name, category: 'Dolci' }))).status).toBe(201);
    expect((await add('/api/menu-items', buildDish({ name, category: 'Contorni' }))).status).toBe(
      201,
    );
    expect(await add('/api/menu-items', buildDish({ name, category: 'Dessert' }))).toMatchObject({
      status: 409,
      body: { code: 'dish_exists' },
    });
  });

  it('records the previous declaration when a dish of the demo data changes for the first time', async () => {
    const seeded = (await listMenu()).find(({ name }) => name === 'Caponata di melanzane')!;
    const { status } = await staff.put(
      `/api/menu-items/${seeded.id}`,
      { isFrozen: true },
      { 'if-match': `"${seeded.updatedAt}"` },
    );
    expect(status).toBe(200);
    expect((await listEvents()).map(({ data }) => data)).toEqual([
      {
        before: {
          name: seeded.name,
          category: 'Antipasti',
          price: seeded.price,
          allergens: seeded.allergens,
          diets: seeded.diets,
          isHomemade: true,
          isFrozen: false,
          availableFrom: null,
          availableTo: null,
        },
        declaration: {
          name: seeded.name,
          category: 'Antipasti',
          price: seeded.price,
          allergens: seeded.allergens,
          diets: seeded.diets,
          isHomemade: true,
          isFrozen: true,
          availableFrom: null,
          availableTo: null,
        },
      },
    ]);
    await staff.put(`/api/menu-items/${seeded.id}`, { isFrozen: false });
  });
});

describe('a drink', () => {
  it('changes its availability without the other fields', async () => {
    const { body } = await add<DrinkView>(
      '/api/drinks',
      buildDrink({ sortOrder: 5, ingredients: ['gin', 'limone'] }),
    );
    const off = await staff.put<DrinkView>(`/api/drinks/${body.id}`, { isAvailable: false });
    expect(off.body).toEqual({ ...body, isAvailable: false, updatedAt: expect.any(String) });
    expect(
      (await staff.put<DrinkView>(`/api/drinks/${body.id}`, { isAvailable: true })).body
        .isAvailable,
    ).toBe(true);
    expect(
      (await listEvents()).map(
        ({ data }) => (data.declaration as { isAvailable: boolean }).isAvailable,
      ),
    ).toEqual([true, false, true]);
  });

  it('stores all its fields, and clears them by null, an empty text or an empty list', async () => {
    const full = buildDrink({
      category: 'VINI',
      subcategory: 'I VINI ROSSI',
      description: 'Rotondo',
      volume: '75 cl',
      origin: 'Enna',
      varieties: ['rosso'],
      ingredients: ['uva'],
      preparationNotes: 'A 16 °C',
      cantina: 'Baglio',
      appellation: 'Sicilia DOC',
      grapeVarieties: ['Nero d’Avola'],
      alcoholContent: '13% vol',
      unit: 'calice',
      isAvailable: true,
      sortOrder: 30,
      allergens: ['sulphites'],
      translations: { en: { description: 'Round', ingredients: ['grapes'] } },
    });
    const { body } = await add<DrinkView>('/api/drinks', full);
    expect(body).toEqual({
      ...full,
      id: body.id,
      isSoldOut: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const emptied = { volume: '', origin: null, cantina: ' ', grapeVarieties: [] };
    expect((await staff.put(`/api/drinks/${body.id}`, emptied)).body).toMatchObject({
      volume: null,
      origin: null,
      cantina: null,
      grapeVarieties: [],
      unit: 'calice',
    });
  });

  it.each([
    ['isAvailable', 'no', 'Scegli sì o no'],
    ['sortOrder', 1.5, 'Numero intero richiesto'],
    ['sortOrder', 100_001, 'Numero troppo grande'],
    ['varieties', 'rosso', 'Elenco non valido'],
    ['ingredients.0', [''], 'Voce vuota'],
    ['grapeVarieties', Array<string>(31).fill('x'), 'Massimo 30 voci'],
    ['preparationNotes', 'x'.repeat(301), 'Massimo 300 caratteri'],
    ['volume', 75, 'Testo non valido'],
  ])('returns 400 for %s = %j with "%s"', async (field, value, sentence) => {
    const [key = ''] = field.split('.');
    expect(await add('/api/drinks', buildDrink({ [key]: value }))).toMatchObject({
      status: 400,
      body: { fields: { [field]: sentence } },
    });
  });
});

describe('GET /api/menu-items', () => {
  it('returns the category as it was written', async () => {
    const { body } = await add('/api/menu-items', buildDish({ category: 'Primi piatti' }));
    expect((await listMenu()).at(-1)).toEqual({ ...body, category: 'Primi piatti' });
  });
});
