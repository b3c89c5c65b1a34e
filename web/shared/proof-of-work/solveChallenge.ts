import {
  MAX_NONCE,
  PROOF_HEADER,
  PROOF_PARTS,
  toHashInput,
  parseChallengeMac,
  type ProofChallenge,
} from '#src/contracts/proof-of-work-protocol.ts';
import { findNonce } from './sha256Prefix32.ts';

/** Longest time in ms that the computation blocks the page, less than one frame. */
const SLICE_MS = 12;
const BATCH = 256;

const pause = () =>
  new Promise((resume) => {
    setTimeout(resume);
  });

const solvePart = async (prefix: string, bits: number, signal: AbortSignal): Promise<number> => {
  let until = performance.now() + SLICE_MS;
  for (let from = 0; from <= MAX_NONCE; from += BATCH) {
    const nonce = findNonce(prefix, bits, from, Math.min(from + BATCH, MAX_NONCE + 1));
    if (nonce !== null) return nonce;
    if (performance.now() < until) continue;
    await pause();
    signal.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
  throw new Error('proof of work: the challenge has no solution');
};

export const solveChallenge = async (
  { challenge, bits }: ProofChallenge,
  signal: AbortSignal,
): Promise<Record<string, string>> => {
  const nonces: number[] = [];
  for (let part = 0; part < PROOF_PARTS; part++)
    nonces.push(await solvePart(toHashInput(parseChallengeMac(challenge), part, ''), bits, signal));
  return { [PROOF_HEADER]: `${challenge}:${nonces.join(',')}` };
};
