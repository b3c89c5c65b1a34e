import { oneTapPaths } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ReservationHistoryEntry } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { findTablesContaining } from '#test/support/fixtures/database-state.ts';
import {
  buildGuest,
  buildDeskEntry,
  exampleGuests,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';

const {
  app,
  guest,
  staff,
  turn,
  slotId,
  bestTable,
  ask,
  sql,
  list,
  decide,
  press,
  enter,
  statistics,
  log,
  requested,
} = setupBookingApp();

const readBody = async <Body>(path: string) => (await staff().get<Body>(path)).body;
const readReservation = (id: string) =>
  readBody<{ reservation: ReservationView; story: ReservationHistoryEntry[] }>(
    `/api/reservations/${id}`,
  );
const listNames = async (query: string) =>
  (await readBody<ReservationView[]>(`/api/reservations?${query}`)).map(
    ({ customerName }) => customerName,
  );
const createAcceptedReservation = async (over: object = {}) => {
  const id = await requested(over);
  await decide(id, 'confirmed');
  return id;
};
const buildMove = (over: object = {}) => ({ ...turn(), tableId: null, numberOfPeople: 2, ...over });

describe('POST /api/reservations/desk', () => {
  it('creates a confirmed reservation by telephone, and counts its covers', async () => {
    const { status, body } = await enter({ notes: 'Seggiolone', numberOfPeople: 20 });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        customerName: 'Bastiano Esempio',
        status: 'confirmed',
        origin: 'phone',
        numberOfPeople: 20,
        toCall: false,
        specialRequests: 'Seggiolone',
        version: 1,
        lastAction: {
          type: 'entered',
          by: 'direzione',
          at: '2027-03-10T09:00:00.000Z',
          undoableUntil: null,
          undoableWithReason: false,
        },
      }),
    ]);
    expect(await statistics()).toMatchObject({ bookedPeople: 20, reservationsCount: 1 });
    expect(await log()).toEqual(['ReservationEntered']);
  });

  it('accepts a walk-in without telephone after the turn has begun, and marks it as arrived', async () => {
    app().clock.set(`${BOOKING_DATE}T19:20`);
    const { status, body } = await enter({
      origin: 'walk_in',
      customerPhone: '',
      tableId: await findTableFor(2),
    });
    expect([status, body]).toMatchObject([
      201,
      { origin: 'walk_in', customerPhone: null, arrivedAt: '2027-03-13T18:20:00.000Z' },
    ]);
  });

  it('accepts a walk-in of the evening after midnight and seats it, but not after 04:00', async () => {
    const walkIn = { origin: 'walk_in', customerPhone: '' };
    app().clock.set('2027-03-14T00:30');
    const { status, body } = await enter(walkIn);
    expect([status, body]).toMatchObject([
      201,
      { reservationDate: BOOKING_DATE, arrivedAt: '2027-03-13T23:30:00.000Z' },
    ]);
    expect((await press(body.id, 'seat')).status).toBe(200);
    expect(await enter({ origin: 'phone' })).toMatchObject({
      status: 400,
      body: { code: 'date_past' },
    });
    app().clock.set('2027-03-14T04:00');
    expect(await enter(walkIn)).toMatchObject({ status: 400, body: { code: 'date_past' } });
  });

  const findTableFor = async (people: number) =>
    (
      await sql('select id::text from tables where capacity >= ? order by capacity, name limit 1', [
        people,
      ])
    )[0]!['id'] as string;

  it('creates one booking for a repeated key, and returns 422 for the key with other content', async () => {
    const key = newIdempotencyKey();
    const [first, again] = [
      await enter({}, { 'idempotency-key': key }),
      await enter({}, { 'idempotency-key': key }),
    ];
    expect([again.status, again.body.id, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.body.id,
      'true',
    ]);
    expect((await enter({ numberOfPeople: 3 }, { 'idempotency-key': key })).status).toBe(422);
    expect(await log()).toHaveLength(1);
  });

  it.each([
    [{ customerName: '' }, 'customerName', 'Il nome è obbligatorio'],
    [{ customerPhone: '' }, 'customerPhone', 'Il numero di telefono è obbligatorio'],
    [{ numberOfPeople: 201 }, 'numberOfPeople', 'Massimo 200 persone'],
    [{ numberOfPeople: 0 }, 'numberOfPeople', 'Numero di persone deve essere almeno 1'],
    [{ reservationDate: '2027-02-30' }, 'reservationDate', 'Seleziona una data'],
    [{ reservationDate: '2027-03-09' }, 'reservationDate', 'La data non può essere nel passato'],
    [{ origin: 'online' }, 'origin', 'Indica phone o walk_in'],
    [{ timeSlotId: newIdempotencyKey() }, 'timeSlotId', 'Seleziona un turno'],
    [{ override: { reason: 'no' } }, 'override.reason', 'Indica il motivo'],
  ])('returns 400 with a field message for %j', async (over, field, message) => {
    const { status, body } = await enter(over);
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });

  it('exceeds the covers only with a reason, and does not offer these covers online', async () => {
    await enter({ numberOfPeople: 74 });
    const refused = await enter({ numberOfPeople: 6 });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'turn_full',
        message: 'Capacità insufficiente per 6 persone. Richiedi 6 posti, disponibili 1.',
        details: { overridable: true, limits: ['turn_full'] },
      },
    ]);
    const overbooked = await enter({
      numberOfPeople: 6,
      override: { reason: 'Zia Agata ha detto sì' },
    });
    expect(overbooked.status).toBe(201);
    expect(await statistics()).toMatchObject({ bookedPeople: 80, maxCovers: 75 });
    expect((await readReservation(overbooked.body.id)).story).toMatchObject([
      { type: 'entered', by: 'direzione', passed: ['turn_full'], note: 'Zia Agata ha detto sì' },
    ]);
    await press(overbooked.body.id, 'cancel', { reason: 'guest_asked' });
    expect((await ask({ ...buildGuest(1), numberOfPeople: 2 })).body.code).toBe('turn_full');
    expect((await ask({ ...buildGuest(2), numberOfPeople: 1 })).status).toBe(201);
  });

  it('shares a taken table only with a reason, and the refusal names the other reservation', async () => {
    const tableId = await bestTable();
    const {
      body: { reference },
    } = await ask({ tableId });
    const refused = await enter({ tableId });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      new RegExp(
        `^Il tavolo «.+» è già occupato in questo turno. È della prenotazione ${reference} \\(il cliente\\)$`,
      ),
    );
    expect((await enter({ tableId, override: { reason: 'Sono parenti' } })).body).toMatchObject({
      tableId,
      tableShared: true,
    });
    expect((await ask({ ...buildGuest(1), tableId })).body.code).toBe('table_taken');
    /*
     * A guest had requested the table before staff assigned it to another party. The guest's
     * request can still be accepted.
     */
    expect(
      (await decide((await list()).find(({ status }) => status === 'pending')!.id, 'confirmed'))
        .status,
    ).toBe(200);
  });

  it('does not store a reason when no limit is exceeded', async () => {
    await enter({ override: { reason: 'Peperoncino' } });
    expect(await findTablesContaining(sql as never, /peperoncino/i)).toEqual([]);
  });
});

