import { inside } from '../ink/canvas-primitives.mjs';
import { inDisc, lerp, rng } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { blob, circle, curve, ellipse } from '../ink/shapes.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

/** Corners of the crust, from the left clockwise, and the height of the portion. */
const CORNERS = [
  [-240, -70],
  [20, -204],
  [244, -92],
  [-14, 66],
];
const HEIGHT = 160;
const RAGU = ['#B23A1E', '#EE8648', '#6A1616'];

const anelletto = (pen, random, x, y, size, slant = 0) => {
  const squash = 0.7 + random() * 0.3;
  const turn = slant + (random() - 0.5) * 1.2;
  const outer = ellipse(x, y, size, size * squash, turn);
  drop(pen, outer, 3, 5, 3, 0.5);
  const tone = mix('#F6C878', '#E8974A', random());
  form(pen, outer, [tone, '#FFEDBE', '#A2481E'], { spread: 0.5 });
  ink(pen, ellipse(x, y, size * 0.46, size * squash * 0.42, turn), '#8E2A16', {
    at: [x + 3, y + 4],
    r: size * 0.5,
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#4A100E',
    soft: 0.4,
  });
};

const pea = (pen, x, y) =>
  bit(pen, circle(x, y, 13), ['#7DB04A', '#DCEC9A', '#3A6A30'], { shadow: [2, 3, 2, 0.45] });

const meat = (pen, random, x, y, seed) => {
  const path = blob(x, y, 18 + random() * 8, 13 + random() * 5, 0.25, seed, 8, random() * 3);
  bit(pen, path, ['#8E3C1E', '#DE8450', '#4A1414'], { shadow: [2, 4, 2, 0.45] });
};

const aubergine = (pen, x, y, slant, seed) => {
  const skin = blob(x, y, 46, 22, 0.08, seed, 11, slant);
  bit(pen, skin, ['#3E1840', '#8A4A84', '#1A0822'], { shadow: [2, 4, 3, 0.45] });
  form(pen, blob(x, y - 3, 38, 14, 0.08, seed, 11, slant), ['#C28A42', '#F4D08A', '#7E4418']);
};

const egg = (pen, x, y, slant) => {
  const white = ['#FFFBF0', '#FFFFFF', '#C9B49A'];
  bit(pen, ellipse(x, y, 44, 29, slant), white, { shadow: [2, 4, 3, 0.45] });
  bit(pen, ellipse(x, y, 24, 18, slant), ['#F2A92E', '#FFE49A', '#B4641A'], { shadow: null });
};

/** A cut side: rings of pasta packed in rows, with what else is in the portion. */
const cutSide = (pen, [from, to], seed, { eggs, slices, peas, lumps }) => {
  const random = rng(seed);
  const slant = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const point = (t, down) => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + down * HEIGHT];
  const path = curve([from, to, point(1, 1), point(0, 1)], true, 0.12);
  drop(pen, path, 2, 6, 4, 0.4);
  form(pen, path, RAGU, { light: 0.4 });
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 8; i++) {
      const [t, down] = [(i + 0.5 + (row % 2) * 0.4) / 8.4, 0.12 + row * 0.2];
      const [x, y] = point(t, down);
      anelletto(pen, random, x, y, 23 + random() * 4, slant);
    }
  for (const place of slices) aubergine(pen, ...point(...place), slant, 3);
  for (const place of lumps) meat(pen, random, ...point(...place), place[0] * 10);
  for (const place of eggs) egg(pen, ...point(...place), slant);
  for (const place of peas) pea(pen, ...point(...place));
};

const burnt = (pen, crust, cx, cy) => {
  const random = rng(14);
  inside(pen, crust, () => {
    for (let i = 0; i < 30; i++) {
      const [u, v] = [(random() - 0.5) * 400, (random() - 0.5) * 220];
      const [x, y, r] = [cx + u, cy - 74 + v, 16 + random() * 22];
      shade(pen, blob(x, y, r, r * 0.6, 0.25, i, 9), {
        at: [x, y],
        r,
        stops: [
          [0, 0.9],
          [1, 0.15],
        ],
        color: i % 3 ? '#A8541A' : '#5E220E',
        soft: 0.4,
      });
    }
  });
};

/** The crust: melted caciocavallo, browned, with rings of pasta that stick out of it. */
const crustOf = (pen, cx, cy, corners) => {
  const crust = curve(corners, true, 0.22);
  drop(pen, crust, 2, 9, 5, 0.5);
  form(pen, crust, ['#EDB050', '#FFF0B8', '#9A5018'], { spread: 0.6 });
  const random = rng(5);
  inside(pen, crust, () => {
    for (let i = 0; i < 46; i++) {
      const [u, v] = inDisc(random, 1);
      anelletto(pen, random, cx + u * 230, cy - 72 + v * 124, 24);
    }
    for (let i = 0; i < 15; i++) {
      const [u, v] = inDisc(random, 1);
      const [x, y] = [cx + u * 220, cy - 72 + v * 120];
      const cheese = blob(x, y, 44 + random() * 30, 22 + random() * 14, 0.2, i, 12);
      bit(pen, cheese, ['#F6CE78', '#FFF8D6', '#B4701E'], { shadow: [2, 4, 3, 0.35] });
    }
  });
  burnt(pen, crust, cx, cy);
  const bits = [rgba('#FFF2CC', 0.8), rgba('#6A2410', 0.6), rgba('#E8A24A', 0.7)];
  crumbs(pen, crust, 240, 3, bits, 1.6, 5);
};

export const pastaAlForno = (scale = 1) => {
  const { canvas, pen, cx, cy, r } = layPlate({ scale, rim: 'petali', glaze: 'cotto', seed: 29 });
  const [left, back, right, front] = CORNERS.map(([u, v]) => [cx + u, cy + v]);
  sauce(pen, blob(cx + 4, cy + 60, r * 0.9, r * 0.72, 0.07, 4, 12), RAGU);
  cutSide(pen, [left, front], 7, {
    eggs: [[0.62, 0.52]],
    slices: [[0.24, 0.72]],
    peas: [
      [0.2, 0.3],
      [0.44, 0.82],
      [0.84, 0.26],
      [0.9, 0.8],
    ],
    lumps: [
      [0.36, 0.4],
      [0.74, 0.86],
    ],
  });
  cutSide(pen, [front, right], 9, {
    eggs: [[0.7, 0.46]],
    slices: [
      [0.22, 0.4],
      [0.6, 0.84],
    ],
    peas: [
      [0.12, 0.78],
      [0.42, 0.3],
      [0.5, 0.62],
      [0.9, 0.76],
    ],
    lumps: [
      [0.36, 0.72],
      [0.86, 0.24],
    ],
  });
  crustOf(pen, cx, cy, [left, back, right, front]);
  return canvas;
};
