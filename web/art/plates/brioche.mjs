import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, ellipse } from '../ink/shapes.mjs';
import { drop, form } from './shading.mjs';

const CRUST = ['#C4742A', '#FBD084', '#5E2410'];
/** The body, 2 units wide, with its flat foot at y 0.62. */
const BODY = new Path2D(
  'M-1 0.26C-1.04 -0.3 -0.62 -0.72 0 -0.72C0.62 -0.72 1.04 -0.3 1 0.26C0.98 0.52 0.6 0.66 0 0.66C-0.6 0.66 -0.98 0.52 -1 0.26Z',
);

const gleam = (pen, path, x, y, r, amount) =>
  shade(pen, path, {
    at: [x, y],
    r,
    stops: [
      [0, amount],
      [1, 0],
    ],
    color: '#FFF2CC',
    soft: 0.35,
  });

/** A Sicilian brioche with its topknot, seen from the side and a little from above. */
export const brioche = (pen, x, y, r) => {
  const body = at(BODY, x, y, 0, r);
  drop(pen, body, 18, 22, 13, 0.55);
  form(pen, body, CRUST, { spread: 0.6 });
  shade(pen, body, {
    from: [x, y + r * 0.3],
    to: [x, y + r * 0.68],
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#F2C684',
    soft: 0.42,
  });
  gleam(pen, body, x - r * 0.52, y - r * 0.24, r * 0.4, 0.95);
  const [knotX, knotY] = [x + r * 0.03, y - r * 0.72];
  shade(pen, body, {
    at: [knotX + r * 0.06, knotY + r * 0.2],
    r: r * 0.56,
    stops: [
      [0, 0.95],
      [0.6, 0.6],
      [1, 0],
    ],
    color: CRUST[2],
    soft: 0.42,
  });
  const knot = blob(knotX, knotY, r * 0.43, r * 0.4, 0.02, 6, 14);
  drop(pen, knot, 6, 9, 6, 0.45);
  form(pen, knot, CRUST, { spread: 0.62 });
  gleam(pen, knot, knotX - r * 0.14, knotY - r * 0.14, r * 0.22, 0.95);
  for (const [u, v, rx] of [
    [-0.58, -0.28, 0.12],
    [-0.13, -0.9, 0.07],
  ])
    fill(pen, rgba('#FFFBEA', 0.9), ellipse(x + u * r, y + v * r, rx * r, rx * r * 0.5, -0.7));
};