describe('POST /api/reservations/:id/move', () => {
  it('changes date, turn, table and party size, and frees the previous seat', async () => {
    const tableId = await bestTable();
    const id = await createAcceptedReservation({ tableId });
    const { status, body } = await press(
      id,
      'move',
      buildMove({
        reservationDate: '2027-03-14',
        timeSlotId: slotId('cena_terzo'),
        numberOfPeople: 3,
      }),
    );
    expect([status, body]).toMatchObject([
      200,
      {
        reservationDate: '2027-03-14',
        timeSlotData: { startTime: '21:30' },
        tableId: null,
        numberOfPeople: 3,
        status: 'confirmed',
        version: 3,
        lastAction: { type: 'moved', by: 'direzione', undoableUntil: '2027-03-11T03:00:00.000Z' },
      },
    ]);
    expect((await statistics()).bookedPeople).toBe(0);
    expect((await ask({ ...buildGuest(1), tableId })).status).toBe(201);
  });

  it('assigns a table without another change', async () => {
    const id = await createAcceptedReservation({ tableId: null });
    const tableId = await bestTable();
    expect((await press(id, 'move', buildMove({ tableId }))).body).toMatchObject({
      tableId,
      tableName: expect.any(String),
    });
    expect(await statistics()).toMatchObject({
      bookedPeople: 2,
      floorBreakdown: { unassigned: { people: 0, reservations: 0 } },
    });
  });

  it('appends no event for an unchanged seat', async () => {
    const id = await createAcceptedReservation({ tableId: null });
    expect((await press(id, 'move', buildMove())).status).toBe(200);
    expect(await log()).toHaveLength(2);
  });

  it.each([
    [{ numberOfPeople: 90 }, 409, 'turn_full'],
    [{ reservationDate: '2027-03-09' }, 400, 'date_past'],
    [{ timeSlotId: newIdempotencyKey() }, 400, 'slot_unknown'],
    [{ tableId: newIdempotencyKey() }, 409, 'table_unknown'],
    [{ colour: 'red' }, 400, 'invalid'],
  ])('rejects %j, and keeps the covers of the reservation', async (over, status, code) => {
    const id = await createAcceptedReservation({ tableId: null });
    const { body, ...answer } = await press(id, 'move', buildMove(over));
    expect([answer.status, body.code]).toEqual([status, code]);
    expect(await statistics()).toMatchObject({ bookedPeople: 2, reservationsCount: 1 });
  });
});

