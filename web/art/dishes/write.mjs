import { writePicture } from '../export.mjs';
import { DISHES } from './list.mjs';

/** For a card, and for a small place in a row. */
const WIDTHS = [640, 400];

/** Draws the named dishes, or all. */
export const writeDishes = async (names = []) => {
  for (const [name, draw] of Object.entries(DISHES)) {
    if (names.length && !names.includes(name)) continue;
    const picture = draw();
    for (const width of WIDTHS)
      await writePicture(picture, `dishes/${name}-${width}`, width, { avif: 50, webp: 74 });
  }
};
