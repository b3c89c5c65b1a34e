import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildQuoteRequest, type Turn } from '#test/support/builders/request-builders.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { postWithProof } from '#test/support/drivers/proof-of-work-client.ts';
import { createFormBrowser, createScriptedBrowser } from '#test/support/drivers/unknown-browser.ts';
import { setupRateLimitedApps } from '#test/support/fixtures/rate-limited-apps.ts';
import { countRounds } from '#test/support/rounds.ts';

const { fixture: app, turn, minutesPass } = setupRateLimitedApps();

const ADDRESS = '198.51.100.7';
const HOUR_MINUTES = 60;
const ROUNDS = countRounds(60);
const HONEST_GUESTS = countRounds(300);
const CONCURRENT_GUESTS = 15;

let staff: HttpClient;
let dinners: readonly Turn[];
beforeAll(async () => {
  staff = await app().staff();
  const slots = (await app().guest().get<TimeSlotView[]>('/api/time-slots')).body;
  dinners = slots
    .filter(({ mealType }) => mealType === 'cena')
    .map(({ id }) => ({ ...turn(), timeSlotId: id }));
});

const scripted = () => createScriptedBrowser(app().guest(), ADDRESS);
const withForms = (keepsCookie: boolean) => createFormBrowser(app().guest(), ADDRESS, keepsCookie);

const requestAndChange = async (round: number, dinner: Turn) => {
  const day = String(1 + (round % 30)).padStart(2, '0');
  const browser = scripted();
  const token = await browser.request({ ...dinner, reservationDate: `2027-07-${day}` }, 4);
  if (token !== null) await browser.change(token, dinner, 8);
};

const requestAndAcceptProposal = async (dinner: Turn) => {
  const browser = scripted();
  const token = await browser.request({ ...dinner, reservationDate: '2027-06-11' }, 4);
  if (token === null) return;
  const { body } = await staff.get<{ id: string; link: string }[]>('/api/reservations');
  const { id } = body.find(({ link }) => link.includes(token))!;
  await staff.put(`/api/reservations/${id}`, { status: 'cancelled' });
  await browser.acceptProposal(token, dinner);
};

/** Uses every way once, each time with a new cookie. Returns the token of the waiting list. */
const attackOnce = async (round: number): Promise<string | null> => {
  const dinner = dinners[round % dinners.length]!;
  await scripted().request(dinner, 8 - (round % 3));
  await withForms(true).request(dinner, 4);
  await withForms(false).request(dinner, 4);
  await requestAndChange(round, dinner);
  await requestAndAcceptProposal(dinner);
  await postWithProof(
    app().guest(),
    ADDRESS,
    '/api/event-quotes',
    buildQuoteRequest({ eventDate: dinner.reservationDate, numberOfPeople: 60 }),
  );
  return scripted().join(dinners[0]!, 4);
};

/** An hour of attacks. The first dinner turn is full at first, and has free seats later. */
const attackForAnHour = async () => {
  const reopen = await declareTurnFull(staff, turn().reservationDate, dinners[0]!.timeSlotId);
  const entries: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const entry = await attackOnce(round);
    if (entry !== null) entries.push(entry);
    if (round === Math.floor(ROUNDS / 2)) await reopen();
    await app().application.waitingList.offerFreedSeats();
    for (const token of entries) await scripted().acceptOffer(token);
    await minutesPass(HOUR_MINUTES / ROUNDS);
  }
  return entries.length;
};

const readEvening = async () =>
  (
    await app().database.query<{ held: number; confirmed: number; requests: number }>(
      `select (select coalesce(sum(held), 0)::int from turn_occupancy where date = $1) held,
        (select count(*)::int from reservations where status = 'confirmed') confirmed,
        (select count(*)::int from reservations) requests`,
      [turn().reservationDate],
    )
  )[0]!;

/** Sends a request of an honest guest, and returns true if it was stored. */
const isServed = async (guest: number): Promise<boolean> =>
  (await scripted().request(dinners[guest % dinners.length]!, 2)) !== null;

const countServed = async (): Promise<number> => {
  let served = 0;
  for (let sent = 0; sent < HONEST_GUESTS; sent += CONCURRENT_GUESTS) {
    const count = Math.min(CONCURRENT_GUESTS, HONEST_GUESTS - sent);
    const answers = await Promise.all(
      Array.from({ length: count }, (_, at) => isServed(sent + at)),
    );
    served += answers.filter(Boolean).length;
  }
  return served;
};

describe('a program at one address with a new cookie for each try, for an hour', () => {
  it(`holds at most 75 covers of the evening, none confirmed without staff, and ${HONEST_GUESTS} honest guests of that address are served`, async () => {
    const joined = await attackForAnHour();
    const evening = await readEvening();
    expect(joined).toBeGreaterThan(ROUNDS / 3);
    expect(evening.requests).toBeGreaterThan(ROUNDS * 3);
    expect(evening.held).toBeGreaterThan(0);
    expect(evening.held).toBeLessThanOrEqual(75);
    expect(evening.confirmed).toBe(0);
    expect(await countServed()).toBeGreaterThanOrEqual(HONEST_GUESTS * 0.9);
  });
});
