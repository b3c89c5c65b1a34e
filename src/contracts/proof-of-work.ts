/**
 * Proof of work: under load, a browser must compute hashes before the server accepts its request.
 */

/**
 * Request header with the value `<challenge>:<nonce>,<nonce>,…`, with one nonce for each part of
 * the puzzle.
 */
export const PROOF_HEADER = 'x-proof';

/**
 * A puzzle consists of several small parts, because their total solving time varies less than that
 * of one large part.
 */
export const PROOF_PARTS = 8;

/** With at most eight digits in the nonce, the hashed text fits in one SHA-256 block. */
export const MAX_NONCE = 99_999_999;

/** `bits`: leading zero bits that the SHA-256 of each of the puzzle's parts must have, 12 to 20. */
export type ProofChallenge = { readonly challenge: string; readonly bits: number };

export const parseChallengeMac = (challenge: string): string =>
  challenge.slice(challenge.lastIndexOf('.') + 1);

export const toHashInput = (seal: string, part: number, nonce: number | ''): string =>
  `${seal}.${part}.${nonce}`;
