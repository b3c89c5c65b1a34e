import {
  decideAttempt,
  quotasResetOnSuccess,
  QUOTAS,
  type QuotaName,
} from '#src/contexts/staff/sign-in/sign-in-throttle-policy.ts';

type Window = { points: number; endsAt: number };
type Origin = { readonly network?: string; readonly device?: string };

/** The quotas that count per device or per network; all others count per account. */
const SCOPES = new Map<QuotaName, keyof Origin>(
  (Object.keys(QUOTAS) as QuotaName[]).flatMap((name): [QuotaName, keyof Origin][] => {
    if (name.startsWith('device')) return [[name, 'device']];
    return /^(network|share)/.test(name) ? [[name, 'network']] : [];
  }),
);

/** In-memory copy of the sign-in counters in PostgreSQL, for one account. Time is in seconds. */
const createCounters = () => {
  const windows = new Map(
    (Object.keys(QUOTAS) as QuotaName[]).map((name) => [name, new Map<string, Window>()]),
  );
  let now = 0;
  const keyOf = (name: QuotaName, from: Origin) => {
    const scope = SCOPES.get(name);
    return (scope && from[scope]) ?? '';
  };
  const waitMs = (from: Origin) => (name: QuotaName) => {
    const window = windows.get(name)!.get(keyOf(name, from));
    return window && window.endsAt > now && window.points >= QUOTAS[name].points
      ? (window.endsAt - now) * 1_000
      : 0;
  };
  const addPoint = (name: QuotaName, from: Origin) => {
    const own = windows.get(name)!;
    const window = own.get(keyOf(name, from));
    if (window && window.endsAt > now) window.points++;
    else own.set(keyOf(name, from), { points: 1, endsAt: now + QUOTAS[name].seconds });
  };
  return {
    setNow: (seconds: number) => {
      now = seconds;
    },
    wait: (from: Origin) => decideAttempt(from.device !== undefined, waitMs(from)).waitMs,
    /** Returns the wait in ms, or 0 when the password was checked. */
    attempt: (from: Origin) => {
      const { uses, waitMs: wait } = decideAttempt(from.device !== undefined, waitMs(from));
      for (const name of uses) addPoint(name, from);
      if (wait === 0 && from.device === undefined) addPoint('share', from);
      return wait;
    },
    succeed: (from: Origin) => {
      for (const name of quotasResetOnSuccess(from.device !== undefined))
        windows.get(name)!.delete(keyOf(name, from));
    },
  };
};

const HOUR = 3_600;
/**
 * Tries 12 passwords each second for three hours, from the networks that `from` names. Returns the
 * seconds at which a password was checked.
 */
const simulateAttack = (
  from: (second: number) => Origin,
  starts = (second: number) => second >= 0,
) => {
  const counts = createCounters();
  const checked: number[] = [];
  for (let second = 0; second < 3 * HOUR; second++) {
    counts.setNow(second);
    for (let parallel = 0; parallel < 12 && starts(second); parallel++)
      if (counts.attempt(from(second * 12 + parallel)) === 0) checked.push(second);
  }
  return { counts, checked };
};
const maxInOneHour = (seconds: readonly number[]) =>
  Math.max(
    ...seconds.map(
      (from) => seconds.filter((second) => second >= from && second < from + HOUR).length,
    ),
  );

describe('unknown browsers', () => {
  it.each([
    ['one network', () => ({ network: 'one' })],
    ['two networks', (n: number) => ({ network: `${n % 2}` })],
    ['a new network each time', (n: number) => ({ network: `${n}` })],
  ])('can try at most 30 passwords of an account in any hour, from %s', (_, from) => {
    expect(maxInOneHour(simulateAttack(from).checked)).toBeLessThanOrEqual(30);
  });

  it.each([1, 600, 1_800, 3_000, 3_300, 3_500])(
    'can try no more when they save attempts for the end of the window, from second %i',
    (second) => {
      const { checked } = simulateAttack(
        (n) => ({ network: `${n}` }),
        (now) => now === 0 || now >= second,
      );
      expect(maxInOneHour(checked)).toBeLessThanOrEqual(30);
    },
  );

  it('must wait 55 s after the first eleven attempts', () => {
    const counts = createCounters();
    for (let first = 0; first < 11; first++)
      expect(counts.attempt({ network: `${first}` })).toBe(0);
    expect(counts.attempt({ network: 'another' })).toBe(55_000);
  });
});

describe('the owner', () => {
  it.each([0, 1_000, 3_000])(
    'can always sign in from another network while one network guesses from second %i on',
    (start) => {
      const counts = createCounters();
      counts.attempt({ network: 'the owner, mistaken' });
      const refused: number[] = [];
      for (let second = 0; second < 2 * HOUR; second++) {
        counts.setNow(second);
        if (second >= start) counts.attempt({ network: 'attacker' });
        if (counts.wait({ network: 'owner' }) > 0) refused.push(second);
      }
      expect(refused).toEqual([]);
    },
  );

  it('can sign in from a known browser every minute while a new network guesses each second', () => {
    const counts = createCounters();
    for (let second = 0; second < HOUR; second++) {
      counts.setNow(second);
      counts.attempt({ network: `${second}` });
      if (second % 60 !== 30) continue;
      expect(counts.attempt({ device: 'tablet', network: 'owner' })).toBe(0);
      counts.succeed({ device: 'tablet' });
    }
  });
});

describe('a known browser', () => {
  it('can try at most 30 passwords in any hour', () =>
    expect(maxInOneHour(simulateAttack(() => ({ device: 'tablet' })).checked)).toBeLessThanOrEqual(
      30,
    ));

  it('uses only the quota of the device', () =>
    expect(decideAttempt(true, () => 0).uses).toEqual(['device']));
});

describe('a rejected attempt', () => {
  it('uses no quota, also when only some of its quotas are exhausted', () => {
    expect(decideAttempt(false, (name) => (name.startsWith('network') ? 7_000 : 0))).toEqual({
      uses: [],
      waitMs: 7_000,
    });
    expect(
      decideAttempt(false, (name) => (name === 'account' || name === 'newcomerSlot' ? 9_000 : 0)),
    ).toEqual({ uses: [], waitMs: 9_000 });
  });
});
