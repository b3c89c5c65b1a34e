/**
 * Slow clients, many clients and request smuggling against the built server. The server must close
 * every slow connection in time, serve other visitors and execute no smuggled request.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { reportMeasurement, median } from './support/measurement-report.ts';
import { mapWithConcurrency } from './support/bounded-concurrency.ts';
import { sendRawBytes, openRawConnection, type RawConnection } from './support/raw-socket.ts';

const SLOW_CLIENTS = 300;
const IDLE_CONNECTIONS = 2_000;
/**
 * Maximum time in ms after which the server must close a slow connection. Its own timeouts are 10 s
 * for headers and 12 s for a body.
 */
const MAX_CUT_MS = 15_000;

let server: BuiltServer;
let token: string;
let cookie: string;
beforeAll(async () => {
  server = await startBuiltServer({ env: { TRUSTED_PROXIES: '0' } });
  const guest = server.guest();
  token = await guest.fetchCsrfToken();
  cookie = guest.cookies.header()!;
});
afterAll(() => server.stop());

const HOST = 'Host: localhost';
const readMemoryMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))![1]) /
  1024;
const measureRequestMs = async (): Promise<number> => {
  const startedAt = performance.now();
  const { status } = await fetch(`${server.origin}/api/time-slots`, {
    signal: AbortSignal.timeout(10_000),
  });
  expect(status).toBe(200);
  return performance.now() - startedAt;
};
const openConnections = (number: number): Promise<RawConnection[]> =>
  mapWithConcurrency(
    Array.from({ length: number }, (_, place) => place),
    50,
    () => openRawConnection(server.origin),
  );
const closeConnections = (all: readonly RawConnection[]) =>
  all.forEach(({ socket }) => socket.destroy());

describe('300 slow clients', () => {
  it('are disconnected when they never end headers or body, while other requests succeed', async () => {
    const [headers, bodies, silentReaders] = [
      await openConnections(SLOW_CLIENTS / 3),
      await openConnections(SLOW_CLIENTS / 3),
      await openConnections(SLOW_CLIENTS / 3),
    ];
    const post = `POST /api/contact HTTP/1.1\r\n${HOST}\r\nCookie: ${cookie}\r\nx-csrf-token: ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
    for (const { socket } of headers) socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
    const postForm = `POST /reservations HTTP/1.1\r\n${HOST}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\na`;
    bodies.forEach(({ socket }, index) => socket.write(index % 2 === 0 ? post : postForm));
    for (const { socket } of silentReaders) {
      socket.pause();
      socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n\r\n`.repeat(2));
    }
    const slowWrites = setInterval(() => {
      for (const { socket } of headers) if (!socket.destroyed) socket.write('X-a: b\r\n');
      for (const { socket } of bodies) if (!socket.destroyed) socket.write(' ');
    });
    const requestsMs: number[] = [];
    for (let visitor = 0; visitor < 20; visitor++) {
      requestsMs.push(await measureRequestMs());
      await sleep(100);
    }
    const [headerCutsMs, bodyCutsMs] = (await Promise.all(
      [headers, bodies].map((slow) =>
        Promise.all(slow.map((connection) => connection.waitUntilClosed(MAX_CUT_MS))),
      ),
    )) as [(number | null)[], (number | null)[]];
    clearInterval(slowWrites);
    closeConnections([...headers, ...bodies, ...silentReaders]);
    reportMeasurement(
      'D1',
      `${headers.length} slow headers cut after at most ${Math.max(...headerCutsMs.map((ms) => ms ?? Infinity))} ms, ${bodies.length} slow bodies after at most ${Math.max(...bodyCutsMs.map((ms) => ms ?? Infinity))} ms; ` +
        `${requestsMs.length} other visits at the same time, median ${median(requestsMs).toFixed(0)} ms`,
    );
    expect(headerCutsMs.filter((ms) => ms === null)).toEqual([]);
    expect(bodyCutsMs.filter((ms) => ms === null)).toEqual([]);
    await measureRequestMs();
  });
});

describe('2,000 idle connections', () => {
  it('leave the server ready and responsive, with less than 200 MB of additional memory', async () => {
    const before = readMemoryMb();
    const all = await openConnections(IDLE_CONNECTIONS);
    const health = await fetch(`${server.origin}/health/ready`, {
      signal: AbortSignal.timeout(10_000),
    });
    const requestsMs = [
      await measureRequestMs(),
      await measureRequestMs(),
      await measureRequestMs(),
    ];
    reportMeasurement(
      'D4',
      `${all.length} idle connections open: ready ${health.status}, visit ${median(requestsMs).toFixed(0)} ms, memory ${(readMemoryMb() - before).toFixed(0)} MB more`,
    );
    expect(health.status).toBe(200);
    expect(readMemoryMb() - before).toBeLessThan(200);
    closeConnections(all);
    await measureRequestMs();
  });
});

const BLOCKED_BOOKINGS = 100;
/** Maximum response time in ms of bookings that wait for a locked database table. */
const MAX_RESPONSE_MS = 12_000;

