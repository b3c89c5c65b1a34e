import { dot, petal } from './strokes.mjs';

/**
 * Options of a stroke [path data, colour, options] in the quarter of a tile from its centre 0,0 to
 * its corner 50,50. Each stroke is repeated in all four quarters, except with `once`. `mirror` also
 * reflects the stroke across the diagonal.
 */
export const once = { once: true };
export const mirror = { mirror: true };
export const line = (colour, width, more = {}) => ({ line: colour, width, ...more });

/**
 * Corner ornament of the motifs stella, melagrana and limone, whose tiles can therefore alternate
 * on one wall.
 */
export const SHARED_CORNER = [
  [dot(50, 50, 10.5), 'c'],
  [dot(50, 50, 7.9), 'bg'],
  [petal(1.6, 7.6, 2, 225, 0.55, [50, 50]), 'e'],
  [dot(50, 50, 2.4), 'b'],
];
