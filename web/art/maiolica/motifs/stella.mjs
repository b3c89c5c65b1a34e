import { mirror, once, SHARED_CORNER } from '../corner.mjs';
import { comma, dot, petal } from '../strokes.mjs';

export const stella = [
  [petal(6, 46, 8.5, 45, 0.5), 'a'],
  [petal(12, 38, 3.6, 45, 0.5), 'bg'],
  [petal(15, 32, 1.7, 45, 0.5), 'b'],
  [petal(8, 47, 6.2, 0, 0.45), 'b'],
  [petal(13, 36, 2.1, 0, 0.45), 'e'],
  ...SHARED_CORNER,
  [comma(34, 9, 13, 2.5, 28, 0.42), 'c', mirror],
  [dot(29, 12.5, 1.8), 'a', mirror],
  [dot(47.3, 23, 1.5), 'a', mirror],
  [dot(0, 0, 8.6), 'k', once],
  [dot(0, 0, 6.6), 'b', once],
  [dot(0, 0, 2.8), 'a', once],
];
