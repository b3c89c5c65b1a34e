import { fill, inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { inDisc, rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, bounds, ellipse } from '../ink/shapes.mjs';
import { herbs } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const SLICES = [
  [-84, -92, -0.5, 5],
  [112, -54, 0.42, 9],
  [-6, 118, -0.1, 14],
];
const CRUST = ['#9A5A26', '#E2A860', '#4A2012'];
const CRUMB = ['#F2D08A', '#FFF4CC', '#B47A34'];
const TOMATO = ['#D83A26', '#FF9A6C', '#7E1620'];

const loafSlice = (k = 1) => {
  const path = new Path2D();
  path.moveTo(-128 * k, 58 * k);
  path.bezierCurveTo(-160 * k, -8 * k, -122 * k, -84 * k, -20 * k, -88 * k);
  path.bezierCurveTo(96 * k, -92 * k, 158 * k, -22 * k, 130 * k, 54 * k);
  path.bezierCurveTo(112 * k, 88 * k, -108 * k, 92 * k, -128 * k, 58 * k);
  path.closePath();
  return path;
};

const grill = (pen, path, x, y, turn) =>
  inside(pen, path, () => {
    pen.lineCap = 'round';
    const [cos, sin] = [Math.cos(turn + 1.1), Math.sin(turn + 1.1)];
    for (let i = -3; i <= 3; i++) {
      const [mx, my] = [x + Math.cos(turn) * i * 46, y + Math.sin(turn) * i * 46];
      stroke(
        pen,
        rgba('#5A2A14', 0.6),
        9,
        [mx - cos * 120, my - sin * 120],
        [mx + cos * 120, my + sin * 120],
      );
    }
  });

const dice = (pen, random, x, y, seed) => {
  const size = 15 + random() * 9;
  const path = blob(x, y, size, size * 0.78, 0.2, seed, 6, random() * 3);
  bit(pen, path, TOMATO, { shadow: [4, 6, 4, 0.45] });
  if (seed % 3 === 0) fill(pen, '#F8D58A', ellipse(x + 2, y, 4.4, 2.6, random() * 3));
  fill(pen, 'rgba(255,240,226,.85)', ellipse(x - size * 0.3, y - size * 0.3, 4, 2.2, -0.6));
};

const bruschetta = (pen, cx, cy, turn, seed) => {
  const random = rng(seed);
  const crust = at(loafSlice(), cx, cy, turn);
  drop(pen, crust, 14, 20, 11, 0.55);
  form(pen, crust, CRUST);
  const crumb = at(loafSlice(0.88), cx - 2, cy - 3, turn);
  form(pen, crumb, CRUMB, { spread: 0.6 });
  const { x, y, w, h } = bounds(crumb);
  inside(pen, crumb, () => {
    for (let i = 0; i < 50; i++) {
      const [px, py] = [x + random() * w, y + random() * h];
      fill(
        pen,
        rgba('#A86E2E', 0.5),
        ellipse(px, py, 3 + random() * 8, 2 + random() * 4, random() * 3),
      );
      fill(
        pen,
        rgba('#FFF8DC', 0.7),
        ellipse(px - 1.6, py - 1.8, 2 + random() * 4, 1.4, random() * 3),
      );
    }
  });
  grill(pen, crumb, cx, cy, turn);
  shade(pen, crumb, {
    at: [cx + 10, cy + 6],
    r: 120,
    stops: [
      [0, 0.75],
      [1, 0.1],
    ],
    color: '#D8642E',
    soft: 0.4,
    alpha: 0.6,
  });
  for (let i = 0; i < 30; i++) {
    const [u, v] = inDisc(random, 1);
    const [px, py] = [u * 100, v * 56 - 2];
    dice(
      pen,
      random,
      cx + px * Math.cos(turn) - py * Math.sin(turn),
      cy + px * Math.sin(turn) + py * Math.cos(turn),
      i + seed,
    );
  }
  crumbs(
    pen,
    crumb,
    70,
    seed,
    [rgba('#5E8A3C', 0.9), rgba('#3C6A30', 0.85), rgba('#FFF6D0', 0.8)],
    1.6,
    4,
  );
};

export const bruschette = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'stelle', seed: 11 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.2, -14, -6);
  for (let i = 0; i < 16; i++) {
    const [u, v] = inDisc(random, r * 0.84);
    const pool = blob(cx + u, cy + v, 8 + random() * 12, 6 + random() * 8, 0.2, i, 8);
    bit(pen, pool, ['#DDB23A', '#FFF2A0', '#9A7A1E'], { shadow: [1, 2, 1, 0.2] });
  }
  herbs(pen, random, cx, cy, r * 0.86, 60);
  for (const [u, v, turn, seed] of SLICES) bruschetta(pen, cx + u, cy + v, turn, seed);
  return canvas;
};
