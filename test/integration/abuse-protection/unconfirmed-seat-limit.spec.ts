import { TOKENS } from '#src/composition/tokens.ts';
import type { Availability } from '#src/contracts/booking/availability.ts';
import type {
  ReservationStatusView,
  ReservationView,
} from '#src/contracts/booking/reservations.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { createBookingConsistencyQueries } from '#test/support/assertions/booking-consistency.ts';
import type { Turn } from '#test/support/builders/request-builders.ts';
import { requestTableWithProof } from '#test/support/drivers/proof-of-work-client.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import {
  newNetworkAddress,
  repeatInSequence,
  setupRateLimitedApps,
} from '#test/support/fixtures/rate-limited-apps.ts';

const { fixture: app, turn, holdsSeat } = setupRateLimitedApps();
const createConsistencyQueries = () => createBookingConsistencyQueries(app().database.query);

let staff: HttpClient;
beforeAll(async () => {
  staff = await app().staff();
});

const send = async (address: string, over: object = {}, at: Turn = turn()) =>
  (await requestTableWithProof(app().guest(), address, at, over)).answer;
/**
 * Fills a turn with all the unconfirmed seats that the limit allows, from several networks.
 */
const fillUnconfirmedSeats = () =>
  repeatInSequence(3, (at) => send(newNetworkAddress(), { numberOfPeople: [8, 8, 8][at] }));
const requestWithoutSeat = async (
  over: object = {},
  address = newNetworkAddress(),
): Promise<string> => {
  const { status, body } = await send(address, { numberOfPeople: 4, ...over });
  expect([status, body.code]).toEqual([201, undefined]);
  expect(await holdsSeat(body.id)).toBe(false);
  return body.id;
};
const decide = (id: string, status: string) =>
  staff.put<ReservationView & { code: string; message: string }>(`/api/reservations/${id}`, {
    status,
  });
const callAction = (id: string, action: string, body?: object) =>
  staff.post<ReservationView & { code: string }>(`/api/reservations/${id}/${action}`, body);
const readHeldCovers = async () =>
  (await createConsistencyQueries().covers()).map(({ held: covers }) => covers);
const listDinnerTurns = async () => {
  const slots = (await app().guest().get<TimeSlotView[]>('/api/time-slots')).body.filter(
    ({ mealType }) => mealType === 'cena',
  );
  expect(slots).toHaveLength(3);
  return slots.map(({ id }): Turn => ({ reservationDate: turn().reservationDate, timeSlotId: id }));
};
const searchAvailability = async () =>
  (
    await app()
      .guest()
      .get<Availability>(
        `/api/availability?date=${turn().reservationDate}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`,
      )
  ).body;

/**
 * Asserts that the counts of covers are correct, and that a replay of the event log changes no read
 * model.
 */
const assertConsistent = async () => {
  expect(
    (await createConsistencyQueries().covers()).filter(
      ({ held: counted, summed, most }) => counted !== summed || counted > most,
    ),
  ).toEqual([]);
  expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
};
afterEach(assertConsistent);

describe('the limit of unconfirmed seats', () => {
  const fillDinnerTurns = async (addressOf: (at: number) => string) => {
    const answers: number[] = [];
    for (const dinner of await listDinnerTurns())
      for (let at = 0; at < 10; at++)
        answers.push((await send(addressOf(at), { numberOfPeople: 8 - (at % 3) }, dinner)).status);
    expect(new Set(answers)).toEqual(new Set([201]));
    return (await readHeldCovers()).reduce((sum, covers) => sum + covers, 0);
  };

  it.each([
    ['one IPv4 address', () => '198.51.100.7', 48],
    ['a whole /24', (at: number) => `198.51.100.${at}`, 48],
    ['sixteen /64 of one /48', (at: number) => `2001:db8:1:${(at % 16).toString(16)}::1`, 48],
    ['many networks', (at: number) => `198.51.${at}.7`, 75],
  ])(
    'accepts thirty requests from %s, and bounds the covers that they hold',
    async (_, addressOf, maxCovers) => {
      const covers = await fillDinnerTurns(addressOf);
      expect(covers).toBeGreaterThan(20);
      expect(covers).toBeLessThanOrEqual(maxCovers);
    },
  );

  it('counts all seats of a large table that a small party takes', async () => {
    const minimums = await app().database.query<{ id: string; least: number | null }>(
      'select id::text, capacity_min least from tables',
    );
    await app().database.query('update tables set capacity_min = null');
    const tables = await app().database.query<{ id: string; capacity: number }>(
      'select id::text, capacity from tables where is_active order by capacity desc, name limit 6',
    );
    expect(tables.map(({ capacity }) => capacity)).toEqual([8, 8, 6, 6, 6, 4]);
    const held: boolean[] = [];
    for (const { id } of tables) {
      const { status, body } = await send(newNetworkAddress(), { numberOfPeople: 1, tableId: id });
      expect(status).toBe(201);
      held.push(await holdsSeat(body.id));
    }
    for (const { id, least } of minimums)
      await app().database.query('update tables set capacity_min = $1 where id = $2', [least, id]);
    // 8 + 8 + 6 seats are 22 of the 25 that unconfirmed requests may hold.
    expect(held).toEqual([true, true, true, false, false, false]);
  });

  it('is not exceeded by thirty concurrent requests', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => send(`198.51.${at}.7`, { numberOfPeople: 3 })),
    );
    expect((await createConsistencyQueries().reservations()).length).toBe(30);
    expect(await readHeldCovers()).toEqual([24]);
  });
});

