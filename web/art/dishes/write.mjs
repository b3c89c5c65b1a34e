import { writePicture } from '../export.mjs';
import { DISHES } from './list.mjs';

const WIDTH = 640;

/** Draws the named dishes, or all. */
export const writeDishes = async (names = []) => {
  for (const [name, draw] of Object.entries(DISHES))
    if (names.length === 0 || names.includes(name)) await writePicture(draw(), `dishes/${name}-${WIDTH}`, WIDTH, { avif: 50, webp: 74 });
};
