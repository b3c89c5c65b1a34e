/**
 * Floods of bookings with invented guests, against the built server with the default rate limits.
 * 300 honest guests behind one address must be accepted, and a program must not fill a Saturday
 * evening.
 */
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import type { Turn } from '#test/support/builders/request-builders.ts';
import { requestTableWithProof } from '#test/support/drivers/proof-of-work-client.ts';
import { defaultRateLimits } from '#test/support/fixtures/rate-limit-settings.ts';
import { reportMeasurement } from './support/measurement-report.ts';

const GUESTS = 300;
const AT_A_TIME = 20;

let server: BuiltServer;
let slots: string[];
let day = 20;

beforeAll(async () => {
  server = await startBuiltServer({ env: { ...defaultRateLimits, TRUSTED_PROXIES: '1' } });
  slots = (await server.guest().get<TimeSlotView[]>('/api/time-slots')).body
    .filter(({ mealType }) => mealType === 'cena')
    .map(({ id }) => id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  day += 1;
  for (const table of ['visitor_tally', 'request_counter'])
    await server.database.query(`delete from ${table}`);
});

const dinner = (at: number): Turn => ({
  reservationDate: venueDateInDays(day),
  timeSlotId: slots[at % slots.length]!,
});

const send = async (
  count: number,
  addressOf: (at: number) => string,
  over: (at: number) => object = () => ({}),
) => {
  let next = 0;
  const sent: Awaited<ReturnType<typeof requestTableWithProof>>[] = [];
  const work = async () => {
    for (let at = next++; at < count; at = next++)
      sent.push(await requestTableWithProof(server.guest(), addressOf(at), dinner(at), over(at)));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return {
    accepted: sent.filter(({ answer }) => answer.status === 201).length,
    bits: Math.max(...sent.map(({ bits }) => bits)),
  };
};

const coversHeld = async (): Promise<number> =>
  (
    await server.database.query<{ covers: number }>(
      'select coalesce(sum(held), 0)::int covers from turn_occupancy where date = $1',
      [venueDateInDays(day)],
    )
  )[0]!.covers;

it('three hundred honest guests behind one address are accepted within a minute', async () => {
  const start = performance.now();
  const { accepted, bits } = await send(
    GUESTS,
    () => '192.0.2.1',
    () => ({ numberOfPeople: 2 }),
  );
  const seconds = (performance.now() - start) / 1_000;
  reportMeasurement(
    'floods',
    `${accepted} of ${GUESTS} honest guests behind one address accepted in ${seconds.toFixed(1)} s, proof of work of at most ${bits} bits, ${await coversHeld()} covers held unconfirmed`,
  );
  expect(accepted).toBeGreaterThanOrEqual(270);
  expect(bits).toBeLessThanOrEqual(14);
});

it.each<[string, (at: number) => string]>([
  ['one IPv4 address', () => '198.51.100.7'],
  ['sixteen /64 of one /48', (at) => `2001:db8:9:${(at % 16).toString(16)}::1`],
  ['two hundred networks', (at) => `100.64.${at}.7`],
])('a program from %s holds at most 75 covers of an evening', async (name, addressOf) => {
  const { accepted, bits } = await send(200, addressOf, (at) => ({ numberOfPeople: 8 - (at % 8) }));
  const covers = await coversHeld();
  reportMeasurement(
    'floods',
    `a program from ${name}: ${accepted} of 200 requests answered 201 (at most ${bits} bits), ${covers} of 225 covers of the evening held`,
  );
  expect(covers).toBeLessThanOrEqual(75);
  expect(covers).toBeGreaterThan(0);
});