describe('45 guests behind one IP address', () => {
  it('are all accepted, with a proof of work of at most 12 bits', async () => {
    const sent = await Promise.all(
      Array.from({ length: 45 }, () =>
        requestTableWithProof(app().guest(), '192.0.2.1', turn(), { numberOfPeople: 2 }),
      ),
    );
    expect(sent.filter(({ answer }) => answer.status === 201)).toHaveLength(45);
    expect(Math.max(...sent.map(({ bits }) => bits))).toBe(12);
  });
});

describe('a request that holds no seat', () => {
  it('gains no seat when staff decline it and its sender accepts a proposal', async () => {
    await fillUnconfirmedSeats();
    const { body } = await send(newNetworkAddress(), { numberOfPeople: 4 });
    await decide(body.id, 'cancelled');
    const path = `/api/reservations/link/${body.link.split('/').pop()}`;
    const read = () => app().guest().get<ReservationStatusView>(path);
    const { reservationDate, timeSlotId } = (await read()).body.proposals![0]!;
    const answer = await app()
      .guest()
      .post<ReservationStatusView>(`${path}/proposal`, { reservationDate, timeSlotId });
    expect(answer.status).toBe(200);
    const seats = await app().database.query<{ holds: boolean }>(
      'select holds_seat holds from reservations where instead_of is not null',
    );
    expect(seats).toEqual([{ holds: false }]);
  });

  it('is accepted as pending, and does not count in availability and statistics', async () => {
    await fillUnconfirmedSeats();
    const before = await searchAvailability();
    const { status, body } = await send(newNetworkAddress(), { numberOfPeople: 4 });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        reference: expect.any(String),
        status: 'pending',
        link: expect.any(String),
      },
    ]);
    const followed = await app()
      .guest()
      .get<ReservationStatusView>(body.link.replace('/reservations/', '/api/reservations/link/'));
    expect(followed.body).toMatchObject({ status: 'pending', outcome: null });
    expect(await searchAvailability()).toEqual(before);
    const stats = (
      await staff.get<SlotStatistics[]>(`/api/reservations/stats?date=${turn().reservationDate}`)
    ).body;
    expect(stats.reduce((sum, { bookedPeople }) => sum + bookedPeople, 0)).toBe(24);
    expect(
      (await staff.get<ReservationView[]>('/api/reservations')).body.find(
        ({ id }) => id === body.id,
      ),
    ).toMatchObject({ holdsSeat: false, status: 'pending' });
  });

  it('takes covers when staff accept it, and releases them when staff undo or cancel', async () => {
    await fillUnconfirmedSeats();
    const id = await requestWithoutSeat();
    expect((await decide(id, 'confirmed')).body).toMatchObject({
      status: 'confirmed',
      holdsSeat: true,
    });
    expect(await readHeldCovers()).toEqual([28]);
    expect((await callAction(id, 'undo')).body).toMatchObject({
      status: 'pending',
      holdsSeat: false,
    });
    expect(await readHeldCovers()).toEqual([24]);
    await decide(id, 'confirmed');
    await callAction(id, 'cancel', { reason: 'other' });
    expect(await readHeldCovers()).toEqual([24]);
  });

  it('changes no covers when staff reject it or undo the rejection', async () => {
    await fillUnconfirmedSeats();
    const id = await requestWithoutSeat();
    await decide(id, 'cancelled');
    expect(await readHeldCovers()).toEqual([24]);
    expect((await callAction(id, 'undo')).body).toMatchObject({
      status: 'pending',
      holdsSeat: false,
    });
    expect(await readHeldCovers()).toEqual([24]);
  });

  it('is moved to another turn without taking a seat there', async () => {
    await fillUnconfirmedSeats();
    const id = await requestWithoutSeat();
    const [other] = (await listDinnerTurns()).filter(
      ({ timeSlotId }) => timeSlotId !== turn().timeSlotId,
    );
    expect(
      (await callAction(id, 'move', { ...other, tableId: null, numberOfPeople: 5 })).body,
    ).toMatchObject({ holdsSeat: false, numberOfPeople: 5 });
    expect((await readHeldCovers()).sort()).toEqual([0, 24]);
    await decide(id, 'confirmed');
    expect((await readHeldCovers()).sort((one, two) => one - two)).toEqual([5, 24]);
  });

  it('expires without releasing covers that it did not hold', async () => {
    await fillUnconfirmedSeats();
    const id = await requestWithoutSeat();
    app().clock.set('2027-06-14T10:00');
    await app().container.get(TOKENS.completeOrExpirePastReservations)();
    expect(
      (await staff.get<ReservationView[]>('/api/reservations')).body.find((one) => one.id === id),
    ).toMatchObject({ outcome: 'expired' });
    expect(await readHeldCovers()).toEqual([0]);
  });

  it('leaves its table free, and needs another table once that table is taken', async () => {
    await fillUnconfirmedSeats();
    const [table, another] = (await searchAvailability()).availableSlots;
    const id = await requestWithoutSeat({ tableId: table!.tableId, numberOfPeople: 2 });
    const entered = await staff.post<ReservationView>('/api/reservations', {
      ...turn(),
      customerName: 'Rosa Prova',
      customerPhone: '333 000 0999',
      tableId: table!.tableId,
      numberOfPeople: 2,
    });
    expect(entered.status).toBe(201);
    const refused = await decide(id, 'confirmed');
    expect([refused.status, refused.body.code]).toEqual([409, 'table_taken']);
    expect(refused.body.message).toMatch(/^Non si può accettare/);
    await callAction(id, 'move', { ...turn(), tableId: another!.tableId, numberOfPeople: 2 });
    expect((await decide(id, 'confirmed')).body).toMatchObject({
      status: 'confirmed',
      holdsSeat: true,
      tableId: another!.tableId,
    });
  });

  it('is not accepted when the turn is full', async () => {
    await fillUnconfirmedSeats();
    const id = await requestWithoutSeat();
    await staff.post(
      '/api/reservations/desk',
      {
        origin: 'phone',
        ...turn(),
        customerName: 'Gruppo Prova',
        customerPhone: '333 000 0998',
        tableId: null,
        numberOfPeople: 48,
        override: { reason: 'In giardino' },
      },
      { 'idempotency-key': 'full' },
    );
    expect((await decide(id, 'confirmed')).body).toMatchObject({
      code: 'turn_full',
      message:
        'Non si può accettare: Capacità insufficiente per 4 persone. Richiedi 4 posti, disponibili 3.',
    });
  });

  it('keeps the cover counts exact under concurrent acceptances, rejections and requests', async () => {
    await fillUnconfirmedSeats();
    const ids = await repeatInSequence(16, () => requestWithoutSeat({ numberOfPeople: 4 }));
    const results = await Promise.all([
      ...ids.map((id) => decide(id, 'confirmed')),
      ...ids.filter((_, at) => at % 3 === 0).map((id) => decide(id, 'cancelled')),
      ...Array.from({ length: 6 }, () => send(newNetworkAddress(), { numberOfPeople: 5 })),
    ]);
    expect(results.filter(({ status }) => status >= 500)).toEqual([]);
    const [covers] = await readHeldCovers();
    expect(covers).toBeGreaterThan(60);
    expect(covers).toBeLessThanOrEqual(75);
  });
});

describe('the exemptions from the limit of unconfirmed seats', () => {
  it('include a browser with a confirmed reservation', async () => {
    const client = app().guest();
    const address = newNetworkAddress();
    const earlier = (await requestTableWithProof(client, address, turn(), { numberOfPeople: 2 }))
      .answer;
    await decide(earlier.body.id, 'confirmed');
    await fillUnconfirmedSeats();
    const next = (
      await requestTableWithProof(client, '198.51.100.1', turn(), { numberOfPeople: 8 })
    ).answer;
    expect([next.status, await holdsSeat(next.body.id)]).toEqual([201, true]);
    await requestWithoutSeat();
  });

  it('include signed-in staff who use the public form', async () => {
    await fillUnconfirmedSeats();
    const { answer } = await requestTableWithProof(staff, newNetworkAddress(), turn(), {
      numberOfPeople: 8,
    });
    expect([answer.status, await holdsSeat(answer.body.id)]).toEqual([201, true]);
  });
});
