import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, sunflower, TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob } from '../ink/shapes.mjs';
import { sprig } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const SHELL = new Path2D(
  'M-36 4C-36 -16 -18 -22 0 -21C20 -22 36 -14 36 5C34 18 14 22 0 21C-16 22 -34 18 -36 4Z',
);
const FURROW = new Path2D('M-27 2C-16 -5 16 -5 27 2C16 8 -16 8 -27 2Z');

const cavato = (pen, random, x, y) => {
  const turn = random() * TAU;
  const size = 0.94 + random() * 0.2;
  const shell = at(SHELL, x, y, turn, size);
  drop(pen, shell, 5, 8, 5, 0.45);
  form(pen, shell, [mix('#F4CC7E', '#E8A458', random()), '#FFF0C0', '#A85A24'], { spread: 0.5 });
  ink(pen, at(FURROW, x, y, turn, size), '#A8521F', {
    from: [x - 10, y - 8],
    to: [x + 12, y + 12],
    stops: [
      [0, 1],
      [1, 0.3],
    ],
    color: '#5E1E10',
    soft: 0.4,
  });
};

const BONE = new Path2D(
  'M-10 -12L-8 12C-24 20 -26 30 -14 34C-8 36 -4 34 0 30C4 34 8 36 14 34C26 30 24 20 8 12L10 -12Z',
);

const rib = (pen, x, y, turn, seed) => {
  bit(
    pen,
    at(BONE, x - Math.sin(turn) * 54, y + Math.cos(turn) * 54, turn, 1.1),
    ['#F2E2BE', '#FFFFFF', '#A8865A'],
    { shadow: [6, 8, 5, 0.45] },
  );
  const meat = at(blob(0, 0, 44, 62, 0.1, seed, 10), x, y, turn);
  drop(pen, meat, 10, 14, 8, 0.5);
  form(pen, meat, ['#8E3A1E', '#E08A50', '#3E0E10'], { spread: 0.5 });
  crumbs(
    pen,
    meat,
    46,
    seed,
    [rgba('#F6B070', 0.55), rgba('#4A1210', 0.6), rgba('#C85A2E', 0.6)],
    1.8,
    5,
  );
};

const sausageBite = (pen, random, x, y, seed) => {
  const path = blob(x, y, 34, 30, 0.06, seed, 10, random() * 3);
  bit(pen, path, ['#A8502E', '#EAA06A', '#4A1414'], { shadow: [7, 10, 6, 0.48] });
  crumbs(
    pen,
    path,
    30,
    seed,
    [rgba('#F6D8A0', 0.75), rgba('#5E1E12', 0.6), rgba('#6E8A3A', 0.7)],
    1.6,
    4,
  );
};

export const cavati = (scale = 1) => {
  const { canvas, pen, cx, cy, r, random } = layPlate({
    scale,
    rim: 'archi',
    glaze: 'manganese',
    seed: 57,
  });
  sauce(pen, blob(cx, cy, r * 0.87, r * 0.85, 0.03, 4, 11), ['#A8331A', '#E87E44', '#5E1414']);
  sunflower(62, r * 0.77)
    .reverse()
    .forEach(([u, v]) =>
      cavato(pen, random, cx + u + (random() - 0.5) * 14, cy + v + (random() - 0.5) * 14),
    );
  for (const [u, v, turn] of [
    [-86, -34, -0.5],
    [-14, -66, 0.2],
    [66, -24, 0.9],
  ])
    rib(pen, cx + u, cy + v, turn, Math.abs(u) + 3);
  for (const [u, v] of [
    [-66, 96],
    [36, 88],
    [116, 74],
  ])
    sausageBite(pen, random, cx + u, cy + v, Math.abs(u));
  for (let i = 0; i < 16; i++) {
    const [u, v] = inDisc(random, r * 0.7);
    bit(
      pen,
      blob(cx + u, cy + v, 16 + random() * 10, 10 + random() * 6, 0.25, i, 8, random() * 3),
      ['#C23A20', '#FF9462', '#6E1414'],
      { shadow: [3, 4, 3, 0.35] },
    );
  }
  const cheese = rng(15);
  for (let i = 0; i < 110; i++) {
    const [u, v] = inDisc(cheese, r * 0.72);
    fill(pen, rgba('#8A4A2A', 0.35), blob(cx + u + 1.5, cy + v + 3, 5, 2.4, 0.2, i, 6));
    fill(
      pen,
      '#FFF8E4',
      at(blob(0, 0, 4 + cheese() * 7, 2.2, 0.2, i, 6), cx + u, cy + v, cheese() * TAU),
    );
  }
  sprig(pen, cx + 4, cy + 30, 1, 0.9);
  return canvas;
};
