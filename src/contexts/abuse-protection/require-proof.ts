import type { Sql } from '#src/kernel/transaction.ts';
import type { GuardDeps, IncomingRequest } from './guard-dependencies.ts';
import { issueChallenge, type ChallengeScope, type Proof } from './proof-of-work.ts';
import {
  computeRequiredBits,
  findProofReasons,
  MIN_BITS,
  type RequestCounts,
} from './rate-limit-policy.ts';
import { refuseWithoutProof } from './refusals.ts';
import { createKeyedHash, type CounterWindow } from './request-counters.ts';
import type { Windows } from './request-windows.ts';

const TOLERATED_BITS = 1;

const secondsUntil = (windows: readonly CounterWindow[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...windows.map(({ msLeft }) => msLeft)) / 1_000));

export const checkProof = async (
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

export const assertUnusedProof = async (
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
