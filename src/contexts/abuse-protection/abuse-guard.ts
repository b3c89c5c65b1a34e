import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { PROOF_HEADER } from '#src/contracts/proof-of-work-protocol.ts';
import type {
  GuardedRequest,
  GuardRequest,
  SenderContact,
} from '#src/platform/http/requests/idempotency-key.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { parseReferenceCode } from '#src/kernel/reference-code.ts';
import { message } from '#src/messages/message.ts';
import { csrfTokenAgeSeconds } from '#src/platform/http/session/csrf.ts';
import { toNetworkPrefix, toSubnetPrefix } from '#src/platform/http/requests/network-prefix.ts';
import { countAcceptedRequest, type Sender } from './accepted-request-counters.ts';
import type { GuardDeps, IncomingRequest } from './guard-dependencies.ts';
import { verifyProof, type ChallengeScope } from './proof-of-work.ts';
import { isRepeatedContact } from './rate-limit-policy.ts';
import { refuseHoneypot } from './refusals.ts';
import { createKeyedHash, type CounterWindow } from './request-counters.ts';
import { readWindows, type Windows } from './request-windows.ts';
import { assertUnusedProof, checkProof } from './require-proof.ts';
import { createSearchRateLimit } from './search-rate-limit.ts';

const HASTY_S = 3;

const readSender = (
  ctx: Context,
  { customerPhone, customerEmail, email }: SenderContact,
): Sender => ({
  visitor: ctx.state.visitor,
  network: toSubnetPrefix(ctx.ip),
  phone: customerPhone ?? null,
  email: customerEmail ?? email ?? null,
});

const warnAboutTotal = ({ log, limits }: GuardDeps, { total }: Windows): void => {
  if (limits.totalMinute > 0 && total.count === limits.totalMinute + 1)
    log.warn(
      { requests: total.count },
      'abuse protection: more requests than usual, browsers must solve a proof of work',
    );
};

/** Checks the limits of the network. Returns true if the request may hold seats. */
const checkNetwork = async (
  deps: GuardDeps,
  incoming: IncomingRequest,
  scope: ChallengeScope,
): Promise<boolean> => {
  const windows = await readWindows(deps, incoming);
  warnAboutTotal(deps, windows);
  const isProven = await checkProof(deps, incoming, scope, windows);
  return (
    isProven &&
    incoming.sender.visitor !== '' &&
    !isRepeatedContact(deps.limits, windows.sameContact.count)
  );
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
    const browser = hashKey('browser', sender.visitor || randomUUID());
    const isKnown =
      limits.networkHour > 0 && sender.visitor !== '' && (await deps.isKnownDevice(sql, browser));
    const isForm = Boolean(ctx.is('urlencoded'));
    const mayHoldSeats =
      isKnown || (await checkNetwork(deps, { call, sender, now, isHasty, isForm, proof }, scope));
    return {
      ...attempt,
      sender:
        isKnown || limits.networkHour === 0
          ? null
          : { browser, network: hashKey('network', sender.network), mayHoldSeats },
      async admit(tx) {
        if (proof) await assertUnusedProof(deps, tx, proof, scope, now);
        await countAcceptedRequest(tx, { call, sender, now }, { ...deps, hashKey });
      },
    };
  };

const refuseUntilEnd = ({ msLeft }: CounterWindow): never =>
  refuse({
    kind: 'too-many',
    message: message('too_many_requests'),
    details: { retryAfter: Math.ceil(msLeft / 1_000) },
  });

/** Maximum attempts per hour to recover a lost link, counted per network and per reservation. */
const MAX_LOOKUPS = 10;

/**
 * Limits the attempts to recover a lost link. Throws a DomainError too-many above `MAX_LOOKUPS`, so
 * four digits cannot be guessed. The first attempt of a network passes the limit of the reservation,
 * so that wrong guesses from elsewhere do not shut the guest out.
 */
export const guardLookup =
  ({ counters, key }: GuardDeps) =>
  async (ctx: Context, reference: string): Promise<void> => {
    const hashKey = createKeyedHash(key);
    const code = parseReferenceCode(reference)?.toString() ?? reference;
    const ofNetwork = await counters.addLookups(hashKey('lookup-network', toNetworkPrefix(ctx.ip)));
    if (ofNetwork.count > MAX_LOOKUPS) refuseUntilEnd(ofNetwork);
    const ofReference = await counters.addLookups(hashKey('lookup-reference', code));
    if (ofNetwork.count > 1 && ofReference.count > MAX_LOOKUPS) refuseUntilEnd(ofReference);
  };

/** Maximum actions by one personal link in ten minutes. */
const MAX_LINK_STEPS = 20;

/** Throws a DomainError too-many above `MAX_LINK_STEPS`, until the ten minutes have passed. */
export const guardLinkStep =
  ({ counters, key, limits }: GuardDeps) =>
  async (token: string): Promise<void> => {
    if (limits.networkHour === 0) return;
    const steps = await counters.addLinkSteps(createKeyedHash(key)('link', token));
    if (steps.count > MAX_LINK_STEPS) refuseUntilEnd(steps);
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
