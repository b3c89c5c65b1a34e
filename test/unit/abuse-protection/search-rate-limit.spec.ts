import { createSearchRateLimit } from '#src/contexts/abuse-protection/search-rate-limit.ts';

/** A fake of the counter that all processes share. */
const createSharedCounter = (clock: { now: number }) => {
  const counters = new Map<string, { count: number; endsAt: number }>();
  let calls = 0;
  const add = async (name: string, count: number) => {
    calls += 1;
    await Promise.resolve();
    const before = counters.get(name);
    const counter =
      before && before.endsAt > clock.now
        ? { ...before, count: before.count + count }
        : { count, endsAt: clock.now + 60_000 };
    counters.set(name, counter);
    return { count: counter.count, msLeft: counter.endsAt - clock.now };
  };
  return { add, countCalls: () => calls };
};

const createLimiters = (limit: number, processes = 1) => {
  const clock = { now: 1_000_000 };
  const { add, countCalls } = createSharedCounter(clock);
  const limiters = Array.from({ length: processes }, () =>
    createSearchRateLimit({ limit, add, nowMs: () => clock.now }),
  );
  const countServed = async (times: number, network = 'casa', process = 0) =>
    (
      await Promise.allSettled(Array.from({ length: times }, () => limiters[process]!(network)))
    ).filter(({ status }) => status === 'fulfilled').length;
  return { clock, countCalls, countServed, search: (network = 'casa') => limiters[0]!(network) };
};

describe('searches of one network', () => {
  it('are served up to the limit per minute, then rejected until the minute ends', async () => {
    const { countServed, search, clock } = createLimiters(600);
    expect(await countServed(600)).toBe(600);
    clock.now += 20_500;
    await expect(search()).rejects.toMatchObject({
      refusal: { kind: 'too-many', code: 'too_many_requests', details: { retryAfter: 40 } },
    });
    clock.now += 40_000;
    expect(await countServed(1)).toBe(1);
  });

  it('do not use up the limit of another network', async () => {
    const { countServed } = createLimiters(40);
    expect([await countServed(60), await countServed(40, 'altra casa')]).toEqual([40, 40]);
  });

  it('share one limit across all processes', async () => {
    const { countServed } = createLimiters(100, 2);
    expect((await countServed(80)) + (await countServed(80, 'casa', 1))).toBe(100);
  });

  it('call the shared counter once per 20 searches, and only once more above the limit', async () => {
    const { countServed, countCalls } = createLimiters(100);
    await countServed(100);
    expect(countCalls()).toBe(5);
    await countServed(50);
    await countServed(50);
    expect(countCalls()).toBe(6);
  });

  it('are not counted when the limit is 0', async () => {
    const { countServed, countCalls } = createLimiters(0);
    expect([await countServed(1_000), countCalls()]).toEqual([1_000, 0]);
  });
});
