import type { ChangedTableBlock, UnavailableTable } from '#src/contracts/booking/table-blocks.ts';
import type { ChangedTable, TableView } from '#src/contracts/booking/table-management.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import {
  expectStaffOnly,
  setupFloorApp,
  type RefusalBody,
} from '#test/support/fixtures/floor-app.ts';

const { app, staff, colleague, sql, slot, table, ask, log } = setupFloorApp();
const add = (over: object = {}) =>
  staff().post<TableView & RefusalBody>('/api/tables', {
    name: 'Giardino 1',
    capacity: 4,
    ...over,
  });
const change = (id: string, body: object, headers = {}, client = staff()) =>
  client.put<ChangedTable & RefusalBody>(`/api/tables/${id}`, body, headers);
const remove = (id: string) =>
  staff().delete<{ retired: boolean } & RefusalBody>(`/api/tables/${id}`);
const DATE = '2027-03-13';
const CAPACITY_ERROR = 'La capacità deve essere un numero valido maggiore di 0';

describe('GET /api/tables', () => {
  it('lists the tables by floor, and by name in numeric order', async () => {
    await add({ name: 'Sala 10' });
    const names = (await staff().get<TableView[]>('/api/tables')).body.map(({ name }) => name);
    expect(names.slice(0, 10)).toEqual([
      'Sala 1',
      'Sala 2',
      'Sala 3',
      'Sala 4',
      'Sala 5',
      'Sala 6',
      'Sala 7',
      'Sala 8',
      'Sala 10',
      'Loggia 1',
    ]);
  });
});

describe('POST /api/tables', () => {
  it('adds a table with default values, and records one event', async () => {
    const { status, body } = await add({ description: 'Sotto il fico' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: 'Giardino 1',
        capacity: 4,
        description: 'Sotto il fico',
        floor: 0,
        capacityMin: null,
        isActive: true,
      }),
    ]);
    expect(await log()).toEqual([
      {
        type: 'TableAdded',
        stream: `table-${body.id}`,
        actor: expect.stringMatching(/^staff:/),
        data: {
          table: {
            name: 'Giardino 1',
            floor: 0,
            capacity: 4,
            capacityMin: null,
            joinGroup: null,
            isActive: true,
            position: null,
            shape: null,
          },
        },
      },
    ]);
  });

  it('accepts the optional fields, and numbers as strings', async () => {
    const { body } = await add({
      capacity: '6',
      floor: '2',
      capacityMin: '4',
      joinGroup: ' Archi ',
      isActive: false,
      description: '',
    });
    expect(body).toMatchObject({
      capacity: 6,
      floor: 2,
      capacityMin: 4,
      joinGroup: 'Archi',
      isActive: false,
      description: null,
    });
  });

  it('adds a table that guests can book immediately', async () => {
    const {
      body: { id },
    } = await add();
    expect((await ask({ tableId: id })).status).toBe(201);
  });

  it.each([
    [{ name: '' }, 'name', 'Il nome è obbligatorio'],
    [{ name: 'x'.repeat(51) }, 'name', 'Massimo 50 caratteri'],
    ...[0, -1, 2.5, 'tre', '', null].map(
      (capacity) => [{ capacity }, 'capacity', CAPACITY_ERROR] as const,
    ),
    [{ capacity: undefined }, 'capacity', CAPACITY_ERROR],
    [{ capacityMin: 5 }, 'capacityMin', 'La capienza minima non può superare la capacità'],
    [{ floor: 3 }, 'floor', 'Il piano deve essere 0, 1 o 2'],
    [{ colore: 'blu' }, 'body', 'Campi non ammessi: colore'],
  ] as const)('refuses %j', async (over, field, message) => {
    const { status, body } = await add(over);
    expect([status, body.code, body.fields]).toEqual([
      400,
      'invalid',
      { [field as string]: message },
    ]);
    expect(await log()).toEqual([]);
  });

  it('returns 409 for the name of another table in any letter case, with a field error', async () => {
    const { status, body } = await add({ name: 'sala 1' });
    const message = 'Esiste già un tavolo chiamato «sala 1». Scegli un altro nome.';
    expect([status, body]).toEqual([
      409,
      { code: 'table_name_taken', message, fields: { name: message } },
    ]);
  });

  it('adds one table when two administrators send the same name concurrently', async () => {
    const answers = await Promise.all([
      add(),
      colleague().post('/api/tables', { name: 'GIARDINO 1', capacity: 2 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('PUT /api/tables/{id}', () => {
  it('changes the sent fields, and records the states before and after', async () => {
    const { id } = await table('Sala 8');
    const { status, body } = await change(id, { name: 'Camino', capacity: 7, description: null });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        name: 'Camino',
        capacity: 7,
        capacityMin: 5,
        description: null,
        floor: 0,
        upcoming: 0,
        tooLarge: 0,
      }),
    ]);
    const unchanged = {
      floor: 0,
      capacityMin: 5,
      joinGroup: 'Camino',
      isActive: true,
      position: { x: 67, y: 79 },
      shape: 'rectangle',
    };
    const [{ type, data } = { type: '', data: {} }] = await log();
    expect([type, data]).toEqual([
      'TableChanged',
      {
        table: { ...unchanged, name: 'Camino', capacity: 7 },
        was: { ...unchanged, name: 'Sala 8', capacity: 8 },
      },
    ]);
  });

  it('appends no event for equal values', async () => {
    const { id, name, capacity } = await table();
    expect((await change(id, { name, capacity })).status).toBe(200);
    expect(await log()).toEqual([]);
  });

  it('keeps future reservations when the capacity falls below their party, and counts them', async () => {
    const { id } = await table('Sala 3');
    const {
      body: { id: reservation },
    } = await ask({ tableId: id, numberOfPeople: 4 });
    await ask({ tableId: id, numberOfPeople: 2, reservationDate: '2027-03-14' });
    expect((await change(id, { name: 'Archi', capacity: 3 })).body).toMatchObject({
      upcoming: 2,
      tooLarge: 1,
    });
    const [storedRow] = await sql(
      'select table_name, number_of_people from reservations where id = ?',
      [reservation],
    );
    expect(storedRow).toEqual({ table_name: 'Sala 3', number_of_people: 4 });
  });

  it('refuses reservations for an inactive table', async () => {
    const { id } = await table();
    await change(id, { isActive: false });
    expect((await ask({ tableId: id })).body.code).toBe('table_inactive');
  });

  it.each([
    [{ capacity: 4 }, 'capacityMin', 'La capienza minima non può superare la capacità'],
    [{ capacity: 0 }, 'capacity', CAPACITY_ERROR],
    [{ name: ' ' }, 'name', 'Il nome è obbligatorio'],
  ])('refuses %j on a table for five or more people', async (body, field, message) => {
    const answer = await change((await table('Sala 8')).id, body);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
  });

  it('refuses the name of another table, but accepts its own name in another letter case', async () => {
    const { id } = await table('Sala 1');
    expect((await change(id, { name: 'Sala 2' })).body.code).toBe('table_name_taken');
    expect((await change(id, { name: 'SALA 1' })).status).toBe(200);
  });

  it('returns 409 with the author for an outdated change, and keeps the first change', async () => {
    const { id, updatedAt } = await table();
    const seen = { 'if-match': `"${updatedAt}"` };
    expect((await change(id, { capacity: 5 }, seen)).status).toBe(200);
    const late = await change(id, { capacity: 6 }, seen, colleague());
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'changed_meanwhile',
      'Nel frattempo direzione ha modificato il tavolo «Sala 3». Controlla e riprova.',
    ]);
    expect((await table()).capacity).toBe(5);
    const fresh = { 'if-match': `"${(await table()).updatedAt}"` };
    expect((await change(id, { capacity: 6 }, fresh, colleague())).status).toBe(200);
  });

  it('returns 404 for an unknown id, and 400 for a malformed id', async () => {
    expect((await change('00000000-0000-4000-8000-000000000000', { capacity: 2 })).status).toBe(
      404,
    );
    expect((await change('xyz', { capacity: 2 })).status).toBe(400);
  });
});

