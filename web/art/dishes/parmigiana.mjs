import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { lerp, rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { blob, ellipse, poly } from '../ink/shapes.mjs';
import { basil } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

/** Corners of the top of the portion, from the left clockwise, and its height. */
const [LEFT, BACK, RIGHT, FRONT] = [
  [-232, -66],
  [34, -196],
  [236, -82],
  [-22, 62],
];
const HEIGHT = 156;
const TOMATO = ['#C23A1E', '#F58A54', '#7A1A14'];
const SKIN = ['#3E1840', '#8A4A84', '#1A0822'];
const FLESH = ['#C0853A', '#F6CE7E', '#6E3A14'];
const TUMA = ['#FBEBC0', '#FFFDF0', '#C9A05A'];
const YOLK = ['#F2A92E', '#FFE08A', '#B4641A'];

/** Bands of tomato and cheese on a cut side, from the top: [start, thickness, colours, bulge]. */
const BANDS = [
  [0, 0.12, TUMA, 8],
  [0.1, 0.12, TOMATO, 4],
  [0.28, 0.12, TOMATO, 3],
  [0.38, 0.1, TUMA, 8],
  [0.47, 0.12, TOMATO, 4],
  [0.66, 0.1, TUMA, 8],
  [0.74, 0.1, TOMATO, 4],
  [0.88, 0.14, TOMATO, 8],
];
/** Rows of aubergine slices on a cut side: [height of their middle, shift along the side]. */
const ROWS = [
  [0.24, 0],
  [0.56, 0.04],
  [0.85, -0.02],
];

/** A point of a cut side: `t` along its upper edge, `down` from the top (0) to the plate (1). */
const onSide = ([ax, ay], [bx, by], t, down, bulge) => [
  lerp(ax, bx, t),
  lerp(ay, by, t) + down * HEIGHT + bulge,
];

const band = (from, to, top, thickness, bulge, seed) => {
  const random = rng(seed);
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const edge = (down) => steps.map((t) => onSide(from, to, t, down, (random() - 0.5) * bulge));
  return poly([...edge(top), ...edge(top + thickness + 0.02).reverse()]);
};

/** A slice of aubergine seen from its edge: golden flesh in a dark skin. */
const sliceOnSide = (pen, from, to, t, down, seed) => {
  const [x, y] = onSide(from, to, t, down, 0);
  const slant = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const skin = blob(x, y, 72, 19, 0.05, seed, 14, slant);
  drop(pen, skin, 1, 5, 3, 0.5);
  form(pen, skin, SKIN);
  const flesh = blob(x, y - 3, 65, 11, 0.06, seed, 14, slant);
  form(pen, flesh, FLESH, { spread: 0.7 });
  crumbs(pen, flesh, 26, seed, [rgba('#8A5220', 0.55), rgba('#FFF0C0', 0.6)], 1.4, 3.4);
};

const cutSide = (pen, from, to, seed) => {
  const [low, lower] = [from, to].map(([x, y]) => [x, y + HEIGHT]);
  form(pen, poly([from, to, lower, low]), TOMATO, { light: 0.4 });
  BANDS.forEach(([top, thickness, tone, bulge], i) => {
    const path = band(from, to, top, thickness, bulge, seed + i);
    drop(pen, path, 1, 4, 3, 0.3);
    form(pen, path, tone, { light: 0.55, spread: 0.7 });
  });
  const out = 10;
  const room = poly([
    [from[0] - out, from[1] - 40],
    [to[0] + out, to[1] - 40],
    [lower[0] + out, lower[1] + out],
    [low[0] - out, low[1] + out],
  ]);
  inside(pen, room, () =>
    ROWS.forEach(([down, shift], row) => {
      for (const t of [0.2, 0.78])
        sliceOnSide(pen, from, to, t + shift, down, seed + row * 7 + t * 10);
    }),
  );
};

const eggOnSide = (pen, from, to, t, down) => {
  const [x, y] = onSide(from, to, t, down, 0);
  const slant = Math.atan2(to[1] - from[1], to[0] - from[0]);
  bit(pen, ellipse(x, y, 42, 19, slant), ['#FFFBF0', '#FFFFFF', '#CDB89E'], {
    shadow: [1, 3, 2, 0.4],
  });
  bit(pen, ellipse(x, y, 21, 13, slant), YOLK, { shadow: null });
};

const browned = (pen, top, cx, cy) => {
  const random = rng(21);
  inside(pen, top, () => {
    for (let i = 0; i < 34; i++) {
      const [u, v] = [(random() - 0.5) * 360, (random() - 0.5) * 190];
      const [x, y] = [cx + u, cy - 70 + v];
      const r = 10 + random() * 16;
      shade(pen, blob(x, y, r, r * 0.6, 0.25, i, 9), {
        at: [x, y],
        r,
        stops: [
          [0, 0.9],
          [1, 0.15],
        ],
        color: i % 3 ? '#B4641E' : '#7A3414',
        soft: 0.4,
      });
    }
  });
};

/** Slices of fried aubergine under the cheese: a golden disc in a dark skin. */
const slice = (pen, x, y, rx, ry, turn, seed) => {
  const skin = blob(x, y, rx, ry, 0.04, seed, 13, turn);
  drop(pen, skin, 5, 8, 5, 0.5);
  form(pen, skin, SKIN);
  const flesh = blob(x - 2, y - 2, rx - 9, ry - 7, 0.04, seed, 13, turn);
  form(pen, flesh, FLESH, { spread: 0.6 });
  crumbs(pen, flesh, 50, seed, [rgba('#8A5220', 0.55), rgba('#FFF0C0', 0.6)], 1.6, 4.4);
};

const SLICES = [
  [36, -150, 94, 54, -0.2],
  [-66, -104, 92, 56, -0.35],
  [146, -96, 88, 54, 0.3],
  [-150, -60, 84, 50, -0.35],
  [50, -62, 104, 62, 0.1],
  [-40, -2, 92, 50, 0.25],
  [112, -26, 86, 48, -0.5],
];
const CHEESE = [
  [-26, -132, 64, 32, 7],
  [112, -118, 66, 36, 8],
  [-104, -40, 78, 40, 9],
  [34, -26, 86, 40, 10],
];

const topOf = (pen, cx, cy, corners) => {
  form(pen, poly(corners), TOMATO, { spread: 0.6 });
  SLICES.forEach(([u, v, rx, ry, turn], i) => slice(pen, cx + u, cy + v - 10, rx, ry, turn, i + 3));
  const top = new Path2D();
  for (const [u, v, rx, ry, seed] of CHEESE) {
    const path = blob(cx + u, cy + v - 10, rx, ry, 0.2, seed, 13);
    bit(pen, path, TUMA, { shadow: [3, 5, 4, 0.45] });
    top.addPath(path);
  }
  browned(pen, top, cx, cy);
  for (const [u, v, seed] of [
    [-128, -92, 3],
    [96, -66, 5],
    [-10, -74, 6],
    [196, -82, 9],
  ])
    bit(pen, blob(cx + u, cy + v, 34, 18, 0.2, seed, 9), TOMATO, { shadow: [2, 4, 3, 0.35] });
};

export const parmigiana = (scale = 1) => {
  const { canvas, pen, cx, cy, r } = layPlate({ scale, rim: 'denti', seed: 23 });
  const [left, back, right, front] = [LEFT, BACK, RIGHT, FRONT].map(([u, v]) => [
    cx + u,
    cy + v - 8,
  ]);
  sauce(pen, blob(cx + 4, cy + 54, r * 0.9, r * 0.72, 0.07, 4, 12), TOMATO);
  const low = ([x, y]) => [x, y + HEIGHT];
  drop(pen, poly([left, back, right, low(right), low(front), low(left)]), 16, 22, 14, 0.55);
  cutSide(pen, left, front, 10);
  cutSide(pen, front, right, 40);
  eggOnSide(pen, left, front, 0.5, 0.42);
  eggOnSide(pen, front, right, 0.46, 0.42);
  shade(pen, poly([front, right, low(right), low(front)]), {
    from: front,
    to: low(right),
    stops: [
      [0, 0.15],
      [1, 0.7],
    ],
    color: '#3A0F1E',
    soft: 0.45,
  });
  topOf(pen, cx, cy, [left, back, right, front]);
  for (const [angle, length] of [
    [-2.4, 84],
    [-0.9, 92],
    [0.4, 76],
  ])
    basil(pen, cx + 6, cy - 76, length, angle);
  fill(pen, rgba('#FFF2D0', 0.8), ellipse(cx - 150, cy + 118, 10, 4, -0.4));
  return canvas;
};
