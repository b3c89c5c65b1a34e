import { createECDH } from 'node:crypto';
import { createVapidKeys } from '#src/platform/push/vapid-keys.ts';
import { deriveKey } from '#src/platform/secrets.ts';

const createKeys = (secret: string) => createVapidKeys(deriveKey(secret, 'web-push'));

describe('the VAPID keys', () => {
  it('are the same after each start with the same secret', () =>
    expect(createKeys('one secret')).toEqual(createKeys('one secret')));

  it('differ with another secret', () =>
    expect(createKeys('another secret').publicKey).not.toBe(createKeys('one secret').publicKey));

  it('are a P-256 pair with a public key of 65 bytes', () => {
    const { publicKey, privateKey } = createKeys('one secret');
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });
});
