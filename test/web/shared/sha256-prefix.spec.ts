import { createHash } from 'node:crypto';
import { sha256Prefix32 } from '#web/shared/proof-of-work/sha256Prefix32.ts';

const nodeSha256Prefix32 = (text: string) =>
  createHash('sha256').update(text).digest().readUInt32BE();

describe('the SHA-256 prefix in the browser', () => {
  it.each(['', 'abc', 'x'.repeat(55)])('matches the hash of Node.js for %p', (text) =>
    expect(sha256Prefix32(text)).toBe(nodeSha256Prefix32(text)),
  );

  it('matches the hash of Node.js for every length within one block', () => {
    for (let length = 0; length <= 55; length++) {
      const text = `Melagrana ${length} `.repeat(9).slice(0, length);
      expect([length, sha256Prefix32(text)]).toEqual([length, nodeSha256Prefix32(text)]);
    }
  });
});
