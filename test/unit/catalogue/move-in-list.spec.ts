import fc from 'fast-check';
import { moveInList } from '#src/contexts/catalogue/photographs/move-in-list.ts';

describe('moving an item of a list', () => {
  it.each([
    ['c', 1, 'cab'],
    ['a', 2, 'bac'],
    ['a', 3, 'bca'],
    ['b', 2, 'abc'],
    ['a', 12, 'bca'],
  ])('%s to position %i gives %s', (item, position, expected) => {
    expect(moveInList(['a', 'b', 'c'], item, position).join('')).toBe(expected);
  });

  it('keeps every item and the order of the others', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 }),
        fc.nat({ max: 11 }),
        fc.integer({ min: 1, max: 12 }),
        (list, pick, position) => {
          const item = list[pick % list.length]!;
          const moved = moveInList(list, item, position);
          expect(moved.indexOf(item)).toBe(Math.min(position, list.length) - 1);
          expect(moved.filter((one) => one !== item)).toEqual(list.filter((one) => one !== item));
        },
      ),
    ));
});
