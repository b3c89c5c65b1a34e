import { translationLanguages } from '#src/contracts/languages.ts';
import type { PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import type { ChangedTable, TableView } from '#src/contracts/booking/table-management.ts';
import { setupFloorApp, type RefusalBody } from '#test/support/fixtures/floor-app.ts';

const { app, staff, table, sql, log } = setupFloorApp();
const add = (over: object) =>
  staff().post<TableView & RefusalBody>('/api/tables', {
    name: 'Giardino 1',
    capacity: 4,
    ...over,
  });
const change = (id: string, body: object, headers = {}) =>
  staff().put<ChangedTable & RefusalBody>(`/api/tables/${id}`, body, headers);
const plan = async () => (await app().guest().get<PlannedTable[]>('/api/floor-plan')).body;
const POSITION_ERROR = 'La posizione sulla pianta va da 0 a 100';

describe('the position and shape of a table', () => {
  it('are stored, shown to staff and guests, and recorded', async () => {
    const { body, status } = await add({ position: { x: 0, y: 100 }, shape: 'round' });
    expect([status, body.position, body.shape]).toEqual([201, { x: 0, y: 100 }, 'round']);
    expect((await plan()).find(({ tableId }) => tableId === body.id)).toEqual({
      tableId: body.id,
      tableName: 'Giardino 1',
      floor: 0,
      capacity: 4,
      capacityMin: null,
      description: null,
      position: { x: 0, y: 100 },
      shape: 'round',
      translations: {},
    });
    expect((await log())[0]!.data).toMatchObject({
      table: { position: { x: 0, y: 100 }, shape: 'round' },
    });
  });

  it('are null by default, and can be removed again', async () => {
    const { body } = await add({});
    expect([body.position, body.shape]).toEqual([null, null]);
    const { id } = await table('Sala 3');
    const changed = (await change(id, { position: null, shape: '' })).body;
    expect([changed.position, changed.shape]).toEqual([null, null]);
  });

  it('change without the other fields, and append no event when they are equal', async () => {
    const before = await table('Sala 3');
    expect((await change(before.id, { position: { x: 40, y: 30 } })).body).toMatchObject({
      name: before.name,
      capacity: before.capacity,
      capacityMin: before.capacityMin,
      shape: before.shape,
      position: { x: 40, y: 30 },
    });
    await change(before.id, { position: { x: 40, y: 30 } });
    expect((await log()).map(({ type }) => type)).toEqual(['TableChanged']);
  });

  it('are refused with 409 when the version is outdated', async () => {
    const { id, updatedAt } = await table('Sala 3');
    await change(id, { position: { x: 40, y: 30 } });
    const late = await change(id, { position: { x: 5, y: 5 } }, { 'if-match': `"${updatedAt}"` });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await table('Sala 3')).position).toEqual({ x: 40, y: 30 });
  });

  it.each([
    [{ position: { x: 101, y: 0 } }, { 'position.x': POSITION_ERROR }],
    [
      { position: { x: 1.5, y: -1 } },
      { 'position.x': POSITION_ERROR, 'position.y': POSITION_ERROR },
    ],
    [{ position: { x: 1 } }, { 'position.y': POSITION_ERROR }],
    [{ position: '1,2' }, { position: POSITION_ERROR }],
    [{ shape: 'triangle' }, { shape: 'Scegli una forma: round, square o rectangle' }],
  ])('are refused as %j', async (over, fields) => {
    const { status, body } = await add(over);
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await log()).toEqual([]);
  });

  it('have both coordinates or none by a database constraint', async () => {
    await expect(sql('update tables set plan_x = null')).rejects.toThrow(
      'a_position_has_both_coordinates',
    );
  });
});

describe('the translations of a description', () => {
  const translations = { fr: { description: 'Sous le figuier' } };

  it('are shown to guests, and stay when the table moves', async () => {
    const { id } = (await add({ description: 'Sotto il fico', translations })).body;
    const moved = await change(id, { position: { x: 5, y: 5 } });
    expect(moved.body.translations).toEqual(translations);
    expect((await plan()).find(({ tableId }) => tableId === id)).toMatchObject({ translations });
  });

  it('are recorded as a change without their text, because free text could be personal', async () => {
    const { id } = await table('Sala 3');
    await change(id, { translations });
    expect((await log()).map(({ type }) => type)).toEqual(['TableChanged']);
    expect(JSON.stringify(await log())).not.toContain('Sous le figuier');
  });

  it.each([
    [{ de: { description: 'Feige' } }, { translations: 'Campi non ammessi: de' }],
    [
      { en: { description: 'x'.repeat(301) } },
      { 'translations.en.description': 'Massimo 300 caratteri' },
    ],
  ])('are refused as %j', async (refused, fields) => {
    const { status, body } = await add({ translations: refused });
    expect([status, body.fields]).toEqual([400, fields]);
  });
});

describe('GET /api/floor-plan', () => {
  it('returns all translations of every demo table that has a description', async () => {
    for (const { tableName, description, translations } of await plan())
      expect([tableName, Object.keys(translations)]).toEqual([
        tableName,
        description === null ? [] : translationLanguages,
      ]);
  });

  it('shows the demo tables of all floors', async () => {
    const tables = await plan();
    expect(tables).toHaveLength(22);
    expect(tables.every(({ position, shape }) => position && shape)).toBe(true);
    expect(tables[0]).toMatchObject({ tableName: 'Sala 1', position: { x: 12, y: 20 } });
  });

  it('leaves out inactive tables, also when the answer was cached', async () => {
    await plan();
    await change((await table('Sala 3')).id, { isActive: false });
    expect((await plan()).map(({ tableName }) => tableName)).not.toContain('Sala 3');
  });
});
