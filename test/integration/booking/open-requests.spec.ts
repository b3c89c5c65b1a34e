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

/** The counted covers are those of the reservations, and no table has two parties. */
const expectConsistentBooking = async () => {
  const consistency = createBookingConsistencyQueries(app().database.query);
  for (const { held, summed } of await consistency.covers()) expect(held).toBe(summed);
  expect(await consistency.listDoubleBookedTables()).toEqual([]);
};
const open = async () => (await staff().get<OpenRequest[]>('/api/reservations/open-requests')).body;
const askFor = async (numberOfPeople: number, over: object = {}) =>
  (await ask({ ...buildGuest(numberOfPeople), numberOfPeople, ...over })).body.id;
const useOnly = (...names: string[]) =>
  sql('update tables set is_active = (name = any(?))', [names]);
const tableOf = async (id: string) => (await list()).find((one) => one.id === id)!.tableName;
const acceptMany = (requests: readonly { id: string; tableId: string | null }[]) =>
  staff().post<BulkAcceptanceResult>('/api/reservations/accept-many', { requests });
const undoMany = (seen: readonly ReservationView[]) =>
  staff().post<BulkUndoResult>('/api/reservations/undo-many', {
    actions: seen.map(({ id, updatedAt }) => ({ id, at: updatedAt })),
  });
const offered = (requests: readonly OpenRequest[]) =>
  requests
    .filter(({ fits }) => fits)
    .map(({ reservation: { id }, table }) => ({ id, tableId: table?.id ?? null }));

describe('what waits for an answer', () => {
  it('names for each request the table that suits it, another one for each', async () => {
    const [two, four] = [await askFor(2), await askFor(4)];
    const requests = await open();
    expect(requests.map(({ fits }) => fits)).toEqual([true, true]);
    expect(new Set(requests.map(({ reservation }) => reservation.id))).toEqual(
      new Set([two, four]),
    );
    const tables = requests.map(({ table }) => table!.name);
    expect(new Set(tables).size).toBe(2);
  });

  it('keeps the table that the guest chose, and proposes the nearest free turn to the others', async () => {
    const chosen = await bestTable();
    await ask({ tableId: chosen });
    expect((await open())[0]!.table!.id).toBe(chosen);
    const { id } = (await open())[0]!.reservation;
    await staff().post('/api/closures', {
      date: turn().reservationDate,
      service: 'all',
      note: null,
      active: true,
    });
    const [closed] = await open();
    expect(closed).toMatchObject({ reservation: { id }, fits: false, table: null });
    expect(closed!.alternative!.reservationDate).not.toBe(turn().reservationDate);
  });

  it('tells of a change that a guest asks for, without a table', async () => {
    const { body } = await ask(buildGuest(1));
    await decide(body.id, 'confirmed');
    await guest().post(`/api/reservations/link/${body.link.split('/').at(-1)}/change`, {
      ...turn(),
      numberOfPeople: 3,
    });
    expect(await open()).toMatchObject([
      {
        reservation: { id: body.id, changeRequest: { numberOfPeople: 3 } },
        fits: null,
        table: null,
      },
    ]);
  });

  it('is for administrators only', async () => {
    expect((await guest().get('/api/reservations/open-requests')).status).toBe(401);
  });
});

describe('accepting a request with a table', () => {
  it('gives the party the table in the same step', async () => {
    const id = await askFor(2);
    const [{ table } = { table: null }] = await open();
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

  it('is refused for a taken table, and then changes nothing', async () => {
    const taken = await bestTable();
    await enter({ tableId: taken, numberOfPeople: 2 });
    const id = await askFor(2);
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

  it('is refused for a table that is too small or unknown, and for a rejection', async () => {
    const id = await askFor(4);
    const [small] = await sql(`select id::text from tables where name = 'Sala 1'`);
    const send = async (body: object) =>
      (await staff().put<RefusalBody>(`/api/reservations/${id}`, body)).body.code;
    expect(await send({ status: 'confirmed', tableId: small!.id })).toBe('table_too_small');
    expect(await send({ status: 'confirmed', tableId: id })).toBe('table_unknown');
    expect(await send({ status: 'cancelled', tableId: small!.id })).toBe('invalid');
    expect((await list())[0]!.status).toBe('pending');
  });

  it('can be undone: the request waits again, without the table', async () => {
    const id = await askFor(2);
    await acceptMany(offered(await open()));
    const { status, body } = await press(id, 'undo');
    expect([status, body]).toMatchObject([200, { status: 'pending', tableId: null }]);
    await expectConsistentBooking();
  });
});

describe('accepting all that fit', () => {
  it('accepts each at its table, and takes all of it back at one press', async () => {
    for (const people of [2, 4, 2, 6]) await askFor(people);
    const { body } = await acceptMany(offered(await open()));
    expect([body.accepted.length, body.missed]).toEqual([4, []]);
    expect(new Set(body.accepted.map(({ tableName }) => tableName)).size).toBe(4);
    await expectConsistentBooking();
    const undone = await undoMany(body.accepted);
    expect(undone.body.undone.map(({ status, tableId }) => [status, tableId])).toEqual(
      body.accepted.map(() => ['pending', null]),
    );
    await expectConsistentBooking();
  });

  it('takes no later action of a colleague back, and says who acted and when', async () => {
    await askFor(2);
    const { body } = await acceptMany(offered(await open()));
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

  it('leaves a request as it is that no longer fits, and says why', async () => {
    await useOnly('Sala 5');
    const id = await askFor(2);
    const requests = offered(await open());
    await sql(`update tables set is_active = false`);
    const { status, body } = await acceptMany(requests);
    expect([status, body.accepted]).toEqual([200, []]);
    expect(body.missed).toEqual([{ id, code: 'table_inactive', message: expect.any(String) }]);
    expect(await tableOf(id)).toBeNull();
  });

  it('seats each party once if two tablets accept at the same moment, 20 times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await askFor(2, { customerPhone: `333 200 ${1_000 + round}` });
      const requests = offered(await open()).filter((one) => one.id === id);
      const answers = await Promise.all([acceptMany(requests), acceptMany(requests)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await press(id, 'cancel', { reason: 'other' });
    }
    await expectConsistentBooking();
  });
});
