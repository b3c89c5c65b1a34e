import { createHmac } from 'node:crypto';

export type PepperPin = (accountId: string, pin: string) => string;

/**
 * Applies a secret key to a PIN before it is hashed. Otherwise a thief of the database could try
 * all 10,000 PINs within minutes.
 */
export const createPinPepper =
  (key: Buffer): PepperPin =>
  (accountId, pin) =>
    createHmac('sha256', key)
      .update(JSON.stringify([accountId, pin]))
      .digest('base64url');