describe('a reservation on its evening', () => {
  it('records arrival and completion with the actor, and cannot be completed before its turn', async () => {
    const id = await createAcceptedReservation();
    app().clock.set(`${BOOKING_DATE}T18:55`);
    expect((await press(id, 'arrive')).body).toMatchObject({
      arrivedAt: '2027-03-13T17:55:00.000Z',
      lastAction: { type: 'arrived' },
    });
    expect((await press(id, 'complete')).body).toMatchObject({
      code: 'turn_not_begun',
      message: 'Il turno non è ancora iniziato: non si può completare.',
    });
    app().clock.set(`${BOOKING_DATE}T20:30`);
    expect((await press(id, 'complete')).body).toMatchObject({
      status: 'completed',
      outcome: null,
    });
    expect(await sql('select distinct actor from event where version > 1')).toEqual([
      { actor: expect.stringMatching(/^staff:/) },
    ]);
  });

  it('is seated, listed under "A tavola", cleared, and seated again after an undo', async () => {
    const id = await createAcceptedReservation();
    app().clock.set(`${BOOKING_DATE}T19:05`);
    expect((await press(id, 'clear')).body).toMatchObject({ code: 'not_seated' });
    expect((await press(id, 'seat')).body).toMatchObject({
      status: 'confirmed',
      arrivedAt: '2027-03-13T18:05:00.000Z',
      seatedAt: '2027-03-13T18:05:00.000Z',
      lastAction: { type: 'seated' },
    });
    const seated = await staff().get<ReservationView[]>('/api/reservations?status=seated');
    expect(seated.body.map((one) => one.id)).toEqual([id]);
    expect((await staff().get('/api/reservations/summary')).body).toMatchObject({ seated: 1 });
    app().clock.set(`${BOOKING_DATE}T21:40`);
    expect((await press(id, 'clear')).body).toMatchObject({
      status: 'completed',
      clearedAt: '2027-03-13T20:40:00.000Z',
      lastAction: { type: 'cleared' },
    });
    expect(await statistics()).toMatchObject({ bookedPeople: 2 });
    const { text: csv } = await staff().raw(
      'get',
      `/api/reservations/export?from=${BOOKING_DATE}&to=${BOOKING_DATE}`,
    );
    expect(csv).toContain('Arrivo;Seduti;Tavolo libero');
    expect(csv).toContain(';19:05;19:05;21:40;');
    expect((await press(id, 'undo')).body).toMatchObject({
      status: 'confirmed',
      seatedAt: '2027-03-13T18:05:00.000Z',
      clearedAt: null,
    });
    expect((await readReservation(id)).story.map(({ type }) => type)).toEqual([
      'requested',
      'confirmed',
      'seated',
      'cleared',
      'undone',
    ]);
  });

  it('frees covers and table after a no-show', async () => {
    const tableId = await bestTable();
    const id = await createAcceptedReservation({ tableId });
    app().clock.set(`${BOOKING_DATE}T19:30`);
    expect((await press(id, 'no-show')).body).toMatchObject({
      status: 'cancelled',
      outcome: 'no_show',
    });
    expect((await enter({ origin: 'walk_in', tableId })).status).toBe(201);
  });

  it('is cancelled with a reason and a note, which the history shows', async () => {
    const id = await createAcceptedReservation();
    expect(
      (await press(id, 'cancel', { reason: 'house_closed', note: 'Il forno è rotto' })).body,
    ).toMatchObject({
      status: 'cancelled',
      outcome: 'cancelled_by_staff',
      cancelReason: 'house_closed',
    });
    expect((await statistics()).bookedPeople).toBe(0);
    expect(
      (await readReservation(id)).story.map(({ type, reason, note }) => [type, reason, note]),
    ).toEqual([
      ['requested', null, null],
      ['confirmed', null, null],
      ['cancelled', 'house_closed', 'Il forno è rotto'],
    ]);
  });

  it.each([
    [{}, 'Indica il motivo'],
    [{ reason: 'bored' }, 'Indica il motivo'],
  ])('cannot be cancelled without a valid reason: %j', async (body, message) => {
    const answer = await press(await createAcceptedReservation(), 'cancel', body);
    expect([answer.status, answer.body.fields]).toEqual([400, { reason: message }]);
  });

  it('is to be called, with or without an e-mail address, until staff mark the call', async () => {
    const [withEmail, withoutEmail] = [
      await requested(),
      (await ask(exampleGuests.bastiano)).body.id,
    ];
    expect((await decide(withEmail, 'confirmed')).body.toCall).toBe(true);
    await press(withEmail, 'called');
    expect((await decide(withoutEmail, 'confirmed')).body.toCall).toBe(true);
    expect(await listNames('status=to_call')).toEqual(['Bastiano Esempio']);
    expect((await press(withoutEmail, 'called')).body.toCall).toBe(false);
    expect(
      (await press(withoutEmail, 'move', buildMove({ reservationDate: '2027-03-14' }))).body.toCall,
    ).toBe(true);
  });

  it('is to be called when the guest left only an e-mail address, until staff mark the mail', async () => {
    const { body } = await enter({
      origin: 'walk_in',
      customerPhone: '',
      customerEmail: 'ugo@example.org',
    });
    const moved = await press(
      body.id,
      'move',
      buildMove({ reservationDate: '2027-03-14', numberOfPeople: 2 }),
    );
    expect([moved.status, moved.body.toCall]).toEqual([200, true]);
    expect((await press(body.id, 'informed', { channel: 'mail' })).body.toCall).toBe(false);
  });

  it('has its texts of staff and guests only in personal_data', async () => {
    const id = await createAcceptedReservation({ notes: 'Allergia ai zampogne' });
    await press(id, 'cancel', { reason: 'other', note: 'Zampogne dappertutto' });
    await enter({
      customerName: 'Pino Lino',
      notes: 'zampogne',
      numberOfPeople: 80,
      override: { reason: 'zampogne' },
    });
    expect(await findTablesContaining(sql as never, /zampogne|agata|pino lino/i)).toEqual([
      'personal_data',
    ]);
  });
});

