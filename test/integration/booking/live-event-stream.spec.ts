import { createEventSubscriptions } from '#src/event-log/postgres/event-subscription.ts';
import { createEventStreams } from '#src/platform/http/streaming/server-sent-events.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const { app, staff, sql, ask, decide, log } = setupBookingApp();

const listen = async (client: HttpClient, origin = app().origin) => {
  const abortController = new AbortController();
  const response = await fetch(`${origin}/api/desk/live`, {
    headers: { cookie: client.cookies.header()!, 'accept-encoding': 'gzip, br' },
    signal: abortController.signal,
  });
  let received = '';
  let ended = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
      received += decoder.decode(part);
  })()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  const until = (done: () => boolean) =>
    pollUntil(() => done() || null, { describe: () => `timed out; received: ${received}` });
  return {
    response,
    until,
    received: () => received,
    hasEnded: () => ended,
    changes: () =>
      [...received.matchAll(/event: changed\nid: (\d+)\ndata: (.+)\n\n/g)].map(
        ([, id, data]) => [Number(id), JSON.parse(data!)] as const,
      ),
    leave: () => {
      abortController.abort();
      return reading;
    },
  };
};

const readHead = async () => Number((await sql('select pos from log_head'))[0]!['pos']);

const listTailConnections = () =>
  sql(
    `select 1 from pg_stat_activity where application_name = 'melagrana tail' and datname = current_database()`,
  );

describe('GET /api/desk/live', () => {
  it('sends hello, then each committed event in order, without personal data', async () => {
    const live = await listen(staff());
    await live.until(() => live.received().includes('event: hello\nid: 0\ndata: {"position":0}'));
    expect(live.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(live.response.headers.get('content-encoding')).toBeNull();
    const {
      body: { id },
    } = await ask();
    await decide(id, 'confirmed');
    await live.until(() => live.changes().length === 2);
    expect(live.changes()).toEqual([
      [1, { type: 'ReservationRequested', about: 'reservation', id, position: 1 }],
      [2, { type: 'ReservationConfirmed', about: 'reservation', id, position: 2 }],
    ]);
    expect(live.received()).not.toMatch(/agata|0935 /i);
    await live.leave();
  });

  it('sends each event once to all clients over one connection, which closes with the last client', async () => {
    const colleague = await app().staff();
    const from = await readHead();
    const [one, two] = [await listen(staff()), await listen(colleague)];
    for (let number = 0; number < 6; number += 1)
      await ask({ customerName: `Ospite ${number}`, numberOfPeople: 1 });
    await Promise.all([one, two].map((live) => live.until(() => live.changes().length === 6)));
    expect([one, two].map((live) => live.changes().map(([position]) => position))).toEqual(
      [1, 2].map(() => [1, 2, 3, 4, 5, 6].map((step) => from + step)),
    );
    expect(await listTailConnections()).toHaveLength(1);
    await one.leave();
    await two.leave();
    await pollUntil(async () => (await listTailConnections()).length === 0 || null, {
      describe: () => 'the connection stays open',
    });
  });

  it('sends the earlier events to a subscriber that is behind another one', async () => {
    for (let number = 0; number < 3; number += 1)
      await ask({ customerName: `Ospite ${number}`, numberOfPeople: 1 });
    const { maintenancePool, log: logger } = app().container.get(TOKENS.appServices);
    const { subscribe } = createEventSubscriptions({
      connection: maintenancePool.options,
      log: logger,
    });
    const received: number[] = [];
    const stops = [
      subscribe(await readHead(), () => undefined),
      subscribe(0, ({ position }) => received.push(position)),
    ];
    await pollUntil(() => received.length === 3 || null);
    for (const stop of stops) stop();
    expect(received).toEqual([1, 2, 3]);
  });

  it('sends all events after the database has terminated its connection', async () => {
    const live = await listen(staff());
    await ask();
    await live.until(() => live.changes().length === 1);
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'melagrana tail' and datname = current_database()`,
    );
    await ask({ customerName: 'Un altro' });
    await live.until(() => live.changes().length === 2);
    await live.leave();
    expect(await log()).toHaveLength(2);
  });

  it('returns 429 for the ninth open stream of one user, and 200 after the others have closed', async () => {
    const open = await Promise.all(Array.from({ length: 8 }, () => listen(staff())));
    const { status, headers, body } = await staff().get<{ code: string }>('/api/desk/live');
    expect([status, headers.get('retry-after'), body.code]).toEqual([
      429,
      '60',
      'too_many_streams',
    ]);
    await Promise.all(open.map((live) => live.leave()));
    const { streams } = app().container.get(TOKENS.appServices);
    await pollUntil(() => streams.count() === 0 || null);
    const again = await listen(staff());
    expect(again.response.status).toBe(200);
    await again.leave();
  });

  it('ends immediately when the server shuts down', async () => {
    const live = await listen(staff());
    await app().container.get(TOKENS.appServices).streams.stop();
    await live.until(live.hasEnded);
  });
});

describe('the server-sent event streams', () => {
  const createContext = (visitor: string) =>
    ({ state: { visitor }, set: () => undefined, onerror: () => undefined }) as never;

  it('end at the next heartbeat when the session has ended, and send heartbeats to others', async () => {
    const aliveVisitors = new Set(['a', 'b']);
    const streams = createEventStreams({
      isAlive: async (visitor) => aliveVisitors.has(visitor),
      heartbeatMs: 20,
    });
    const ended: string[] = [];
    const received: Record<string, string> = { a: '', b: '' };
    for (const visitor of ['a', 'b'])
      streams
        .open(createContext(visitor), () => () => {
          ended.push(visitor);
        })
        .on('data', (part: Buffer) => {
          received[visitor] += part.toString();
        });
    const countHeartbeats = (visitor: string) => received[visitor]!.split('event: tick').length - 1;
    await pollUntil(() => countHeartbeats('a') > 0 || null);
    aliveVisitors.delete('a');
    await pollUntil(() => ended.length > 0 || null);
    const before = countHeartbeats('b');
    await pollUntil(() => countHeartbeats('b') >= before + 4 || null);
    expect(ended).toEqual(['a']);
    expect(received['b']).toMatch(/^retry: 3000\n\n(event: tick\ndata: \{\}\n\n){4,}$/);
    await streams.stop();
    await pollUntil(() => ended.length > 1 || null);
    expect(ended).toEqual(['a', 'b']);
  });

  it('disconnect a client that does not read', async () => {
    const streams = createEventStreams({ isAlive: async () => true });
    let send: (line: { event: string; data: object }) => void = () => undefined;
    const stream = streams.open(createContext('a'), (sendEvent) => {
      send = sendEvent;
      return () => undefined;
    });
    for (let line = 0; line < 5_000 && !stream.destroyed; line += 1)
      send({ event: 'changed', data: { line } });
    expect(stream.destroyed).toBe(true);
  });
});
