import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const { app, enter, guest, slotId, sql, staff, turn } = setupBookingApp();

const buildPath = (date: string, numberOfPeople: number | string) =>
  `/api/reservations/turns-for-party?date=${date}&numberOfPeople=${numberOfPeople}`;
const readTurns = async (numberOfPeople: number, date = BOOKING_DATE) =>
  (await staff().get<TurnForParty[]>(buildPath(date, numberOfPeople))).body;
const readFirstDinnerTurn = async (numberOfPeople: number) =>
  (await readTurns(numberOfPeople)).find(({ timeSlotId }) => timeSlotId === turn().timeSlotId)!;

describe('GET /api/reservations/turns-for-party', () => {
  it('returns the suitable tables of each turn, best fit first', async () => {
    const answer = await readTurns(4);
    expect(answer.map(({ startTime, state }) => `${startTime} ${state}`)).toEqual([
      '12:00 fits',
      '13:00 fits',
      '14:00 fits',
      '19:00 fits',
      '20:50 fits',
      '21:30 fits',
    ]);
    const [{ tables, alternatives, bookedPeople, maxCovers }] = answer as [TurnForParty];
    expect(tables[0]!.capacity).toBe(4);
    expect(tables.map(({ capacity }) => capacity)).toEqual(
      tables.map(({ capacity }) => capacity).toSorted((a, b) => a - b),
    );
    expect([alternatives, bookedPeople, maxCovers]).toEqual([[], 0, 75]);
  });

  it('offers a table that staff can enter, and omits it afterwards', async () => {
    const { tables } = await readFirstDinnerTurn(4);
    const entered = await enter({ numberOfPeople: 4, tableId: tables[0]!.id });
    expect([entered.status, entered.body.tableId]).toEqual([201, tables[0]!.id]);
    const after = await readFirstDinnerTurn(4);
    expect(after.bookedPeople).toBe(4);
    expect(after.tables.map(({ id }) => id)).not.toContain(tables[0]!.id);
  });

  it('returns joined tables for a party of ten', async () => {
    const { state, tables } = await readFirstDinnerTurn(10);
    expect([state, tables]).toMatchObject([
      'joins',
      [{ name: 'Sala 7+8', capacity: 14, floor: 0 }],
    ]);
    const [{ id: tableId, joinedTableIds }] = tables as [TurnForParty['tables'][number]];
    expect((await enter({ numberOfPeople: 10, tableId, joinedTableIds })).status).toBe(201);
  });

  it('offers two alternatives, the nearest turns of the date first, if a turn is full', async () => {
    await sql(
      `insert into turn_occupancy (date, time_slot_id, max_covers, held) values ($1, $2, 75, 74)`,
      [BOOKING_DATE, turn().timeSlotId],
    );
    const { state, alternatives, bookedPeople, tables } = await readFirstDinnerTurn(2);
    expect([state, bookedPeople, tables]).toEqual(['full', 74, []]);
    expect(
      alternatives.map(({ reservationDate, startTime }) => [reservationDate, startTime]),
    ).toEqual([
      [BOOKING_DATE, '20:50'],
      [BOOKING_DATE, '21:30'],
    ]);
    expect((await readFirstDinnerTurn(1)).state).toBe('fits');
  });

  it('offers alternatives to a party of ten in turns with free joined tables', async () => {
    await sql(
      `insert into turn_occupancy (date, time_slot_id, max_covers, held) values ($1, $2, 75, 70)`,
      [BOOKING_DATE, turn().timeSlotId],
    );
    const { state, alternatives } = await readFirstDinnerTurn(10);
    expect(state).toBe('full');
    expect(alternatives.map(({ startTime, floor }) => [startTime, floor])).toEqual([
      ['20:50', 0],
      ['21:30', 0],
    ]);
  });

  it('offers no alternative turn that has begun', async () => {
    await sql(
      `insert into turn_occupancy (date, time_slot_id, max_covers, held) values ($1, $2, 75, 74)`,
      [BOOKING_DATE, slotId('cena_terzo')],
    );
    app().clock.set(`${BOOKING_DATE}T20:20`);
    const full = (await readTurns(2)).find(({ state }) => state === 'full')!;
    expect(full.alternatives[0]).toMatchObject({
      reservationDate: BOOKING_DATE,
      startTime: '20:50',
    });
    expect(full.alternatives[1]!.reservationDate).not.toBe(BOOKING_DATE);
  });

  it('marks turns as closed or over, and a turn that has begun as bookable', async () => {
    const closure = { date: BOOKING_DATE, service: 'lunch', note: null, active: true };
    expect((await staff().post('/api/closures', closure)).status).toBe(201);
    app().clock.set(`${BOOKING_DATE}T20:51`);
    const states = new Map((await readTurns(2)).map(({ startTime, state }) => [startTime, state]));
    expect([states.get('19:00'), states.get('20:50'), states.get('21:30')]).toEqual([
      'over',
      'fits',
      'fits',
    ]);
    app().clock.set('2027-03-12T10:00');
    const lunch = (await readTurns(2)).find(({ startTime }) => startTime === '13:00')!;
    expect(lunch.state).toBe('closed');
    expect(lunch.alternatives).toHaveLength(2);
  });

  it('omits inactive turns', async () => {
    await sql('update time_slots set is_active = false where turn_key = $1', ['cena_terzo']);
    expect((await readTurns(2)).map(({ timeSlotId }) => timeSlotId)).not.toContain(
      slotId('cena_terzo'),
    );
  });

  it.each([
    ['soon', 4, 'date'],
    [BOOKING_DATE, 0, 'numberOfPeople'],
    [BOOKING_DATE, 201, 'numberOfPeople'],
    [BOOKING_DATE, 'many', 'numberOfPeople'],
  ])('returns 400 for the date %s and %s people', async (date, people, field) => {
    const { status, body } = await staff().get<RefusalBody>(buildPath(date, people));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('returns 401 for a guest', async () => {
    expect((await guest().get(buildPath(BOOKING_DATE, 4))).status).toBe(401);
  });
});
