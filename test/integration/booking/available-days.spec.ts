import fc from 'fast-check';
import type { Availability } from '#src/contracts/booking/availability.ts';
import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const { app, guest, staff, slotId, enter, press, sql } = setupBookingApp();
const FIRST_DAY = '2027-03-10';

const readDays = async (query: string) =>
  (await guest().get<DayAvailability[]>(`/api/availability/days?${query}`)).body;
const readState = async (turnKey = 'cena_primo', numberOfPeople = 2) =>
  (await readDays(`from=${BOOKING_DATE}&days=1&numberOfPeople=${numberOfPeople}`))[0]!.turns.find(
    ({ timeSlotId }) => timeSlotId === slotId(turnKey),
  )!.state;

describe('GET /api/availability/days', () => {
  it('lists fourteen days with the arrival windows of their turns', async () => {
    const days = await readDays(`from=${FIRST_DAY}&numberOfPeople=2`);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, day) => `2027-03-${10 + day}`),
    );
    expect(days[3]).toEqual({
      date: BOOKING_DATE,
      state: 'free',
      turns: [
        ['pranzo_primo', 'pranzo', '12:00', '13:00'],
        ['pranzo_secondo', 'pranzo', '13:00', '14:00'],
        ['pranzo_terzo', 'pranzo', '14:00', '15:00'],
        ['cena_primo', 'cena', '19:00', '20:50'],
        ['cena_secondo', 'cena', '20:50', '21:30'],
        ['cena_terzo', 'cena', '21:30', '22:30'],
      ].map(([turnKey, mealType, startTime, endTime]) => ({
        timeSlotId: slotId(turnKey!),
        mealType,
        startTime,
        endTime,
        state: 'free',
        coversLeft: null,
      })),
    });
  });

  it('returns few and full as reservations are added, and free after a cancellation', async () => {
    expect(await readState()).toBe('free');
    await enter({ numberOfPeople: 40, ...buildGuest(1) });
    const { body } = await enter({ numberOfPeople: 25, ...buildGuest(2) });
    expect(await readState()).toBe('few');
    await enter({ numberOfPeople: 9, ...buildGuest(3) });
    expect(await readState()).toBe('full');
    expect(await readState('cena_primo', 1)).toBe('few');
    await press(body.id, 'cancel', { reason: 'guest_asked' });
    expect(await readState()).toBe('free');
  });

  it('marks a closed service as closed, and omits a turn that staff deactivated', async () => {
    expect(await readState()).toBe('free');
    await staff().post('/api/closures', { service: 'dinner', date: BOOKING_DATE, active: true });
    expect(await readState()).toBe('closed');
    expect(await readState('pranzo_primo')).toBe('free');
    await staff().put(`/api/time-slots/${slotId('pranzo_primo')}`, { isActive: false });
    const [day] = await readDays(`from=${BOOKING_DATE}&days=1&numberOfPeople=2`);
    expect(day!.turns.map(({ timeSlotId }) => timeSlotId)).not.toContain(slotId('pranzo_primo'));
  });

  it('returns late when the turn begins within the lead time', async () => {
    app().clock.set(`${BOOKING_DATE}T18:29`);
    expect(await readState()).not.toBe('late');
    app().clock.set(`${BOOKING_DATE}T18:31`);
    expect(await readState()).toBe('late');
  });

  it('ends with the last day that can be booked', async () => {
    const days = await readDays('from=2028-03-01&days=42&numberOfPeople=2');
    expect(days.at(-1)!.date).toBe('2028-03-09');
    expect(await readDays('from=2028-04-01&numberOfPeople=2')).toEqual([]);
  });

  it.each([
    ['from', 'from=2027-03-09&numberOfPeople=2', 'La data non può essere nel passato'],
    ['from', 'from=&numberOfPeople=2', 'Seleziona una data'],
    ['days', `from=${BOOKING_DATE}&days=43&numberOfPeople=2`, 'Numero di giorni non valido'],
    [
      'numberOfPeople',
      `from=${BOOKING_DATE}&numberOfPeople=9`,
      'Massimo 8 persone per prenotazione online',
    ],
  ])('returns 400 for an invalid %s: %s', async (field, query, text) => {
    const { status, body } = await guest().get<RefusalBody>(`/api/availability/days?${query}`);
    expect([status, body.fields]).toEqual([400, { [field]: text }]);
  });

  it('returns 304 until the next event', async () => {
    const path = `/api/availability/days?from=${BOOKING_DATE}&numberOfPeople=2`;
    // Without this cache-control, `fetch` adds `no-cache`, which would prevent a 304 response.
    const read = (etag: string) =>
      guest().get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    const first = await guest().get(path);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag')!;
    expect((await read(etag)).status).toBe(304);
    await enter({ numberOfPeople: 70 });
    expect((await read(etag)).status).toBe(200);
  });
});

