import { line, mirror, once } from '../corner.mjs';
import { comma, dot, petal } from '../strokes.mjs';

const GRAINS = 6;
const onDiagonal = (distance) => [distance * 0.707, distance * 0.707];
const pairs = (first, step, length, width, colour) =>
  Array.from({ length: GRAINS }, (_, i) => onDiagonal(first + i * step)).flatMap((place) =>
    [26, -26].map((spread) => [petal(0, length, width, 45 + spread, 0.5, place), colour]),
  );

export const spiga = [
  ['M50 22A28 28 0 0 1 22 50', null, line('d', 0.01)],
  ...pairs(15, 6.4, 11, 3, 'b'),
  ...pairs(16, 6.4, 6.5, 1.2, 'e'),
  [petal(46, 62, 3, 45, 0.5), 'b'],
  ['M5 5L44 44', null, line('e', 1.2)],
  [petal(2, 31, 6.2, 0, 0.5), 'a'],
  [petal(8, 26, 2.9, 0, 0.5), 'bg'],
  [petal(10, 23, 1.4, 0, 0.5), 'c'],
  [dot(50, 0, 13.5), 'a'],
  [dot(50, 0, 10.6), 'bg'],
  [petal(-9.4, 9.4, 3.1, 0, 0.5, [50, 0]), 'c'],
  [petal(-9.4, 9.4, 3.1, 90, 0.5, [50, 0]), 'c'],
  [dot(50, 0, 3.4), 'e'],
  [comma(24, 7, 13, 2.2, 44, 0.3), 'c', mirror],
  [dot(40, 15.6, 1.5), 'a', mirror],
  [dot(46.5, 21, 1.5), 'a', mirror],
  [dot(34.5, 9, 1.1), 'e', mirror],
  [dot(0, 0, 6.6), 'k', once],
  [dot(0, 0, 4.8), 'b', once],
  [dot(0, 0, 2), 'bg', once],
];
