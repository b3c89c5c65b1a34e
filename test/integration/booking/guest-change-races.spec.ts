import { createBookingConsistencyQueries } from '#test/support/assertions/booking-consistency.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { countRounds } from '#test/support/rounds.ts';

const { app, guest, staff, turn, ask, sql } = setupBookingApp();

const ROUNDS = countRounds(200);
const NEXT_DAY = '2027-03-14';

/** One round: the guest and staff act on one reservation at the same moment. */
const race = async (round: number): Promise<number[]> => {
  const { body } = await ask({ ...buildGuest(round), numberOfPeople: 2 });
  const guestPath = `/api/reservations/link/${body.link.split('/').pop()}`;
  const staffPath = `/api/reservations/${body.id}`;
  if (round % 2 === 0) await staff().put(staffPath, { status: 'confirmed' });
  if (round % 3 === 0)
    await guest().post(`${guestPath}/change`, {
      ...turn(),
      reservationDate: NEXT_DAY,
      numberOfPeople: 3,
    });
  const answers = await Promise.all([
    guest().post(`${guestPath}/cancel`),
    staff().put(staffPath, { status: 'confirmed' }),
    guest().post(`${guestPath}/change`, { ...turn(), numberOfPeople: round % 4 === 0 ? 1 : 5 }),
    staff().post(`${staffPath}/accept-change`),
    guest().post(`${guestPath}/confirm`),
  ]);
  return answers.map(({ status }) => status);
};

describe('concurrent actions of a guest and staff on one reservation', () => {
  it(`have one outcome in ${ROUNDS} of ${ROUNDS} rounds, and keep the held covers exact`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const statuses = await race(round);
      expect(statuses[0]).toBe(200);
      expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    }
    const consistency = createBookingConsistencyQueries(app().database.query);
    for (const { held, summed, most } of await consistency.covers()) {
      expect(held).toBe(summed);
      expect(held).toBeLessThanOrEqual(most);
    }
    expect(await sql('select distinct outcome from reservations')).toEqual([
      { outcome: 'cancelled_by_guest' },
    ]);
    expect(await sql('select sum(held)::int held from turn_occupancy')).toEqual([{ held: 0 }]);
  });
});
