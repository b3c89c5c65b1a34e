import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  MAX_NONCE,
  PROOF_PARTS,
  toHashInput,
  parseChallengeMac,
} from '#src/contracts/proof-of-work-protocol.ts';

const VERSION = 'v1';
const LIFETIME_S = 10 * 60;
const RANDOM_BYTES = 16;
const NONCES_PATTERN = new RegExp(
  `^\\d{1,${String(MAX_NONCE).length}}(,\\d{1,${String(MAX_NONCE).length}}){${PROOF_PARTS - 1}}$`,
);

export type ChallengeScope = { readonly call: string; readonly visitor: string };

export type Proof = { readonly seal: string; readonly bits: number; readonly expiresAt: Date };

/**
 * Computes the HMAC of a challenge. Hashes the length before each value, because different
 * challenges could otherwise have equal bytes (compare CVE-2025-68113).
 */
const computeSeal = (
  key: Buffer,
  { call, visitor }: ChallengeScope,
  random: string,
  expiry: string,
  bits: string,
): string => {
  const mac = createHmac('sha256', key);
  for (const part of [call, visitor, random, expiry, bits])
    mac.update(`${Buffer.byteLength(part)}:${part};`);
  return mac.digest('base64url');
};

/**
 * Returns a challenge `v1.<random>.<expiry>.<bits>.<seal>`. The seal is an HMAC, so the server can
 * verify a challenge without storing it.
 */
export const issueChallenge = (
  key: Buffer,
  scope: ChallengeScope,
  bits: number,
  now: Date,
): string => {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  const expiry = String(Math.floor(now.getTime() / 1_000) + LIFETIME_S);
  return [
    VERSION,
    random,
    expiry,
    bits,
    computeSeal(key, scope, random, expiry, String(bits)),
  ].join('.');
};

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const isSolved = (text: string, bits: number): boolean =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE()) >= bits;

/**
 * Returns the proof if `header` solves an authentic, unexpired challenge for this operation and
 * browser. Otherwise returns null.
 */
export const verifyProof = (
  key: Buffer,
  scope: ChallengeScope,
  header: string,
  now: Date,
): Proof | null => {
  const [challenge = '', nonces = '', ...more] = header.split(':');
  const [version, random = '', expiry = '', bits = '', seal = '', ...rest] = challenge.split('.');
  if (
    more.length + rest.length > 0 ||
    version !== VERSION ||
    !/^\d{1,12}$/.test(expiry) ||
    !/^\d{1,2}$/.test(bits) ||
    !NONCES_PATTERN.test(nonces)
  )
    return null;
  if (!isEqual(Buffer.from(seal), Buffer.from(computeSeal(key, scope, random, expiry, bits))))
    return null;
  const expiresAt = new Date(Number(expiry) * 1_000);
  const solved = nonces
    .split(',')
    .every((nonce, part) =>
      isSolved(toHashInput(parseChallengeMac(challenge), part, Number(nonce)), Number(bits)),
    );
  return expiresAt > now && solved ? { seal, bits: Number(bits), expiresAt } : null;
};
