import { writePicture } from '../export.mjs';
import { DISHES } from './list.mjs';

/** Widths of the menu card and of the strip. */
const WIDTHS = [640, 400];

/** Without names, draws every dish. */
export const writeDishes = async (names = []) => {
  for (const [name, draw] of Object.entries(DISHES)) {
    if (names.length && !names.includes(name)) continue;
    const picture = draw();
    for (const width of WIDTHS)
      await writePicture(picture, `dishes/${name}-${width}`, width, { avif: 50, webp: 74 });
  }
};