describe('the state of each turn', () => {
  const RANDOM_INPUTS = {
    party: fc.noBias(fc.integer({ min: 1, max: 8 })),
    seed: fc.noBias(fc.nat()),
  };
  const DAYS = 14;
  const PASSES = 6;

  /** Fills every turn of fourteen days at random with parties, blocked tables and closures. */
  const fillBook = async (seed: number) => {
    const random = fc.sample(fc.noBias(fc.nat({ max: 999_999 })), {
      numRuns: 2_000,
      seed,
    });
    const pick = (below: number) => (random.pop() ?? 0) % below;
    const days = await readDays(`from=${FIRST_DAY}&numberOfPeople=2`);
    await sql(
      `insert into daily_settings (id, table_id, time_slot_id, date, is_available, max_reservations)
       select gen_random_uuid(), t.id, s.id, d::date, false, 0 from tables t, time_slots s, generate_series($1::date, $1::date + 13, '1 day') d
       where abs(hashtext(t.id::text || s.id::text || d::text || $2)) % 4 = 0`,
      [FIRST_DAY, String(seed)],
    );
    await staff().post('/api/closures', {
      service: ['lunch', 'dinner', 'all'][pick(3)],
      date: days[pick(DAYS)]!.date,
      active: true,
    });
    await Promise.all(
      days.flatMap(({ date, turns }) =>
        turns.map(async ({ timeSlotId }) => {
          for (let entry = pick(5); entry > 0; entry--)
            await enter({
              ...buildGuest(entry),
              reservationDate: date,
              timeSlotId,
              numberOfPeople: 1 + pick(36),
              tableId: null,
            });
        }),
      ),
    );
  };

  it.each(fc.sample(fc.record(RANDOM_INPUTS), { numRuns: PASSES, seed: 20_270_310 }))(
    'equals the result of the search on 84 random turns: %j',
    async ({ party, seed }) => {
      app().clock.set(`${FIRST_DAY}T13:40`);
      await fillBook(seed);
      const days = await readDays(`from=${FIRST_DAY}&numberOfPeople=${party}`);
      for (const { date, turns } of days)
        for (const { timeSlotId, mealType, state } of turns) {
          const query = `date=${date}&numberOfPeople=${party}&mealType=${mealType}&timeSlot=${timeSlotId}`;
          const { closed, begun, capacityInfo } = (
            await guest().get<Availability>(`/api/availability?${query}`)
          ).body;
          const few = capacityInfo.availableCovers <= 10 ? 'few' : 'free';
          const openState = capacityInfo.canAccommodate ? few : 'full';
          const expected = closed ? 'closed' : begun ? 'late' : openState;
          expect([date, timeSlotId, state]).toEqual([date, timeSlotId, expected]);
        }
      expect(
        new Set(days.flatMap(({ turns }) => turns.map(({ state }) => state))).size,
      ).toBeGreaterThan(2);
    },
  );
});
