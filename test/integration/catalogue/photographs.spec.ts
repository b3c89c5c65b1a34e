import { TOKENS } from '#src/composition/tokens.ts';
import type { PhotographView, PublicPhotograph } from '#src/contracts/catalogue/photographs.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { addPhotograph, uploadPicture } from '#test/support/drivers/photograph-driver.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

type Refusal = { code: string; message: string; fields: Record<string, string> };

let app: RunningApp;
let staff: HttpClient;
let sql: Sql;
beforeAll(async () => {
  app = await startApp();
  staff = await app.staff();
  sql = app.container.get(TOKENS.sql);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await clearBusinessData(sql);
  await sql('delete from photographs');
});

const add = async (description: string, over: object = {}) =>
  (await addPhotograph(staff, { description, ...over })).body;
const change = (id: string, body: object, headers = {}) =>
  staff.put<PhotographView & Refusal>(`/api/photographs/${id}`, body, headers);
const move = (id: string, position: unknown) =>
  staff.post<PhotographView[]>(`/api/photographs/${id}/move`, { position });
const listShown = async () => (await app.guest().get<PublicPhotograph[]>('/api/photographs')).body;
const listAll = async () => (await staff.get<PhotographView[]>('/api/photographs/all')).body;
const textsOf = (list: readonly { description: string }[]) =>
  list.map(({ description }) => description);
const readEvents = () =>
  sql<{ type: string; data: object }>(
    `select type, data from event where stream like 'photograph-%' order by pos`,
  );

