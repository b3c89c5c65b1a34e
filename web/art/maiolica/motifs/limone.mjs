import { line, mirror, once, SHARED_CORNER } from '../corner.mjs';
import { comma, dot, LEMON, LEMON_LIGHT, LEMON_SHADE, petal, place } from '../strokes.mjs';

const FRUIT = [[30, 30], 45, 1.12];

export const limone = [
  ...SHARED_CORNER,
  ['M2 2L17 17', null, line('c', 1.8)],
  [place(LEMON, ...FRUIT), 'b'],
  [place(LEMON_LIGHT, ...FRUIT), 'bg'],
  [place(LEMON_SHADE, ...FRUIT), 'e', { opacity: 0.8 }],
  [petal(1, 20, 4.6, 18, 0.55, [14, 9]), 'c', mirror],
  ['M16.5 9.8L30 14.2', null, line('bg', 0.8, mirror)],
  [petal(3, 25, 5.4, 0, 0.55), 'a'],
  [petal(8, 20, 2, 0, 0.55), 'd'],
  [dot(29, 0, 2), 'b'],
  [dot(50, 0, 10.5), 'a'],
  [dot(50, 0, 7.6), 'bg'],
  [petal(-6.4, 6.4, 2.4, 0, 0.5, [50, 0]), 'e'],
  [petal(-6.4, 6.4, 2.4, 90, 0.5, [50, 0]), 'c'],
  [comma(47, 20, 10, 1.9, 62, 0.35), 'a', mirror],
  [dot(36, 10.6, 1.3), 'a', mirror],
  [dot(0, 0, 6), 'a', once],
  [dot(0, 0, 4), 'b', once],
  [dot(0, 0, 1.6), 'e', once],
];
