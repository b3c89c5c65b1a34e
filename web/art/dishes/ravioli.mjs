import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, ellipse } from '../ink/shapes.mjs';
import { herbs, mintLeaf, sprig } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const DOUGH = ['#F2D284', '#FFF6CC', '#B07A2E'];
const PARCELS = [
  [-134, -84, 0.3],
  [8, -138, 0.8],
  [142, -66, 0.1],
  [-150, 66, 0.6],
  [-4, -4, 0.2],
  [136, 84, 0.9],
  [-46, 136, 0.05],
];
const HALF = 72;
const TEETH = 9;

const toothed = () => {
  const path = new Path2D();
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  corners.forEach(([x, y], side) => {
    const [nx, ny] = corners[(side + 1) % 4];
    for (let i = 0; i < TEETH * 2; i++) {
      const t = i / (TEETH * 2);
      const out = i % 2 ? 1.07 : 0.98;
      const [px, py] = [(x + (nx - x) * t) * HALF, (y + (ny - y) * t) * HALF];
      const along = x === nx ? [px * out, py] : [px, py * out];
      if (side === 0 && i === 0) path.moveTo(...along);
      else path.lineTo(...along);
    }
  });
  path.closePath();
  return path;
};

const raviolo = (pen, x, y, turn, seed) => {
  const sheet = at(toothed(), x, y, turn);
  drop(pen, sheet, 8, 12, 7, 0.5);
  form(pen, sheet, DOUGH, { dark: 0.7 });
  const pillow = at(blob(0, 0, 52, 50, 0.04, seed, 10), x, y, turn);
  shade(pen, pillow, {
    from: [x - 30, y - 30],
    to: [x + 50, y + 50],
    stops: [
      [0, 0],
      [0.4, 0.2],
      [1, 1],
    ],
    color: '#A8701E',
    soft: 0.42,
  });
  shade(pen, pillow, {
    at: [x - 18, y - 20],
    r: 42,
    stops: [
      [0, 0.95],
      [1, 0],
    ],
    color: '#FFFDEA',
    soft: 0.42,
  });
  crumbs(pen, pillow, 9, seed, [rgba('#6E9A4A', 0.55), rgba('#86AE5E', 0.5)], 2.4, 6);
  pen.strokeStyle = rgba('#9A641E', 0.5);
  pen.lineWidth = 2.4;
  pen.stroke(pillow);
};

const spoonful = (pen, x, y, turn, seed) => {
  const pool = at(blob(0, 0, 62, 34, 0.22, seed, 10), x, y, turn);
  bit(pen, pool, ['#D2402A', '#FFA274', '#861A18'], { shadow: [3, 5, 4, 0.4] });
  fill(pen, 'rgba(255,240,222,.8)', at(ellipse(-20, -10, 12, 4), x, y, turn));
};

export const ravioli = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'stelle', glaze: 'rubino', seed: 37 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.04);
  sauce(pen, blob(cx, cy, r * 0.86, r * 0.84, 0.03, 4, 11), ['#C8431F', '#F59A5E', '#7E1C18']);
  PARCELS.forEach(([u, v, turn], i) => raviolo(pen, cx + u, cy + v, turn, i + 11));
  for (const [u, v, turn, seed] of [
    [-66, -66, 0.4, 3],
    [84, 18, 2, 5],
    [-72, 84, 1, 9],
  ])
    spoonful(pen, cx + u, cy + v, turn, seed);
  const cheese = rng(4);
  for (let i = 0; i < 70; i++) {
    const [u, v] = inDisc(cheese, r * 0.72);
    bit(
      pen,
      at(blob(0, 0, 6 + cheese() * 9, 2.4, 0.2, i, 6), cx + u, cy + v, cheese() * TAU),
      ['#FFF9EA', '#FFFFFF', '#D8C6A6'],
      { shadow: [2, 3, 2, 0.35] },
    );
  }
  herbs(pen, random, cx, cy, r * 0.7, 26);
  for (const [u, v, angle] of [
    [-122, -60, 0.6],
    [150, -46, 2.4],
    [-140, 88, 5.4],
    [120, 108, 3.8],
  ])
    for (const spread of [-0.7, 0.7, 0]) mintLeaf(pen, cx + u, cy + v, 34, angle + spread);
  sprig(pen, cx + 4, cy - 2, 1.15, 0.4);
  return canvas;
};
