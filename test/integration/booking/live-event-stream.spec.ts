import { createEventStreams } from '#src/platform/http/streaming/server-sent-events.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { pollUntil } from '#test/support/services/child-process.ts';

const { app, staff, sql, ask, decide, log } = setupBookingApp();

const listen = async (client: HttpClient, origin = app().origin) => {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/desk/live`, {
    headers: { cookie: client.cookies.header()!, 'accept-encoding': 'gzip, br' },
    signal: leaving.signal,
  });
  let heard = '';
  let ended = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
      heard += decoder.decode(part);
  })()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  const until = (done: () => boolean) =>
    pollUntil(() => done() || null, { describe: () => `waited in vain; heard: ${heard}` });
  return {
    response,
    until,
    heard: () => heard,
    hasEnded: () => ended,
    changes: () =>
      [...heard.matchAll(/event: changed\nid: (\d+)\ndata: (.+)\n\n/g)].map(
        ([, id, data]) => [Number(id), JSON.parse(data!)] as const,
      ),
    leave: () => {
      leaving.abort();
      return reading;
    },
  };
};

const head = async () => Number((await sql('select pos from log_head'))[0]!['pos']);

const tails = () =>
  sql(
    `select 1 from pg_stat_activity where application_name = 'melagrana tail' and datname = current_database()`,
  );

describe('the live stream', () => {
  it('says hello, then each event as it is committed, in order and without a word about anybody', async () => {
    const live = await listen(staff());
    await live.until(() => live.heard().includes('event: hello\nid: 0\ndata: {"position":0}'));
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
    expect(live.heard()).not.toMatch(/agata|0935/i);
    await live.leave();
  });

  it('sends every event once to all clients over one connection, which closes with the last client', async () => {
    const colleague = await app().staff();
    const from = await head();
    const [one, two] = [await listen(staff()), await listen(colleague)];
    for (let number = 0; number < 6; number += 1)
      await ask({ customerName: `Ospite ${number}`, numberOfPeople: 1 });
    await Promise.all([one, two].map((live) => live.until(() => live.changes().length === 6)));
    expect([one, two].map((live) => live.changes().map(([position]) => position))).toEqual(
      [1, 2].map(() => [1, 2, 3, 4, 5, 6].map((step) => from + step)),
    );
    expect(await tails()).toHaveLength(1);
    await one.leave();
    await two.leave();
    await pollUntil(async () => (await tails()).length === 0 || null, {
      describe: () => 'the connection stays open',
    });
  });

  it('goes on after the database has cut its connection, and misses nothing', async () => {
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

  it('is only so many times open for one person', async () => {
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

describe('a session that is over', () => {
  const contextOf = (visitor: string) =>
    ({ state: { visitor }, set: () => undefined, onerror: () => undefined }) as never;

  it('ends its streams at the next beat, and beats keep the others open', async () => {
    const good = new Set(['a', 'b']);
    const streams = createEventStreams({
      isAlive: async (visitor) => good.has(visitor),
      heartbeatMs: 20,
    });
    const ended: string[] = [];
    const heard: Record<string, string> = { a: '', b: '' };
    for (const visitor of ['a', 'b'])
      streams
        .open(contextOf(visitor), () => () => {
          ended.push(visitor);
        })
        .on('data', (part: Buffer) => {
          heard[visitor] += part.toString();
        });
    const beats = (visitor: string) => heard[visitor]!.split('event: tick').length - 1;
    await pollUntil(() => beats('a') > 0 || null);
    good.delete('a');
    await pollUntil(() => ended.length > 0 || null);
    const before = beats('b');
    await pollUntil(() => beats('b') >= before + 4 || null);
    expect(ended).toEqual(['a']);
    expect(heard['b']).toMatch(/^retry: 3000\n\n(event: tick\ndata: \{\}\n\n){4,}$/);
    await streams.stop();
    await pollUntil(() => ended.length > 1 || null);
    expect(ended).toEqual(['a', 'b']);
  });

  it('disconnects a client that does not read', async () => {
    const streams = createEventStreams({ isAlive: async () => true });
    let say: (line: { event: string; data: object }) => void = () => undefined;
    const stream = streams.open(contextOf('a'), (speak) => {
      say = speak;
      return () => undefined;
    });
    for (let line = 0; line < 5_000 && !stream.destroyed; line += 1)
      say({ event: 'changed', data: { line } });
    expect(stream.destroyed).toBe(true);
  });
});
