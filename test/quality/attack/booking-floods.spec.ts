/**
 * Floods of bookings with invented guests, against the built server with the default rate limits.
 * Most of 300 legitimate guests behind one address must be accepted, and a program must not fill an
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
const CONCURRENCY = 20;

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

const createDinnerTurn = (index: number): Turn => ({
  reservationDate: venueDateInDays(day),
  timeSlotId: slots[index % slots.length]!,
});

const sendRequests = async (
  count: number,
  getAddress: (index: number) => string,
  getOverrides: (index: number) => object = () => ({}),
) => {
  let next = 0;
  const responses: Awaited<ReturnType<typeof requestTableWithProof>>[] = [];
  const sendUntilDone = async () => {
    for (let index = next++; index < count; index = next++)
      responses.push(
        await requestTableWithProof(
          server.guest(),
          getAddress(index),
          createDinnerTurn(index),
          getOverrides(index),
        ),
      );
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendUntilDone));
  return {
    accepted: responses.filter(({ answer }) => answer.status === 201).length,
    bits: Math.max(...responses.map(({ bits }) => bits)),
  };
};

const sumHeldCovers = async (): Promise<number> =>
  (
    await server.database.query<{ covers: number }>(
      'select coalesce(sum(held), 0)::int covers from turn_occupancy where date = $1',
      [venueDateInDays(day)],
    )
  )[0]!.covers;

it('accepts at least 270 of 300 guests behind one address, with proof of work of at most 14 bits', async () => {
  const start = performance.now();
  const { accepted, bits } = await sendRequests(
    GUESTS,
    () => '192.0.2.1',
    () => ({ numberOfPeople: 2 }),
  );
  const seconds = (performance.now() - start) / 1_000;
  reportMeasurement(
    'floods',
    `${accepted} of ${GUESTS} honest guests behind one address accepted in ${seconds.toFixed(1)} s, proof of work of at most ${bits} bits, ${await sumHeldCovers()} covers held unconfirmed`,
  );
  expect(accepted).toBeGreaterThanOrEqual(270);
  expect(bits).toBeLessThanOrEqual(14);
});

it.each<[string, (index: number) => string]>([
  ['one IPv4 address', () => '198.51.100.7'],
  ['sixteen /64 networks of one /48', (index) => `2001:db8:9:${(index % 16).toString(16)}::1`],
  ['two hundred networks', (index) => `100.64.${index}.7`],
])('limits a program from %s to 75 of the 225 covers of an evening', async (name, getAddress) => {
  const { accepted, bits } = await sendRequests(200, getAddress, (index) => ({
    numberOfPeople: 8 - (index % 8),
  }));
  const covers = await sumHeldCovers();
  reportMeasurement(
    'floods',
    `a program from ${name}: ${accepted} of 200 requests answered 201 (at most ${bits} bits), ${covers} of 225 covers of the evening held`,
  );
  expect(covers).toBeLessThanOrEqual(75);
  expect(covers).toBeGreaterThan(0);
});
