import { inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { rgba } from '../ink/palette.mjs';
import { at, bounds } from '../ink/shapes.mjs';
import { bit, crumbs, drop, form } from './shading.mjs';

const BONE = ['#F4E4C0', '#FFFFFF', '#A07C50'];
const FAT = ['#E2AC74', '#FFE6BE', '#8E4E26'];
const LEAN = ['#9A4A2C', '#E69A68', '#44130F'];
const CRUST = [rgba('#5E1E12', 0.55), rgba('#F6C08A', 0.5), rgba('#2C100E', 0.5)];
const OREGANO = [rgba('#4C7A34', 0.95), rgba('#8DAA4A', 0.9)];

/** Dark marks of the grill, at an angle of `slant` to the vertical. */
export const grillMarks = (pen, path, slant = 0.5, gap = 46) => {
  const { x, y, w, h } = bounds(path);
  const run = h * slant;
  inside(pen, path, () => {
    pen.lineCap = 'round';
    for (let left = x - run; left < x + w; left += gap)
      stroke(pen, rgba('#240A0A', 0.62), 12, [left, y + h], [left + run, y]);
  });
};

export const seasoned = (pen, path, seed) => {
  const { w, h } = bounds(path);
  crumbs(pen, path, Math.round((w * h) / 260), seed, CRUST, 1.6, 4);
  crumbs(pen, path, Math.round((w * h) / 900), seed + 1, OREGANO, 2, 4.6);
};

const grilled = (pen, fat, lean, seed) => {
  drop(pen, fat, 12, 17, 10, 0.55);
  form(pen, fat, FAT);
  form(pen, lean, LEAN, { spread: 0.5 });
  seasoned(pen, lean, seed);
  grillMarks(pen, fat);
};

const RIB_BONE = new Path2D(
  'M-120 58C-148 20 -154 -40 -136 -84L-142 -104C-152 -122 -128 -136 -117 -123C-106 -136 -88 -122 -96 -106L-94 -88C-112 -48 -106 6 -86 44Z',
);
const PORK = new Path2D(
  'M-128 52C-146 0 -140 -60 -112 -96C-64 -132 20 -120 78 -84C136 -46 158 16 126 62C96 104 24 92 -30 88C-76 86 -112 82 -128 52Z',
);
const PORK_LEAN = new Path2D(
  'M-106 44C-122 0 -118 -48 -96 -78C-56 -106 14 -94 62 -64C108 -34 126 14 102 44C78 72 20 66 -28 64C-70 62 -96 64 -106 44Z',
);

/** A pork chop with its rib. */
export const porkChop = (pen, x, y, turn, scale = 1) => {
  const placed = (path) => at(path, x, y, turn, scale);
  grilled(pen, placed(PORK), placed(PORK_LEAN), 3);
  bit(pen, placed(RIB_BONE), BONE, { shadow: [6, 8, 5, 0.45], line: 0.6 });
};

const LONG_BONE = new Path2D(
  'M40 -10L214 -30C222 -44 244 -42 244 -28C258 -24 258 -2 242 0C236 12 220 8 216 -4L46 16Z',
);
const CUTLET = new Path2D(
  'M-84 6C-88 -52 -44 -76 6 -70C52 -62 84 -34 92 -6C78 14 60 30 40 46C4 72 -76 66 -84 6Z',
);
const CUTLET_EYE = new Path2D(
  'M-62 4C-64 -36 -34 -54 2 -50C34 -44 54 -26 54 -4C50 14 38 26 24 34C-6 50 -58 44 -62 4Z',
);

/** A mutton cutlet: a small eye of meat at the end of a long bone. */
export const cutlet = (pen, x, y, turn, scale = 1) => {
  const placed = (path) => at(path, x, y, turn, scale);
  bit(pen, placed(LONG_BONE), BONE, { shadow: [10, 14, 8, 0.5], line: 0.6 });
  grilled(pen, placed(CUTLET), placed(CUTLET_EYE), 5);
};