describe('an undo by staff', () => {
  it('restores a rejected request and its covers, and works only once', async () => {
    const id = await requested();
    await decide(id, 'cancelled');
    app().clock.advanceMinutes(3 * 60);
    expect((await press(id, 'undo')).body).toMatchObject({
      status: 'pending',
      outcome: null,
      lastAction: { type: 'undone', undoableUntil: null },
    });
    expect((await statistics()).bookedPeople).toBe(2);
    expect((await press(id, 'undo')).body.code).toBe('nothing_to_undo');
  });

  it('reverts a move to another day, and returns 409 when the former table is taken', async () => {
    const tableId = await bestTable();
    const id = await createAcceptedReservation({ tableId });
    await press(id, 'move', buildMove({ reservationDate: '2027-03-14' }));
    await ask({ ...buildGuest(1), tableId });
    const refused = await press(id, 'undo');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'table_taken',
      expect.stringMatching(/^Non si può tornare indietro: Il tavolo/),
    ]);
    await press(id, 'move', buildMove());
    await press(id, 'undo');
    expect(await readReservation(id)).toMatchObject({
      reservation: { reservationDate: '2027-03-14', tableId: null },
    });
  });

  it('is rejected after the service day has ended at 04:00', async () => {
    const id = await createAcceptedReservation();
    app().clock.set('2027-03-11T04:00');
    expect((await press(id, 'undo')).body).toMatchObject({ code: 'nothing_to_undo' });
    expect((await readReservation(id)).reservation.lastAction).toMatchObject({
      undoableUntil: null,
    });
  });
});

