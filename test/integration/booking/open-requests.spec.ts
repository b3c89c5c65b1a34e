import type {
  BulkAcceptanceResult,
  BulkUndoResult,
  OpenRequest,
} from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import type { RefusalBody } from '#test/support/fixtures/booking-app.ts';
import { createBookingConsistencyQueries } from '#test/support/assertions/booking-consistency.ts';

const bookingApp = setupBookingApp();
const { app, guest, staff, sql, ask, bestTable, decide, enter, list, press, turn } = bookingApp;

/** Checks that the held covers equal the reservations, and that no table has two parties. */
const expectConsistentBooking = async () => {
  const consistency = createBookingConsistencyQueries(app().database.query);
  for (const { held, summed } of await consistency.covers()) expect(held).toBe(summed);
  expect(await consistency.listDoubleBookedTables()).toEqual([]);
};
const listOpenRequests = async () =>
  (await staff().get<OpenRequest[]>('/api/reservations/open-requests')).body;
let guests = 0;
const sendRequest = async (numberOfPeople: number, over: object = {}) =>
  (await ask({ ...buildGuest((guests += 1)), numberOfPeople, ...over })).body.id;
const activateOnly = (...names: string[]) =>
  sql('update tables set is_active = (name = any(?))', [names]);
const readTableName = async (id: string) => (await list()).find((one) => one.id === id)!.tableName;
const acceptMany = (requests: readonly { id: string; tableId: string | null }[]) =>
  staff().post<BulkAcceptanceResult>('/api/reservations/accept-many', { requests });
const undoMany = (reservations: readonly ReservationView[]) =>
  staff().post<BulkUndoResult>('/api/reservations/undo-many', {
    actions: reservations.map(({ id, updatedAt }) => ({ id, at: updatedAt })),
  });
const toAcceptances = (requests: readonly OpenRequest[]) =>
  requests
    .filter(({ fits }) => fits)
    .map(({ reservation: { id }, table }) => ({ id, tableId: table?.id ?? null }));

describe('GET /api/reservations/open-requests', () => {
  it('returns a suitable table for each request, and a different one for each', async () => {
    const [two, four] = [await sendRequest(2), await sendRequest(4)];
    const requests = await listOpenRequests();
    expect(requests.map(({ fits }) => fits)).toEqual([true, true]);
    expect(new Set(requests.map(({ reservation }) => reservation.id))).toEqual(
      new Set([two, four]),
    );
    const tables = requests.map(({ table }) => table!.name);
    expect(new Set(tables).size).toBe(2);
  });

  it('keeps the table that the guest chose, and proposes another date after a closure', async () => {
    const chosen = await bestTable();
    await ask({ tableId: chosen });
    expect((await listOpenRequests())[0]!.table!.id).toBe(chosen);
    const { id } = (await listOpenRequests())[0]!.reservation;
    await staff().post('/api/closures', {
      date: turn().reservationDate,
      service: 'all',
      note: null,
      active: true,
    });
    const [closed] = await listOpenRequests();
    expect(closed).toMatchObject({ reservation: { id }, fits: false, table: null });
    expect(closed!.alternative!.reservationDate).not.toBe(turn().reservationDate);
  });

  it('lists the change request of a guest, without a table', async () => {
    const { body } = await ask(buildGuest(1));
    await decide(body.id, 'confirmed');
    await guest().post(`/api/reservations/link/${body.link.split('/').at(-1)}/change`, {
      ...turn(),
      numberOfPeople: 3,
    });
    expect(await listOpenRequests()).toMatchObject([
      {
        reservation: { id: body.id, changeRequest: { numberOfPeople: 3 } },
        fits: null,
        table: null,
      },
    ]);
  });

  it('returns 401 for a guest', async () => {
    expect((await guest().get('/api/reservations/open-requests')).status).toBe(401);
  });
});

