import { fill, inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { lerp, rng, TAU } from '../ink/random-and-math.mjs';
import { P, rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, bounds, circle, curve, ellipse, rect } from '../ink/shapes.mjs';
import { olive, tomatoHalf } from '../plates/garnish.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

const HALF = 176;
const SCALE = 0.88;
const CRUST = ['#C07A34', '#F6C674', '#5E2A14'];

const dome = (w, top, bottom) => {
  const path = new Path2D();
  path.moveTo(-w, bottom);
  path.bezierCurveTo(-w * 1.06, top * 0.62, -w * 0.72, top, -w * 0.1, top);
  path.bezierCurveTo(w * 0.66, top, w * 1.06, top * 0.62, w, bottom);
  path.bezierCurveTo(w * 0.6, bottom + 10, -w * 0.6, bottom + 10, -w, bottom);
  path.closePath();
  return path;
};

const pores = (pen, path, seed) => {
  const random = rng(seed);
  const { x, y, w, h } = bounds(path);
  inside(pen, path, () => {
    for (let i = 0; i < 46; i++) {
      const [px, py, turn] = [x + random() * w, y + random() * h, random() * 3];
      fill(pen, rgba('#B98444', 0.5), ellipse(px, py, 3 + random() * 8, 2 + random() * 4, turn));
      fill(pen, rgba('#FFF9E4', 0.7), ellipse(px - 1.5, py - 2, 2 + random() * 4, 1.4, turn));
    }
  });
};

const slice = (y, thick, swing, waves, phase, reach = HALF + 8) => {
  const count = waves * 4;
  const edge = (offset, shift) =>
    Array.from({ length: count + 1 }, (_, i) => [
      lerp(-reach, reach, i / count),
      y + offset + Math.sin((i / count) * waves * TAU + phase + shift) * swing,
    ]);
  return curve([...edge(-thick / 2, 0), ...edge(thick / 2, 0.6).reverse()], true, 1);
};

const FILLING = [
  { path: slice(46, 30, 9, 7, 0.4, HALF + 14), tone: ['#6AA84C', '#D8EC92', '#22603A'] },
  { path: slice(24, 20, 2, 2, 1.1, HALF - 8), tone: ['#DC3E2C', '#FF9E74', '#86161E'] },
  { path: slice(8, 18, 2, 2, 2.1, HALF - 24), tone: ['#E8503A', '#FFB48C', '#92201F'] },
  { path: slice(-12, 26, 3, 3, 2.2, HALF + 2), tone: ['#FFF3D2', '#FFFFFF', '#D2B47E'] },
  { path: slice(-33, 15, 7, 4, 0.2, HALF + 6), tone: ['#E39A92', '#FFDAD0', '#A04456'] },
  { path: slice(-44, 14, 7, 5, 1.7, HALF), tone: ['#D97C78', '#FFD0C6', '#8E2E40'] },
  { path: slice(-54, 13, 6, 4, 3.2, HALF - 6), tone: ['#EBA69C', '#FFE2DA', '#A04456'] },
];

const sesame = (pen, placed, seed) => {
  const random = rng(seed);
  for (let i = 0; i < 44; i++) {
    const [angle, reach] = [Math.PI * (1.1 + random() * 0.8), 0.62 + random() * 0.34];
    const seedPath = placed(
      at(
        ellipse(0, 0, 7, 4),
        Math.cos(angle) * HALF * reach,
        -84 + Math.sin(angle) * 78 * reach,
        angle + 1.4,
      ),
    );
    drop(pen, seedPath, 1, 2, 1, 0.4);
    fill(pen, '#FFF2CC', seedPath);
  }
};

const half = (pen, x, y, turn, seed) => {
  const placed = (path) => at(path, x, y, turn, SCALE);
  const sole = placed(at(dome(HALF, -66, 8), 0, 66, Math.PI));
  drop(pen, sole, 14, 20, 12, 0.55);
  form(pen, sole, CRUST);
  const lower = placed(at(dome(HALF - 13, -46, 4), 0, 66, Math.PI));
  form(pen, lower, ['#F6DFA6', '#FFF6DA', '#C4904E']);
  pores(pen, lower, seed);
  for (const { path, tone } of FILLING.slice(0, 4))
    bit(pen, placed(path), tone, { shadow: [2, 5, 3, 0.42] });
  for (const { path, tone } of FILLING.slice(4))
    bit(pen, placed(path), tone, { shadow: [1, 3, 2, 0.38] });
  const lid = placed(dome(HALF + 4, -168, -62));
  drop(pen, lid, 2, 9, 6, 0.5);
  form(pen, lid, CRUST, { spread: 0.55 });
  shade(pen, lid, {
    from: [x, y - 90],
    to: [x + 40, y - 56],
    stops: [
      [0, 0],
      [1, 0.85],
    ],
    color: '#7E3E1A',
    soft: 0.42,
  });
  shade(pen, lid, {
    at: [x - 70, y - 132],
    r: 96,
    stops: [
      [0, 0.9],
      [1, 0],
    ],
    color: '#FFEBB8',
    soft: 0.4,
  });
  sesame(pen, placed, seed);
};

const paper = (pen, cx, cy, r) =>
  inside(pen, circle(cx, cy, r + 10), () => {
    const sheet = at(rect(-250, -216, 500, 432, 4), cx, cy + 4, -0.13);
    drop(pen, sheet, 6, 8, 6, 0.3);
    ink(pen, sheet, '#F3E8CE', {
      from: [cx - 200, cy - 200],
      to: [cx + 240, cy + 240],
      stops: [
        [0, 0],
        [1, 0.6],
      ],
      color: '#C9AE7E',
      soft: 0.5,
    });
    inside(pen, sheet, () => {
      for (let i = -9; i < 10; i++) {
        stroke(
          pen,
          rgba(P.cobalto, 0.42),
          7,
          [cx + i * 58 - 60, cy - 330],
          [cx + i * 58 + 30, cy + 330],
        );
        stroke(
          pen,
          rgba(P.cobalto, 0.3),
          2,
          [cx + i * 58 - 46, cy - 330],
          [cx + i * 58 + 44, cy + 330],
        );
      }
    });
  });

export const panino = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'denti', glaze: 'verde', seed: 25 });
  const { canvas, pen, cx, cy, r } = plate;
  enlarge(plate, 1.06);
  paper(pen, cx, cy, r);
  half(pen, cx - 22, cy - 62, -0.1, 7);
  half(pen, cx + 26, cy + 142, 0.07, 8);
  tomatoHalf(pen, cx - 216, cy + 66, 34, 0.4);
  for (const [u, v, angle] of [
    [228, -2, 0.4],
    [214, 52, 1.4],
  ])
    olive(pen, cx + u, cy + v, angle, undefined, false, 0.9);
  bit(pen, blob(cx - 200, cy + 116, 24, 19, 0.1, 4), ['#6E8A34', '#CFDB7A', '#34501E']);
  return canvas;
};
