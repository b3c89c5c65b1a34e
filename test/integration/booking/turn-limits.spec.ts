import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import type { SavedTurnLimit, TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import type { WeekSlot } from '#src/contracts/booking/weekly-capacity.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const bookingApp = setupBookingApp();
const { app, ask, availability, enter, guest, sql, staff, slotId, statistics } = bookingApp;
const OVERRIDE = { override: { reason: 'Sono di casa' } };

const setLimit = (over: object) =>
  staff().post<SavedTurnLimit & RefusalBody>('/api/turn-limits', { date: BOOKING_DATE, ...over });
const limitTurn = (over: object) => setLimit({ timeSlotId: slotId('cena_primo'), ...over });
const endLimit = (id: string) => staff().delete(`/api/turn-limits/${id}`);
const listLimits = async () =>
  (await staff().get<TurnLimitView[]>(`/api/turn-limits?date=${BOOKING_DATE}`)).body;
const readTurnState = async (party = 2) => {
  const { body } = await guest().get<DayAvailability[]>(
    `/api/availability/days?from=${BOOKING_DATE}&to=${BOOKING_DATE}&numberOfPeople=${party}`,
  );
  return body[0]!.turns.find(({ timeSlotId }) => timeSlotId === slotId('cena_primo'))!.state;
};
const findTableOnFloor = async (floor: number) =>
  String(
    (
      await sql('select id::text from tables where floor = ? and capacity = 4 limit 1', [floor])
    )[0]!['id'],
  );

describe('a limit of the covers of a turn', () => {
  it('lowers the maximum for guests, staff and statistics, and can be ended', async () => {
    await enter({ numberOfPeople: 8 });
    const { status, body } = await limitTurn({ kind: 'covers', covers: 10, reason: 'Manca Rosa' });
    expect([status, body.reason, body.stranded]).toEqual([201, 'Manca Rosa', 0]);
    expect((await ask({ numberOfPeople: 3 })).body.code).toBe('turn_full');
    expect((await enter({ numberOfPeople: 3 })).body.code).toBe('turn_full');
    expect((await availability()).capacityInfo).toMatchObject({
      maxCovers: 10,
      availableCovers: 2,
    });
    expect([await readTurnState(2), await readTurnState(3)]).toEqual(['few', 'full']);
    expect(await statistics()).toMatchObject({ bookedPeople: 8, maxCovers: 10 });
    const { body: week } = await staff().get<WeekSlot[]>(
      `/api/reservations/stats/week?from=${BOOKING_DATE}`,
    );
    const turns = week.find(({ timeSlotId }) => timeSlotId === slotId('cena_primo'))!.turns;
    expect(turns.slice(0, 2).map(({ maxCovers }) => maxCovers)).toEqual([10, 75]);
    expect((await endLimit(body.id)).status).toBe(200);
    expect((await ask({ numberOfPeople: 3 })).status).toBe(201);
  });

  it('can be exceeded by staff with a reason, and the replay check finds no differences', async () => {
    await enter({ numberOfPeople: 8 });
    await limitTurn({ kind: 'covers', covers: 10 });
    const entered = await enter({ numberOfPeople: 6, ...OVERRIDE });
    expect(entered.status).toBe(201);
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });

  it('lists the latest parties that exceed it, and changes none of them', async () => {
    const enterAt = async (time: string, numberOfPeople: number) => {
      app().clock.set(`2027-03-10T${time}`);
      return (await enter({ numberOfPeople })).body;
    };
    await enterAt('11:00', 4);
    const second = await enterAt('11:01', 6);
    const third = await enterAt('11:02', 2);
    const { body } = await limitTurn({ kind: 'covers', covers: 6 });
    expect(body.affected.map(({ reservationId }) => reservationId)).toEqual([second.id, third.id]);
    expect((await bookingApp.list()).every(({ status }) => status === 'confirmed')).toBe(true);
  });

  it('applies to all turns of dinner and to none of lunch when it is set for dinner', async () => {
    await setLimit({ mealType: 'cena', kind: 'covers', covers: 1 });
    expect((await ask({ timeSlotId: slotId('cena_terzo') })).body.code).toBe('turn_full');
    expect((await ask({ timeSlotId: slotId('pranzo_primo') })).status).toBe(201);
  });

  it('replaces the previous limit of the same turn', async () => {
    await limitTurn({ kind: 'covers', covers: 1 });
    await limitTurn({ kind: 'covers', covers: 20 });
    expect((await listLimits()).map(({ covers }) => covers)).toEqual([20]);
    expect((await ask()).status).toBe(201);
  });
});

describe('the other turn limits', () => {
  it('stop online reservations, but not entries by staff', async () => {
    await limitTurn({ kind: 'online_stopped' });
    expect((await ask()).body.code).toBe('online_stopped');
    expect(await readTurnState()).toBe('full');
    expect(await availability()).toMatchObject({
      message: expect.stringContaining('online'),
      availableSlots: [],
      capacityInfo: { availableCovers: 0, canAccommodate: false },
    });
    expect((await enter()).status).toBe(201);
  });

  it('declare a turn full: guests are refused, and staff need a reason', async () => {
    const { body: waiting } = await ask();
    const { body } = await limitTurn({ kind: 'full' });
    expect(body.affected.map(({ reservationId }) => reservationId)).toEqual([waiting.id]);
    expect((await ask()).body.code).toBe('turn_full');
    expect(await readTurnState()).toBe('full');
    expect(await enter()).toMatchObject({
      status: 409,
      body: { code: 'turn_full', details: { overridable: true } },
    });
    expect((await enter(OVERRIDE)).status).toBe(201);
    expect((await bookingApp.decide(waiting.id, 'confirmed')).status).toBe(200);
  });

  it('close a room: its tables are not offered, and staff need a reason for them', async () => {
    const [downstairs, upstairs] = [await findTableOnFloor(0), await findTableOnFloor(1)];
    const { body: seated } = await enter({ tableId: upstairs });
    const { body } = await limitTurn({ kind: 'room_closed', floor: 1 });
    expect(body.affected.map(({ reservationId }) => reservationId)).toEqual([seated.id]);
    expect((await availability()).availableSlots.every(({ floor }) => floor === 0)).toBe(true);
    const other = String(
      (
        await sql(
          'select id::text from tables where floor = 1 and capacity = 4 and id <> ?::uuid',
          [upstairs],
        )
      )[0]!['id'],
    );
    expect((await ask({ tableId: other })).body.code).toBe('room_closed');
    expect((await enter({ tableId: other })).body.code).toBe('room_closed');
    expect((await enter({ tableId: other, ...OVERRIDE })).status).toBe(201);
    expect((await ask({ tableId: downstairs })).status).toBe(201);
  });

  it('prevent staff from accepting a request for a table of a closed room', async () => {
    const { body: request } = await ask({ tableId: await findTableOnFloor(1) });
    const { body } = await limitTurn({ kind: 'room_closed', floor: 1 });
    expect((await bookingApp.decide(request.id, 'confirmed')).body.code).toBe('room_closed');
    await endLimit(body.id);
    expect((await bookingApp.decide(request.id, 'confirmed')).status).toBe(200);
  });

  it('close the kitchen: later arrivals and later turns cannot be booked online', async () => {
    await setLimit({ mealType: 'cena', kind: 'kitchen_closes', time: '19:30' });
    expect((await ask({ arrivalTime: '19:30' })).status).toBe(201);
    expect(await ask({ arrivalTime: '19:45' })).toMatchObject({
      status: 400,
      body: { code: 'kitchen_closed', fields: { arrivalTime: expect.stringContaining('19:30') } },
    });
    expect((await ask({ timeSlotId: slotId('cena_terzo') })).body.code).toBe('kitchen_closed');
    expect((await availability()).fullArrivalTimes).toContain('19:45');
    expect((await enter({ timeSlotId: slotId('cena_terzo') })).status).toBe(201);
  });
});

describe('the end of a limit', () => {
  it('is 04:00 after the service unless staff choose another instant, and needs no job', async () => {
    const { body: untilNight } = await limitTurn({ kind: 'full' });
    expect(new Date(untilNight.until!)).toEqual(app().clock.instantOf('2027-03-14', '04:00'));
    await endLimit(untilNight.id);
    const until = app().clock.instantOf('2027-03-10', '11:00').toISOString();
    await limitTurn({ kind: 'full', until });
    expect((await ask()).body.code).toBe('turn_full');
    app().clock.set('2027-03-10T11:00');
    expect((await ask()).status).toBe(201);
    expect(await listLimits()).toEqual([]);
    expect(await readTurnState()).toBe('free');
  });

  it('appends one event without the reason, and returns 404 when it is repeated', async () => {
    const { body } = await limitTurn({ kind: 'full', reason: 'Festa di Anna' });
    expect((await endLimit(body.id)).status).toBe(200);
    expect((await endLimit(body.id)).status).toBe(404);
    expect(await bookingApp.log()).toEqual(['TurnLimitSet', 'TurnLimitEnded']);
    const events = await sql('select data::text from event where stream = ?', [
      `turn-limit-${body.id}`,
    ]);
    expect(JSON.stringify(events)).not.toContain('Anna');
  });
});

describe('an invalid turn limit', () => {
  it.each([
    [{ kind: 'covers' }, 'covers'],
    [{ kind: 'covers', covers: 1_000 }, 'covers'],
    [{ kind: 'room_closed', floor: 7 }, 'floor'],
    [{ kind: 'kitchen_closes', time: '25:00' }, 'time'],
    [{ kind: 'full', date: '2027-03-09' }, 'date'],
    [{ kind: 'full', until: '2027-03-09T10:00:00Z' }, 'until'],
    [{ kind: 'full', timeSlotId: crypto.randomUUID() }, 'timeSlotId'],
    [{ kind: 'held', covers: 3 }, 'kind'],
  ])('is rejected with 400, and changes nothing: %j', async (over, field) => {
    const { status, body } = await setLimit(over);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(await sql('select 1 from turn_limits')).toEqual([]);
  });
});

describe('limits of a private event', () => {
  const quoteId = crypto.randomUUID();
  const inTransaction = <Result>(
    run: (tx: Parameters<ReturnType<typeof limits>['set']>[0]) => Promise<Result>,
  ) => app().container.get(TOKENS.inTransaction)(run);
  const limits = () => app().container.get(TOKENS.turnLimits);
  const holdCovers = (covers: number) =>
    inTransaction((tx) =>
      limits().set(
        tx,
        {
          date: BOOKING_DATE,
          mealType: 'cena',
          kind: 'held',
          covers,
          until: null,
          source: { kind: 'quote', id: quoteId },
        },
        'system',
      ),
    );

  it('add up, cannot be ended by staff, and end with their quote', async () => {
    await holdCovers(40);
    await holdCovers(30);
    expect(await statistics()).toMatchObject({ maxCovers: 5 });
    expect((await ask({ numberOfPeople: 6 })).body.code).toBe('turn_full');
    const [first] = await listLimits();
    expect(await endLimit(first!.id)).toMatchObject({ status: 409 });
    expect(await inTransaction((tx) => limits().endOfSource(tx, quoteId, 'system'))).toBe(2);
    expect((await ask({ numberOfPeople: 6 })).status).toBe(201);
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });
});

describe('an undo under a limit', () => {
  it('returns 409 when too few covers are left, and succeeds after the end of the limit', async () => {
    const { body } = await enter({ numberOfPeople: 4 });
    await bookingApp.press(body.id, 'cancel', { reason: 'guest_asked', note: null });
    const { body: limit } = await limitTurn({ kind: 'covers', covers: 2 });
    expect((await bookingApp.press(body.id, 'undo')).status).toBe(409);
    await endLimit(limit.id);
    expect((await bookingApp.press(body.id, 'undo')).status).toBe(200);
  });
});

describe('the waiting list under a limit', () => {
  it.each([{ kind: 'full' }, { kind: 'online_stopped' }, { kind: 'covers', covers: 1 }])(
    'gets no offer while the limit applies, and one after its end: %j',
    async (over) => {
      const { body: limit } = await limitTurn(over);
      const joined = await guest().post('/api/waiting-list', {
        ...buildGuest(1),
        date: BOOKING_DATE,
        timeSlotIds: [slotId('cena_primo')],
        numberOfPeople: 2,
      });
      expect(joined.status).toBe(201);
      const waitingList = app().container.get(TOKENS.waitingList);
      expect(await waitingList.offerFreedSeats()).toBe(0);
      await endLimit(limit.id);
      expect(await waitingList.offerFreedSeats()).toBe(1);
    },
  );
});
