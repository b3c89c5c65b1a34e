import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Derives AES-256 keys by HKDF-SHA-256 (RFC 5869), in base64url. The key `evening` depends on the
 * hash of the session id, the key `outbox` only on the account.
 */
export const createOfflineKeys =
  (secret: Buffer) =>
  (account: string, sessionHash: string): { readonly evening: string; readonly outbox: string } => {
    const derive = (salt: string, purpose: string) =>
      Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES)).toString('base64url');
    return { evening: derive(sessionHash, 'evening'), outbox: derive(account, 'outbox') };
  };

export type DeriveOfflineKeys = ReturnType<typeof createOfflineKeys>;
