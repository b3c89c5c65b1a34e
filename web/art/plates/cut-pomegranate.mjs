import { Path2D } from '../ink/canvas-primitives.mjs';
import { rng } from '../ink/random-and-math.mjs';
import { at, blob } from '../ink/shapes.mjs';
import { pomegranateSeed } from './garnish.mjs';
import { bit, form } from './shading.mjs';

const SKIN = ['#B82A3E', '#F08A66', '#5A1032'];
const PITH = ['#F8E6BC', '#FFFDF0', '#C99A62'];
const QUARTER = new Path2D('M-84 10C-70 -54 70 -54 84 10C60 52 -60 52 -84 10Z');
const CROWN = new Path2D('M-16 0L-20 -30L-8 -18L0 -34L8 -18L20 -30L16 0Z');

export const pomegranateQuarter = (pen, x, y, scale = 1, turn = 0) => {
  bit(
    pen,
    at(CROWN, x + Math.cos(turn) * 74 * scale, y + Math.sin(turn) * 74 * scale, turn + 1.6, scale),
    SKIN,
    { shadow: [5, 8, 4, 0.45] },
  );
  bit(pen, at(QUARTER, x, y, turn, scale), SKIN, { shadow: [9, 13, 8, 0.5] });
  form(pen, at(QUARTER, x - 1, y - 3, turn, scale * 0.88), PITH);
  const random = rng(5);
  for (let row = -1; row <= 1; row++)
    for (let i = -3 + Math.abs(row); i <= 3 - Math.abs(row); i++) {
      const [u, v] = [(i + (row ? 0.5 * Math.sign(row) : 0)) * 18 * scale, row * 19 * scale];
      const [px, py] = [
        x + u * Math.cos(turn) - v * Math.sin(turn),
        y - 3 + u * Math.sin(turn) + v * Math.cos(turn),
      ];
      pomegranateSeed(pen, px, py, (11 + random() * 2) * scale, random() * 3, row * 9 + i + 30);
    }
};

export const pomegranateHalf = (pen, x, y, r) => {
  bit(pen, blob(x, y, r, r * 0.96, 0.03, 3, 12), SKIN, { shadow: [12, 17, 10, 0.5] });
  form(pen, blob(x, y, r * 0.88, r * 0.84, 0.03, 3, 12), PITH);
  const random = rng(8);
  for (let chamber = 0; chamber < 6; chamber++)
    for (let i = 0; i < 11; i++) {
      const [reach, angle] = [
        r * (0.24 + 0.5 * Math.sqrt(random())),
        ((chamber + 0.14 + random() * 0.72) / 6) * Math.PI * 2,
      ];
      pomegranateSeed(
        pen,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        r * 0.075 + random() * 2,
        angle,
        chamber * 11 + i,
      );
    }
};