describe('accepting a request with a table', () => {
  it('assigns the table in the same step', async () => {
    const id = await sendRequest(2);
    const [{ table } = { table: null }] = await listOpenRequests();
    const { status, body } = await staff().put(`/api/reservations/${id}`, {
      status: 'confirmed',
      tableId: table!.id,
    });
    expect([status, body]).toMatchObject([
      200,
      { status: 'confirmed', tableId: table!.id, tableName: table!.name },
    ]);
    await expectConsistentBooking();
  });

  it('returns 409 for a taken table, and changes nothing', async () => {
    const taken = await bestTable();
    await enter({ tableId: taken, numberOfPeople: 2 });
    const id = await sendRequest(2);
    const { status, body } = await staff().put<RefusalBody>(`/api/reservations/${id}`, {
      status: 'confirmed',
      tableId: taken,
    });
    expect([status, body.code]).toEqual([409, 'table_taken']);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      status: 'pending',
      tableId: null,
    });
  });

  it('rejects a table that is too small or unknown, and a rejection with a table', async () => {
    const id = await sendRequest(4);
    const [small] = await sql(`select id::text from tables where name = 'Sala 1'`);
    const send = async (body: object) =>
      (await staff().put<RefusalBody>(`/api/reservations/${id}`, body)).body.code;
    expect(await send({ status: 'confirmed', tableId: small!.id })).toBe('table_too_small');
    expect(await send({ status: 'confirmed', tableId: id })).toBe('table_unknown');
    expect(await send({ status: 'cancelled', tableId: small!.id })).toBe('invalid');
    expect((await list())[0]!.status).toBe('pending');
  });

  it('can be undone, which leaves the request pending and without a table', async () => {
    const id = await sendRequest(2);
    await acceptMany(toAcceptances(await listOpenRequests()));
    const { status, body } = await press(id, 'undo');
    expect([status, body]).toMatchObject([200, { status: 'pending', tableId: null }]);
    await expectConsistentBooking();
  });
});

describe('accepting all requests that fit', () => {
  it('gives each request its table, and one call undoes all acceptances', async () => {
    for (const people of [2, 4, 2, 6]) await sendRequest(people);
    const { body } = await acceptMany(toAcceptances(await listOpenRequests()));
    expect([body.accepted.length, body.missed]).toEqual([4, []]);
    expect(new Set(body.accepted.map(({ tableName }) => tableName)).size).toBe(4);
    await expectConsistentBooking();
    const undone = await undoMany(body.accepted);
    expect(undone.body.undone.map(({ status, tableId }) => [status, tableId])).toEqual(
      body.accepted.map(() => ['pending', null]),
    );
    await expectConsistentBooking();
  });

  it('does not undo a later action of a colleague, and reports its author and time', async () => {
    await sendRequest(2);
    const { body } = await acceptMany(toAcceptances(await listOpenRequests()));
    const [{ id }] = body.accepted as [ReservationView];
    app().clock.set('2027-03-10T10:05');
    await press(id, 'pin-table');
    const { body: undone } = await undoMany(body.accepted);
    expect(undone.undone).toEqual([]);
    expect(undone.missed).toEqual([
      {
        id,
        code: 'nothing_to_undo',
        message: expect.stringMatching(/^Nel frattempo la prenotazione è cambiata.*\(.+\)$/),
        at: '2027-03-10T09:05:00.000Z',
      },
    ]);
  });

  it('leaves a request whose arrival time has passed, which staff can still accept alone', async () => {
    const [early, late] = [
      await sendRequest(2),
      await sendRequest(2, { customerPhone: '333 200 1001', arrivalTime: '20:30' }),
    ];
    const requests = toAcceptances(await listOpenRequests());
    app().clock.set(`${turn().reservationDate}T20:15`);
    expect(
      (await listOpenRequests()).map(({ reservation, fits }) => [reservation.id, fits]),
    ).toEqual(
      expect.arrayContaining([
        [early, false],
        [late, true],
      ]),
    );
    const { body } = await acceptMany(requests);
    expect(body.accepted.map(({ id }) => id)).toEqual([late]);
    expect(body.missed).toEqual([
      {
        id: early,
        code: 'arrival_past',
        message: 'Non si può accettare: l’ora di arrivo è già passata.',
      },
    ]);
    expect((await decide(early, 'confirmed')).status).toBe(200);
    await expectConsistentBooking();
  });

  it('leaves a request that no longer fits unchanged, and returns the reason', async () => {
    await activateOnly('Sala 5');
    const id = await sendRequest(2);
    const requests = toAcceptances(await listOpenRequests());
    await sql(`update tables set is_active = false`);
    const { status, body } = await acceptMany(requests);
    expect([status, body.accepted]).toEqual([200, []]);
    expect(body.missed).toEqual([{ id, code: 'table_inactive', message: expect.any(String) }]);
    expect(await readTableName(id)).toBeNull();
  });

  it('keeps covers and tables consistent when two clients accept concurrently, in 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await sendRequest(2, { customerPhone: `333 200 ${1_000 + round}` });
      const requests = toAcceptances(await listOpenRequests()).filter((one) => one.id === id);
      const answers = await Promise.all([acceptMany(requests), acceptMany(requests)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await press(id, 'cancel', { reason: 'other' });
    }
    await expectConsistentBooking();
  });
});
