import { rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { at, blob, leaf } from '../ink/shapes.mjs';
import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { mintLeaf } from '../plates/leaves.mjs';
import { fried } from '../plates/fried.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

/** Croquettes of the heap, the lowest first: [x, y, rotation]. */
const HEAP = [
  [-150, -64, 1.1],
  [148, -66, -1.0],
  [-86, 116, 0.4],
  [128, 88, -0.5],
  [-20, -138, 0.1],
  [-70, 8, -0.5],
  [78, -26, 0.7],
];
const POTATO = ['#F7E2A4', '#FFFBE4', '#C4924E'];

const crocchetta = () => {
  const path = new Path2D();
  path.moveTo(-104, 0);
  path.bezierCurveTo(-104, -34, -66, -47, 0, -47);
  path.bezierCurveTo(66, -47, 104, -34, 104, 0);
  path.bezierCurveTo(104, 34, 66, 47, 0, 47);
  path.bezierCurveTo(-66, 47, -104, 34, -104, 0);
  path.closePath();
  return path;
};

const broken = (pen, x, y, turn) => {
  const half = new Path2D(
    'M-96 0C-96 -34 -60 -47 0 -47C10 -30 -6 -16 6 0C-4 16 10 30 0 47C-60 47 -96 34 -96 0Z',
  );
  fried(pen, at(half, x, y, turn), 91);
  const heart = at(blob(4, 0, 22, 43, 0.1, 7, 11), x, y, turn);
  drop(pen, heart, 3, 4, 3, 0.3);
  form(pen, heart, POTATO);
  crumbs(
    pen,
    heart,
    46,
    5,
    [rgba('#4A8A44', 0.9), rgba('#FFFDF0', 0.8), rgba('#D2A862', 0.6)],
    2,
    5,
  );
};

export const cazzilli = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'petali', glaze: 'verde', seed: 4 });
  const { canvas, pen, cx, cy } = plate;
  enlarge(plate, 1.14, 0, -4);
  for (const [angle, length] of [
    [2.7, 180],
    [0.4, 190],
    [-2.1, 150],
  ])
    bit(pen, leaf(cx, cy + 20, length, length * 0.6, angle), ['#6FA04E', '#C9DA7A', '#2F6A40']);
  HEAP.forEach(([u, v, turn], i) =>
    fried(pen, at(crocchetta(), cx + u, cy + v, turn), 13 + i * 7, { density: 0.9 }),
  );
  broken(pen, cx + 18, cy + 168, -0.08);
  const random = rng(3);
  for (const [u, v, angle, length] of [
    [-6, -38, -1.9, 70],
    [-2, -34, -0.8, 76],
    [0, -30, 0.6, 60],
    [-8, -30, 2.9, 56],
  ])
    mintLeaf(pen, cx + u, cy + v, length, angle);
  for (let i = 0; i < 60; i++) {
    const [angle, distance] = [random() * TAU, 60 + random() * 170];
    fill(
      pen,
      rgba('#FFFDF4', 0.9),
      at(
        new Path2D('M-2 -2H2V2H-2Z'),
        cx + Math.cos(angle) * distance,
        cy + Math.sin(angle) * distance,
        angle,
      ),
    );
  }
  mintLeaf(pen, cx - 176, cy + 152, 74, 2.5);
  mintLeaf(pen, cx - 172, cy + 156, 62, 1.5);
  return canvas;
};
