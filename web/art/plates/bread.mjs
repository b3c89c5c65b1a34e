import { fill, inside } from '../ink/canvas-primitives.mjs';
import { rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { bounds, ellipse } from '../ink/shapes.mjs';
import { drop } from './shading.mjs';

export const CRUST = ['#B9702E', '#F2BE6E', '#5A2812'];
export const CRUMB = ['#F6DFA6', '#FFF6DA', '#C4904E'];

export const pores = (pen, path, seed, count = 46) => {
  const random = rng(seed);
  const { x, y, w, h } = bounds(path);
  inside(pen, path, () => {
    for (let i = 0; i < count; i++) {
      const [px, py, turn] = [x + random() * w, y + random() * h, random() * 3];
      fill(pen, rgba('#B98444', 0.5), ellipse(px, py, 3 + random() * 8, 2 + random() * 4, turn));
      fill(pen, rgba('#FFF9E4', 0.7), ellipse(px - 1.5, py - 2, 2 + random() * 4, 1.4, turn));
    }
  });
};

export const sesame = (pen, path, seed, count) => {
  const random = rng(seed);
  const { x, y, w, h } = bounds(path);
  inside(pen, path, () => {
    for (let i = 0; i < count; i++) {
      const grain = ellipse(x + random() * w, y + random() * h, 6.4, 3.7, random() * 3);
      drop(pen, grain, 1, 2, 1, 0.4);
      fill(pen, '#FFF2CC', grain);
    }
  });
};
