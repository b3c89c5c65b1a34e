/** Checked passwords that a counter allows within a fixed window. */
export type Quota = { readonly points: number; readonly seconds: number };

const MINUTES = 60;
const HOUR = 60 * MINUTES;
/** One attempt at a time, less than a minute apart. */
const SLOT: Quota = { points: 1, seconds: 55 };

/**
 * Quotas of sign-in: `network…` per network, `device…` per known browser, `share` per account and
 * network, all others per account. In any 60 minutes strangers get at most 30 passwords of an account
 * checked: 10 + 7 + 4 in one window, and never more than 30 where two windows meet.
 */
export const QUOTAS = {
  device: { points: 10, seconds: HOUR },
  deviceSlot: SLOT,
  deviceSlots: { points: 10, seconds: HOUR },
  network: { points: 29, seconds: 15 * MINUTES },
  networkSlot: SLOT,
  account: { points: 10, seconds: HOUR },
  share: { points: 3, seconds: 24 * HOUR },
  newcomerSlot: SLOT,
  newcomerSlots: { points: 7, seconds: HOUR },
  returningSlot: SLOT,
  returningSlots: { points: 4, seconds: HOUR },
} as const satisfies Record<string, Quota>;

export type QuotaName = keyof typeof QUOTAS;

/** Milliseconds until the quota has a free point; 0 when it has one. */
export type WaitMs = (quota: QuotaName) => number;

/** `uses`: quotas that lose a point. A stranger's attempt counts in `share` besides, also beyond its points. */
export type AttemptDecision = { readonly uses: readonly QuotaName[]; readonly waitMs: number };

type QuotaOptions = readonly (readonly QuotaName[])[];

/** The first option of which every quota is free. Without one: the shortest wait. */
const chooseFree = (waitMs: WaitMs, options: QuotaOptions): AttemptDecision => {
  const waits = options.map((quotas) => Math.max(...quotas.map(waitMs)));
  const free = waits.indexOf(0);
  return free >= 0 ? { uses: options[free]!, waitMs: 0 } : { uses: [], waitMs: Math.min(...waits) };
};

/**
 * Decides whether a password may be checked now, and which quotas that uses.
 *
 * A known browser has quotas of its own, so strangers cannot delay it. Any other attempt needs a point
 * of its network and one of the account. When the account has none left, networks with fewer than three
 * attempts in a day have slots of their own, which an address that guesses all the time cannot take.
 */
export const decideAttempt = (isKnownDevice: boolean, waitMs: WaitMs): AttemptDecision => {
  if (isKnownDevice) return chooseFree(waitMs, [['device'], ['deviceSlot', 'deviceSlots']]);
  const isNewcomer = waitMs('share') === 0;
  const network = chooseFree(waitMs, [['network'], ['networkSlot']]);
  const slots = isNewcomer
    ? (['newcomerSlot', 'newcomerSlots'] as const)
    : (['returningSlot', 'returningSlots'] as const);
  const account = chooseFree(waitMs, [['account'], slots]);
  const wait = Math.max(network.waitMs, account.waitMs);
  if (wait > 0) return { uses: [], waitMs: wait };
  return { uses: [...account.uses, ...network.uses], waitMs: 0 };
};

/** What a right password resets. Bounds of the slots stay, else each sign-in would allow more guesses. */
export const quotasResetOnSuccess = (isKnownDevice: boolean): readonly QuotaName[] =>
  isKnownDevice ? ['device', 'deviceSlot', 'deviceSlots'] : ['share', 'newcomerSlot'];