describe('an undo with a reason after the service day', () => {
  const rejectRequestYesterday = async () => {
    const id = await requested();
    await decide(id, 'cancelled');
    app().clock.set('2027-03-11T10:00');
    return id;
  };

  it('restores a request rejected the day before, and the history shows the reason', async () => {
    const id = await rejectRequestYesterday();
    expect((await readReservation(id)).reservation.lastAction).toMatchObject({
      undoableWithReason: true,
    });
    const undone = await press(id, 'undo-with-reason', { reason: 'Rifiutata per sbaglio' });
    expect([undone.status, undone.body.status]).toEqual([200, 'pending']);
    expect((await readReservation(id)).story.at(-1)).toMatchObject({
      type: 'undone',
      note: 'Rifiutata per sbaglio',
    });
    expect((await statistics()).bookedPeople).toBe(2);
  });

  it('returns 400 without a reason and changes nothing', async () => {
    const id = await rejectRequestYesterday();
    expect((await press(id, 'undo-with-reason', { reason: ' ' })).status).toBe(400);
    expect((await press(id, 'undo-with-reason')).status).toBe(400);
    expect((await readReservation(id)).reservation.status).toBe('cancelled');
  });

  it('returns 409 when another request has taken the table', async () => {
    const tableId = await bestTable();
    const id = await requested({ tableId });
    await decide(id, 'cancelled');
    await ask({ ...buildGuest(1), tableId });
    app().clock.set('2027-03-11T10:00');
    expect(await press(id, 'undo-with-reason', { reason: 'Per sbaglio' })).toMatchObject({
      status: 409,
      body: { code: 'table_taken' },
    });
  });
});

