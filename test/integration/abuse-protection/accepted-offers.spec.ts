import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type {
  WaitingListEntryView,
  WaitingListState,
} from '#src/contracts/booking/waiting-list.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { requestTableWithProof } from '#test/support/drivers/proof-of-work-client.ts';
import { createScriptedBrowser } from '#test/support/drivers/unknown-browser.ts';
import {
  newNetworkAddress,
  setupRateLimitedApps,
} from '#test/support/fixtures/rate-limited-apps.ts';

const { fixture: app, turn } = setupRateLimitedApps();

let staff: HttpClient;
beforeAll(async () => {
  staff = await app().staff();
});

const offerFreedSeats = () => app().application.waitingList.offerFreedSeats();
const readState = async (token: string) =>
  (await app().guest().get<WaitingListState>(`/api/waiting-list/link/${token}`)).body;
const findAccepted = async () =>
  (await staff.get<ReservationView[]>('/api/reservations')).body.find(
    ({ origin }) => origin === 'waiting_list',
  )!;

/** Joins the full turn, which then has free seats. Returns the token of the entry. */
const join = async (client = app().guest()) => {
  const reopen = await declareTurnFull(staff, turn().reservationDate, turn().timeSlotId);
  const browser = createScriptedBrowser(client, newNetworkAddress());
  const token = (await browser.join(turn(), 4))!;
  await reopen();
  return { token, accept: () => browser.acceptOffer(token) };
};

describe('an accepted offer', () => {
  it('of an unknown guest keeps the held seats as a request, which staff confirm', async () => {
    const { token, accept } = await join();
    await offerFreedSeats();
    expect((await readState(token)).offer).toMatchObject({ needsStaff: true });
    await accept();
    const { id, ...request } = await findAccepted();
    expect(request).toMatchObject({ status: 'pending', holdsSeat: true, numberOfPeople: 4 });
    const decided = await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    expect(decided.body).toMatchObject({ status: 'confirmed', numberOfPeople: 4 });
  });

  it('that staff made is confirmed', async () => {
    const { token, accept } = await join();
    const { reservationDate, timeSlotId } = turn();
    const [entry] = (
      await staff.get<WaitingListEntryView[]>(`/api/waiting-list?date=${reservationDate}`)
    ).body;
    await staff.post(`/api/waiting-list/${entry!.id}/offer`, { timeSlotId });
    expect((await readState(token)).offer).not.toHaveProperty('needsStaff');
    await accept();
    expect(await findAccepted()).toMatchObject({ status: 'confirmed', numberOfPeople: 4 });
  });

  it('of a guest whose browser has a confirmed reservation is confirmed', async () => {
    const client = app().guest();
    const earlier = await requestTableWithProof(client, newNetworkAddress(), turn(), {
      numberOfPeople: 2,
    });
    await staff.put(`/api/reservations/${earlier.answer.body.id}`, { status: 'confirmed' });
    const { accept } = await join(client);
    await offerFreedSeats();
    await accept();
    expect(await findAccepted()).toMatchObject({ status: 'confirmed', numberOfPeople: 4 });
  });
});
