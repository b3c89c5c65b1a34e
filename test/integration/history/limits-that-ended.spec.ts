import type { ReservationsAsOfView, ServiceDayChange } from '#src/contracts/reservations-as-of.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app, staff, enter, slotId, statistics } = setupBookingApp();
const UNTIL = `${BOOKING_DATE}T19:00:00.000Z`;

const listMoments = async () =>
  (await staff().get<ServiceDayChange[]>(`/api/audit/book/moments?date=${BOOKING_DATE}`)).body;
const readMaxCovers = async ({ position, at }: ServiceDayChange) => {
  const query = new URLSearchParams({ date: BOOKING_DATE, position: String(position), at });
  const { body } = await staff().get<ReservationsAsOfView>(`/api/audit/book?${query.toString()}`);
  return body.statistics.find(({ timeSlotId }) => timeSlotId === slotId('cena_primo'))!.maxCovers;
};

describe('a limit whose time is over', () => {
  it('is a moment of the past book at its end, and counts only before', async () => {
    app().clock.set(`${BOOKING_DATE}T18:00`);
    await enter({ numberOfPeople: 2 });
    const limit = { date: BOOKING_DATE, timeSlotId: slotId('cena_primo'), kind: 'covers' };
    await staff().post('/api/turn-limits', { ...limit, covers: 10, until: UNTIL });
    const seenBefore = (await statistics()).maxCovers;
    expect(await listMoments()).toHaveLength(2);
    app().clock.set(`${BOOKING_DATE}T20:30`);
    const seenAfter = (await statistics()).maxCovers;
    const [entered, set, ended] = await listMoments();
    expect(ended).toMatchObject({
      position: set!.position,
      at: UNTIL,
      sentence: expect.stringMatching(/^Limite finito da solo: coperti del turno 10/),
    });
    expect([seenBefore, seenAfter]).toEqual([10, 75]);
    expect(await Promise.all([entered!, set!, ended!].map(readMaxCovers))).toEqual([
      75,
      seenBefore,
      seenAfter,
    ]);
  });

  it('is no moment of its own if staff ended it before', async () => {
    app().clock.set(`${BOOKING_DATE}T18:00`);
    const limit = { date: BOOKING_DATE, kind: 'full', until: UNTIL };
    const { body } = await staff().post<{ id: string }>('/api/turn-limits', limit);
    await staff().delete(`/api/turn-limits/${body.id}`);
    app().clock.set(`${BOOKING_DATE}T20:30`);
    expect(await listMoments()).toHaveLength(2);
  });
});
