import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ReservationHistoryEntry } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { buildGuest, newIdempotencyKey } from '#test/support/builders/request-builders.ts';

const { app, guest, staff, bestTable, ask, sql, list, decide, statistics, log, requested } =
  setupBookingApp();

/**
 * Appends a `ReservationRejected` event without a reason. Old logs contain such events, because
 * reasons were added later.
 */
const appendOldRejection = async (id: string): Promise<void> => {
  const { eventLog, inTransaction } = app().container.get(TOKENS.appServices).commands;
  await inTransaction(async (tx) => {
    const [first] = await eventLog.read<ReservationEvent>(tx, `reservation-${id}`);
    await eventLog.append(
      tx,
      `reservation-${id}`,
      1,
      [{ type: 'ReservationRejected', data: { seat: first!.data.seat } }],
      { at: app().clock.now().toISOString(), actor: 'system' },
    );
  });
};

describe('a request that staff decide', () => {
  it('is listed with the data that the guest sent', async () => {
    await requested({ notes: 'Un seggiolone, grazie.' });
    expect(await list()).toMatchObject([
      {
        customerName: 'Agata Prova',
        customerPhone: '+39 0935 000 101',
        customerEmail: 'agata@example.org',
        reservationDate: BOOKING_DATE,
        timeSlotData: { startTime: '19:00', endTime: '20:50', description: 'Cena · primo turno' },
        numberOfPeople: 2,
        specialRequests: 'Un seggiolone, grazie.',
        status: 'pending',
        outcome: null,
        tableName: expect.any(String),
      },
    ]);
  });

  it('is confirmed, and keeps its covers', async () => {
    const id = await requested();
    expect((await decide(id, 'confirmed')).body).toMatchObject({ id, status: 'confirmed' });
    expect(await statistics()).toMatchObject({
      bookedPeople: 2,
      reservationsCount: 1,
      maxCovers: 75,
    });
    expect(await log()).toEqual(['ReservationRequested', 'ReservationConfirmed']);
  });

  it('is rejected, which frees covers and table for the next request', async () => {
    const tableId = await bestTable();
    const id = await requested({ tableId });
    expect((await decide(id, 'cancelled')).body).toMatchObject({
      status: 'cancelled',
      outcome: 'rejected',
    });
    expect(await statistics()).toMatchObject({ bookedPeople: 0, reservationsCount: 0 });
    expect((await ask({ tableId, ...buildGuest(3) })).status).toBe(201);
  });

  it.each([['no_room'], ['invalid_contact'], [undefined, 'not_given']])(
    'is rejected for %s, which event and history record as %s',
    async (rejectionReason, recorded = rejectionReason) => {
      const id = await requested();
      const { status } = await staff().put(`/api/reservations/${id}`, {
        status: 'cancelled',
        rejectionReason,
      });
      expect(status).toBe(200);
      const { body } = await staff().get<{ story: ReservationHistoryEntry[] }>(
        `/api/reservations/${id}`,
      );
      expect(body.story.map(({ rejectionReason }) => rejectionReason)).toEqual([null, recorded]);
      expect(
        await sql(`select data->>'reason' reason from event where type = 'ReservationRejected'`),
      ).toEqual([{ reason: recorded }]);
    },
  );

  it('can be read when its stored rejection has no reason', async () => {
    const id = await requested();
    await appendOldRejection(id);
    const { body } = await staff().get<{ story: ReservationHistoryEntry[] }>(
      `/api/reservations/${id}`,
    );
    expect(body.story.at(-1)).toMatchObject({ type: 'rejected', rejectionReason: null });
  });

  it.each([
    [{ status: 'cancelled', rejectionReason: 'bored' }, 'Motivo non valido'],
    [{ status: 'confirmed', rejectionReason: 'no_room' }, 'Il motivo vale solo per un rifiuto'],
  ])('returns 400 for %j, and appends no event', async (body, message) => {
    const answer = await staff().put<{ fields: object }>(
      `/api/reservations/${await requested()}`,
      body,
    );
    expect([answer.status, answer.body.fields]).toEqual([400, { rejectionReason: message }]);
    expect(await log()).toEqual(['ReservationRequested']);
  });

  it('returns 200 for a repeated decision, and appends no event', async () => {
    const id = await requested();
    await decide(id, 'confirmed');
    expect((await decide(id, 'confirmed')).status).toBe(200);
    expect(await log()).toHaveLength(2);
  });

  it('returns 409 with the current status and its author when the request was already decided', async () => {
    const id = await requested();
    await decide(id, 'confirmed');
    const { status, body } = await decide(id, 'cancelled');
    expect([status, body.code, body.message]).toEqual([
      409,
      'reservation_settled',
      'Prenotazione già gestita: Confermata (direzione)',
    ]);
    expect(body.details).toMatchObject({
      status: 'confirmed',
      by: 'direzione',
      at: '2027-03-10T09:00:00.000Z',
    });
  });

  it('gets one of several concurrent decisions, and frees its covers at most once', async () => {
    const id = await requested();
    const colleague = await app().staff();
    const answers = await Promise.all([
      decide(id, 'confirmed'),
      colleague.put(`/api/reservations/${id}`, { status: 'cancelled' }),
      decide(id, 'confirmed'),
    ]);
    expect(await log()).toHaveLength(2);
    const [{ status } = { status: '' }] = await list();
    expect(
      answers
        .filter((answer) => answer.status === 200)
        .every((answer) => (answer.body as ReservationView).status === status),
    ).toBe(true);
    expect((await statistics()).bookedPeople).toBe(status === 'confirmed' ? 2 : 0);
  });

  it('cannot be accepted when the service was closed after the request', async () => {
    const id = await requested();
    await sql('insert into service_closures (date, service) values (?, ?)', [BOOKING_DATE, 'all']);
    expect((await decide(id, 'confirmed')).body.code).toBe('service_closed');
    expect((await decide(id, 'cancelled')).status).toBe(200);
  });

  it('keeps its table name when the table was renamed', async () => {
    const id = await requested();
    const before = (await list())[0]!;
    await sql(`update tables set name = 'Rinominato' where id = ?`, [before.tableId]);
    expect((await decide(id, 'confirmed')).body.tableName).toBe(before.tableName);
    await sql('update tables set name = ? where id = ?', [before.tableName, before.tableId]);
  });

  it.each([
    ['unknown', newIdempotencyKey(), 404],
    ['malformed', 'xyz', 400],
  ])('returns an error for an id that is %s: %#', async (_, id, status) =>
    expect((await decide(id, 'confirmed')).status).toBe(status),
  );
  it('returns 400 for the status completed', async () =>
    expect((await decide(await requested(), 'completed')).status).toBe(400));

  it('returns 401 to guests and auditors, as do the list and the statistics', async () => {
    const id = await requested();
    for (const client of [guest(), await app().auditor()]) {
      expect((await client.get('/api/reservations')).status).toBe(401);
      expect((await client.get(`/api/reservations/stats?date=${BOOKING_DATE}`)).status).toBe(401);
      expect((await client.put(`/api/reservations/${id}`, { status: 'confirmed' })).status).toBe(
        401,
      );
    }
    expect(await log()).toHaveLength(1);
  });
});

describe('the end of the service day', () => {
  it('completes confirmed reservations and expires unanswered requests at 04:00', async () => {
    const [accepted, unanswered] = [
      (await ask(buildGuest(1))).body.id,
      (await ask(buildGuest(2))).body.id,
    ];
    await decide(accepted, 'confirmed');
    const closePastServiceDays = app().container.get(TOKENS.completeOrExpirePastReservations);
    app().clock.set('2027-03-14T03:59');
    expect(await closePastServiceDays()).toBe(0);
    app().clock.set('2027-03-14T04:00');
    expect(await closePastServiceDays()).toBe(2);
    expect(await closePastServiceDays()).toBe(0);
    const ended = Object.fromEntries(
      (await list()).map(({ id, status, outcome }) => [id, [status, outcome]]),
    );
    expect(ended).toEqual({
      [accepted]: ['completed', 'not_verified'],
      [unanswered]: ['cancelled', 'expired'],
    });
    expect((await statistics()).bookedPeople).toBe(2);
  });
});
