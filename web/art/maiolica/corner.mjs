import { dot, petal } from './strokes.mjs';

/**
 * Helpers to describe a tile by one quarter, from its centre 0,0 to its corner 50,50. A stroke is
 * [path data, colour, options] and is rotated four times, except with `once`. `mirror` also
 * reflects it across the diagonal.
 */
export const once = { once: true };
export const mirror = { mirror: true };
export const line = (colour, width, more = {}) => ({ line: colour, width, ...more });

/**
 * Corner of the motifs stella, melagrana and limone. The same corner lets them alternate on one
 * wall.
 */
export const SHARED_CORNER = [
  [dot(50, 50, 10.5), 'c'],
  [dot(50, 50, 7.9), 'bg'],
  [petal(1.6, 7.6, 2, 225, 0.55, [50, 50]), 'e'],
  [dot(50, 50, 2.4), 'b'],
];
