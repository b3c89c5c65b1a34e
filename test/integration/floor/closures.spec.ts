import type { ClosureView, SavedClosure, StrandedReservation } from '#src/contracts/closures.ts';
import {
  expectStaffOnly,
  retryWhileBusy,
  setupFloorApp,
  type RefusalBody,
} from '#test/support/fixtures/floor-app.ts';

const { app, staff, colleague, sql, slot, table, ask, log } = setupFloorApp();
const DATE = '2027-03-13';
const add = (over: object, client = staff()) =>
  client.post<SavedClosure & RefusalBody>('/api/closures', {
    service: 'all',
    note: null,
    active: true,
    ...over,
  });
const change = (id: string, body: object, headers = {}, client = staff()) =>
  client.patch<SavedClosure & RefusalBody>(`/api/closures/${id}`, body, headers);
const list = async () => (await staff().get<ClosureView[]>('/api/closures')).body;

describe('POST /api/closures', () => {
  it('closes a date, and records everything but the note in the event', async () => {
    const { status, body } = await add({
      date: DATE,
      service: 'dinner',
      note: 'Battesimo dei Rossi',
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        date: DATE,
        weekday: null,
        service: 'dinner',
        note: 'Battesimo dei Rossi',
        active: true,
        stranded: 0,
        affected: [],
      }),
    ]);
    expect(await log()).toEqual([
      {
        type: 'ClosureAdded',
        stream: `closure-${body.id}`,
        actor: expect.stringMatching(/^staff:/),
        data: { closure: { date: DATE, weekday: null, service: 'dinner', active: true } },
      },
    ]);
    expect((await ask()).body.code).toBe('service_closed');
    expect((await ask({ timeSlotId: (await slot('pranzo_primo')).id })).status).toBe(201);
  });

  it('closes every Sunday (weekday 0), active and without a note by default', async () => {
    const { status, body } = await staff().post<SavedClosure>('/api/closures', {
      service: 'lunch',
      weekday: 0,
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ date: null, weekday: 0, note: null, active: true }),
    ]);
    expect(
      (await ask({ reservationDate: '2027-03-14', timeSlotId: (await slot('pranzo_primo')).id }))
        .body.code,
    ).toBe('service_closed');
  });

  it('shows the closure in the public search without its note', async () => {
    await add({ date: DATE, note: 'Segreto' });
    const { body, text } = await app()
      .guest()
      .get<{ closed: boolean; availableSlots: [] }>(
        `/api/availability?date=${DATE}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`,
      );
    expect([body.closed, body.availableSlots]).toEqual([true, []]);
    expect(text).not.toContain('Segreto');
  });

  it.each([
    [{}, 'date', 'Devi specificare una data specifica o un giorno della settimana'],
    [
      { date: DATE, weekday: 0 },
      'date',
      'Non puoi specificare sia una data che un giorno della settimana',
    ],
    [{ date: DATE, service: '' }, 'service', 'Il tipo di servizio è obbligatorio'],
    [{ date: DATE, service: undefined }, 'service', 'Il tipo di servizio è obbligatorio'],
    [{ date: '' }, 'date', 'La data è obbligatoria'],
    [{ date: '2027-02-30' }, 'date', 'La data è obbligatoria'],
    [{ date: '2027-03-09' }, 'date', 'La data non può essere nel passato'],
    ...[-1, 7, 2.5, '1'].map(
      (weekday) =>
        [
          { weekday },
          'weekday',
          'Il giorno della settimana deve essere compreso tra 0 (Domenica) e 6 (Sabato)',
        ] as const,
    ),
  ] as const)('refuses %j', async (over, field, message) => {
    const { status, body } = await add(over);
    expect([status, body.code, body.fields]).toEqual([400, 'invalid', { [field]: message }]);
    expect(await log()).toEqual([]);
  });

  it('accepts a closure of today', async () =>
    expect((await add({ date: '2027-03-10' })).status).toBe(201));

  it('returns 409 for a second closure of the same day and service', async () => {
    await add({ date: DATE, service: 'dinner' });
    await add({ weekday: 1 });
    const date = await add({ date: DATE, service: 'dinner' });
    expect([date.status, date.body.code, date.body.message]).toEqual([
      409,
      'closure_exists',
      'Esiste già una chiusura per sabato 13 marzo 2027 (Solo cena).',
    ]);
    expect((await add({ weekday: 1 })).body.message).toBe(
      'Esiste già una chiusura per ogni lunedì (Tutto il giorno).',
    );
    expect((await add({ date: DATE, service: 'lunch' })).status).toBe(201);
  });
});

