import { existsSync } from 'node:fs';
import { DISHES } from '#web/art/dishes/list.mjs';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';

/** Scale factor of the drawings. Small drawings make the test fast. */
const SMALL = 0.16;

const drawn = (dish: string) => DISHES[dish]!(SMALL).toBuffer('image/png');

describe('The drawings of the dishes', () => {
  it.each(['norma', 'cannoli', 'menu-festa'])(
    'are seeded: %s drawn twice is the same picture, byte for byte',
    (dish) => {
      expect(drawn(dish).equals(drawn(dish))).toBe(true);
    },
  );

  it('are each a picture of their own', () => {
    expect(drawn('norma').equals(drawn('caponata'))).toBe(false);
  });

  it('are at least twenty-four, each kept as AVIF and as WebP', () => {
    const dishes = Object.keys(DISHES);
    expect(dishes.length).toBeGreaterThanOrEqual(24);
    for (const dish of dishes)
      for (const format of ['avif', 'webp']) {
        const file = `web/public/dishes/${dish}-640.${format}`;
        expect({ file, exists: existsSync(file) }).toEqual({ file, exists: true });
      }
  });

  it('are all on the menu of the demonstration, and the menu shows no other', () => {
    const shown = demoDishes.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(shown.toSorted()).toEqual(
      Object.keys(DISHES)
        .map((dish) => `/dishes/${dish}-640.webp`)
        .toSorted(),
    );
  });
});
