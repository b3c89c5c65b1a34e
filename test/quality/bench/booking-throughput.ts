import {
  buildGuest,
  newIdempotencyKey,
  type Turn,
} from '#test/support/builders/request-builders.ts';
import { createHttpClient } from '#test/support/drivers/http-client.ts';
import { runBaselineBookings } from './baseline-bookings.ts';
import { generateLoad } from './load-generator.ts';
import type { BenchmarkRow } from './report-table.ts';
import { sameTurnFirst, randomTurns } from './turn-sequences.ts';

const CONCURRENT_GUESTS = 32;

export const createBookingPost = async (origin: string, nextTurn: () => Turn) => {
  const visitor = createHttpClient(origin);
  const token = await visitor.fetchCsrfToken();
  const head = `POST /api/reservations HTTP/1.1\r\nCookie: ${visitor.cookies.header()}\r\nX-CSRF-Token: ${token}\r\nContent-Type: application/json\r\nAccept-Encoding: gzip, deflate, br\r\n`;
  let number = 0;
  return (host: string): string => {
    const body = JSON.stringify({
      ...buildGuest(++number),
      notes: null,
      tableId: null,
      numberOfPeople: 2,
      ...nextTurn(),
    });
    return `${head}Host: ${host}\r\nIdempotency-Key: ${newIdempotencyKey()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
};

type Options = {
  readonly url: string;
  readonly origins: readonly string[];
  readonly slotIds: readonly string[];
  readonly seconds: number;
};

/**
 * Compares the server's accepted bookings per second with a baseline that executes only the SQL
 * statements. Measures the baseline before and after the server, because disk speed varies.
 */
const measure = async (
  { url, origins, slotIds, seconds }: Options,
  name: string,
  turnsOf: typeof sameTurnFirst,
  atLeast: number,
): Promise<BenchmarkRow> => {
  const nextTurn = turnsOf(slotIds);
  const bare = () =>
    runBaselineBookings({
      url,
      processes: origins.length,
      guests: CONCURRENT_GUESTS,
      seconds: seconds / 2,
      nextTurn,
    });
  const before = await bare();
  const { perSecond, statuses, answers, p50, p99 } = await generateLoad({
    origins,
    connections: CONCURRENT_GUESTS,
    seconds,
    ask: await createBookingPost(origins[0]!, nextTurn),
  });
  const after = await bare();
  const refused = Object.entries(statuses)
    .filter(([status]) => status !== '201')
    .map(([status, count]) => `${count} × ${status}`);
  return {
    what: `bookings, ${name}, ${origins.length} web`,
    unit: '/s',
    measured: (perSecond * (statuses[201] ?? 0)) / answers,
    ceiling: (before + after) / 2,
    atLeast,
    note: [`p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`, ...refused].join(', '),
  };
};

export const measureBookings = async (options: Options): Promise<BenchmarkRow[]> => [
  await measure(options, 'one hot turn', sameTurnFirst, 0.5),
  await measure(options, 'many turns', randomTurns, 0.25),
];
