import type { Context } from 'koa';
import { PROOF_HEADER } from '#src/contracts/proof-of-work-protocol.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type {
  ReadIdempotencyKey,
  GuardedRequest,
  GuardRequest,
  SenderContact,
} from '#src/platform/http/requests/idempotency-key.ts';
import { csrfTokenAgeSeconds } from '#src/platform/http/session/csrf.ts';
import { toNetworkPrefix, toSubnetPrefix } from '#src/platform/http/requests/network-prefix.ts';
import type { Log } from '#src/platform/log.ts';
import {
  countAcceptedRequest,
  readAcceptedCounts,
  type Sender,
} from './accepted-request-counters.ts';
import type { CounterStore, CounterValue } from './counter-store.ts';
import { issueChallenge, verifyProof, type ChallengeScope, type Proof } from './proof-of-work.ts';
import {
  isRepeatedContact,
  MIN_BITS,
  findProofReasons,
  computeRequiredBits,
  type RateLimits,
  type RequestCounts,
} from './rate-limit-policy.ts';
import { refuseHoneypot, refuseWithoutProof } from './refusals.ts';
import { createKeyedHash, type RequestCounters, type CounterWindow } from './request-counters.ts';
import { createSearchRateLimit } from './search-rate-limit.ts';

const HASTY_S = 3;
const TOLERATED_BITS = 1;

export type GuardDeps = {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly key: Buffer;
  readonly limits: RateLimits;
  readonly counters: RequestCounters;
  readonly store: CounterStore;
  readonly isKnownDevice: (sql: Sql, browser: string) => Promise<boolean>;
  readonly phone: string;
  readonly readIdempotencyKey: ReadIdempotencyKey;
};

type Windows = Readonly<Record<keyof RequestCounts, CounterWindow>>;
type IncomingRequest = {
  readonly call: string;
  readonly sender: Sender;
  readonly now: Date;
  readonly isHasty: boolean;
  readonly proof: Proof | null;
};

const EMPTY_WINDOW: CounterWindow = { count: 0, msLeft: 0 };

const readSender = (
  ctx: Context,
  { customerPhone, customerEmail, email }: SenderContact,
): Sender => ({
  visitor: ctx.state.visitor,
  network: toSubnetPrefix(ctx.ip),
  phone: customerPhone ?? null,
  email: customerEmail ?? email ?? null,
});

const countArrival = async (
  { limits, counters, key }: GuardDeps,
  { sender, isHasty, proof }: IncomingRequest,
): Promise<Pick<Windows, 'refused' | 'hasty' | 'total'>> => {
  if (proof) return { refused: EMPTY_WINDOW, hasty: EMPTY_WINDOW, total: EMPTY_WINDOW };
  const network = createKeyedHash(key)('network', sender.network);
  return {
    refused: limits.networkHour > 0 ? await counters.readRefused(network) : EMPTY_WINDOW,
    hasty: limits.hastyMinute > 0 && isHasty ? await counters.addHasty(network) : EMPTY_WINDOW,
    total: limits.totalMinute > 0 ? await counters.addTotal('all') : EMPTY_WINDOW,
  };
};

const readWindows = async (deps: GuardDeps, incoming: IncomingRequest): Promise<Windows> => {
  const { sql, key, limits } = deps;
  const stored = limits.networkHour > 0 || limits.guestDay > 0;
  const accepted = stored
    ? await readAcceptedCounts(sql, incoming, { ...deps, hashKey: createKeyedHash(key) })
    : null;
  const withThisOne = (value: CounterValue | undefined): CounterWindow => ({
    count: (value?.count ?? 0) + 1,
    msLeft: Math.max(0, (value?.endsAt ?? 0) - incoming.now.getTime()),
  });
  return {
    accepted: withThisOne(accepted?.network),
    sameContact: withThisOne(accepted?.sameContact),
    ...(await countArrival(deps, incoming)),
  };
};

const warnAboutTotal = ({ log, limits }: GuardDeps, { total }: Windows): void => {
  if (limits.totalMinute > 0 && total.count === limits.totalMinute + 1)
    log.warn(
      { requests: total.count },
      'abuse protection: more requests than usual, browsers must solve a proof of work',
    );
};

