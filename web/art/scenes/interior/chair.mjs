import { apart, fill } from '../../ink/canvas-primitives.mjs';
import { ink } from '../../ink/shade.mjs';
import { curve, ellipse, poly, rect } from '../../ink/shapes.mjs';
import { FLOOR, project } from './room-geometry.mjs';

const PAINT = { base: '#2B6A58', light: '#8FC49A', dark: '#123038' };
const [WIDTH, TALL, SEAT] = [166, 412, 0.47];

const post = (pen, x, foot, tall, k) =>
  ink(
    pen,
    rect(x - 7 * k, foot - tall, 14 * k, tall, 6 * k),
    PAINT.base,
    {
      from: [x - 7 * k, 0],
      to: [x + 8 * k, 0],
      stops: [
        [0, 0],
        [0.4, 0.1],
        [1, 1],
      ],
      color: PAINT.dark,
      soft: 0.4,
    },
    {
      from: [x - 7 * k, 0],
      to: [x, 0],
      stops: [
        [0, 0.8],
        [1, 0],
      ],
      color: PAINT.light,
      soft: 0.4,
    },
    {
      from: [0, foot - tall * 0.5],
      to: [0, foot],
      stops: [
        [0, 0],
        [1, 0.8],
      ],
      color: PAINT.dark,
      soft: 0.5,
    },
  );

const slat = (pen, x, y, half, k) => {
  const path = curve(
    [
      [x - half, y],
      [x, y - 10 * k],
      [x + half, y],
      [x + half, y + 28 * k],
      [x, y + 20 * k],
      [x - half, y + 28 * k],
    ],
    true,
    0.4,
  );
  ink(
    pen,
    path,
    PAINT.base,
    {
      from: [0, y - 10 * k],
      to: [0, y + 28 * k],
      stops: [
        [0.2, 0],
        [1, 0.95],
      ],
      color: PAINT.dark,
      soft: 0.4,
    },
    {
      from: [x - half * 0.9, y - 8 * k],
      to: [x, y + 8 * k],
      stops: [
        [0, 0.85],
        [1, 0],
      ],
      color: PAINT.light,
      soft: 0.4,
    },
  );
};

export const paintChair = (pen, x, depth) => {
  const [cx, foot, k] = project(x, FLOOR, depth);
  const [far, farFoot, farK] = project(x, FLOOR, depth + 0.13);
  const [w, tall] = [WIDTH * k, TALL * k];
  const [seat, farSeat, farW] = [foot - tall * SEAT, farFoot - TALL * farK * SEAT, WIDTH * farK];
  apart(pen, () => {
    pen.filter = `blur(${6 * k}px)`;
    fill(pen, 'rgba(40,14,50,.45)', ellipse(cx, foot, w * 0.62, 16 * k));
  });
  for (const side of [-0.42, 0.42])
    ink(
      pen,
      rect(far + farW * side - 6 * k, farSeat, 12 * k, farFoot - farSeat, 5 * k),
      PAINT.dark,
      {
        from: [0, farSeat],
        to: [0, farFoot],
        stops: [
          [0, 0.5],
          [0.6, 0],
        ],
        color: PAINT.base,
        soft: 0.5,
      },
    );
  const across = { from: [cx - w * 0.5, 0], to: [cx + w * 0.5, 0] };
  ink(
    pen,
    poly([
      [cx - w * 0.47, seat],
      [cx + w * 0.47, seat],
      [far + farW * 0.5, farSeat],
      [far - farW * 0.5, farSeat],
    ]),
    '#DDAE62',
    {
      ...across,
      stops: [
        [0.3, 0],
        [1, 0.8],
      ],
      color: '#8A5230',
      soft: 0.4,
    },
  );
  ink(pen, rect(cx - w * 0.48, seat - 4 * k, w * 0.96, 20 * k, 6 * k), '#C9924A', {
    ...across,
    stops: [
      [0.3, 0],
      [1, 0.9],
    ],
    color: '#7A4428',
    soft: 0.4,
  });
  for (const side of [-0.44, 0.44]) post(pen, cx + w * side, foot, tall, k);
  for (const height of [0.97, 0.8, 0.63]) slat(pen, cx, foot - tall * height, w * 0.44, k);
  for (const height of [0.26, 0.14])
    fill(pen, PAINT.dark, rect(cx - w * 0.44, foot - tall * height, w * 0.88, 7 * k));
};
