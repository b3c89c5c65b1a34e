import { Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, TAU } from '../ink/random-and-math.mjs';
import { mix } from '../ink/palette.mjs';
import { along, headingAt, lengthOf, ribbon } from '../ink/ribbons.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob } from '../ink/shapes.mjs';
import { almond, tomatoHalf } from '../plates/garnish.mjs';
import { herbs, sprig } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { drop } from '../plates/shading.mjs';

const TOMATOES = [
  [-136, -50, 50, 0.2],
  [84, -140, 44, 1],
  [136, 62, 52, 2],
  [-52, 140, 48, 0.7],
  [-40, -172, 38, 1.7],
  [40, 176, 36, 0.4],
];
const TWIST = new Path2D(
  'M-15 -3C-13 -8 -4 -9 4 -7C12 -5 17 1 15 5C12 9 3 9 -5 7C-12 5 -16 1 -15 -3Z',
);
const WIDTH = 38;
/**
 * Rings of pasta, the outermost first. `near` is the ring's radius relative to the plate, `arc` the
 * length of a strand in radians.
 */
const RINGS = [
  { count: 13, near: 0.68, vary: 0.1, arc: 1.15, turn: 13 },
  { count: 12, near: 0.44, vary: 0.12, arc: 1.5, turn: 12 },
  { count: 9, near: 0.2, vary: 0.12, arc: 2.2, turn: 9 },
];

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

const strand = ({ cx, cy, r, random }, { near, vary, arc, turn }, place) => {
  const radius = r * (near + random() * vary);
  const start = (place / turn) * TAU + random() * 0.5;
  const sweep = arc + random() * 0.5;
  const direction = random() < 0.5 ? 1 : -1;
  const tilt = (random() - 0.5) * 70;
  return Array.from({ length: 7 }, (_, i) => {
    const angle = start + (direction * sweep * i) / 6;
    const distance = radius + tilt * (i / 6 - 0.5) + Math.sin(i * 1.3) * 7;
    return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance];
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

export const busiate = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'foglie', seed: 19 });
  const { canvas, pen, cx, cy, r, random } = plate;
  sauce(pen, blob(cx, cy, r * 0.87, r * 0.85, 0.03, 2, 11), ['#B5562E', '#DE8A4A', '#7A3A20']);
  const nest = RINGS.flatMap((ring) =>
    Array.from({ length: ring.count }, (_, i) => strand(plate, ring, i)),
  );
  for (const points of nest)
    busiata(
      pen,
      along(points, Math.max(8, Math.floor(lengthOf(along(points)) / 13.5))),
      mix('#F7D48A', '#E8B65A', random()),
    );
  for (let i = 0; i < 30; i++) {
    const [u, v] = inDisc(random, r * 0.8);
    fleck(pen, random, cx + u, cy + v, i);
  }
  herbs(pen, random, cx, cy, r * 0.8, 90);
  for (const [u, v, size, angle] of TOMATOES) tomatoHalf(pen, cx + u, cy + v, size, angle);
  for (let i = 0; i < 16; i++) {
    const [u, v] = inDisc(random, r * 0.68);
    almond(pen, cx + u, cy + v, random() * TAU, i % 3 === 0);
  }
  sprig(pen, cx + 10, cy + 4, 1.2, 2.6);
  return canvas;
};
