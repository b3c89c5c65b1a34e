import { once } from '../corner.mjs';
import { dot, petal } from '../strokes.mjs';

const CORNER = [50, 50];
const wheel = [
  [0, 'b', 'e'],
  [45, 'a', 'd'],
].flatMap(([angle, outer, inner]) => [
  [petal(11, 33, 6.8, angle, 0.62), outer],
  [petal(15, 27, 2.5, angle, 0.62), inner],
]);

export const rosone = [
  ['M50 17A33 33 0 0 0 17 50L20 50A30 30 0 0 1 50 20Z', 'a'],
  ['M50 25A25 25 0 0 0 25 50L50 50Z', 'c'],
  [petal(6, 25, 5, 225, 0.5, CORNER), 'bg'],
  [petal(4, 19, 2.6, 195, 0.5, CORNER), 'b'],
  [petal(4, 19, 2.6, 255, 0.5, CORNER), 'b'],
  [dot(...CORNER, 5.2), 'a'],
  ...wheel,
  [petal(30, 38, 1.4, 22.5, 0.5), 'e'],
  [petal(30, 38, 1.4, 67.5, 0.5), 'e'],
  [dot(0, 0, 11.5), 'k', once],
  [dot(0, 0, 9), 'bg', once],
  [petal(1, 8, 2.3, 45, 0.6), 'a'],
  [petal(1, 8, 2.3, 0, 0.6), 'b'],
  [dot(0, 0, 2.6), 'e', once],
];
