import { shade } from '../../ink/shade.mjs';
import { ellipse } from '../../ink/shapes.mjs';

// Size of the picture with all objects on the parapet.
export const [WIDTH, HEIGHT] = [860, 420];
export const BASE = HEIGHT - 10;

export const castShadow = (pen, x, width) =>
  shade(pen, ellipse(x + 26, BASE + 2, width, 7), {
    at: [x + 26, BASE + 2],
    r: width,
    stops: [
      [0, 0.9],
      [1, 0.1],
    ],
    color: '#4A1F3E',
    soft: 0.5,
    alpha: 0.8,
  });
