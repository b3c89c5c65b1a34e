/**
 * Proof of work: while many requests arrive, the browser computes hashes before its request is taken. A person does not
 * notice it; a flood pays for every request.
 */

/** Carries `<challenge>:<nonce>,<nonce>,…`, one nonce for each part. */
export const PROOF_HEADER = 'x-proof';

/** Several small searches instead of one large one: their total time hardly varies. */
export const PROOF_PARTS = 8;

/** The largest nonce: with a seal of 43 characters the hashed text stays within one block of SHA-256. */
export const MAX_NONCE = 99_999_999;

/** Details of a refusal `proof_needed`. `bits`: leading zero bits that each part's hash must have, 12 to 20. */
export type ProofChallenge = { readonly challenge: string; readonly bits: number };

/** The last part of a challenge: a MAC over everything that the challenge is bound to. */
export const parseChallengeMac = (challenge: string): string =>
  challenge.slice(challenge.lastIndexOf('.') + 1);

/** The text that is hashed; with an empty nonce its prefix. Every part ends with a delimiter that no part can contain. */
export const toHashInput = (seal: string, part: number, nonce: number | ''): string =>
  `${seal}.${part}.${nonce}`;
