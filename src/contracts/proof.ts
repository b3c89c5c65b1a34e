/**
 * The sum that a browser does before its request is taken while too many arrive. No picture and no question: whoever
 * asks spends a little work, which a person never notices and a flood cannot afford.
 */

/** Carries `<challenge>:<nonce>,<nonce>,…`, one nonce for each part. */
export const PROOF_HEADER = 'x-proof';

/** Several small sums instead of one large one: how long they take together hardly varies. */
export const PROOF_PARTS = 8;

/** The largest nonce: with a seal of 43 characters the hashed text stays within one block of SHA-256. */
export const MAX_NONCE = 99_999_999;

/** What a refusal `proof_needed` carries in its details. `bits`: leading zero bits that each part's hash must have. */
export type ProofWanted = { readonly challenge: string; readonly bits: number };

/** The last part of a challenge: made by the server from all that the challenge is bound to, so it stands for all of it. */
export const sealOf = (challenge: string): string => challenge.slice(challenge.lastIndexOf('.') + 1);

/** What is hashed. Every part ends with a delimiter that no part can hold. */
export const proofText = (seal: string, part: number, nonce: number): string => `${seal}.${part}.${nonce}`;
