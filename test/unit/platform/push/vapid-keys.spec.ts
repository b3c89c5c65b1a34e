import { createECDH } from 'node:crypto';
import { createVapidKeys } from '#src/platform/push/vapid-keys.ts';
import { deriveKey } from '#src/platform/secrets.ts';

const keysOf = (secret: string) => createVapidKeys(deriveKey(secret, 'web-push'));

describe('the VAPID keys', () => {
  it('are the same after each start with the same secret', () =>
    expect(keysOf('one secret')).toEqual(keysOf('one secret')));

  it('differ with another secret', () =>
    expect(keysOf('another secret').publicKey).not.toBe(keysOf('one secret').publicKey));

  it('are a pair on P-256, of the lengths that browsers expect', () => {
    const { publicKey, privateKey } = keysOf('one secret');
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });
});
