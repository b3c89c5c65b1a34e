import { deepFreeze, memoizeByVersion, coalesce } from '#src/kernel/coalesce-and-memoize.ts';

/** Returns a function whose calls stay pending until the test resolves them one by one. */
const gate = () => {
  const open: ((value: number) => void)[] = [];
  let begun = 0;
  return {
    call: () =>
      new Promise<number>((resolve) => {
        begun += 1;
        open.push(resolve);
      }),
    begun: () => begun,
    finish: (value: number) => {
      open.shift()!(value);
    },
  };
};
const settle = () =>
  new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });

describe('a coalesced call', () => {
  it('starts once more for all callers that arrive during a running call', async () => {
    const { call, begun, finish } = gate();
    const ask = coalesce(call);
    const first = [ask(), ask()];
    await settle();
    const later = [ask(), ask(), ask()];
    await settle();
    expect(begun()).toBe(1);
    finish(1);
    await Promise.all(first);
    await settle();
    expect(begun()).toBe(2);
    finish(2);
    expect(await Promise.all([...first, ...later])).toEqual([1, 1, 2, 2, 2]);
  });

  it('starts without a wait where no call was before', async () => {
    const HOUR_MS = 3_600_000;
    expect(await coalesce(async () => 'at once', HOUR_MS)()).toBe('at once');
  });

  it('starts no sooner than the interval after the call before', async () => {
    const began: number[] = [];
    const ask = coalesce(async () => {
      began.push(performance.now());
    }, 100);
    await ask();
    await Promise.all([ask(), ask()]);
    expect([began.length, began[1]! - began[0]! >= 98]).toEqual([2, true]);
  });

  it('fails for those who waited for it alone', async () => {
    let calls = 0;
    const ask = coalesce(async () => {
      calls += 1;
      if (calls === 1) throw new Error('away');
      return calls;
    });
    const early = ask();
    await settle();
    const [first, second] = await Promise.allSettled([early, ask()]);
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 2 }]);
    expect(await ask()).toBe(3);
  });
});

describe('what is kept per version', () => {
  it('is computed once per version, and again after the version changes', async () => {
    let version = '1';
    let made = 0;
    const read = memoizeByVersion(
      async () => version,
      async () => {
        made += 1;
        return made;
      },
    );
    expect([await read(), await read()]).toEqual([1, 1]);
    version = '2';
    expect(await read()).toBe(2);
  });

  it('is not kept when it could not be made', async () => {
    let away = true;
    const read = memoizeByVersion(
      async () => '1',
      async () => {
        if (away) throw new Error('away');
        return 'there';
      },
    );
    await expect(read()).rejects.toThrow('away');
    away = false;
    expect(await read()).toBe('there');
  });

  it('is frozen to its last leaf where it is shared', () => {
    const shared = deepFreeze([{ allergens: ['fish'] }]);
    expect(() => shared[0]!.allergens.push('milk')).toThrow(TypeError);
  });
});
