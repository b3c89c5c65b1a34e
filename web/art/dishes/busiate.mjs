import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, sunflower, TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { along, headingAt, lengthOf, ribbon } from '../ink/ribbons.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob } from '../ink/shapes.mjs';
import { almond, tomatoHalf } from '../plates/garnish.mjs';
import { herbs, sprig } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { crumbs, drop } from '../plates/shading.mjs';

const TOMATOES = [
  [-136, -76, 44, 0.2],
  [104, -132, 40, 1],
  [132, 84, 46, 2],
  [-96, 128, 42, 0.7],
];
const TWIST = new Path2D(
  'M-15 -3C-13 -8 -4 -9 4 -7C12 -5 17 1 15 5C12 9 3 9 -5 7C-12 5 -16 1 -15 -3Z',
);
const WIDTH = 40;
const PESTO = [rgba('#F2CF9A', 0.8), rgba('#B8391E', 0.7), rgba('#4C8A44', 0.7)];
const LENGTH = 168;
const TURN = 1.9;

const busiata = (pen, points, tone) => {
  drop(pen, ribbon(points, WIDTH * 0.55), 6, 9, 6, 0.5);
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    ink(
      pen,
      at(TWIST, x, y, headingAt(points, i) + 0.95, WIDTH / 27),
      tone,
      {
        from: [x - WIDTH * 0.3, y - WIDTH * 0.3],
        to: [x + WIDTH * 0.5, y + WIDTH * 0.55],
        stops: [
          [0, 0],
          [1, 1],
        ],
        color: '#A45A28',
        soft: 0.4,
      },
      {
        at: [x - WIDTH * 0.2, y - WIDTH * 0.22],
        r: WIDTH * 0.5,
        stops: [
          [0, 0.9],
          [1, 0],
        ],
        color: '#FFF0BE',
        soft: 0.4,
      },
    );
  }
};

/** A short, slightly bent piece of pasta around the point (x, y). */
const strand = (random, x, y, heading) => {
  const [length, bend] = [LENGTH * (0.85 + random() * 0.3), (random() - 0.5) * 70];
  return Array.from({ length: 7 }, (_, i) => {
    const u = (i / 6 - 0.5) * length;
    const v = bend * (0.25 - (i / 6 - 0.5) ** 2) * 2;
    return [
      x + u * Math.cos(heading) - v * Math.sin(heading),
      y + u * Math.sin(heading) + v * Math.cos(heading),
    ];
  });
};

const fleck = (pen, random, x, y, seed) => {
  const path = blob(x, y, 7 + random() * 11, 5 + random() * 7, 0.3, seed, 7, random() * 3);
  ink(pen, path, mix('#C8452A', '#DE7A3A', random()), {
    from: [x - 8, y - 8],
    to: [x + 9, y + 9],
    stops: [
      [0, 0],
      [1, 0.8],
    ],
    color: '#7E2018',
    soft: 0.4,
  });
};

/** Pesto of tomato, almond and basil that clings to the pasta. */
const pesto = (pen, random, cx, cy, r) => {
  for (let i = 0; i < 14; i++) {
    const [u, v] = inDisc(random, r * 0.8);
    fleck(pen, random, cx + u, cy + v, i);
  }
};

const breadcrumbs = (pen, random, cx, cy, r) => {
  for (let i = 0; i < 150; i++) {
    const [u, v] = inDisc(random, r * 0.6);
    const crumb = blob(cx + u, cy + v, 3 + random() * 4, 2.4 + random() * 3, 0.3, i, 6);
    fill(pen, rgba('#6A3A1A', 0.5), at(crumb, 1.6, 2.4));
    fill(pen, random() > 0.4 ? '#E2A850' : '#B9742E', crumb);
  }
};

export const busiate = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'foglie', seed: 19 });
  const { canvas, pen, cx, cy, r, random } = plate;
  const bed = blob(cx, cy, r * 0.9, r * 0.88, 0.03, 2, 11);
  sauce(pen, bed, ['#D8743E', '#F6B878', '#94401E']);
  crumbs(pen, bed, 420, 5, PESTO, 3, 9);
  for (const [i, [u, v]] of sunflower(38, r * 0.74)
    .reverse()
    .entries()) {
    const points = strand(random, cx + u, cy + v, i * TURN);
    const steps = Math.max(8, Math.floor(lengthOf(along(points)) / 15));
    busiata(pen, along(points, steps), mix('#F9DA98', '#EDBE68', random()));
    if (i % 9 === 8) pesto(pen, random, cx, cy, r);
  }
  breadcrumbs(pen, random, cx, cy, r);
  herbs(pen, random, cx, cy, r * 0.8, 110);
  for (const [u, v, size, angle] of TOMATOES) tomatoHalf(pen, cx + u, cy + v, size, angle);
  for (let i = 0; i < 16; i++) {
    const [u, v] = inDisc(random, r * 0.68);
    almond(pen, cx + u, cy + v, random() * TAU, i % 3 === 0);
  }
  sprig(pen, cx + 10, cy + 4, 1.2, 2.6);
  return canvas;
};
