/** Under load, browsers compute hashes before a request is accepted. */

/** `<challenge>:<nonce>,<nonce>,…`, one nonce per part. */
export const PROOF_HEADER = 'x-proof';

/** Several small searches vary less in total time. */
export const PROOF_PARTS = 8;

/** Keeps the hashed text within one SHA-256 block. */
export const MAX_NONCE = 99_999_999;

/** `bits` (12–20): leading zero bits that the hash of each of the eight parts must have. */
export type ProofChallenge = { readonly challenge: string; readonly bits: number };

export const parseChallengeMac = (challenge: string): string =>
  challenge.slice(challenge.lastIndexOf('.') + 1);

/** Without a nonce: the prefix of the hashed text. */
export const toHashInput = (seal: string, part: number, nonce: number | ''): string =>
  `${seal}.${part}.${nonce}`;
