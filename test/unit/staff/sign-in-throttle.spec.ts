import {
  decideAttempt,
  quotasResetOnSuccess,
  QUOTAS,
  type QuotaName,
} from '#src/contexts/staff/sign-in/sign-in-throttle-policy.ts';

type Window = { points: number; endsAt: number };
type From = { readonly network?: string; readonly device?: string };

/** The quotas that count per device or per network; all others count per account. */
const SCOPES = new Map<QuotaName, keyof From>(
  (Object.keys(QUOTAS) as QuotaName[]).flatMap((name): [QuotaName, keyof From][] => {
    if (name.startsWith('device')) return [[name, 'device']];
    return /^(network|share)/.test(name) ? [[name, 'network']] : [];
  }),
);

/** In-memory copy of the sign-in counters in PostgreSQL, for one account. Time is in seconds. */
const counters = () => {
  const windows = new Map(
    (Object.keys(QUOTAS) as QuotaName[]).map((name) => [name, new Map<string, Window>()]),
  );
  let now = 0;
  const keyOf = (name: QuotaName, from: From) => {
    const scope = SCOPES.get(name);
    return (scope && from[scope]) ?? '';
  };
  const waitMs = (from: From) => (name: QuotaName) => {
    const window = windows.get(name)!.get(keyOf(name, from));
    return window && window.endsAt > now && window.points >= QUOTAS[name].points
      ? (window.endsAt - now) * 1_000
      : 0;
  };
  const addPoint = (name: QuotaName, from: From) => {
    const own = windows.get(name)!;
    const window = own.get(keyOf(name, from));
    if (window && window.endsAt > now) window.points++;
    else own.set(keyOf(name, from), { points: 1, endsAt: now + QUOTAS[name].seconds });
  };
  return {
    at: (seconds: number) => {
      now = seconds;
    },
    wait: (from: From) => decideAttempt(from.device !== undefined, waitMs(from)).waitMs,
    /** Returns the wait in ms, or 0 when the password was checked. */
    attempt: (from: From) => {
      const { uses, waitMs: wait } = decideAttempt(from.device !== undefined, waitMs(from));
      for (const name of uses) addPoint(name, from);
      if (wait === 0 && from.device === undefined) addPoint('share', from);
      return wait;
    },
    succeed: (from: From) => {
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
const attack = (from: (second: number) => From, starts = (second: number) => second >= 0) => {
  const counts = counters();
  const checked: number[] = [];
  for (let second = 0; second < 3 * HOUR; second++) {
    counts.at(second);
    for (let parallel = 0; parallel < 12 && starts(second); parallel++)
      if (counts.attempt(from(second * 12 + parallel)) === 0) checked.push(second);
  }
  return { counts, checked };
};
const mostInAnHour = (seconds: readonly number[]) =>
  Math.max(
    ...seconds.map(
      (from) => seconds.filter((second) => second >= from && second < from + HOUR).length,
    ),
  );

describe('strangers', () => {
  it.each([
    ['one network', () => ({ network: 'one' })],
    ['two networks', (n: number) => ({ network: `${n % 2}` })],
    ['a new network each time', (n: number) => ({ network: `${n}` })],
  ])('get at most thirty passwords of an account checked in any hour, from %s', (_, from) => {
    expect(mostInAnHour(attack(from).checked)).toBeLessThanOrEqual(30);
  });

  it.each([1, 600, 1_800, 3_000, 3_300, 3_500])(
    'get no more by saving attempts for the end of the window, from second %i',
    (second) => {
      const { checked } = attack(
        (n) => ({ network: `${n}` }),
        (now) => now === 0 || now >= second,
      );
      expect(mostInAnHour(checked)).toBeLessThanOrEqual(30);
    },
  );

  it('must wait less than a minute after the first ten attempts', () => {
    const counts = counters();
    for (let first = 0; first < 11; first++)
      expect(counts.attempt({ network: `${first}` })).toBe(0);
    expect(counts.attempt({ network: 'another' })).toBe(55_000);
  });
});

describe('the owner', () => {
  it.each([0, 1_000, 3_000])(
    'gets in from another network at any moment while one network guesses from second %i on',
    (start) => {
      const counts = counters();
      counts.attempt({ network: 'the owner, mistaken' });
      const refused: number[] = [];
      for (let second = 0; second < 2 * HOUR; second++) {
        counts.at(second);
        if (second >= start) counts.attempt({ network: 'attacker' });
        if (counts.wait({ network: 'owner' }) > 0) refused.push(second);
      }
      expect(refused).toEqual([]);
    },
  );

  it('gets in from a known browser at any moment while every network guesses', () => {
    const counts = counters();
    for (let second = 0; second < HOUR; second++) {
      counts.at(second);
      counts.attempt({ network: `${second}` });
      if (second % 60 !== 30) continue;
      expect(counts.attempt({ device: 'tablet', network: 'owner' })).toBe(0);
      counts.succeed({ device: 'tablet' });
    }
  });
});

describe('a known browser', () => {
  it('gets at most thirty passwords checked in any hour', () =>
    expect(mostInAnHour(attack(() => ({ device: 'tablet' })).checked)).toBeLessThanOrEqual(30));

  it('uses nothing of its network or its account', () =>
    expect(decideAttempt(true, () => 0).uses).toEqual(['device']));
});

describe('a refused attempt', () => {
  it('uses nothing, also where only one of its quotas is empty', () => {
    expect(decideAttempt(false, (name) => (name.startsWith('network') ? 7_000 : 0))).toEqual({
      uses: [],
      waitMs: 7_000,
    });
    expect(
      decideAttempt(false, (name) => (name === 'account' || name === 'newcomerSlot' ? 9_000 : 0)),
    ).toEqual({ uses: [], waitMs: 9_000 });
  });
});