describe('DELETE /api/tables/{id}', () => {
  it('deletes a table without reservations, with its blocks', async () => {
    const { id } = await table();
    await staff().put('/api/table-blocks', {
      date: DATE,
      tableId: id,
      timeSlotId: (await slot()).id,
      isAvailable: false,
    });
    expect((await remove(id)).body).toEqual({ id, retired: false });
    expect(await sql('select 1 from tables where id = ?', [id])).toEqual([]);
    expect((await log()).map(({ type }) => type)).toEqual(['TableBlocked', 'TableRemoved']);
  });

  it('returns 409 with the number of future reservations of the table', async () => {
    const { id } = await table();
    await ask({ tableId: id });
    await ask({ tableId: id, reservationDate: '2027-03-20' });
    const { status, body } = await remove(id);
    expect([status, body]).toEqual([
      409,
      {
        code: 'still_reserved',
        details: { upcoming: 2 },
        message:
          'Il tavolo «Sala 3» ha 2 prenotazioni future: spostale o annullale prima di eliminare.',
      },
    ]);
  });

  it('retires a table with only past reservations; its name is free, and the seed does not restore it', async () => {
    const { id } = await table();
    await ask({ tableId: id });
    app().clock.set('2027-03-13T20:51');
    expect((await remove(id)).body).toEqual({ id, retired: true });
    expect(await table()).toBeUndefined();
    expect(await sql('select is_active from tables where id = ?', [id])).toEqual([
      { is_active: false },
    ]);
    expect((await log()).at(-1)!.type).toBe('TableRetired');
    expect((await staff().post<{ tables: number }>('/api/seed')).body.tables).toBe(0);
    expect((await add({ name: 'Sala 3' })).status).toBe(201);
  });

  it('returns 409 while a turn with a reservation of the table has not ended', async () => {
    const { id } = await table();
    await ask({ tableId: id });
    app().clock.set('2027-03-13T20:49');
    expect((await remove(id)).status).toBe(409);
  });

  it('either deletes the table or accepts a concurrent request, never both', async () => {
    const { id } = await table();
    const [removed, requested] = await Promise.all([remove(id), ask({ tableId: id })]);
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([removed.status, requested.status]);
  });
});

