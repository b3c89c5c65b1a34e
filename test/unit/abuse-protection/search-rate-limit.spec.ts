import { createSearchRateLimit } from '#src/contexts/abuse-protection/search-rate-limit.ts';

/** A fake of the counter that all processes share. */
const sharedCount = (clock: { now: number }) => {
  const held = new Map<string, { count: number; endsAt: number }>();
  let asked = 0;
  const add = async (name: string, count: number) => {
    asked += 1;
    await Promise.resolve();
    const before = held.get(name);
    const counter =
      before && before.endsAt > clock.now
        ? { ...before, count: before.count + count }
        : { count, endsAt: clock.now + 60_000 };
    held.set(name, counter);
    return { count: counter.count, msLeft: counter.endsAt - clock.now };
  };
  return { add, asked: () => asked };
};

const setup = (limit: number, processes = 1) => {
  const clock = { now: 1_000_000 };
  const { add, asked } = sharedCount(clock);
  const limiters = Array.from({ length: processes }, () =>
    createSearchRateLimit({ limit, add, nowMs: () => clock.now }),
  );
  const served = async (times: number, network = 'casa', process = 0) =>
    (
      await Promise.allSettled(Array.from({ length: times }, () => limiters[process]!(network)))
    ).filter(({ status }) => status === 'fulfilled').length;
  return { clock, asked, served, search: (network = 'casa') => limiters[0]!(network) };
};

describe('searches of one network', () => {
  it('are served up to the limit of a minute, and the next is refused until the minute ends', async () => {
    const { served, search, clock } = setup(600);
    expect(await served(600)).toBe(600);
    clock.now += 20_500;
    await expect(search()).rejects.toMatchObject({
      refusal: { kind: 'too-many', code: 'too_many_requests', details: { retryAfter: 40 } },
    });
    clock.now += 40_000;
    expect(await served(1)).toBe(1);
  });

  it('do not use up another network’s', async () => {
    const { served } = setup(40);
    expect([await served(60), await served(40, 'altra casa')]).toEqual([40, 40]);
  });

  it('share the limit over all processes', async () => {
    const { served } = setup(100, 2);
    expect((await served(80)) + (await served(80, 'casa', 1))).toBe(100);
  });

  it('ask the shared count once in twenty, and no more once the minute is used up', async () => {
    const { served, asked } = setup(100);
    await served(100);
    expect(asked()).toBe(5);
    await served(50);
    await served(50);
    expect(asked()).toBe(6);
  });

  it('are not counted where the limit is lifted', async () => {
    const { served, asked } = setup(0);
    expect([await served(1_000), asked()]).toEqual([1_000, 0]);
  });
});
