import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAX_NONCE, PROOF_PARTS, proofText, sealOf } from '../../contracts/proof.ts';

const VERSION = 'v1';
const LIFE_S = 10 * 60;
const RANDOM_BYTES = 16;
const NONCES = new RegExp(`^\\d{1,${String(MAX_NONCE).length}}(,\\d{1,${String(MAX_NONCE).length}}){${PROOF_PARTS - 1}}$`);

/** One call of one visitor: a challenge is worth nothing for another. */
export type Bound = { readonly call: string; readonly visitor: string };

/** A proof that holds; `seal` names it, so that it is used once. */
export type Proof = { readonly seal: string; readonly expiresAt: Date };

/** Every part with its length before it: no two different challenges give the same bytes (CVE-2025-68113 was a missing delimiter). */
const sealFor = (key: Buffer, { call, visitor }: Bound, random: string, expiry: string, bits: string): string => {
  const mac = createHmac('sha256', key);
  for (const part of [call, visitor, random, expiry, bits]) mac.update(`${Buffer.byteLength(part)}:${part};`);
  return mac.digest('base64url');
};

/** `v1.<random>.<expiry>.<bits>.<seal>`, good for ten minutes. Stateless, so every process accepts it. */
export const issueChallenge = (key: Buffer, bound: Bound, bits: number, now: Date): string => {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  const expiry = String(Math.floor(now.getTime() / 1_000) + LIFE_S);
  return [VERSION, random, expiry, bits, sealFor(key, bound, random, expiry, String(bits))].join('.');
};

const isEqual = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

const isSolved = (text: string, bits: number): boolean =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE()) >= bits;

/**
 * The proof in a header, where it is one of ours for this call and this visitor, still good, and solved in every part.
 *
 * @returns null when it is anything else
 */
export const readProof = (key: Buffer, bound: Bound, header: string, now: Date): Proof | null => {
  const [challenge = '', nonces = '', ...more] = header.split(':');
  const [version, random = '', expiry = '', bits = '', seal = '', ...rest] = challenge.split('.');
  if (more.length + rest.length > 0 || version !== VERSION || !/^\d{1,12}$/.test(expiry) || !/^\d{1,2}$/.test(bits) || !NONCES.test(nonces)) return null;
  if (!isEqual(Buffer.from(seal), Buffer.from(sealFor(key, bound, random, expiry, bits)))) return null;
  const expiresAt = new Date(Number(expiry) * 1_000);
  const solved = nonces.split(',').every((nonce, part) => isSolved(proofText(sealOf(challenge), part, Number(nonce)), Number(bits)));
  return expiresAt > now && solved ? { seal, expiresAt } : null;
};
