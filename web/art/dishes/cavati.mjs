import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, sunflower, TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, rect } from '../ink/shapes.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const RAGU = [
  [-96, -20, 92, 0.4],
  [66, -30, 104, -0.4],
  [-30, 84, 112, 0.1],
  [96, 96, 74, 1],
];

/** A cavatello: two lips rolled towards a dark slit along its length. */
const SHELL = new Path2D(
  'M-54 2C-54 -18 -34 -26 0 -25C34 -26 54 -18 54 2C52 20 32 26 0 25C-34 26 -52 20 -54 2Z',
);
const SLIT = new Path2D('M-50 4C-24 -2 22 -3 50 1C24 6 -22 9 -50 4Z');
const UPPER_LIP = new Path2D('M-40 -7C-22 -17 20 -18 40 -9');

const cavato = (pen, random, x, y, turn) => {
  const size = 0.92 + random() * 0.16;
  const shell = at(SHELL, x, y, turn, size);
  drop(pen, shell, 6, 9, 5, 0.5);
  form(pen, shell, [mix('#F8E2AC', '#F0B87A', random()), '#FFF8DC', '#BE6A30'], { spread: 0.5 });
  ink(pen, at(SLIT, x, y, turn, size), '#9E4A1E', {
    from: [x - 12, y - 10],
    to: [x + 14, y + 14],
    stops: [
      [0, 1],
      [1, 0.2],
    ],
    color: '#4E140C',
    soft: 0.4,
  });
  pen.lineCap = 'round';
  pen.lineWidth = 3.4;
  pen.strokeStyle = rgba('#FFFBE6', 0.75);
  pen.stroke(at(UPPER_LIP, x, y, turn, size));
};

const BONE = rect(-158, -13, 130, 26, 12);
const RIB = new Path2D(
  'M-70 -24C-30 -50 60 -52 96 -26C112 -8 108 24 86 36C40 50 -30 44 -70 24C-82 12 -82 -12 -70 -24Z',
);

const rib = (pen, x, y, turn, seed) => {
  const bone = ['#F4E6C6', '#FFFFFF', '#A8865A'];
  bit(pen, at(BONE, x, y, turn), bone, { shadow: [7, 10, 6, 0.5] });
  const meat = at(RIB, x, y, turn);
  drop(pen, meat, 10, 14, 8, 0.55);
  form(pen, meat, ['#A04A2E', '#EFA274', '#481414'], { spread: 0.5 });
  const glaze = [rgba('#F6B070', 0.5), rgba('#D8502C', 0.7), rgba('#4A1210', 0.5)];
  crumbs(pen, meat, 70, seed, glaze, 1.8, 5);
};

const sausageSlice = (pen, x, y, turn, seed) => {
  const skin = blob(x, y, 46, 38, 0.04, seed, 11, turn);
  drop(pen, skin, 8, 11, 7, 0.5);
  form(pen, skin, ['#7E3220', '#D88A5A', '#38100E']);
  const cut = blob(x - 3, y - 4, 38, 30, 0.05, seed, 11, turn);
  form(pen, cut, ['#C8765A', '#F6C09A', '#8A3A2A'], { spread: 0.6 });
  const mince = [rgba('#FBE0C4', 0.9), rgba('#8E3A28', 0.6), rgba('#6E8A3A', 0.6)];
  crumbs(pen, cut, 46, seed, mince, 2, 5.5);
};

const pecorino = (pen, cx, cy, r) => {
  const random = rng(15);
  for (let i = 0; i < 120; i++) {
    const [u, v] = inDisc(random, r * 0.72);
    const [length, turn] = [5 + random() * 10, random() * TAU];
    fill(
      pen,
      rgba('#6A2A1A', 0.4),
      at(blob(0, 0, length, 2.6, 0.2, i, 6), cx + u + 2, cy + v + 3, turn),
    );
    fill(pen, '#FFF9E6', at(blob(0, 0, length, 2.6, 0.2, i, 6), cx + u, cy + v, turn));
  }
};

/** Sauce that runs over the pasta, with crumbs of meat. */
const ragu = (pen, x, y, size, turn, seed) => {
  const path = blob(x, y, size, size * 0.6, 0.2, seed, 11, turn);
  form(pen, path, ['#B8381C', '#EE7E4C', '#7A1A14'], { light: 0.6 });
  crumbs(pen, path, 34, seed, [rgba('#7A2A1A', 0.8), rgba('#E89A6A', 0.7)], 2.5, 7);
};

export const cavati = (scale = 1) => {
  const { canvas, pen, cx, cy, r, random } = layPlate({
    scale,
    rim: 'archi',
    glaze: 'manganese',
    seed: 57,
  });
  sauce(pen, blob(cx, cy, r * 0.94, r * 0.92, 0.03, 4, 11), ['#A8331A', '#E87E44', '#5E1414']);
  sunflower(50, r * 0.84)
    .reverse()
    .forEach(([u, v]) => cavato(pen, random, cx + u, cy + v, random() * TAU));
  for (const [u, v, size, turn] of RAGU) ragu(pen, cx + u, cy + v, size, turn, size);
  rib(pen, cx - 26, cy - 56, 0.5, 7);
  rib(pen, cx + 26, cy + 48, 0.2, 9);
  sausageSlice(pen, cx - 96, cy + 84, 0.4, 5);
  sausageSlice(pen, cx - 30, cy + 140, 1.3, 6);
  sausageSlice(pen, cx + 128, cy - 96, 2.2, 8);
  pecorino(pen, cx, cy, r);
  return canvas;
};
