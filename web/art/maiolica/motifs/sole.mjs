import { mirror, once } from '../corner.mjs';
import { dot, petal, ring } from '../strokes.mjs';

const CORNER = [50, 50];
const rays = Array.from({ length: 8 }, (_, i) => {
  const long = i % 2 === 1;
  return [petal(17, long ? 45 : 34, 2.6, i * 11.25 + 5.6, 0.35), long ? 'b' : 'e'];
});

export const sole = [
  ...rays,
  ['M50 30A20 20 0 0 0 30 50L50 50Z', 'a'],
  ['M50 36A14 14 0 0 0 36 50L50 50Z', 'bg'],
  [petal(1, 14, 2.6, 225, 0.5, CORNER), 'c'],
  [petal(1, 12, 1.8, 198, 0.5, CORNER), 'c'],
  [petal(1, 12, 1.8, 252, 0.5, CORNER), 'c'],
  [dot(...CORNER, 4), 'b'],
  [dot(0, 0, 17), 'b', once],
  [ring(0, 0, 14.5, 13), 'e', { once: true, ring: true }],
  [petal(2, 10.5, 2.5, 45, 0.5), 'a'],
  [petal(2, 10.5, 2.5, 0, 0.5), 'e'],
  [dot(0, 0, 2.4), 'k', once],
  [dot(46.5, 23, 1.6), 'a', mirror],
];
