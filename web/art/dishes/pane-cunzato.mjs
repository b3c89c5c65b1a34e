import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, rect } from '../ink/shapes.mjs';
import { CRUMB, CRUST, pores } from '../plates/bread.mjs';
import { herbs, sprig } from '../plates/leaves.mjs';
import { olive, tomatoHalf } from '../plates/garnish.mjs';
import { layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

const TOMATOES = [
  [-112, -86, 54],
  [16, -138, 48],
  [122, -64, 52],
  [-146, 42, 46],
  [-20, 18, 56],
  [104, 84, 50],
  [-74, 128, 48],
  [28, 148, 40],
];
const ANCHOVIES = [
  [-56, -40, 0.5],
  [76, 12, -0.7],
  [-84, 74, -0.3],
  [40, -76, 1],
  [60, 112, 0.2],
];
const CHEESE = [
  [-170, -34, 0.3],
  [70, -116, 1.2],
  [160, 22, 0.6],
  [-16, 84, 2.2],
  [-50, -104, 2.7],
  [136, 136, 1.8],
  [-142, 110, 0.9],
];

const anchovy = (pen, x, y, turn) => {
  const fillet = at(
    new Path2D('M-62 2C-40 -14 30 -14 66 -6C74 -2 74 4 66 6C30 14 -40 14 -62 2Z'),
    x,
    y,
    turn,
  );
  bit(pen, fillet, ['#9A5A44', '#E8B89A', '#4A201E'], { shadow: [4, 6, 4, 0.45] });
  inside(pen, fillet, () => {
    pen.strokeStyle = rgba('#DCE6EA', 0.8);
    pen.lineWidth = 4;
    pen.stroke(at(new Path2D('M-60 -3C-30 -12 30 -12 64 -5'), x, y, turn));
  });
  pen.strokeStyle = rgba('#4A201E', 0.6);
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
      at(circle(-24 + i * 22, ((i * 7 + seed) % 3) * 8 - 8, 4), x, y, turn),
      ['#3A2A30', '#8A7A80', '#1A0A14'],
      { shadow: null },
    );
};

export const paneCunzato = (scale = 1) => {
  const {
    canvas,
    pen,
    cx,
    cy,
    r: well,
    random,
  } = layPlate({ scale, rim: 'archi', glaze: 'cotto', seed: 61 });
  const r = well * 0.88;
  const crust = blob(cx, cy, r, r * 0.98, 0.02, 5, 16);
  drop(pen, crust, 16, 24, 14, 0.55);
  form(pen, crust, CRUST, { spread: 0.6 });
  const crumb = blob(cx - 3, cy - 5, r * 0.9, r * 0.88, 0.02, 5, 16);
  form(pen, crumb, CRUMB, { spread: 0.62 });
  pores(pen, crumb, 9, 150);
  shade(pen, crumb, {
    at: [cx, cy],
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
  for (const turn of [0.5, 0.5 + TAU / 4]) {
    pen.strokeStyle = rgba('#6A3416', 0.75);
    pen.lineWidth = 7;
    pen.stroke(at(new Path2D(`M${-r * 0.93} 0L${r * 0.93} 0`), cx, cy, turn));
    pen.strokeStyle = rgba('#FFF2CC', 0.7);
    pen.lineWidth = 2.4;
    pen.stroke(at(new Path2D(`M${-r * 0.93} 5L${r * 0.93} 5`), cx, cy, turn));
  }
  for (const [u, v, turn] of CHEESE) primosale(pen, cx + u, cy + v, turn, Math.abs(u));
  for (const [u, v, size] of TOMATOES) tomatoHalf(pen, cx + u, cy + v, size, u);
  for (const [u, v, turn] of ANCHOVIES) anchovy(pen, cx + u, cy + v, turn);
  for (const [u, v] of [
    [-190, 4],
    [182, -30],
    [-110, -150],
    [54, 62],
    [-30, -60],
  ])
    olive(pen, cx + u, cy + v, random() * 3, ['#3E2440', '#A07AA0', '#150618'], false, 0.8);
  herbs(pen, random, cx, cy, r * 0.86, 150, ['#5C6E3A', '#8FA05A']);
  for (let i = 0; i < 26; i++) {
    const [u, v] = inDisc(random, r * 0.8);
    fill(
      pen,
      rgba('#FFF4A4', 0.75),
      ellipse(cx + u, cy + v, 3 + random() * 5, 2 + random() * 3, random() * 3),
    );
  }
  sprig(pen, cx + 2, cy + 2, 1, 0.9);
  return canvas;
};