describe('100 bookings behind a locked database table', () => {
  it('return 503 with Retry-After within 12 s, and bookings succeed after the lock is released', async () => {
    const slot = (await server.guest().get<TimeSlotView[]>('/api/time-slots')).body[0]!;
    const requestReservation = async (people: number) =>
      server.guest().post('/api/reservations', {
        customerName: 'Ospite Di Prova',
        customerPhone: `333 111 ${1_000 + people}`,
        tableId: null,
        numberOfPeople: 1,
        reservationDate: venueDateInDays(33),
        timeSlotId: slot.id,
      });
    const lockingClient = new pg.Client({ connectionString: server.database.url });
    await lockingClient.connect();
    await lockingClient.query('begin; lock table turn_occupancy in access exclusive mode');
    const startedAt = performance.now();
    const blockedBookings = Array.from({ length: BLOCKED_BOOKINGS }, (_, place) =>
      requestReservation(place).then(({ status, headers }) => ({
        status,
        retryAfter: headers.get('retry-after'),
        ms: performance.now() - startedAt,
      })),
    );
    await sleep(500);
    const health = await fetch(`${server.origin}/health/live`, {
      signal: AbortSignal.timeout(5_000),
    });
    const responses = await Promise.all(blockedBookings);
    await lockingClient.query('rollback');
    await lockingClient.end();
    const slowest = Math.max(...responses.map(({ ms }) => ms));
    reportMeasurement(
      'D4',
      `${BLOCKED_BOOKINGS} bookings behind a lock: all "try again", the last after ${slowest.toFixed(0)} ms; health ${health.status} at the same time; booked after it: ${(await requestReservation(BLOCKED_BOOKINGS)).status}`,
    );
    expect(health.status).toBe(200);
    expect(
      responses.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null),
    ).toEqual([]);
    expect(slowest).toBeLessThan(MAX_RESPONSE_MS);
    expect((await requestReservation(BLOCKED_BOOKINGS + 1)).status).toBe(201);
  });
});

const HIDDEN_REQUEST = `GET /api/admin/check HTTP/1.1\r\n${HOST}\r\n\r\n`;
const listStatusLines = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
const buildChunkedBody = (size: string, rest = '') => `${size}\r\nabc\r\n0\r\n\r\n${rest}`;
const post = (headers: readonly string[], body: string) =>
  `POST /api/contact HTTP/1.1\r\n${HOST}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;

/** Requests whose body length may differ between two HTTP parsers. */
const ambiguous: Readonly<Record<string, string>> = {
  'Content-Length before chunked encoding': post(
    ['Content-Length: 6', 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${HIDDEN_REQUEST}`,
  ),
  'chunked encoding before Content-Length': post(
    ['Transfer-Encoding: chunked', 'Content-Length: 6'],
    `0\r\n\r\n${HIDDEN_REQUEST}`,
  ),
  'two Content-Length headers': post(
    ['Content-Length: 0', `Content-Length: ${HIDDEN_REQUEST.length}`],
    HIDDEN_REQUEST,
  ),
  'a list as Content-Length': post(['Content-Length: 0, 5'], HIDDEN_REQUEST),
  'a Content-Length with a sign': post(['Content-Length: +0'], HIDDEN_REQUEST),
  'a hexadecimal Content-Length': post(['Content-Length: 0x5'], HIDDEN_REQUEST),
  'a negative Content-Length': post(['Content-Length: -1'], HIDDEN_REQUEST),
  'an unknown transfer encoding': post(
    ['Transfer-Encoding: xchunked'],
    buildChunkedBody('3', HIDDEN_REQUEST),
  ),
  'chunked as a transfer encoding that is not last': post(
    ['Transfer-Encoding: chunked, identity'],
    buildChunkedBody('3', HIDDEN_REQUEST),
  ),
  'two Transfer-Encoding headers': post(
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked, x'],
    buildChunkedBody('3', HIDDEN_REQUEST),
  ),
  'a space before the colon of a header': post(
    ['Transfer-Encoding : chunked', 'Content-Length: 4'],
    buildChunkedBody('3', HIDDEN_REQUEST),
  ),
  'a folded header': post(
    ['X-a: b', ' Transfer-Encoding: chunked', 'Content-Length: 4'],
    buildChunkedBody('3', HIDDEN_REQUEST),
  ),
  'an invalid chunk size': post(
    ['Transfer-Encoding: chunked'],
    buildChunkedBody('3g', HIDDEN_REQUEST),
  ),
  'a chunk size with a sign': post(
    ['Transfer-Encoding: chunked'],
    buildChunkedBody('+3', HIDDEN_REQUEST),
  ),
  'an overflowing chunk size': post(
    ['Transfer-Encoding: chunked'],
    buildChunkedBody('fffffffffffffffff3', HIDDEN_REQUEST),
  ),
  'a chunk that ends with a bare line feed': post(
    ['Transfer-Encoding: chunked'],
    `3\nabc\n0\n\n${HIDDEN_REQUEST}`,
  ),
  'bare line feeds': `POST /api/contact HTTP/1.1\n${HOST}\nContent-Length: 0\n\n${HIDDEN_REQUEST}`,
  'a NUL byte in a header': post(['X-a: \u0000b', 'Content-Length: 0'], HIDDEN_REQUEST),
  'a bare carriage return in a header': post(
    ['X-a: b\rTransfer-Encoding: chunked', 'Content-Length: 4'],
    buildChunkedBody('3', HIDDEN_REQUEST),
  ),
  'two Host headers': `GET /api/admin/check HTTP/1.1\r\n${HOST}\r\nHost: evil.example\r\nContent-Length: ${HIDDEN_REQUEST.length}\r\nTransfer-Encoding: chunked\r\n\r\n${HIDDEN_REQUEST}`,
  'an unknown HTTP version': `GET / HTTP/9.9\r\n${HOST}\r\n\r\n`,
};

