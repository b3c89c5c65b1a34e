import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, leaf } from '../ink/shapes.mjs';
import { pomegranateSeed } from '../plates/garnish.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { pomegranateHalf } from '../plates/cut-pomegranate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

const JELLY = ['#A8183A', '#FF7E84', '#3E0420'];
const LOBES = 12;

const fluted = (cx, cy, r, depth) => {
  const path = new Path2D();
  for (let i = 0; i < LOBES; i++) {
    const [a, b] = [(i / LOBES) * TAU, ((i + 1) / LOBES) * TAU];
    const mid = (a + b) / 2;
    const point = (angle, k) => [cx + Math.cos(angle) * r * k, cy + Math.sin(angle) * r * k];
    if (i === 0) path.moveTo(...point(a, 1 - depth));
    path.quadraticCurveTo(...point(mid, 1 + depth), ...point(b, 1 - depth));
  }
  path.closePath();
  return path;
};

const flutes = (pen, cx, cy, r) => {
  for (let i = 0; i < LOBES; i++) {
    const angle = ((i + 0.5) / LOBES) * TAU;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const petal = leaf(cx + ux * r * 0.56, cy + uy * r * 0.56, r * 0.46, r * 0.34, angle);
    const lit = -(ux + uy) > -0.2;
    const [x, y] = [cx + ux * r * 0.8, cy + uy * r * 0.8];
    shade(pen, petal, {
      at: [x - 10, y - 12],
      r: 44,
      stops: [
        [0, lit ? 0.85 : 0.4],
        [1, 0],
      ],
      color: JELLY[1],
      soft: 0.42,
    });
    shade(pen, petal, {
      from: [x - 10, y - 10],
      to: [x + 34, y + 36],
      stops: [
        [0, 0],
        [1, lit ? 0.5 : 0.9],
      ],
      color: JELLY[2],
      soft: 0.42,
    });
  }
};

const gloss = (pen, cx, cy, r) => {
  pen.lineCap = 'round';
  for (const [distance, width, from, to, alpha] of [
    [0.66, 9, 1.06, 1.36, 0.9],
    [0.66, 7, 1.42, 1.5, 0.85],
    [0.3, 6, 1.05, 1.4, 0.75],
  ]) {
    pen.strokeStyle = `rgba(255,240,240,${alpha})`;
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(cx, cy, r * distance, Math.PI * from, Math.PI * to);
    pen.stroke();
  }
};

export const gelo = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'melagrane', glaze: 'rubino', seed: 71 });
  const { canvas, pen, cx, cy, r: well, random } = plate;
  enlarge(plate, 1.06);
  pomegranateHalf(pen, cx + 152, cy + 138, 96);
  const [x, y, r] = [cx - 30, cy - 28, well * 0.66];
  const mould = fluted(x, y, r, 0.06);
  const pool = blob(x + 12, y + 18, r * 1.1, r * 1.06, 0.04, 4, 12);
  ink(pen, pool, rgba('#C21F4A', 0.28), {
    at: [x + 12, y + 18],
    r: r * 1.15,
    stops: [
      [0.8, 0.7],
      [1, 0],
    ],
    color: '#8E1636',
    soft: 0.5,
  });
  drop(pen, mould, 16, 22, 12, 0.5);
  form(pen, mould, JELLY, { spread: 0.6 });
  flutes(pen, x, y, r);
  const top = circle(x - 2, y - 4, r * 0.55);
  drop(pen, top, 4, 6, 6, 0.4);
  form(pen, top, ['#BE2248', '#FF9A9A', '#5A0828'], { spread: 0.6 });
  inside(pen, top, () =>
    shade(pen, circle(x + 30, y + 34, r * 0.4), {
      at: [x + 30, y + 34],
      r: r * 0.4,
      stops: [
        [0, 0.5],
        [1, 0],
      ],
      color: '#FF6A72',
      soft: 0.5,
    }),
  );
  gloss(pen, x, y, r);
  for (let i = 0; i < 26; i++) {
    const [u, v] = inDisc(random, r * 0.25);
    pomegranateSeed(pen, x - 2 + u, y - 4 + v, 12 + random() * 2, random() * TAU, i);
  }
  const loose = rng(7);
  for (const [u, v] of [
    [-196, 108],
    [-168, 150],
    [-128, 176],
    [-82, 196],
    [-30, 204],
    [14, 190],
    [-212, 62],
    [206, -12],
    [184, 22],
    [214, 34],
  ])
    pomegranateSeed(pen, cx + u, cy + v, 12 + loose() * 3, loose() * TAU, Math.abs(u));
  for (let i = 0; i < 60; i++)
    fill(
      pen,
      rgba('#9A5A2E', 0.7),
      ellipse(x + (loose() - 0.5) * 300, y + (loose() - 0.5) * 300, 1.5, 1.3, 0),
    );
  bit(
    pen,
    at(new Path2D('M-70 -9C-40 -14 40 -14 70 -9L70 9C40 4 -40 4 -70 9Z'), cx - 150, cy + 190, 0.5),
    ['#9A5A2E', '#E0A468', '#4A2010'],
    { shadow: [6, 8, 5, 0.45] },
  );
  return canvas;
};
