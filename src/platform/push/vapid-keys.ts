import { createECDH } from 'node:crypto';

/** A P-256 key pair, base64url-encoded as in RFC 8292. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * `secretKey` (32 bytes) is the private key. Subscriptions of browsers are bound to the public key,
 * so both must stay the same after a restart and in all processes.
 */
export const createVapidKeys = (secretKey: Buffer): VapidKeys => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secretKey);
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: secretKey.toString('base64url'),
  };
};