describe('PUT /api/table-blocks', () => {
  const block = async (over: object = {}, tableId?: string) =>
    staff().put<RefusalBody & ChangedTableBlock>('/api/table-blocks', {
      date: DATE,
      tableId: tableId ?? (await table()).id,
      timeSlotId: (await slot()).id,
      ...over,
    });
  const listUnavailableTables = async () =>
    (await staff().get<UnavailableTable[]>(`/api/table-blocks?date=${DATE}`)).body;

  it('blocks a table in one turn, and leaves it free on another date', async () => {
    const { id } = await table();
    expect((await block({ isAvailable: false })).status).toBe(200);
    expect(await listUnavailableTables()).toEqual([
      { tableId: id, timeSlotId: (await slot()).id, state: 'blocked', reservation: null },
    ]);
    expect((await ask({ tableId: id })).body.code).toBe('table_blocked');
    expect((await ask({ tableId: id, reservationDate: '2027-03-14' })).status).toBe(201);
    expect((await log())[0]).toMatchObject({
      type: 'TableBlocked',
      stream: `table-${id}`,
      data: {
        date: DATE,
        timeSlotId: (await slot()).id,
        tableName: expect.any(String),
        startTime: (await slot()).startTime,
      },
    });
  });

  it('returns the party that loses its last possible table, once', async () => {
    const party = await staff().post<{ id: string }>(
      '/api/reservations/desk',
      {
        customerName: 'Nunzia Prova',
        customerPhone: '0935 000 171',
        reservationDate: DATE,
        timeSlotId: (await slot()).id,
        tableId: null,
        numberOfPeople: 2,
        origin: 'phone',
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
    expect(party.status).toBe(201);
    const tables = (await staff().get<TableView[]>('/api/tables')).body;
    const partiesWithoutTable: (string | null)[] = [];
    for (const { id } of tables) {
      const { body } = await block({ isAvailable: false }, id);
      partiesWithoutTable.push(...body.withoutTable.map(({ customerName }) => customerName));
    }
    expect(partiesWithoutTable).toEqual(['Nunzia Prova']);
    expect((await block({}, tables[0]!.id)).body.withoutTable).toEqual([]);
  });

  it('blocks with maxReservations 0 too, unblocks, and appends nothing for repeated calls', async () => {
    await block({ maxReservations: 0 });
    await block({ isAvailable: false });
    expect(await listUnavailableTables()).toHaveLength(1);
    await block();
    await block();
    expect(await listUnavailableTables()).toEqual([]);
    expect((await log()).map(({ type }) => type)).toEqual(['TableBlocked', 'TableUnblocked']);
  });

  it('returns 409 with date and time when the table has a reservation', async () => {
    const { id } = await table();
    const {
      body: { id: reservation, reference },
    } = await ask({ tableId: id });
    const { status, body } = await block({ isAvailable: false });
    expect([status, body.code, body.message]).toEqual([
      409,
      'table_held',
      'Il tavolo «Sala 3» è prenotato sabato 13 marzo 2027 alle 19:00: sposta prima la prenotazione.',
    ]);
    expect(await listUnavailableTables()).toEqual([
      {
        tableId: id,
        timeSlotId: (await slot()).id,
        state: 'taken',
        reservation: { id: reservation, reference, numberOfPeople: 2, status: 'pending' },
      },
    ]);
  });

  it.each([
    [
      { maxReservations: 2 },
      'maxReservations',
      'Un tavolo accoglie una sola prenotazione per turno: indica 0 o 1',
    ],
    [{ date: '2027-03-09' }, 'date', 'La data non può essere nel passato'],
    [{ date: 'domani' }, 'date', 'Seleziona una data'],
  ])('refuses %j', async (over, field, message) => {
    const { status, body } = await block(over);
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });

  it('returns 404 for an unknown table', async () =>
    expect((await block({}, '00000000-0000-4000-8000-000000000000')).status).toBe(404));

  it('either blocks the table or accepts a concurrent request, never both', async () => {
    const { id } = await table();
    const [blocked, requested] = await Promise.all([
      block({ isAvailable: false }),
      ask({ tableId: id }),
    ]);
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([blocked.status, requested.status]);
  });
});

it('returns 401 to guests and auditors, and 403 to staff without a CSRF token', async () => {
  const { id } = await table();
  const body = { name: 'Mio', capacity: 2 };
  await expectStaffOnly(app(), staff(), [
    ['get', '/api/tables'],
    ['post', '/api/tables', body],
    ['put', `/api/tables/${id}`, body],
    ['delete', `/api/tables/${id}`],
    ['get', `/api/table-blocks?date=${DATE}`],
    ['put', '/api/table-blocks', { date: DATE, tableId: id, timeSlotId: (await slot()).id }],
  ]);
  expect(await log()).toEqual([]);
});