const secondsUntil = (windows: readonly CounterWindow[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...windows.map(({ msLeft }) => msLeft)) / 1_000));

const checkProof = async (
  deps: GuardDeps,
  { sender, now, proof }: IncomingRequest,
  scope: ChallengeScope,
  windows: Windows,
): Promise<void> => {
  const { key, limits, counters, phone } = deps;
  const counts = Object.fromEntries(
    Object.entries(windows).map(([name, { count }]) => [name, count]),
  ) as RequestCounts;
  const reasons = findProofReasons(limits, counts);
  const bits = computeRequiredBits(reasons);
  if (bits <= (proof ? proof.bits + TOLERATED_BITS : 0)) return;
  if (limits.networkHour > 0)
    await counters.addRefused(createKeyedHash(key)('network', sender.network));
  refuseWithoutProof(
    { challenge: issueChallenge(key, scope, bits, now), bits },
    { retryAfter: secondsUntil(reasons.map(({ count }) => windows[count])), phone },
  );
};

const assertUnusedProof = async (
  { store, key, phone }: GuardDeps,
  tx: Sql,
  proof: Proof,
  scope: ChallengeScope,
  now: Date,
): Promise<void> => {
  if (await store.markProofUsed(tx, proof)) return;
  refuseWithoutProof(
    { challenge: issueChallenge(key, scope, MIN_BITS, now), bits: MIN_BITS },
    { retryAfter: 1, phone },
  );
};

const checkNetwork = async (
  deps: GuardDeps,
  incoming: IncomingRequest,
  scope: ChallengeScope,
): Promise<boolean> => {
  const windows = await readWindows(deps, incoming);
  warnAboutTotal(deps, windows);
  await checkProof(deps, incoming, scope, windows);
  return isRepeatedContact(deps.limits, windows.sameContact.count);
};

/**
 * Applies the rate limits of docs/security.md to a request from a public form.
 *
 * @throws DomainError invalid `trap_filled`, too-many `proof_needed` or `quota_reached`
 */
export const guardRequest =
  (deps: GuardDeps): GuardRequest =>
  async (ctx, call, { asked, website }): Promise<GuardedRequest> => {
    const attempt = deps.readIdempotencyKey(ctx, call, asked);
    if (ctx.state.staff) return { ...attempt, sender: null };
    const { sql, key, limits, phone, clock } = deps;
    const hashKey = createKeyedHash(key);
    const sender = readSender(ctx, asked);
    if (website) refuseHoneypot(phone);
    const now = clock.now();
    const scope = { call, visitor: sender.visitor };
    const proof = verifyProof(key, scope, ctx.get(PROOF_HEADER), now);
    const isHasty = csrfTokenAgeSeconds(ctx.get('x-csrf-token'), Date.now()) < HASTY_S;
    const browser = hashKey('browser', sender.visitor);
    const isKnown = limits.networkHour > 0 && (await deps.isKnownDevice(sql, browser));
    const isRepeated =
      !isKnown && (await checkNetwork(deps, { call, sender, now, isHasty, proof }, scope));
    return {
      ...attempt,
      sender:
        isKnown || limits.networkHour === 0
          ? null
          : { browser, network: hashKey('network', sender.network), isRepeatedContact: isRepeated },
      async admit(tx) {
        if (proof) await assertUnusedProof(deps, tx, proof, scope, now);
        await countAcceptedRequest(tx, { call, sender, now }, { ...deps, hashKey });
      },
    };
  };

export const guardSearch = ({
  counters,
  clock,
  key,
  limits,
}: GuardDeps): ((ctx: Context) => Promise<void>) => {
  const hashKey = createKeyedHash(key);
  const limit = createSearchRateLimit({
    limit: limits.searchMinute,
    add: counters.addSearches,
    nowMs: () => clock.now().getTime(),
  });
  return (ctx) => limit(hashKey('search', toNetworkPrefix(ctx.ip)));
};
