import { line, mirror, once, SHARED_CORNER } from '../corner.mjs';
import { comma, dot, petal, polygon } from '../strokes.mjs';

const FRUIT = [30, 30];
const SEEDS = [
  [-5.6, 0],
  [-1.9, -2.6],
  [-1.9, 2.6],
  [2, -2.4],
  [2, 2.4],
  [5.6, 0],
  [0, 0],
];
const alongDiagonal = ([u, v]) => [FRUIT[0] + (u - v) * 0.707, FRUIT[1] + (u + v) * 0.707];

export const melagrana = [
  ...SHARED_CORNER,
  ['M0 0C14 4 20 10 24 22M0 0C4 14 10 20 22 24', null, line('c', 1.8)],
  [petal(3, 33, 5.6, 0, 0.55), 'c'],
  ['M5 0L29 0', null, line('bg', 0.9)],
  [comma(31, 3, 12, 2.2, 38, 0.5), 'c', mirror],
  [dot(...FRUIT, 14.2), 'a'],
  ['M39 43.5L47.5 47.2L43.5 39L40.6 41.8Z', 'a'],
  [polygon([38, 41], [41, 48.6], [43.6, 43.6], [48.6, 41], [41, 38]), 'a'],
  [dot(...FRUIT, 11.4), 'bg'],
  [petal(-10.5, 10.5, 6.6, 45, 0.5, FRUIT), 'e'],
  ...SEEDS.map((seed) => [dot(...alongDiagonal(seed), 1.45), 'b']),
  [comma(24.5, 39, 9, 1.5, -118, 0.35), 'a', mirror],
  [dot(47.5, 12, 1.8), 'b', mirror],
  [dot(47.5, 18, 1.2), 'a', mirror],
  [dot(47.5, 6.5, 1.2), 'a', mirror],
  [dot(0, 0, 6.4), 'b', once],
  [dot(0, 0, 3.6), 'a', once],
  [dot(0, 0, 1.4), 'bg', once],
];
