/**
 * A new Idempotency-Key: 128 random bits. Not `crypto.randomUUID`, which a page opened over plain http on the local
 * network does not have.
 */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
