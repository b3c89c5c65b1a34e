import { deepFreeze, memoizeByVersion, coalesce } from '#src/kernel/coalesce-and-memoize.ts';

/** Returns a function whose calls stay pending until the test resolves them one by one. */
const createPendingCalls = () => {
  const resolvers: ((value: number) => void)[] = [];
  let startedCalls = 0;
  return {
    call: () =>
      new Promise<number>((resolve) => {
        startedCalls += 1;
        resolvers.push(resolve);
      }),
    countCalls: () => startedCalls,
    finish: (value: number) => {
      resolvers.shift()!(value);
    },
  };
};
const flushTasks = () =>
  new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });

describe('a coalesced call', () => {
  it('starts once more for all callers that arrive during a running call', async () => {
    const { call, countCalls, finish } = createPendingCalls();
    const callCoalesced = coalesce(call);
    const first = [callCoalesced(), callCoalesced()];
    await flushTasks();
    const later = [callCoalesced(), callCoalesced(), callCoalesced()];
    await flushTasks();
    expect(countCalls()).toBe(1);
    finish(1);
    await Promise.all(first);
    await flushTasks();
    expect(countCalls()).toBe(2);
    finish(2);
    expect(await Promise.all([...first, ...later])).toEqual([1, 1, 2, 2, 2]);
  });

  it('starts without a wait when no call preceded it', async () => {
    const HOUR_MS = 3_600_000;
    expect(await coalesce(async () => 'at once', HOUR_MS)()).toBe('at once');
  });

  it('starts no earlier than the interval after the previous call', async () => {
    const startTimesMs: number[] = [];
    const callCoalesced = coalesce(async () => {
      startTimesMs.push(performance.now());
    }, 100);
    await callCoalesced();
    await Promise.all([callCoalesced(), callCoalesced()]);
    expect([startTimesMs.length, startTimesMs[1]! - startTimesMs[0]! >= 50]).toEqual([2, true]);
  });

  it('rejects only the callers that waited for the failed run', async () => {
    let calls = 0;
    const callCoalesced = coalesce(async () => {
      calls += 1;
      if (calls === 1) throw new Error('away');
      return calls;
    });
    const early = callCoalesced();
    await flushTasks();
    const [first, second] = await Promise.allSettled([early, callCoalesced()]);
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 2 }]);
    expect(await callCoalesced()).toBe(3);
  });
});

describe('a value memoized by version', () => {
  it('is computed once per version, and again after the version changes', async () => {
    let version = '1';
    let computations = 0;
    const read = memoizeByVersion(
      async () => version,
      async () => {
        computations += 1;
        return computations;
      },
    );
    expect([await read(), await read()]).toEqual([1, 1]);
    version = '2';
    expect(await read()).toBe(2);
  });

  it('is not cached when the computation fails', async () => {
    let isFailing = true;
    const read = memoizeByVersion(
      async () => '1',
      async () => {
        if (isFailing) throw new Error('away');
        return 'there';
      },
    );
    await expect(read()).rejects.toThrow('away');
    isFailing = false;
    expect(await read()).toBe('there');
  });

  it('is immutable at every depth after deepFreeze', () => {
    const shared = deepFreeze([{ allergens: ['fish'] }]);
    expect(() => shared[0]!.allergens.push('milk')).toThrow(TypeError);
  });
});
