import { once } from '../corner.mjs';
import { dot, petal, polygon, ring } from '../strokes.mjs';

export const scacchi = [
  [polygon([0, 0], [50, 0], [50, 50]), 'a'],
  [polygon([0, 0], [0, 50], [50, 50]), 'b'],
  [polygon([17, 0], [50, 0], [50, 33]), 'bg'],
  [polygon([0, 17], [0, 50], [33, 50]), 'bg'],
  [polygon([32, 0], [50, 0], [50, 18]), 'c'],
  [polygon([0, 32], [0, 50], [18, 50]), 'e'],
  [petal(3, 30, 4.6, 45, 0.5, [15, 15]), 'bg'],
  [petal(8, 24, 1.8, 45, 0.5, [15, 15]), 'e'],
  [dot(50, 50, 8), 'k'],
  [dot(50, 50, 5.6), 'bg'],
  [dot(50, 50, 2.6), 'e'],
  [dot(0, 0, 14), 'bg', once],
  [ring(0, 0, 14, 11.6), 'k', { once: true, ring: true }],
  [petal(1.5, 10, 2.6, 0, 0.6), 'a'],
  [petal(1.5, 10, 2.6, 45, 0.6), 'b'],
  [dot(0, 0, 2.2), 'e', once],
];