describe('a request that two HTTP parsers could read differently', () => {
  it.each(Object.keys(ambiguous))(
    'is refused without a response to the hidden request when it has %s',
    async (name) => {
      const responses = listStatusLines(await sendRawBytes(server.origin, ambiguous[name]!));
      expect(responses.filter((answer) => !/ (4\d\d|505)$/.test(answer))).toEqual([]);
      expect(responses.length).toBeLessThanOrEqual(1);
    },
  );

  it('is detectable, because two valid requests on one connection get two responses', async () =>
    expect(
      listStatusLines(
        await sendRawBytes(
          server.origin,
          `GET /api/time-slots HTTP/1.1\r\n${HOST}\r\n\r\n${HIDDEN_REQUEST}`,
        ),
      ),
    ).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']));

  it('is reported as a measurement', () =>
    reportMeasurement(
      'C1',
      `${Object.keys(ambiguous).length} ambiguous requests: all refused, 0 hidden ones answered`,
    ));
});

describe('an oversized request', () => {
  const postContactMessage = (body: string | Buffer, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/api/contact`, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie, ...headers },
      signal: AbortSignal.timeout(10_000),
    }).then(({ status }) => status);

  it.each([
    ['10 MB of JSON', () => postContactMessage(`{"name":"${'a'.repeat(10_000_000)}"}`), [413]],
    [
      'a gzip bomb of 100 MB',
      () =>
        postContactMessage(gzipSync(Buffer.alloc(100_000_000, 32)), { 'content-encoding': 'gzip' }),
      [400, 413, 415],
    ],
    [
      'a gzip bomb inside a gzip bomb',
      () =>
        postContactMessage(gzipSync(gzipSync(Buffer.alloc(100_000_000, 32))), {
          'content-encoding': 'gzip, gzip',
        }),
      [400, 413, 415],
    ],
    [
      'JSON nested 40,000 deep',
      () => postContactMessage(`${'['.repeat(40_000)}${']'.repeat(40_000)}`),
      [400],
    ],
    [
      '9,000 fields',
      () =>
        postContactMessage(
          JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`k${n}`, 1]))),
        ),
      [400],
    ],
    [
      '3,500 query parameters',
      () =>
        fetch(`${server.origin}/api/availability?${'a=1&'.repeat(3_500)}`).then(
          ({ status }) => status,
        ),
      [400, 414, 431],
    ],
    [
      '64 kB of headers',
      () =>
        sendRawBytes(
          server.origin,
          `GET / HTTP/1.1\r\n${HOST}\r\nX: ${'a'.repeat(65_536)}\r\n\r\n`,
        ).then((text) => Number(/ (\d{3})/.exec(text)?.[1])),
      [431],
    ],
    [
      '3,000 headers',
      () =>
        sendRawBytes(
          server.origin,
          `GET /api/time-slots HTTP/1.1\r\n${HOST}\r\n${'a:b\r\n'.repeat(3_000)}\r\n`,
        ).then((text) => Number(/ (\d{3})/.exec(text)?.[1])),
      [200, 431],
    ],
  ] as const)(
    'returns its expected status and adds less than 150 MB of memory: %s',
    async (_, send, statuses) => {
      const before = readMemoryMb();
      expect(statuses).toContain(await send());
      expect(readMemoryMb() - before).toBeLessThan(150);
    },
  );

  it('leaks no memory when thousands of bodies of 90 kB are refused', async () => {
    const body = JSON.stringify({
      name: 'x'.repeat(90_000),
      email: 'no',
      message: 'y',
      privacyConsent: false,
    });
    const send = () =>
      mapWithConcurrency(
        Array.from({ length: 1_000 }, (_, n) => n),
        8,
        () => postContactMessage(body),
      );
    for (let round = 0; round < 3; round++) await send();
    const before = readMemoryMb();
    /*
     * Measures memory after several rounds. A leak grows with every round, but garbage may be
     * collected only in a later round.
     */
    const after: number[] = [];
    for (let round = 0; round < 4; round++) {
      expect(new Set(await send())).toEqual(new Set([400]));
      after.push(readMemoryMb() - before);
    }
    reportMeasurement(
      'S5',
      `memory after each of four times another 1,000 refused bodies of 90 kB: ${after.map((more) => more.toFixed(0)).join(', ')} MB more`,
    );
    expect(Math.min(...after.slice(-2))).toBeLessThan(50);
  });
});
