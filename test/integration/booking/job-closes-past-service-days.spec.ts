import { TOKENS } from '#src/composition/tokens.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';

const { app, ask, sql, list, decide } = setupBookingApp();
const closePastServiceDays = () => app().container.get(TOKENS.completeOrExpirePastReservations)();
const END_OF_SERVICE_DAY = '2027-03-14T04:00';
const readStatus = async (id: string) => (await list()).find((row) => row.id === id)?.status;

describe('closing past service days when a read model differs from the log', () => {
  it('fails with the id of the reservation that stays open, and closes the others', async () => {
    const [differing, confirmed, pending] = [
      (await ask(buildGuest(1))).body.id,
      (await ask(buildGuest(2))).body.id,
      (await ask(buildGuest(3))).body.id,
    ];
    await decide(differing, 'cancelled');
    await decide(confirmed, 'confirmed');
    await sql(`update reservations set status = 'pending', outcome = null where id = ?`, [
      differing,
    ]);
    app().clock.set(END_OF_SERVICE_DAY);
    await expect(closePastServiceDays()).rejects.toThrow(`still open after closing: ${differing}`);
    expect([await readStatus(confirmed), await readStatus(pending)]).toEqual([
      'completed',
      'cancelled',
    ]);
    expect(
      await sql(`select 1 from event where type = 'ReservationExpired' and stream = ?`, [
        `reservation-${differing}`,
      ]),
    ).toEqual([]);
  });

  it('succeeds after a rebuild of the read model', async () => {
    const id = (await ask(buildGuest(1))).body.id;
    await decide(id, 'cancelled');
    await sql(`update reservations set status = 'pending', outcome = null where id = ?`, [id]);
    app().clock.set(END_OF_SERVICE_DAY);
    await expect(closePastServiceDays()).rejects.toThrow(id);
    await app().container.get(TOKENS.rebuild)();
    expect(await closePastServiceDays()).toBe(0);
  });

  it('stops when its signal is aborted, and the next run completes', async () => {
    for (const guestNumber of [1, 2]) await ask(buildGuest(guestNumber));
    app().clock.set(END_OF_SERVICE_DAY);
    expect(
      await app().container.get(TOKENS.completeOrExpirePastReservations)(AbortSignal.abort()),
    ).toBe(0);
    expect(await closePastServiceDays()).toBe(2);
  });
});