describe('a closure of a date with reservations', () => {
  it('cancels nothing, and returns the affected reservations in order of turn', async () => {
    const lunch = (await slot('pranzo_primo')).id;
    const { body: dinner } = await ask({
      customerName: 'Agata Prova',
      customerPhone: '333 000 0101',
      numberOfPeople: 4,
      tableId: (await table()).id,
    });
    const { body: lunchReservation } = await ask({ timeSlotId: lunch });
    const { body: refused } = await ask();
    await ask({ reservationDate: '2027-03-14' });
    await staff().put(`/api/reservations/${dinner.id}`, { status: 'confirmed' });
    await staff().put(`/api/reservations/${refused.id}`, { status: 'cancelled' });
    const { status, body } = await add({ date: DATE });
    expect([status, body.stranded]).toEqual([201, 2]);
    expect(body.affected).toEqual([
      expect.objectContaining({
        reservationId: lunchReservation.id,
        startTime: '12:00',
        status: 'pending',
      }),
      {
        reservationId: dinner.id,
        reference: dinner.reference,
        date: DATE,
        startTime: '19:00',
        endTime: '20:50',
        numberOfPeople: 4,
        customerName: 'Agata Prova',
        customerPhone: '333 000 0101',
        status: 'confirmed',
      },
    ]);
    expect(await sql('select status from reservations order by status')).toEqual(
      ['cancelled', 'confirmed', 'pending', 'pending'].map((each) => ({ status: each })),
    );
  });

  it('affects reservations of its service on every future date of its weekday', async () => {
    await ask();
    await ask({ reservationDate: '2027-03-20' });
    await ask({ timeSlotId: (await slot('pranzo_primo')).id });
    const { body } = await add({ weekday: 6, service: 'dinner' });
    expect(body.affected.map(({ date }) => date)).toEqual([DATE, '2027-03-20']);
    expect((await list())[0]).toMatchObject({ id: body.id, stranded: 2 });
    expect(
      (await staff().get<StrandedReservation[]>(`/api/closures/${body.id}/affected`)).body,
    ).toEqual(body.affected);
  });

  it('affects no reservations while it is inactive', async () => {
    await ask();
    const { body } = await add({ date: DATE, active: false });
    expect(body.affected).toEqual([]);
    expect((await change(body.id, { active: true })).body.affected).toHaveLength(1);
  });

  it('does not count turns that are over', async () => {
    await ask();
    app().clock.set('2027-03-13T21:00');
    expect((await add({ date: DATE })).body.affected).toEqual([]);
  });
});

describe('PATCH /api/closures/{id}', () => {
  it('changes the sent fields and keeps the others', async () => {
    const {
      body: { id },
    } = await add({ date: DATE, note: 'Ferie' });
    const { status, body } = await change(id, { service: 'lunch', active: false });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ date: DATE, service: 'lunch', note: 'Ferie', active: false }),
    ]);
    expect((await log()).at(-1)).toMatchObject({
      type: 'ClosureChanged',
      data: { closure: { service: 'lunch', active: false }, was: { service: 'all', active: true } },
    });
  });

  it('replaces the date with a weekday, and a weekday with a date', async () => {
    const {
      body: { id },
    } = await add({ date: DATE });
    expect((await change(id, { weekday: 0 })).body).toMatchObject({ date: null, weekday: 0 });
    expect((await change(id, { date: DATE })).body).toMatchObject({ date: DATE, weekday: null });
  });

  it('keeps a date that is now past, but rejects a new past date', async () => {
    const {
      body: { id },
    } = await add({ date: DATE });
    app().clock.set('2027-03-20T10:00');
    expect((await change(id, { note: 'Era festa', date: DATE })).status).toBe(200);
    const { status, body } = await change(id, { date: '2027-03-12' });
    expect([status, body.fields]).toEqual([400, { date: 'La data non può essere nel passato' }]);
  });

  it.each([
    [
      { date: '2027-04-01', weekday: 1 },
      'date',
      'Non puoi specificare sia una data che un giorno della settimana',
    ],
    [{ date: null }, 'date', 'Devi specificare una data specifica o un giorno della settimana'],
    [{ service: 'brunch' }, 'service', 'Il tipo di servizio è obbligatorio'],
    [
      { weekday: 9 },
      'weekday',
      'Il giorno della settimana deve essere compreso tra 0 (Domenica) e 6 (Sabato)',
    ],
  ])('refuses %j', async (over, field, message) => {
    const {
      body: { id },
    } = await add({ date: DATE });
    const { status, body } = await change(id, over);
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });

  it('rejects a change that would duplicate another closure', async () => {
    await add({ date: DATE, service: 'lunch' });
    const {
      body: { id },
    } = await add({ date: DATE, service: 'dinner' });
    expect((await change(id, { service: 'lunch' })).body.code).toBe('closure_exists');
  });

  it('returns 409 with the author for an outdated change, and appends nothing for an equal change', async () => {
    const {
      body: { id, updatedAt },
    } = await add({ date: DATE });
    const seen = { 'if-match': `"${updatedAt}"` };
    expect((await change(id, { service: 'lunch' }, seen)).status).toBe(200);
    const late = await change(id, { active: false }, seen, colleague());
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'changed_meanwhile',
      'Nel frattempo direzione ha modificato la chiusura di sabato 13 marzo 2027 (Solo pranzo). Controlla e riprova.',
    ]);
    await change(id, { service: 'lunch' });
    expect(await log()).toHaveLength(2);
  });

  it('returns 404 for an unknown closure', async () =>
    expect((await change('00000000-0000-4000-8000-000000000000', { active: false })).status).toBe(
      404,
    ));
});

