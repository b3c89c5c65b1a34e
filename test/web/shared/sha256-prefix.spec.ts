import { createHash } from 'node:crypto';
import { sha256Prefix32 } from '#web/shared/proof-of-work/sha256Prefix32.ts';

const ofNode = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();

describe('the browser’s own SHA-256', () => {
  it.each(['', 'abc', 'x'.repeat(55)])('of %p is the one of FIPS 180-4', (text) =>
    expect(sha256Prefix32(text)).toBe(ofNode(text)),
  );

  it('agrees with node’s for every length of one block', () => {
    for (let length = 0; length <= 55; length++) {
      const text = `Melagrana ${length} `.repeat(9).slice(0, length);
      expect([length, sha256Prefix32(text)]).toEqual([length, ofNode(text)]);
    }
  });
});
