import { dot, petal } from './strokes.mjs';

/**
 * How a motif is written: strokes of one quarter (0,0 the heart, 50,50 the corner), each [path data, colour, how].
 * `how`: once (the heart, not turned), mirror (also across the diagonal), line (colour of a line, with its `width`), ring (even-odd), opacity.
 */
export const once = { once: true };
export const mirror = { mirror: true };
export const line = (colour, width, more = {}) => ({ line: colour, width, ...more });

/** The corner that stella, melagrana and limone share, so that they can lie side by side on one wall. */
export const SHARED_CORNER = [
  [dot(50, 50, 10.5), 'c'],
  [dot(50, 50, 7.9), 'bg'],
  [petal(1.6, 7.6, 2, 225, 0.55, [50, 50]), 'e'],
  [dot(50, 50, 2.4), 'b'],
];