describe('the list of reservations', () => {
  const enterExampleReservations = async () => {
    await ask({
      ...buildGuest(1),
      customerName: 'Niccolò D’Àngelo',
      customerPhone: '+39 0935 123 456',
      notes: null,
    });
    await enter({ ...buildGuest(2), customerName: 'Zita', timeSlotId: slotId('pranzo_primo') });
    await enter({ ...buildGuest(3), customerName: 'Ada' });
    await enter({ ...buildGuest(4), customerName: 'Bruno', reservationDate: '2027-03-14' });
  };

  it('is filtered by date, date range and status, and sorted by turn', async () => {
    await enterExampleReservations();
    expect(await listNames('')).toHaveLength(4);
    expect(await listNames(`date=${BOOKING_DATE}`)).toEqual(['Zita', 'Ada', 'Niccolò D’Àngelo']);
    expect(await listNames(`from=${BOOKING_DATE}&to=2027-03-14`)).toEqual([
      'Zita',
      'Ada',
      'Niccolò D’Àngelo',
      'Bruno',
    ]);
    expect(await listNames('from=2027-03-14')).toEqual(['Bruno']);
    expect(await listNames('status=pending')).toEqual(['Niccolò D’Àngelo']);
    expect(await readBody(`/api/reservations/summary?date=${BOOKING_DATE}`)).toEqual({
      all: 3,
      pending: 1,
      confirmed: 2,
      seated: 0,
      completed: 0,
      cancelled: 0,
      toCall: 0,
    });
  });

  it.each([['niccolo'], ["D'ANGELO nicc"], ['0935 123'], ['+39 0935123456'], ['dàngelo'.slice(1)]])(
    'finds a name without regard to accents, and a telephone number: %s',
    async (q) => {
      await enterExampleReservations();
      expect(await listNames(`q=${encodeURIComponent(q)}`)).toEqual(['Niccolò D’Àngelo']);
    },
  );

  it('finds a reservation by its reference in lower case', async () => {
    const {
      body: { reference },
    } = await ask();
    await enterExampleReservations();
    expect(await listNames(`q=${reference.toLowerCase()}`)).toEqual(['Agata Prova']);
  });

  it.each(['%', '_', '\\', "'; drop table reservations; --"])(
    'treats %j in a search as literal text',
    async (q) => {
      await enterExampleReservations();
      expect(await listNames(`q=${encodeURIComponent(q)}`)).toEqual([]);
    },
  );

  it.each([`date=${BOOKING_DATE}`, ''])(
    'is returned in pages that together equal the whole list: %s',
    async (query) => {
      await enterExampleReservations();
      const seen: string[] = [];
      for (let path = `/api/reservations?limit=3&${query}`; path;) {
        const { body, headers } = await staff().get<ReservationView[]>(path);
        seen.push(...body.map(({ id }) => id));
        path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
      }
      expect(seen).toEqual(
        (await readBody<ReservationView[]>(`/api/reservations?${query}`)).map(({ id }) => id),
      );
    },
  );

  it.each([
    'date=domani',
    'status=nuovo',
    'limit=0',
    'limit=501',
    'cursor=x',
    `q=${'x'.repeat(101)}`,
  ])('returns 400 for %s', async (query) => {
    const { status, body } = await staff().get<{ fields: object }>(`/api/reservations?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
  });

  it('contains the open reservations from a date on', async () => {
    await enterExampleReservations();
    expect(await app().container.get(TOKENS.reservations).listOpenFrom('2027-03-14')).toEqual([
      expect.objectContaining({
        date: '2027-03-14',
        startTime: '19:00',
        mealType: 'cena',
        people: 2,
        status: 'confirmed',
        name: 'Bruno',
        reference: expect.any(String),
      }),
    ]);
  });
});

describe('the CSV export', () => {
  const download = (from: string, to: string) =>
    staff().raw('get', `/api/reservations/export?from=${from}&to=${to}`);
  const readExportEvents = () =>
    app().database.query(`select actor, data from event where type = 'ReservationsExported'`);

  it('escapes quotes, line breaks and spreadsheet formulas in texts of guests', async () => {
    await ask({
      customerName: '=HYPERLINK("http://x")',
      notes: 'Ciao; "punto"\ne a capo',
      customerPhone: '+39 0935 000 101',
    });
    await ask({ ...buildGuest(1), customerName: '@SUM(A1)', notes: '-2+3' });
    const { headers, text } = await download(BOOKING_DATE, BOOKING_DATE);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="prenotazioni-${BOOKING_DATE}-${BOOKING_DATE}.csv"`,
    );
    expect(text).toContain('Riferimento;Data;Dalle;Alle;Turno;Nome;Telefono');
    expect(text).toContain(';13/03/2027;19:00;20:50;Cena · primo turno;');
    expect(text).toContain(`"'=HYPERLINK(""http://x"")";'+39 0935 000 101;agata@example.org;2;`);
    expect(text).toContain('"Ciao; ""punto""\ne a capo"');
    expect(text).toContain(`;'@SUM(A1);0935 100001;`);
    expect(text).toContain(`;'-2+3`);
    expect(text).not.toMatch(/(^|;|\n)"?[=+@-]/);
  });

  it('appends an event with actor, dates and number of reservations, and no guest data', async () => {
    await ask();
    expect(
      (
        await app()
          .guest()
          .raw('get', `/api/reservations/export?from=${BOOKING_DATE}&to=${BOOKING_DATE}`)
      ).status,
    ).toBe(401);
    await download('2027-03-14', '2027-03-13');
    expect(await readExportEvents()).toEqual([]);
    await download(BOOKING_DATE, BOOKING_DATE);
    expect(await readExportEvents()).toEqual([
      {
        actor: expect.stringMatching(/^staff:/),
        data: { from: BOOKING_DATE, to: BOOKING_DATE, reservations: 1 },
      },
    ]);
  });

  it.each([
    ['2027-03-14', '2027-03-13'],
    ['2026-01-01', '2027-02-05'],
    ['ieri', '2027-03-13'],
  ])('returns 400 from %s to %s', async (from, to) =>
    expect((await download(from, to)).status).toBe(400),
  );
});

describe('concurrent changes by two administrators', () => {
  it('return 409 with the author of the last change for an older version', async () => {
    const id = await createAcceptedReservation();
    const colleague = await app().staff();
    await colleague.post(`/api/reservations/${id}/move`, buildMove({ numberOfPeople: 3 }));
    const { status, body } = await press(id, 'cancel', { reason: 'other' }, { 'if-match': '"2"' });
    expect([status, body.code, body.details]).toEqual([
      409,
      'changed_meanwhile',
      { by: 'direzione', at: '2027-03-10T09:00:00.000Z' },
    ]);
    expect(body.message).toMatch(
      /^Nel frattempo direzione ha modificato la prenotazione .{3}-.{4}\. Controlla e riprova\.$/,
    );
    expect((await press(id, 'cancel', { reason: 'other' }, { 'if-match': '"3"' })).status).toBe(
      200,
    );
    expect((await press(id, 'cancel', { reason: 'other' }, { 'if-match': '"3"' })).status).toBe(
      200,
    );
  });

  it('return 409 for an older version although a contact with the guest was recorded since', async () => {
    const id = await createAcceptedReservation();
    await press(id, 'move', buildMove({ numberOfPeople: 3 }));
    expect((await press(id, 'informed', { channel: 'phone' })).status).toBe(200);
    const { status, body } = await press(id, 'cancel', { reason: 'other' }, { 'if-match': '"2"' });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('apply one of an acceptance and a rejection, and return 409 with its author to the other', async () => {
    const colleague = await app().staff();
    for (let round = 0; round < 5; round += 1) {
      const id = (await ask(buildGuest(round))).body.id;
      const answers = await Promise.all([
        decide(id, 'confirmed'),
        colleague.put<{ message: string }>(`/api/reservations/${id}`, { status: 'cancelled' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(
        /^Prenotazione già gestita: (Confermata|Rifiutata) \(direzione\)$/,
      );
    }
    expect(await log()).toHaveLength(10);
  });

  it('apply one of two moves to one table, and return 409 to the other', async () => {
    const tableId = await bestTable();
    const ids = [
      await createAcceptedReservation({ ...buildGuest(1), tableId: null }),
      await createAcceptedReservation({ ...buildGuest(2), tableId: null }),
    ];
    const answers = await Promise.all(ids.map((id) => press(id, 'move', buildMove({ tableId }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).filter((held) => held.tableId === tableId)).toHaveLength(1);
  });

  it('complete crossing moves between two days without a deadlock', async () => {
    const onFirstDate = await Promise.all(
      [1, 2, 3, 4].map((guestNumber) =>
        createAcceptedReservation({ ...buildGuest(guestNumber), tableId: null }),
      ),
    );
    const onSecondDate = await Promise.all(
      [5, 6, 7, 8].map(
        async (number) =>
          (await enter({ ...buildGuest(number), reservationDate: '2027-03-14' })).body.id,
      ),
    );
    const answers = await Promise.all([
      ...onFirstDate.map((id) => press(id, 'move', buildMove({ reservationDate: '2027-03-14' }))),
      ...onSecondDate.map((id) => press(id, 'move', buildMove())),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await statistics()).toMatchObject({ bookedPeople: 8, reservationsCount: 4 });
  });
});

describe('operations on reservations', () => {
  const listCalls = (id: string) =>
    [
      ['get', `/api/reservations/${id}`],
      ['get', '/api/reservations/summary'],
      ['get', `/api/reservations/export?from=${BOOKING_DATE}&to=${BOOKING_DATE}`],
      ['get', '/api/desk/live'],
      ['post', '/api/reservations/desk', buildDeskEntry(turn())],
      ['post', `/api/reservations/${id}/move`, buildMove()],
      ['post', `/api/reservations/${id}/cancel`, { reason: 'other' }],
      ...oneTapPaths.map((action) => ['post', `/api/reservations/${id}/${action}`] as const),
    ] as const;

  it('return 401 for guests and auditors, and 403 for staff without a CSRF token', async () => {
    const id = await requested();
    for (const client of [guest(), await app().auditor()])
      for (const [method, path, body] of listCalls(id))
        expect([
          path,
          (method === 'get' ? await client.get(path) : await client.post(path, body)).status,
        ]).toEqual([path, 401]);
    for (const [method, path] of listCalls(id))
      if (method === 'post')
        expect([path, (await staff().raw('post', path)).status]).toEqual([path, 403]);
    expect(await log()).toEqual(['ReservationRequested']);
  });

  it.each(oneTapPaths)(
    'return 404 for %s of an unknown reservation, and 400 for a malformed id',
    async (action) => {
      expect((await press(newIdempotencyKey(), action)).status).toBe(404);
      expect((await press('xyz', action)).status).toBe(400);
    },
  );
});
