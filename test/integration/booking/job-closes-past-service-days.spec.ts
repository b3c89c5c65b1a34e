import { TOKENS } from '#src/composition/tokens.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import type { DeskSummary } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';

const { app, ask, sql, list, decide, staff, press } = setupBookingApp();

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

const listToCall = async () =>
  (await staff().get<ReservationView[]>('/api/reservations?status=to_call')).body.map(
    ({ id, outcome }) => ({ id, outcome }),
  );
const expireRequest = async () => {
  const { id } = (await ask()).body;
  app().clock.set('2027-03-14T04:00');
  await app().container.get(TOKENS.completeOrExpirePastReservations)();
  return id;
};

describe('a request that expired without an answer', () => {
  it('is listed under «Da chiamare»', async () => {
    const id = await expireRequest();
    expect(await listToCall()).toEqual([{ id, outcome: 'expired' }]);
    const { toCall } = (await staff().get<DeskSummary>('/api/reservations/summary')).body;
    expect(toCall).toBe(1);
  });

  it('leaves the list when staff have called the guest', async () => {
    const id = await expireRequest();
    expect((await press(id, 'called')).status).toBe(200);
    expect(await listToCall()).toEqual([]);
  });

  it('stays in the list when the read models are rebuilt', async () => {
    const id = await expireRequest();
    await app().container.get(TOKENS.rebuild)();
    expect(await listToCall()).toEqual([{ id, outcome: 'expired' }]);
  });

  it('is not listed when its event has no awaitsCall field', async () => {
    const id = await expireRequest();
    await app().container.get(TOKENS.sql)(`do $$ begin
      set local session_replication_role = replica;
      update event set data = data - 'awaitsCall' where type = 'ReservationExpired';
    end $$`);
    await app().container.get(TOKENS.rebuild)();
    expect((await staff().get(`/api/reservations/${id}`)).status).toBe(200);
    expect(await listToCall()).toEqual([]);
  });
});
