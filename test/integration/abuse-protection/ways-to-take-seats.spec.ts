import type { seatWays, SeatWay } from '#src/contexts/booking/domain/seat-hold.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { Turn } from '#test/support/builders/request-builders.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import {
  createFormBrowser,
  createScriptedBrowser,
  type UnknownBrowser,
} from '#test/support/drivers/unknown-browser.ts';
import {
  newNetworkAddress,
  repeatInSequence,
  setupRateLimitedApps,
} from '#test/support/fixtures/rate-limited-apps.ts';

const { fixture: app, turn } = setupRateLimitedApps();

let staff: HttpClient;
let nextTurn: Turn;
beforeAll(async () => {
  staff = await app().staff();
  const slots = (await app().guest().get<TimeSlotView[]>('/api/time-slots')).body;
  const { id } = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!;
  nextTurn = { ...turn(), timeSlotId: id };
});

const TRIES = 9;
const PEOPLE = 4;
const NETWORK_SEATS = 16;
const UNCONFIRMED_SEATS = 25;

const offerFreedSeats = () => app().application.waitingList.offerFreedSeats();
const reject = async (token: string) => {
  const { body } = await staff.get<{ id: string; link: string }[]>('/api/reservations');
  const { id } = body.find(({ link }) => link.includes(token))!;
  await staff.put(`/api/reservations/${id}`, { status: 'cancelled' });
};

type NewBrowser = () => UnknownBrowser;
/** Takes as many seats of the turn as it can. */
type Attack = (newBrowser: NewBrowser) => Promise<void>;
type LimitedWay = {
  [Way in SeatWay]: (typeof seatWays)[Way]['isLimited'] extends true ? Way : never;
}[SeatWay];

const joinFullTurn = async (newBrowser: NewBrowser) => {
  const reopen = await declareTurnFull(staff, turn().reservationDate, turn().timeSlotId);
  const tokens = await repeatInSequence(TRIES, () => newBrowser().join(turn(), PEOPLE));
  await reopen();
  await offerFreedSeats();
  return tokens.filter((token) => token !== null);
};

/** One attack for each way of the list. A way without an attack does not compile. */
const attacks: Readonly<Record<LimitedWay, Attack>> = {
  request: async (newBrowser) => {
    await repeatInSequence(TRIES, () => newBrowser().request(turn(), PEOPLE));
  },
  acceptedProposal: async (newBrowser) => {
    await repeatInSequence(TRIES, async () => {
      const browser = newBrowser();
      const token = await browser.request(nextTurn, PEOPLE);
      if (token === null) return;
      await reject(token);
      await browser.acceptProposal(token, turn());
    });
  },
  changeRequest: async (newBrowser) => {
    await repeatInSequence(TRIES, async (day) => {
      const browser = newBrowser();
      const elsewhere = { ...turn(), reservationDate: `2027-06-${13 + day}` };
      const token = await browser.request(elsewhere, PEOPLE);
      if (token !== null) await browser.change(token, turn(), PEOPLE);
    });
  },
  offer: async (newBrowser) => {
    await joinFullTurn(newBrowser);
  },
  acceptedOffer: async (newBrowser) => {
    const tokens = await joinFullTurn(newBrowser);
    for (const token of [...tokens, ...tokens]) {
      await newBrowser().acceptOffer(token);
      await offerFreedSeats();
    }
  },
};
const limitedWays = Object.keys(attacks) as LimitedWay[];

const readHeldCovers = async (): Promise<number> =>
  (
    await app().database.query<{ held: number }>(
      'select held from turn_occupancy where date = $1 and time_slot_id = $2',
      [turn().reservationDate, turn().timeSlotId],
    )
  )[0]?.held ?? 0;
const countConfirmed = async (): Promise<number> =>
  (
    await app().database.query<{ n: number }>(
      `select count(*)::int n from reservations where status = 'confirmed'`,
    )
  )[0]!.n;

const browserKinds = {
  'scripts of the site': (address: string) => createScriptedBrowser(app().guest(), address),
  'forms without JavaScript': (address: string) => createFormBrowser(app().guest(), address),
};

describe.each(Object.entries(browserKinds))('a program that uses the %s', (_, createBrowser) => {
  it.each(limitedWays)(
    'holds seats of one network up to its limit by the way "%s", and confirms none',
    async (way) => {
      const address = newNetworkAddress();
      await attacks[way](() => createBrowser(address));
      const held = await readHeldCovers();
      expect(held).toBeGreaterThan(0);
      expect(held).toBeLessThanOrEqual(NETWORK_SEATS);
      expect(await countConfirmed()).toBe(0);
    },
  );

  it.each(limitedWays)(
    'holds seats of many networks up to their limit by the way "%s", and confirms none',
    async (way) => {
      await attacks[way](() => createBrowser(newNetworkAddress()));
      const held = await readHeldCovers();
      expect(held).toBeGreaterThan(NETWORK_SEATS);
      expect(held).toBeLessThanOrEqual(UNCONFIRMED_SEATS);
      expect(await countConfirmed()).toBe(0);
    },
  );
});
