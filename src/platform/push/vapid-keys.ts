import { createECDH } from 'node:crypto';

/** A P-256 key pair, base64url-encoded as in RFC 8292. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * Derives the key pair from `secretKey` (32 bytes), which is the private key. Subscriptions depend
 * on the public key, so all processes must always use the same `secretKey`.
 */
export const createVapidKeys = (secretKey: Buffer): VapidKeys => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secretKey);
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: secretKey.toString('base64url'),
  };
};