describe('DELETE /api/closures/{id}', () => {
  it('opens the service again, and records the event', async () => {
    const {
      body: { id },
    } = await add({ date: DATE });
    expect((await staff().delete(`/api/closures/${id}`)).body).toEqual({ id });
    expect((await ask()).status).toBe(201);
    expect((await log())[1]).toMatchObject({
      type: 'ClosureRemoved',
      data: { was: { date: DATE } },
    });
    expect((await staff().delete(`/api/closures/${id}`)).status).toBe(404);
  });
});

describe.each([
  ['a date', { date: DATE }],
  ['every Saturday', { weekday: 6 }],
])('a closure of %s during 30 concurrent requests', (_, day) => {
  it('lists every reservation accepted before it, and none is accepted after it', async () => {
    const timeSlotIds = [
      (await slot('cena_primo')).id,
      (await slot('cena_secondo')).id,
      (await slot('pranzo_primo')).id,
    ];
    const early = Array.from({ length: 15 }, (__, index) =>
      ask({ numberOfPeople: 1, timeSlotId: timeSlotIds[index % 3] }),
    );
    const closing = retryWhileBusy(() => add(day));
    const late = Array.from({ length: 15 }, (__, index) =>
      ask({ numberOfPeople: 1, timeSlotId: timeSlotIds[index % 3] }),
    );
    const answers = await Promise.all([...early, ...late]);
    const { status, body } = await closing;
    expect(status).toBe(201);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(
      new Set([
        ...(body.affected.length > 0 ? [201] : []),
        ...(body.affected.length < 30 ? [409] : []),
      ]),
    );
    const admitted = answers
      .filter((answer) => answer.status === 201)
      .map((answer) => answer.body.id);
    expect(body.affected.map(({ reservationId }) => reservationId).sort()).toEqual(admitted.sort());
    expect((await ask()).body.code).toBe('service_closed');
  });
});

it('lists closures by date, latest first, then by weekday from Monday', async () => {
  for (const day of [{ weekday: 0 }, { date: DATE }, { weekday: 1 }, { date: '2027-12-25' }])
    await add(day);
  expect((await list()).map(({ date, weekday }) => date ?? weekday)).toEqual([
    '2027-12-25',
    DATE,
    1,
    0,
  ]);
});

it('returns 401 to guests and auditors, and 403 to staff without a CSRF token', async () => {
  const {
    body: { id },
  } = await add({ date: DATE });
  const body = { service: 'all', date: '2027-04-01' };
  await expectStaffOnly(app(), staff(), [
    ['get', '/api/closures'],
    ['get', `/api/closures/${id}/affected`],
    ['post', '/api/closures', body],
    ['patch', `/api/closures/${id}`, body],
    ['delete', `/api/closures/${id}`],
  ]);
  expect(await log()).toHaveLength(1);
});
