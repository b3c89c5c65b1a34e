import { writePicture } from '../write-public-files.mjs';
import { DISHES } from './list.mjs';

const WIDTHS = [640, 400];

export const writeDishes = async (names = []) => {
  for (const [name, draw] of Object.entries(DISHES)) {
    if (names.length && !names.includes(name)) continue;
    const picture = draw();
    for (const width of WIDTHS)
      await writePicture(picture, `dishes/${name}-${width}`, width, { avif: 50, webp: 74 });
  }
};
