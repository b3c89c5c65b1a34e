import { createHash } from 'node:crypto';
import { firstWord } from '../../../web/shared/proof/firstWord.ts';

const ofNode = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();

describe('the browser’s own SHA-256', () => {
  it.each(['', 'abc', 'x'.repeat(55)])('of %p is the one of FIPS 180-4', (text) => expect(firstWord(text)).toBe(ofNode(text)));

  it('agrees with node’s for every length of one block', () => {
    for (let length = 0; length <= 55; length++) {
      const text = `Melagrana ${length} `.repeat(9).slice(0, length);
      expect([length, firstWord(text)]).toEqual([length, ofNode(text)]);
    }
  });
});