describe('the photographs of the restaurant', () => {
  it('are added at the end, and guests read the shown ones with all translations', async () => {
    const translations = { fr: { description: 'La salle' } };
    const first = await add('La sala', { translations });
    expect(first).toMatchObject({ position: 1, isShown: true, translations });
    await add('La cucina', { isShown: false });
    const third = await add('Il forno');
    expect(await listShown()).toEqual([
      { id: first.id, imageUrl: first.imageUrl, description: 'La sala', translations },
      { id: third.id, imageUrl: third.imageUrl, description: 'Il forno', translations: {} },
    ]);
    expect((await listAll()).map(({ position, isShown }) => [position, isShown])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  it('appear and disappear for guests with the next request after they are shown or hidden', async () => {
    const { id } = await add('La sala');
    await change(id, { isShown: false });
    expect(await listShown()).toEqual([]);
    await change(id, { isShown: true });
    expect(textsOf(await listShown())).toEqual(['La sala']);
  });

  it('return 401 to callers who are not administrators', async () => {
    const { id } = await add('La sala');
    for (const client of [app.guest(), await app.auditor()]) {
      expect((await client.get('/api/photographs/all')).status).toBe(401);
      expect((await client.post('/api/photographs', {})).status).toBe(401);
      expect((await client.put(`/api/photographs/${id}`, {})).status).toBe(401);
      expect((await client.post(`/api/photographs/${id}/move`, { position: 1 })).status).toBe(401);
      expect((await client.delete(`/api/photographs/${id}`)).status).toBe(401);
    }
  });

  it('are at most twelve, also when two colleagues add the last one at the same time', async () => {
    for (let number = 1; number <= 11; number += 1) await add(`Foto ${number}`);
    const both = await Promise.all([addPhotograph(staff), addPhotograph(staff)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      code: 'photographs_full',
      message: 'Ci sono già 12 fotografie: eliminane una per aggiungerne un’altra.',
    });
    expect((await listAll()).map(({ position }) => position)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });

  it('keep consecutive positions after one of them is removed', async () => {
    const [first] = [await add('Uno'), await add('Due'), await add('Tre')];
    expect((await staff.delete(`/api/photographs/${first.id}`)).status).toBe(204);
    expect((await listAll()).map(({ position, description }) => [position, description])).toEqual([
      [1, 'Due'],
      [2, 'Tre'],
    ]);
    expect(await staff.delete(`/api/photographs/${first.id}`)).toMatchObject({
      status: 404,
      body: { code: 'photograph_unknown' },
    });
  });
});

describe('the order of the photographs', () => {
  it('changes for staff and guests, and keeps the version of every photograph', async () => {
    await add('Uno');
    await add('Due');
    const third = await add('Tre');
    const before = await listAll();
    const { status, body } = await move(third.id, 1);
    expect([status, textsOf(body)]).toEqual([200, ['Tre', 'Uno', 'Due']]);
    expect(textsOf(await listShown())).toEqual(['Tre', 'Uno', 'Due']);
    expect(await listAll()).toEqual(body);
    expect(new Set((await listAll()).map(({ updatedAt }) => updatedAt))).toEqual(
      new Set(before.map(({ updatedAt }) => updatedAt)),
    );
    expect((await readEvents()).at(-1)).toEqual({
      type: 'PhotographMoved',
      data: { from: 3, to: 1 },
    });
  });

  it('limits a move to the last position, and appends no event for a move to the same position', async () => {
    const first = await add('Uno');
    await add('Due');
    expect(textsOf((await move(first.id, 12)).body)).toEqual(['Due', 'Uno']);
    await move(first.id, 2);
    expect((await readEvents()).filter(({ type }) => type === 'PhotographMoved')).toEqual([
      { type: 'PhotographMoved', data: { from: 1, to: 2 } },
    ]);
  });

  it.each([[0], [13], [1.5], ['primo'], [null]])(
    'returns 400 for the position %j',
    async (position) => {
      const { id } = await add('Uno');
      expect((await move(id, position)).status).toBe(400);
    },
  );
});

describe('a change of a photograph', () => {
  it('keeps the fields that it leaves out, and appends no event if nothing differs', async () => {
    const { id, imageUrl } = await add('La sala', {
      translations: { en: { description: 'The dining room' } },
    });
    const { body } = await change(id, { description: 'La sala grande' });
    expect(body).toMatchObject({
      imageUrl,
      description: 'La sala grande',
      translations: { en: { description: 'The dining room' } },
    });
    await change(id, { description: 'La sala grande' });
    expect((await readEvents()).map(({ type }) => type)).toEqual([
      'PhotographAdded',
      'PhotographChanged',
    ]);
  });

  it('returns 409 to staff who have not seen the last version', async () => {
    const { id, updatedAt } = await add('La sala');
    await change(id, { description: 'La sala grande' });
    const late = await change(id, { isShown: false }, { 'if-match': `"${updatedAt}"` });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(late.body.message).toContain('la fotografia «La sala grande»');
  });

  it('is recorded without the text, because a text may name a person', async () => {
    const { id, imageUrl } = await add('Nonna Agata al forno');
    await change(id, { isShown: false });
    await staff.delete(`/api/photographs/${id}`);
    const events = await readEvents();
    expect(events).toEqual([
      { type: 'PhotographAdded', data: { declaration: { imageUrl, isShown: true } } },
      {
        type: 'PhotographChanged',
        data: {
          before: { imageUrl, isShown: true },
          declaration: { imageUrl, isShown: false },
        },
      },
      { type: 'PhotographRemoved', data: { declaration: { imageUrl, isShown: false } } },
    ]);
  });
});

describe('an invalid photograph', () => {
  it.each([
    [{ imageUrl: undefined }, 'imageUrl', 'Carica una fotografia'],
    [{ imageUrl: '' }, 'imageUrl', 'Carica una fotografia'],
    [{ imageUrl: '/dishes/cannoli-640.webp' }, 'imageUrl', 'Immagine non valida'],
    [{ imageUrl: 'https://example.org/a.jpg' }, 'imageUrl', 'Immagine non valida'],
    [{ description: ' ' }, 'description', 'Descrizione richiesta'],
    [{ description: 'x'.repeat(201) }, 'description', 'Massimo 200 caratteri'],
    [{ isShown: 'sì' }, 'isShown', 'Scegli sì o no'],
    [
      { translations: { en: { description: 'x'.repeat(201) } } },
      'translations.en.description',
      'Massimo 200 caratteri',
    ],
    [
      { translations: { de: { description: 'Der Saal' } } },
      'translations',
      'Campi non ammessi: de',
    ],
  ])('returns 400 for %j', async (over, field, message) => {
    expect(await addPhotograph(staff, over)).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    });
    expect(await listAll()).toEqual([]);
  });

  it('returns 400 if its picture does not exist', async () => {
    const imageUrl = '/public-objects/uploads/00000000-0000-4000-8000-000000000000';
    expect(await addPhotograph(staff, { imageUrl })).toMatchObject({
      status: 400,
      body: { code: 'picture_unknown', fields: { imageUrl: expect.any(String) } },
    });
    const { id } = await add('La sala');
    expect((await change(id, { imageUrl })).status).toBe(400);
  });
});

describe('the job that deletes orphaned pictures', () => {
  const isServed = async (url: string) => (await fetch(app.origin + url)).status === 200;

  it('keeps the pictures of shown and hidden photographs, and deletes that of a removed one', async () => {
    const [shown, hidden, removed] = [
      await add('Mostrata'),
      await add('Nascosta', { isShown: false }),
      await add('Tolta'),
    ];
    const unused = await uploadPicture(staff);
    await staff.delete(`/api/photographs/${removed.id}`);
    const before = app.clock.now();
    try {
      app.clock.set('2027-03-12T10:30');
      await app.container.get(TOKENS.pictures).deleteOrphans();
    } finally {
      app.clock.set(before.toISOString());
    }
    expect(
      await Promise.all([shown.imageUrl, hidden.imageUrl, removed.imageUrl, unused].map(isServed)),
    ).toEqual([true, true, false, false]);
  });
});
