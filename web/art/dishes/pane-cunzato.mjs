import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, rect } from '../ink/shapes.mjs';
import { CRUMB, CRUST, pores } from '../plates/bread.mjs';
import { herbs } from '../plates/leaves.mjs';
import { tomatoHalf } from '../plates/garnish.mjs';
import { layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

/** Centre and radius of the two halves of the loaf. */
const LID = [-52, -118, 206];
const SOLE = [30, 62, 232];
const TOMATOES = [
  [-132, -20, 50],
  [-30, -86, 46],
  [96, -60, 50],
  [-92, 92, 46],
  [18, 34, 52],
  [136, 62, 48],
  [40, 140, 44],
];
const ANCHOVIES = [
  [-78, 34, 0.5],
  [70, -8, -0.7],
  [-30, 120, -0.3],
  [94, 122, 0.4],
];
const CHEESE = [
  [-84, -84, 0.3],
  [40, -128, 1.2],
  [152, -8, 0.6],
  [-150, 58, 2.2],
  [-34, -18, 2.7],
  [96, 92, 1.8],
  [-20, 182, 0.1],
];

const anchovy = (pen, x, y, turn) => {
  const fillet = at(
    new Path2D('M-78 2C-50 -16 40 -18 66 -6L94 -18L88 2L96 20L66 8C36 18 -50 18 -78 2Z'),
    x,
    y,
    turn,
  );
  bit(pen, fillet, ['#7E8C9C', '#DCE8EE', '#3A3E52'], { shadow: [4, 6, 4, 0.45] });
  inside(pen, fillet, () => {
    pen.strokeStyle = rgba('#F6FBFC', 0.85);
    pen.lineWidth = 4;
    pen.stroke(at(new Path2D('M-66 -3C-34 -13 36 -14 66 -5'), x, y, turn));
  });
  pen.strokeStyle = rgba('#2E3448', 0.6);
  pen.lineWidth = 1.8;
  pen.stroke(at(new Path2D('M-54 2C-20 -2 24 -2 60 1'), x, y, turn));
};

const primosale = (pen, x, y, turn, seed) => {
  bit(pen, at(rect(-44, -26, 88, 52, 8), x, y, turn), ['#FFF6E0', '#FFFFFF', '#CDB48A'], {
    shadow: [5, 8, 5, 0.42],
  });
  for (let i = 0; i < 3; i++)
    bit(
      pen,
      at(circle(-24 + i * 22, ((i * 7 + seed) % 3) * 8 - 8, 2.6), x, y, turn),
      ['#3A2A30', '#8A7A80', '#1A0A14'],
      { shadow: null },
    );
};

/** The upper half of the loaf, lying on its side: a scored and floured crust. */
const lid = (pen, x, y, r) => {
  const crust = blob(x, y, r, r * 0.94, 0.02, 7, 16);
  drop(pen, crust, 14, 20, 12, 0.55);
  form(pen, crust, CRUST, { spread: 0.5 });
  for (const [u, v, turn] of [
    [-0.34, -0.3, 0.7],
    [-0.02, -0.06, 0.7],
    [0.3, 0.18, 0.7],
  ]) {
    const score = new Path2D('M-110 10C-60 -18 60 -24 112 -4C60 16 -50 26 -110 10Z');
    form(pen, at(score, x + u * r, y + v * r, turn - 1.5), ['#E8C084', '#FFF0CC', '#A8682A']);
  }
  const flour = rng(4);
  inside(pen, crust, () => {
    for (let i = 0; i < 520; i++) {
      const [u, v] = inDisc(flour, r * 0.8);
      fill(pen, rgba('#FFF8E4', 0.75), circle(x + u - 24, y + v - 28, 1 + flour() * 2.2));
    }
  });
};

const sole = (pen, x, y, r) => {
  const crust = blob(x, y, r, r * 0.96, 0.02, 5, 16);
  drop(pen, crust, 16, 24, 14, 0.55);
  form(pen, crust, CRUST, { spread: 0.6 });
  const crumb = blob(x - 4, y - 8, r * 0.92, r * 0.86, 0.02, 5, 16);
  form(pen, crumb, CRUMB, { spread: 0.62 });
  pores(pen, crumb, 9, 150);
  shade(pen, crumb, {
    at: [x, y],
    r: r * 0.9,
    stops: [
      [0, 0.6],
      [0.7, 0.35],
      [1, 0],
    ],
    color: '#D9A63A',
    soft: 0.42,
    alpha: 0.75,
  });
};

const drops = (pen, random, x, y, r) => {
  for (let i = 0; i < 30; i++) {
    const [u, v] = inDisc(random, r * 0.8);
    const oil = ellipse(x + u, y + v, 3 + random() * 6, 2 + random() * 4, random() * 3);
    fill(pen, rgba('#F2D24A', 0.8), oil);
  }
};

export const paneCunzato = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'archi', glaze: 'cotto', seed: 61 });
  const { canvas, pen, cx, cy, random } = plate;
  lid(pen, cx + LID[0], cy + LID[1], LID[2]);
  const [x, y, r] = [cx + SOLE[0], cy + SOLE[1], SOLE[2]];
  sole(pen, x, y, r);
  for (const [u, v, turn] of CHEESE) primosale(pen, x + u, y + v - 20, turn, Math.abs(u));
  for (const [u, v, size] of TOMATOES) tomatoHalf(pen, x + u, y + v - 20, size, u);
  for (const [u, v, turn] of ANCHOVIES) anchovy(pen, x + u, y + v - 20, turn);
  herbs(pen, random, x, y - 10, r * 0.82, 150, ['#5C6E3A', '#8FA05A']);
  drops(pen, random, x, y - 10, r);
  return canvas;
};
