export type Quota = { readonly points: number; readonly seconds: number };

const MINUTES = 60;
const HOUR = 60 * MINUTES;
const SLOT: Quota = { points: 1, seconds: 55 };

/**
 * Quotas `network…` count per network, `device…` per known device, `share` per account and network,
 * all others per account. Together, they allow unknown devices at most 30 checks of one account in
 * 60 minutes.
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

export type WaitMs = (quota: QuotaName) => number;

export type AttemptDecision = { readonly uses: readonly QuotaName[]; readonly waitMs: number };

type QuotaOptions = readonly (readonly QuotaName[])[];

const chooseFree = (waitMs: WaitMs, options: QuotaOptions): AttemptDecision => {
  const waits = options.map((quotas) => Math.max(...quotas.map(waitMs)));
  const free = waits.indexOf(0);
  return free >= 0 ? { uses: options[free]!, waitMs: 0 } : { uses: [], waitMs: Math.min(...waits) };
};

/**
 * Decides which quotas an attempt uses, or how long it must wait. Known devices have their own
 * quotas, so strangers cannot delay them.
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

/**
 * Returns the quotas that a successful sign-in resets. Resetting all quotas would give attackers
 * more guesses.
 */
export const quotasResetOnSuccess = (isKnownDevice: boolean): readonly QuotaName[] =>
  isKnownDevice ? ['device', 'deviceSlot', 'deviceSlots'] : ['share', 'newcomerSlot'];
