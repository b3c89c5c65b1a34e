import { fill, inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { lerp } from '../../ink/random-and-math.mjs';
import { rgba } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { blob, bounds, ellipse, poly, rect } from '../../ink/shapes.mjs';
import { cypress } from '../dusk-sky-and-lights.mjs';

export const field = (
  pen,
  path,
  colour,
  { vanish, furrows, dark, bend = 0, alpha, under, over },
) => {
  ink(pen, path, colour, under);
  const { x, y, w, h } = bounds(path);
  const foot = y + h + 40;
  const edge = (t) => x - w * 0.6 + t * w * 2.2;
  inside(pen, path, () => {
    for (let i = 0; i < furrows; i++) {
      const [t0, t1] = [i / furrows, (i + 0.46) / furrows];
      const [left, right] = [edge(t0), edge(t1)];
      const furrow = new Path2D();
      furrow.moveTo(vanish[0] + (t0 - 0.5) * 30, vanish[1]);
      furrow.quadraticCurveTo(
        lerp(vanish[0], left, 0.42) + bend,
        lerp(vanish[1], foot, 0.55),
        left,
        foot,
      );
      furrow.lineTo(right, foot);
      furrow.quadraticCurveTo(
        lerp(vanish[0], right, 0.42) + bend,
        lerp(vanish[1], foot, 0.55),
        vanish[0] + (t1 - 0.5) * 30,
        vanish[1],
      );
      furrow.closePath();
      shade(pen, furrow, {
        from: [0, y],
        to: [0, foot - 40],
        stops: [
          [0, 0.5],
          [0.5, 0.85],
          [1, 0.95],
        ],
        color: dark,
        soft: 0.5,
        alpha,
      });
    }
  });
  for (const shading of over) shade(pen, path, shading);
};

export const olive = (pen, x, y, w) => {
  fill(pen, '#3A2B34', rect(x - w * 0.05, y - w * 0.2, w * 0.1, w * 0.26));
  ink(
    pen,
    blob(x, y - w * 0.5, w * 0.5, w * 0.4, 0.16, Math.trunc(x * 3 + y * 11), 9),
    '#4F6150',
    {
      at: [x + w * 0.25, y - w * 0.72],
      r: w * 0.72,
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: '#C9B566',
      soft: 0.4,
    },
    {
      at: [x - w * 0.3, y - w * 0.2],
      r: w * 0.5,
      stops: [
        [0, 0.8],
        [1, 0],
      ],
      color: '#26343F',
      soft: 0.4,
    },
  );
};

export const farmhouse = (pen, x, y) => {
  fill(pen, '#A5605C', rect(x, y - 26, 54, 30));
  fill(pen, '#FAD9A2', rect(x + 40, y - 26, 14, 30));
  fill(
    pen,
    '#9C4534',
    poly([
      [x - 3, y - 26],
      [x + 6, y - 38],
      [x + 47, y - 38],
      [x + 57, y - 26],
    ]),
  );
  fill(pen, '#8C4F5C', rect(x - 20, y - 16, 22, 20));
  fill(pen, '#7E3B3A', rect(x - 22, y - 19, 25, 4));
  for (const [u, v, tall] of [
    [66, 5, 46],
    [-28, 5, 38],
    [78, 6, 32],
  ])
    cypress(pen, x + u, y + v, tall);
  return [
    [x + 9, y - 17, 5, 7],
    [x + 23, y - 17, 5, 7],
    [x - 13, y - 9, 5, 6],
  ];
};

export const bale = (pen, x, y, r) => {
  fill(pen, rgba('#6A3430', 0.6), ellipse(x + r * 0.9, y + r * 0.9, r * 1.6, r * 0.35));
  ink(pen, rect(x - r * 0.2, y - r, r * 1.3, r * 2, r * 0.5), '#C98A3A', {
    from: [0, y - r],
    to: [0, y + r],
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#7E4430',
    soft: 0.5,
  });
  ink(pen, ellipse(x - r * 0.15, y, r * 0.8, r), '#EBBE62', {
    at: [x - r * 0.2, y],
    r,
    stops: [
      [0, 0.1],
      [0.4, 0.5],
      [0.6, 0.05],
      [1, 0.6],
    ],
    color: '#B47A34',
    soft: 0.3,
  });
};

export const road = (pen, points) => {
  const [left, right] = [[], []];
  points.forEach(([x, y], i) => {
    const w = 2.4 + (i / (points.length - 1)) * 15;
    left.push([x - w, y]);
    right.push([x + w * 0.9, y]);
  });
  const path = poly([...left, ...right.reverse()]);
  const { y, h } = bounds(path);
  ink(pen, path, '#EFD9AC', {
    from: [0, y],
    to: [0, y + h * 0.72],
    stops: [
      [0, 0],
      [1, 0.7],
    ],
    color: '#C98F63',
    soft: 0.5,
  });
};
