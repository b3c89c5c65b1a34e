import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { categoryTheme } from '#web/features/catalogue/menu/categories/categoryTheme.ts';
import { allMenuLocations } from '#web/features/catalogue/menu/categories/menuLocation.ts';
import { categoryKey } from '#web/features/catalogue/menu/categories/categoryKeys.ts';

const listMissingFiles = (path: string) =>
  ['avif', 'webp']
    .map((format) => `web/public${path}.${format}`)
    .filter((file) => !existsSync(file));

describe('the drawings that the menu shows', () => {
  it('exist in both formats for every dish of the demo', () => {
    expect(
      demoDishes.flatMap(({ imageUrl }) =>
        imageUrl ? listMissingFiles(imageUrl.replace(/\.webp$/, '')) : [],
      ),
    ).toEqual([]);
  });

  it('exist in both formats for every category', () => {
    const keys = allMenuLocations.flatMap((place) => categoryKey(place) ?? []);
    expect(keys.flatMap((key) => listMissingFiles(categoryTheme(key).picture))).toEqual([]);
  });
});
