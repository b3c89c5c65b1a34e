import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import { BOOKING_DATE, SEARCH_QUERY, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import { listPartiesThatFit } from '#test/support/drivers/parties-that-fit.ts';

const { app, guest, turn, availability, bestTable, ask, sql, list, statistics, log } =
  setupBookingApp();

/** In March the terrace is closed, and the other tables seat fewer people than a turn has covers. */
const SUMMER_DATE = '2027-06-12';

describe('POST /api/reservations', () => {
  it('returns a reference and a personal link, and holds covers and table immediately', async () => {
    const tableId = await bestTable();
    const { status, body } = await ask({ tableId });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      reference: expect.stringMatching(/^\w{3}-\w{4}$/),
      link: expect.stringMatching(/^\/reservations\/\S+$/),
    });
    const after = await availability();
    expect(after.capacityInfo.availableCovers).toBe(73);
    expect(after.availableSlots.map((slot) => slot.tableId)).not.toContain(tableId);
    const statusPage = await guest().get(`/api/reservations/link/${body.link.split('/').pop()}`);
    expect(statusPage.body).toMatchObject({
      reference: body.reference,
      status: 'pending',
      reservationDate: BOOKING_DATE,
      startTime: '19:00',
      numberOfPeople: 2,
    });
    expect(statusPage.text).not.toMatch(/Agata|0935 /);
  });

  it('accepts a request without an e-mail address and without a table', async () => {
    expect((await ask({ tableId: null, customerEmail: '' })).status).toBe(201);
    expect(await list()).toMatchObject([{ customerEmail: null, tableId: null, tableName: null }]);
    expect((await statistics()).floorBreakdown).toMatchObject({
      '0': { people: 0 },
      '1': { people: 0 },
      '2': { people: 0 },
      unassigned: { people: 2, reservations: 1 },
    });
  });

  it.each([
    ['customerName', '', 'Il nome è obbligatorio'],
    ['customerPhone', '', 'Il numero di telefono è obbligatorio'],
    [
      'customerPhone',
      '333 12',
      'Questo numero è incompleto: controlla le cifre. Se è estero, scrivi anche il prefisso con il +',
    ],
    ['customerEmail', 'non è', 'Email non valida'],
    ['numberOfPeople', 9, 'Massimo 8 persone per prenotazione online'],
    ['numberOfPeople', 0, 'Numero di persone deve essere almeno 1'],
    ['reservationDate', '2027-02-30', 'Seleziona una data'],
    ['reservationDate', '2027-03-09', 'La data non può essere nel passato'],
    ['customerName', 'x'.repeat(101), 'Massimo 100 caratteri'],
  ])('returns 400 for %s = %j with "%s", and appends no event', async (field, value, message) => {
    const { status, body } = await ask({ [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect(await log()).toEqual([]);
  });

  it('rejects fields that a guest may not set', async () => {
    for (const extra of [
      { status: 'confirmed' },
      { id: newIdempotencyKey() },
      { adminNotes: 'vip' },
      { createdAt: '2020-01-01T00:00:00Z' },
    ])
      expect(await ask(extra)).toMatchObject({
        status: 400,
        body: { message: `Campi non ammessi: ${Object.keys(extra)[0]!}` },
      });
    expect(await log()).toEqual([]);
  });

  it('returns 409 with the tables still free when the table is taken', async () => {
    const tableId = await bestTable();
    await ask({ tableId });
    const { status, body } = await ask({ tableId, ...buildGuest(2) });
    expect([status, body.code]).toEqual([409, 'table_taken']);
    expect(body.details!.availability!.availableSlots.length).toBeGreaterThan(0);
    expect(body.details!.availability!.availableSlots.map((slot) => slot.tableId)).not.toContain(
      tableId,
    );
  });

  it('returns 409 when the party exceeds the remaining covers of the turn', async () => {
    const summerRequest = { reservationDate: SUMMER_DATE };
    for (const [party, numberOfPeople] of listPartiesThatFit(72).entries())
      expect((await ask({ ...summerRequest, ...buildGuest(party), numberOfPeople })).status).toBe(
        201,
      );
    const { status, body } = await ask({ ...summerRequest, numberOfPeople: 4 });
    expect([status, body.code, body.message]).toEqual([
      409,
      'turn_full',
      'Capacità insufficiente per 4 persone. Richiedi 4 posti, disponibili 3.',
    ]);
    expect((await ask({ ...summerRequest, numberOfPeople: 3 })).status).toBe(201);
    const query = SEARCH_QUERY.replace(BOOKING_DATE, SUMMER_DATE);
    expect((await availability(query)).capacityInfo).toEqual({
      bookedCovers: 75,
      maxCovers: 75,
      availableCovers: 0,
      canAccommodate: false,
    });
  });

  it('rejects a turn that begins in less than 30 minutes', async () => {
    app().clock.set(`${BOOKING_DATE}T18:30`);
    expect((await availability()).begun).toBe(false);
    app().clock.set(`${BOOKING_DATE}T18:31`);
    expect(await availability()).toMatchObject({ begun: true, availableSlots: [] });
    expect((await ask()).body.code).toBe('turn_begun');
  });

  it('rejects contradictory fields, an unknown or inactive slot, and a closed service', async () => {
    expect((await ask({ mealType: 'pranzo' })).status).toBe(400);
    expect((await ask({ timeSlot: 'cena_terzo' })).status).toBe(400);
    expect((await ask({ timeSlotId: newIdempotencyKey() })).body.code).toBe('slot_unknown');
    await sql('update time_slots set is_active = false where turn_key = ?', ['cena_primo']);
    expect((await ask()).body.code).toBe('slot_inactive');
    await sql('update time_slots set is_active = true');
    await sql('insert into service_closures (date, service) values (?, ?)', [BOOKING_DATE, 'all']);
    expect((await ask()).body.code).toBe('service_closed');
    expect(await log()).toEqual([]);
  });
});

describe('a repeated POST /api/reservations', () => {
  it('returns the same bytes and creates one reservation for the same idempotency key', async () => {
    const key = { 'idempotency-key': newIdempotencyKey() };
    const first = await ask({}, key);
    const again = await ask({}, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await log()).toEqual(['ReservationRequested']);
  });

  it('returns 422 for the same idempotency key with other content', async () => {
    const key = { 'idempotency-key': newIdempotencyKey() };
    await ask({}, key);
    expect((await ask({ customerName: 'Altra Prova' }, key)).status).toBe(422);
  });

  it('creates one reservation per visitor for the same content without a key', async () => {
    const [first, again] = [
      await guest().post('/api/reservations', buildReservationRequest(turn())),
      await guest().post('/api/reservations', buildReservationRequest(turn())),
    ];
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(
      (await app().guest().post('/api/reservations', buildReservationRequest(turn()))).text,
    ).not.toBe(first.text);
    expect(await log()).toHaveLength(2);
  });

  it('returns the current status without a key after a rejection, and creates no second request', async () => {
    const first = await guest().post<ReservationReceipt>(
      '/api/reservations',
      buildReservationRequest(turn()),
    );
    expect(
      (
        await (
          await app().staff()
        ).put(`/api/reservations/${first.body.id}`, { status: 'cancelled' })
      ).status,
    ).toBe(200);
    const again = await guest().post<ReservationReceipt>(
      '/api/reservations',
      buildReservationRequest(turn()),
    );
    expect([again.status, again.body]).toEqual([201, { ...first.body, status: 'cancelled' }]);
    expect(await log()).toEqual(['ReservationRequested', 'ReservationRejected']);
  });

  it('creates one reservation for five concurrent copies with one key', async () => {
    const key = { 'idempotency-key': newIdempotencyKey() };
    await guest().fetchCsrfToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({}, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await log()).toEqual(['ReservationRequested']);
  });
});
