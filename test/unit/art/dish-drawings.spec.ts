import { existsSync } from 'node:fs';
import { DISHES } from '#web/art/dishes/list.mjs';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';

/** Scale factor of the drawings. Small drawings make the test fast. */
const SMALL_SCALE = 0.16;

const drawDish = (dish: string) => DISHES[dish]!(SMALL_SCALE).toBuffer('image/png');

describe('the drawings of the dishes', () => {
  it.each(['norma', 'cannoli', 'menu-festa'])(
    'are reproducible: %s drawn twice has the same bytes',
    (dish) => {
      expect(drawDish(dish).equals(drawDish(dish))).toBe(true);
    },
  );

  it('differ between two dishes', () => {
    expect(drawDish('norma').equals(drawDish('caponata'))).toBe(false);
  });

  it('are at least 24, each stored as AVIF and as WebP', () => {
    const dishes = Object.keys(DISHES);
    expect(dishes.length).toBeGreaterThanOrEqual(24);
    for (const dish of dishes)
      for (const format of ['avif', 'webp']) {
        const file = `web/public/dishes/${dish}-640.${format}`;
        expect({ file, exists: existsSync(file) }).toEqual({ file, exists: true });
      }
  });

  it('are exactly the pictures of the demo menu', () => {
    const shown = demoDishes.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(shown.toSorted()).toEqual(
      Object.keys(DISHES)
        .map((dish) => `/dishes/${dish}-640.webp`)
        .toSorted(),
    );
  });
});
