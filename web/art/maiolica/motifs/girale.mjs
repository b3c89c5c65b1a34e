import { line, once } from '../corner.mjs';
import { comma, dot, petal } from '../strokes.mjs';

const CORNER = [50, 50];

export const girale = [
  ['M0 0C22 -2 34 6 35 18C36 29 27 34 20 30C14 26.5 17 18 23 20', null, line('a', 3)],
  [comma(34, 13, 15, 3, 10, 0.55), 'a'],
  [comma(33, 26, 17, 3.3, 48, 0.12), 'c'],
  [comma(26, 33, 14, 2.8, 80, 0.2), 'a'],
  [comma(16, 5, 13, 2.4, 62, -0.45), 'c'],
  [dot(23.6, 24, 3.8), 'b'],
  [dot(23.6, 24, 1.5), 'e'],
  [petal(2, 15, 3.3, 225, 0.5, CORNER), 'b'],
  [petal(2, 13, 2.3, 192, 0.5, CORNER), 'a'],
  [petal(2, 13, 2.3, 258, 0.5, CORNER), 'a'],
  [dot(...CORNER, 4), 'e'],
  [dot(47, 8, 1.6), 'b'],
  [dot(9, 15, 1.6), 'b'],
  [dot(8, 30, 1.3), 'a'],
  [dot(0, 0, 7), 'b', once],
  [dot(0, 0, 4.2), 'bg', once],
  [dot(0, 0, 2), 'e', once],
];
