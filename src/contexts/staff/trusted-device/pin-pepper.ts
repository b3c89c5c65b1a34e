import { createHmac } from 'node:crypto';

export type PepperPin = (accountId: string, pin: string) => string;

/**
 * Keys the digits before they are hashed. A thief of the database would otherwise try all 10,000
 * combinations of a hash within minutes.
 */
export const createPinPepper =
  (key: Buffer): PepperPin =>
  (accountId, pin) =>
    createHmac('sha256', key)
      .update(JSON.stringify([accountId, pin]))
      .digest('base64url');
