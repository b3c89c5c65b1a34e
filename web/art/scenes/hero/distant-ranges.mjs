import { ink } from '../../ink/shade.mjs';
import { curve } from '../../ink/shapes.mjs';

export const range = (pen, { width, height, sun }, points, [colour, haze, light]) => {
  const path = curve(points, false, 1);
  path.lineTo(width + 20, height);
  path.lineTo(-20, height);
  path.closePath();
  const top = Math.min(...points.map(([, y]) => y));
  ink(
    pen,
    path,
    colour,
    {
      from: [0, top],
      to: [0, top + 110],
      stops: [
        [0, 0],
        [1, 0.9],
      ],
      color: haze,
      soft: 0.6,
    },
    {
      at: [sun.x, sun.y],
      r: 520,
      stops: [
        [0, 0.9],
        [1, 0],
      ],
      color: light,
      soft: 0.5,
    },
  );
};

export const FAR_RANGE = [
  [-0.01, -34],
  [0.07, -62],
  [0.13, -40],
  [0.2, -54],
  [0.28, -20],
  [0.36, -30],
  [0.45, -8],
  [0.55, -14],
  [0.62, 2],
  [0.7, -10],
  [1.01, -6],
];

export const NEAR_RANGE = [
  [-0.01, -2],
  [0.1, -22],
  [0.18, -4],
  [0.3, 12],
  [0.4, 4],
  [0.5, 18],
  [0.6, 12],
  [0.72, 22],
  [1.01, 10],
];
