/**
 * Proof of work: under load, a browser must compute hashes before the server accepts its request.
 */

/**
 * Request header with the value `<challenge>:<nonce>,<nonce>,…`, with one nonce for each of the
 * `PROOF_PARTS` parts of a challenge.
 */
export const PROOF_HEADER = 'x-proof';

/**
 * Number of parts of a challenge. The total time for several small parts varies less than that for
 * a large one.
 */
export const PROOF_PARTS = 8;

/**
 * Largest nonce. It limits the hashed text to 55 characters, because the browser's code hashes only
 * one SHA-256 block.
 */
export const MAX_NONCE = 99_999_999;

/**
 * A challenge for the browser. The SHA-256 of each part must begin with `bits` zero bits (12 to
 * 20).
 */
export type ProofChallenge = { readonly challenge: string; readonly bits: number };

export const parseChallengeMac = (challenge: string): string =>
  challenge.slice(challenge.lastIndexOf('.') + 1);

export const toHashInput = (seal: string, part: number, nonce: number | ''): string =>
  `${seal}.${part}.${nonce}`;
