/**
 * Proof of work: under load, a browser must compute hashes before the server accepts its request.
 */

/**
 * Request header with the value `<challenge>:<nonce>,<nonce>,…`, with one nonce for each of the
 * `PROOF_PARTS` parts of a challenge.
 */
export const PROOF_HEADER = 'x-proof';

/**
 * A challenge consists of several small parts, because their total solving time varies less than
 * that of one large part.
 */
export const PROOF_PARTS = 8;

/**
 * Limits the hashed text to 55 characters, because the browser's code computes only one SHA-256
 * block.
 */
export const MAX_NONCE = 99_999_999;

/** The SHA-256 of each part of the challenge must begin with `bits` zero bits (12 to 20). */
export type ProofChallenge = { readonly challenge: string; readonly bits: number };

export const parseChallengeMac = (challenge: string): string =>
  challenge.slice(challenge.lastIndexOf('.') + 1);

export const toHashInput = (seal: string, part: number, nonce: number | ''): string =>
  `${seal}.${part}.${nonce}`;
