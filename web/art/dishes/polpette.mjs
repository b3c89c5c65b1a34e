import { fill, inside } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, ellipse } from '../ink/shapes.mjs';
import { fried } from '../plates/fried.mjs';
import { basil } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, form } from '../plates/shading.mjs';

/** x, y and radius. The farthest balls come first. */
const BALLS = [
  [-86, -142, 82],
  [84, -134, 84],
  [-168, -4, 82],
  [4, -18, 88],
  [172, -2, 82],
  [-92, 124, 86],
];
const CUT = [92, 122, 88];
const CRUST = ['#9A5628', '#E8AC60', '#42180F'];
const TOMATO = ['#C8401F', '#F59058', '#7A1A18'];
const AUBERGINE = [rgba('#4A1E46', 0.8), rgba('#6E3460', 0.7), rgba('#2A0F2C', 0.6)];

/** Sauce that climbs the lower edge of a ball, so that the ball sits in it. */
const collar = (pen, x, y, r, seed) => {
  const ball = blob(x, y, r + 3, r * 0.97, 0.04, seed, 13);
  inside(pen, ball, () => {
    for (let i = 0; i < 9; i++) {
      const angle = 0.25 + (i / 8) * 2.64;
      const [u, v] = [x + Math.cos(angle) * r * 1.06, y + Math.sin(angle) * r * 1.04];
      form(pen, blob(u, v, r * 0.34, r * 0.27, 0.16, seed + i, 9), TOMATO, { light: 0.5 });
    }
  });
};

const polpetta = (pen, x, y, r, seed) => {
  const path = blob(x, y, r, r * 0.93, 0.04, seed, 13);
  fried(pen, path, seed, { tone: CRUST, density: 1.2, shadow: [10, 14, 9, 0.55] });
  crumbs(pen, path, 26, seed + 1, AUBERGINE, 2.5, 6.5);
  collar(pen, x, y, r, seed);
};

/** A ball cut in half: a brown crust around soft aubergine, crumb, pecorino and basil. */
const halved = (pen, x, y, r) => {
  const crust = blob(x, y, r, r * 0.92, 0.03, 4, 13);
  fried(pen, crust, 4, { tone: CRUST, shadow: [10, 14, 9, 0.55] });
  const inner = blob(x - 3, y - 3, r * 0.84, r * 0.76, 0.04, 4, 13);
  form(pen, inner, ['#C9A46A', '#F6E2B0', '#8A5A34'], { spread: 0.6 });
  crumbs(pen, inner, 90, 8, [rgba('#FFF3D2', 0.8), rgba('#9A6A3A', 0.55)], 3, 8);
  crumbs(pen, inner, 52, 11, AUBERGINE, 3, 9);
  crumbs(pen, inner, 12, 12, [rgba('#3E8A4C', 0.9)], 2.5, 5.5);
};

const gratedPecorino = (pen, cx, cy) => {
  const random = rng(12);
  for (const [x, y, r] of BALLS)
    for (let i = 0; i < 34; i++) {
      const [u, v] = inDisc(random, r * 0.62);
      const [size, turn] = [2.4 + random() * 4, random() * TAU];
      const [px, py] = [cx + x + u - 8, cy + y + v - 14];
      fill(pen, rgba('#4E2016', 0.45), at(ellipse(0, 0, size, 2.2), px + 1.5, py + 2.5, turn));
      fill(pen, '#FFF8E2', at(ellipse(0, 0, size, 2), px, py, turn));
    }
};

export const polpette = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'foglie', glaze: 'manganese', seed: 17 });
  const { canvas, pen, cx, cy, r } = plate;
  enlarge(plate, 1.02);
  const bed = blob(cx, cy, r * 0.95, r * 0.92, 0.03, 4, 11);
  sauce(pen, bed, TOMATO);
  const pulp = [rgba('#F2B04A', 0.5), rgba('#8E1E18', 0.5), rgba('#FFC88A', 0.5)];
  crumbs(pen, bed, 150, 9, pulp, 2, 6);
  BALLS.forEach(([u, v, size], i) => polpetta(pen, cx + u, cy + v, size, i * 9 + 4));
  halved(pen, cx + CUT[0], cy + CUT[1], CUT[2]);
  gratedPecorino(pen, cx, cy);
  shade(pen, bed, {
    at: [cx - 200, cy - 110],
    r: 70,
    stops: [
      [0, 0.5],
      [1, 0],
    ],
    color: '#FFE0C0',
    soft: 0.4,
  });
  for (const [angle, length] of [
    [-1.9, 76],
    [-0.7, 88],
    [0.5, 70],
  ])
    basil(pen, cx - 4, cy + 44, length, angle);
  bit(pen, ellipse(cx - 4, cy + 44, 5, 5), ['#5E9E52', '#C6E08A', '#22603A']);
  return canvas;
};
