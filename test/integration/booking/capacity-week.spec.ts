import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import type { WeekSlot } from '#src/contracts/booking/weekly-capacity.ts';
import { setupBookingApp, BOOKING_DATE } from '#test/support/fixtures/booking-app.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';

const { app, guest, slotId, requested, decide, sql } = setupBookingApp();

const MONDAY = '2027-03-08';
const WEEK = [
  '2027-03-08',
  '2027-03-09',
  '2027-03-10',
  '2027-03-11',
  '2027-03-12',
  '2027-03-13',
  '2027-03-14',
];

let staff: HttpClient;
beforeAll(async () => {
  staff = await app().staff();
});

const readWeek = async (from = MONDAY) =>
  (await staff.get<WeekSlot[]>(`/api/reservations/stats/week?from=${from}`)).body;
const findTurn = (slots: readonly WeekSlot[], key: string, date: string) =>
  slots
    .find(({ timeSlotId }) => timeSlotId === slotId(key))!
    .turns.find((turn) => turn.date === date)!;
const insertClosure = (day: { date?: string; weekday?: number }, service: string, active = true) =>
  sql('insert into service_closures (date, weekday, service, active) values (?, ?, ?, ?)', [
    day.date ?? null,
    day.weekday ?? null,
    service,
    active,
  ]);

describe('GET /api/reservations/stats/week', () => {
  it('returns each active slot on seven days in order, also without reservations', async () => {
    const slots = await readWeek();
    expect(slots.map(({ startTime }) => startTime)).toEqual([
      '12:00',
      '13:00',
      '14:00',
      '19:00',
      '20:50',
      '21:30',
    ]);
    for (const { turns, isActive } of slots) {
      expect([isActive, turns.map(({ date }) => date)]).toEqual([true, WEEK]);
      for (const turn of turns)
        expect(turn).toMatchObject({
          bookedPeople: 0,
          reservationsCount: 0,
          maxCovers: 75,
          closed: false,
        });
    }
  });

  it('returns the same numbers for each turn as the statistics of its day', async () => {
    await requested({ numberOfPeople: 3, tableId: null });
    const rejectedId = await requested({ numberOfPeople: 4, tableId: null });
    await requested({
      numberOfPeople: 2,
      tableId: null,
      reservationDate: '2027-03-14',
      timeSlotId: slotId('pranzo_primo'),
    });
    await decide(rejectedId, 'cancelled');
    const slots = await readWeek();
    expect(findTurn(slots, 'cena_primo', BOOKING_DATE)).toEqual({
      date: BOOKING_DATE,
      bookedPeople: 3,
      reservationsCount: 1,
      maxCovers: 75,
      closed: false,
    });
    for (const date of WEEK) {
      const day = (await staff.get<SlotStatistics[]>(`/api/reservations/stats?date=${date}`)).body;
      expect(
        day.map(({ timeSlotId, bookedPeople, reservationsCount, maxCovers }) => [
          timeSlotId,
          bookedPeople,
          reservationsCount,
          maxCovers,
        ]),
      ).toEqual(
        slots.map(({ timeSlotId, turns }) => {
          const { bookedPeople, reservationsCount, maxCovers } = turns.find(
            (turn) => turn.date === date,
          )!;
          return [timeSlotId, bookedPeople, reservationsCount, maxCovers];
        }),
      );
    }
  });

  it('marks turns closed by date, weekday or service, and ignores an inactive closure', async () => {
    await insertClosure({ date: '2027-03-09' }, 'all');
    await insertClosure({ weekday: 0 }, 'dinner');
    await insertClosure({ date: '2027-03-10' }, 'lunch');
    await insertClosure({ weekday: 4 }, 'all', false);
    const closed = (await readWeek()).flatMap(({ startTime, turns }) =>
      turns.filter((turn) => turn.closed).map(({ date }) => `${date.slice(8)} ${startTime}`),
    );
    expect(closed.sort()).toEqual([
      '09 12:00',
      '09 13:00',
      '09 14:00',
      '09 19:00',
      '09 20:50',
      '09 21:30',
      '10 12:00',
      '10 13:00',
      '10 14:00',
      '14 19:00',
      '14 20:50',
      '14 21:30',
    ]);
  });

  it('returns an inactive slot only in weeks in which it has reservations', async () => {
    await requested({ numberOfPeople: 2 });
    await sql('update time_slots set is_active = false where id = ?', [slotId('cena_primo')]);
    expect(
      (await readWeek()).find(({ timeSlotId }) => timeSlotId === slotId('cena_primo')),
    ).toMatchObject({ isActive: false });
    expect((await readWeek('2027-03-15')).map(({ startTime }) => startTime)).toEqual([
      '12:00',
      '13:00',
      '14:00',
      '20:50',
      '21:30',
    ]);
  });

  it.each([
    ['the spring clock change', '2027-03-22', '2027-03-28'],
    ['the autumn clock change', '2027-10-25', '2027-10-31'],
    ['New Year', '2027-12-27', '2028-01-02'],
  ])('returns seven days over %s', async (_, from, last) => {
    await insertClosure({ date: last }, 'all');
    const [slot] = await readWeek(from);
    expect([slot!.turns.length, slot!.turns[0]!.date, slot!.turns[6]]).toEqual([
      7,
      from,
      expect.objectContaining({ date: last, closed: true }),
    ]);
  });

  it.each(['', '?from=domani', '?from=2027-02-30'])(
    'returns 400 when the query "%s" has no valid date',
    async (query) => {
      const { status, body } = await staff.get<{ fields: object }>(
        `/api/reservations/stats/week${query}`,
      );
      expect([status, body.fields]).toEqual([400, { from: 'Seleziona una data' }]);
    },
  );

  it('returns 401 for a guest and an auditor', async () => {
    for (const client of [guest(), await app().auditor()])
      expect((await client.get(`/api/reservations/stats/week?from=${MONDAY}`)).status).toBe(401);
  });
});
