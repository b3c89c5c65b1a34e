import { mirror, once } from '../corner.mjs';
import { comma, dot, petal } from '../strokes.mjs';

const SPINES = [
  [10, 10],
  [15, 13],
  [13, 15],
  [18, 18],
  [25, 20.5],
  [20.5, 25],
  [30, 23],
  [23, 30],
];
const PADS = [17.5, 17.5];

export const ficodindia = [
  [petal(4, 30, 8, 45, 0.62), 'c'],
  [petal(0, 17, 5.6, 45 - 34, 0.6, PADS), 'c'],
  [petal(0, 17, 5.6, 45 + 34, 0.6, PADS), 'c'],
  ...SPINES.map((spine) => [dot(...spine, 0.85), 'bg']),
  [dot(35.4, 23.6, 3.6), 'e'],
  [dot(23.6, 35.4, 3.6), 'e'],
  [dot(27.5, 27.5, 3.2), 'b'],
  [petal(3, 22, 3.4, 0, 0.55), 'a'],
  [petal(7, 17, 1.2, 0, 0.5), 'd'],
  ['M50 27A23 23 0 0 0 27 50L30.4 50A19.6 19.6 0 0 1 50 30.4Z', 'a'],
  [dot(50, 50, 11), 'b'],
  [dot(50, 50, 7.4), 'bg'],
  [dot(50, 50, 3.4), 'a'],
  [petal(-7, 7, 2.6, 90, 0.5, [50, 0]), 'b'],
  [comma(36, 6, 11, 2, 40, 0.4), 'a', mirror],
  [dot(0, 0, 4.6), 'b', once],
  [dot(0, 0, 2), 'e', once],
];
