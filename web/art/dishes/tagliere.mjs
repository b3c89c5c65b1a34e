import { fill, inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, rect } from '../ink/shapes.mjs';
import { CRUMB, CRUST, pores } from '../plates/bread.mjs';
import { olive } from '../plates/garnish.mjs';
import { twig } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const WOOD = ['#B9804A', '#EBC088', '#5E3418'];

const board = (pen, cx, cy, r) => {
  const path = circle(cx, cy, r);
  drop(pen, path, 12, 17, 10, 0.5);
  form(pen, path, WOOD, { spread: 0.6 });
  inside(pen, path, () => {
    for (let i = 0; i < 16; i++) {
      pen.strokeStyle = rgba(i % 2 ? '#7A4A22' : '#E8C08A', 0.5);
      pen.lineWidth = 2 + (i % 3) * 1.6;
      pen.stroke(
        at(
          new Path2D('M-300 0C-160 -26 -60 24 60 -6S220 18 300 -4'),
          cx,
          cy - r + i * (r / 7.6),
          0.12,
        ),
      );
    }
    for (const [u, v] of [
      [-90, 60],
      [120, -110],
    ]) {
      pen.stroke(ellipse(cx + u, cy + v, 26, 12, 0.2));
      pen.stroke(ellipse(cx + u, cy + v, 14, 6, 0.2));
    }
  });
  pen.strokeStyle = rgba('#FFE2B4', 0.7);
  pen.lineWidth = 3;
  pen.stroke(circle(cx, cy, r - 6));
};

const piacentinu = (pen, x, y, turn) => {
  const wedge = at(
    new Path2D('M-78 34L-20 -52C10 -60 54 -44 78 -18L40 52C0 60 -50 54 -78 34Z'),
    x,
    y,
    turn,
  );
  bit(pen, wedge, ['#F0B93A', '#FFF0A0', '#A8641A'], { shadow: [9, 13, 8, 0.5] });
  const rind = at(
    new Path2D('M-20 -52C10 -60 54 -44 78 -18L74 -8C50 -34 10 -48 -24 -42Z'),
    x,
    y,
    turn,
  );
  form(pen, rind, ['#B87A2E', '#E8B868', '#5E3414']);
  const random = rng(Math.floor(x));
  for (let i = 0; i < 15; i++) {
    const [u, v] = inDisc(random, 44);
    bit(pen, at(circle(u, v * 0.8 + 6, 4.6), x, y, turn), ['#3A2430', '#9A8A90', '#14060E'], {
      shadow: [1, 2, 1, 0.4],
    });
  }
};

const slice = (pen, x, y, size, seed) => {
  const path = blob(x, y, size, size * 0.94, 0.05, seed, 11);
  bit(pen, path, ['#A82A36', '#EE8A80', '#4E0E1E'], { shadow: [5, 8, 5, 0.45] });
  crumbs(pen, path, 42, seed, ['#FBE6DC', '#F6D2C6', rgba('#5E0E1E', 0.7)], 3, 7.5);
  pen.strokeStyle = rgba('#F2E0CC', 0.8);
  pen.lineWidth = 3;
  pen.stroke(path);
};

const ricotta = (pen, x, y, turn) => {
  const body = at(
    new Path2D('M-84 26C-84 -34 -44 -58 0 -58C44 -58 84 -34 84 26C40 40 -40 40 -84 26Z'),
    x,
    y,
    turn,
  );
  bit(pen, body, ['#FFF8E8', '#FFFFFF', '#BFA488'], { shadow: [9, 13, 8, 0.5] });
  const skin = at(
    new Path2D(
      'M-84 26C-84 -34 -44 -58 0 -58C44 -58 84 -34 84 26L66 22C60 -22 34 -40 0 -40C-34 -40 -60 -22 -66 22Z',
    ),
    x,
    y,
    turn,
  );
  ink(pen, skin, '#C98A4A', {
    from: [x - 60, y - 50],
    to: [x + 70, y + 30],
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#5A2A14',
    soft: 0.42,
  });
  crumbs(pen, body, 40, 7, [rgba('#D8C09A', 0.5), '#FFFFFF'], 2, 5);
};

const bowl = (pen, x, y, r) => {
  bit(pen, circle(x, y, r), ['#FBF5E6', '#FFFFFF', '#9A8AA0'], { shadow: [9, 13, 7, 0.5] });
  pen.strokeStyle = '#1C3F8F';
  pen.lineWidth = 5;
  pen.stroke(circle(x, y, r - 6));
  const jam = circle(x, y, r * 0.74);
  form(pen, jam, ['#C2582A', '#FFB45E', '#5E1A1A'], { spread: 0.6 });
  crumbs(pen, jam, 36, 4, [rgba('#F6D8A0', 0.85), rgba('#7A2A1E', 0.7)], 1.8, 4);
  shade(pen, jam, {
    at: [x - r * 0.26, y - r * 0.28],
    r: r * 0.26,
    stops: [
      [0, 0.9],
      [1, 0],
    ],
    color: '#FFF2D0',
    soft: 0.4,
  });
};

const bread = (pen, x, y, turn, seed) => {
  const crust = at(rect(-66, -40, 132, 80, 34), x, y, turn);
  drop(pen, crust, 9, 13, 8, 0.5);
  form(pen, crust, CRUST);
  const crumb = at(rect(-56, -31, 112, 62, 26), x - 1, y - 2, turn);
  form(pen, crumb, CRUMB);
  pores(pen, crumb, seed, 22);
};

export const tagliere = (scale = 1) => {
  const {
    canvas,
    pen,
    cx,
    cy,
    r: well,
    random,
  } = layPlate({ scale, rim: 'denti', glaze: 'verde', seed: 67 });
  board(pen, cx, cy, well * 0.93);
  for (const [u, v, turn] of [
    [-36, -196, 0.3],
    [58, -206, -0.1],
  ])
    bread(pen, cx + u, cy + v, turn, Math.abs(u));
  for (let i = 0; i < 9; i++) {
    const angle = -0.75 + i * 0.22;
    slice(pen, cx + Math.cos(angle) * 182, cy + Math.sin(angle) * 182, 52, i + 4);
  }
  ricotta(pen, cx - 150, cy - 96, -0.5);
  piacentinu(pen, cx - 156, cy + 76, -0.3);
  piacentinu(pen, cx - 66, cy + 158, 0.5);
  bowl(pen, cx + 14, cy - 16, 80);
  for (const [u, v] of [
    [70, 88],
    [34, 124],
    [-18, -118],
    [88, -108],
  ])
    olive(pen, cx + u, cy + v, random() * TAU, undefined, false, 0.9);
  twig(pen, random, cx - 20, cy + 96, 0.5, 130, { needles: 24, needle: 28, width: 7 });
  stroke(pen, 'rgba(255,246,220,.5)', 2, [cx - 190, cy - 150], [cx - 180, cy - 160]);
  fill(pen, rgba('#F6E2AE', 0.9), ellipse(cx + 96, cy + 128, 9, 5, 0.5));
  return canvas;
};
