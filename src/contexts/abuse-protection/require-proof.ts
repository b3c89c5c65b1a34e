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
/**
 * Forms without JavaScript that a network may send per minute although it owes a proof of work.
 * They hold no seats.
 */
const FORMS_MINUTE = 3;

const secondsUntil = (windows: readonly CounterWindow[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...windows.map(({ msLeft }) => msLeft)) / 1_000));

/**
 * Returns true if the request owes no proof of work or has it, and false for a form without
 * JavaScript that is accepted without one.
 *
 * @throws DomainError too-many `proof_needed`
 */
export const checkProof = async (
  deps: GuardDeps,
  { sender, now, proof, isForm }: IncomingRequest,
  scope: ChallengeScope,
  windows: Windows,
): Promise<boolean> => {
  const { key, limits, counters, phone } = deps;
  const counts = Object.fromEntries(
    Object.entries(windows).map(([name, { count }]) => [name, count]),
  ) as RequestCounts;
  const reasons = findProofReasons(limits, counts);
  const bits = computeRequiredBits(reasons);
  if (bits <= (proof ? proof.bits + TOLERATED_BITS : 0)) return true;
  const network = createKeyedHash(key)('network', sender.network);
  const forms = isForm ? await counters.addForms(network) : null;
  if (forms && forms.count <= FORMS_MINUTE) return false;
  if (limits.networkHour > 0) await counters.addRefused(network);
  const waits = forms ? [forms] : reasons.map(({ count }) => windows[count]);
  return refuseWithoutProof(
    { challenge: issueChallenge(key, scope, bits, now), bits },
    { retryAfter: secondsUntil(waits), phone },
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
