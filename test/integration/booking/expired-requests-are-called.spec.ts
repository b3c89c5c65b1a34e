import type { DeskSummary } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app, ask, staff, press } = setupBookingApp();

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
