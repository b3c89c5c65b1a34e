import { dot, petal } from './strokes.mjs';

/**
 * Options of one stroke of a tile. Strokes are defined for one quarter, from the tile's centre 0,0
 * to its corner 50,50, and are repeated in the other quarters unless `once` is set. `mirror` also
 * reflects a stroke across the diagonal.
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
