import { MAX_NONCE, PROOF_HEADER, PROOF_PARTS, proofText, sealOf, type ProofWanted } from '../../../src/contracts/proof.ts';
import { firstWord } from './firstWord.ts';

/** How long the page is kept from answering a finger, in milliseconds: less than a frame of a slow screen. */
const SLICE = 12;

const pause = () => new Promise((go) => { setTimeout(go); });

/** The first nonce whose hash begins with so many zero bits, in slices between which the page lives on. */
const nonceOf = async (seal: string, part: number, bits: number, signal: AbortSignal): Promise<number> => {
  let until = performance.now() + SLICE;
  for (let nonce = 0; nonce <= MAX_NONCE; nonce++) {
    if (Math.clz32(firstWord(proofText(seal, part, nonce))) >= bits) return nonce;
    if (nonce % 64 !== 0 || performance.now() < until) continue;
    await pause();
    signal.throwIfAborted();
    until = performance.now() + SLICE;
  }
  throw new Error('The sum of the server has no solution');
};

/** Does the sum that the server asked for. @returns the header that carries its proof */
export const proofOf = async ({ challenge, bits }: ProofWanted, signal: AbortSignal): Promise<Record<string, string>> => {
  const nonces: number[] = [];
  for (let part = 0; part < PROOF_PARTS; part++) nonces.push(await nonceOf(sealOf(challenge), part, bits, signal));
  return { [PROOF_HEADER]: `${challenge}:${nonces.join(',')}` };
};
