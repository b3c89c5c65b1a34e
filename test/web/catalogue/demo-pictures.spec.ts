import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { demoDishes } from '#src/contexts/catalogue/demo/dishes.ts';
import { lookOf } from '#web/features/catalogue/menuLook.ts';
import { allPlaces } from '#web/features/catalogue/menuPlaces.ts';
import { keyOf } from '#web/features/catalogue/placeKeys.ts';

const missing = (address: string) =>
  ['avif', 'webp']
    .map((format) => `web/public${address}.${format}`)
    .filter((file) => !existsSync(file));

describe('the drawings that the menu shows', () => {
  it('exist in both formats for every dish of the demo', () => {
    expect(
      demoDishes.flatMap(({ imageUrl }) =>
        imageUrl ? missing(imageUrl.replace(/\.webp$/, '')) : [],
      ),
    ).toEqual([]);
  });

  it('exist in both formats for every category', () => {
    const keys = allPlaces.flatMap((place) => keyOf(place) ?? []);
    expect(keys.flatMap((key) => missing(lookOf(key).picture))).toEqual([]);
  });
});
