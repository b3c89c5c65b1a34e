import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { rng, sunflower, TAU } from '../ink/random-and-math.mjs';
import { mix, P, rgba } from '../ink/palette.mjs';
import { along, ribbon } from '../ink/ribbons.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, poly } from '../ink/shapes.mjs';
import { fried } from '../plates/fried.mjs';
import { citrusSlice } from '../plates/garnish.mjs';
import { herbs } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const RING_TONE = ['#E2AC54', '#FFEBA8', '#8A4A1A'];
const PRAWNS = [
  [-118, -64, 0.5],
  [96, -118, 2.2],
  [126, 74, 3.9],
  [-78, 128, 5.2],
];

const calamaro = (pen, random, x, y, r, seed) => {
  const turn = random() * TAU;
  const hoop = new Path2D();
  hoop.addPath(blob(0, 0, r, r * 0.86, 0.06, seed, 10));
  const hole = blob(x, y, r * 0.5, r * 0.42, 0.06, seed + 1, 9, turn);
  const path = at(hoop, x, y, turn);
  drop(pen, path, 8, 11, 6, 0.48);
  form(pen, path, RING_TONE, { spread: 0.5 });
  crumbs(
    pen,
    path,
    70,
    seed,
    [rgba('#FFEDB8', 0.8), rgba('#B06A22', 0.5), rgba('#F2C870', 0.8)],
    1.6,
    4,
  );
  ink(pen, hole, '#E6C476', {
    from: [x - r * 0.45, y - r * 0.45],
    to: [x + r * 0.4, y + r * 0.4],
    stops: [
      [0, 0.95],
      [0.5, 0.6],
      [1, 0],
    ],
    color: '#6A3418',
    soft: 0.4,
  });
  pen.strokeStyle = rgba('#FFE7B0', 0.75);
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(x, y, r * 0.48, 0.3, 2.2);
  pen.stroke();
};

const TAIL = new Path2D(
  'M0 0C10 -18 34 -26 44 -20C36 -12 36 -4 40 2C44 10 38 20 28 20C22 10 10 8 0 0Z',
);

const prawn = (pen, x, y, turn) => {
  const spine = along(
    [
      [-70, 30],
      [-52, -30],
      [0, -56],
      [52, -34],
      [66, 14],
    ].map(([u, v]) => [u, v]),
    30,
  );
  const body = at(
    ribbon(spine, (t) => 30 * (1 - t * 0.62)),
    x,
    y,
    turn,
  );
  bit(
    pen,
    at(
      TAIL,
      x + Math.cos(turn) * 62 - Math.sin(turn) * 14,
      y + Math.sin(turn) * 62 + Math.cos(turn) * 14,
      turn + 1.3,
    ),
    ['#D9502E', '#FFB084', '#7E1E1E'],
  );
  drop(pen, body, 9, 12, 7, 0.5);
  form(pen, body, ['#EE8A56', '#FFE0BC', '#A83A22'], { spread: 0.5 });
  inside(pen, body, () => {
    for (let i = 3; i < 30; i += 5) {
      const [sx, sy] = spine[i];
      const inward = Math.hypot(sx, sy + 4) || 1;
      const [ux, uy] = [sx / inward, (sy + 4) / inward];
      const joint = at(
        poly(
          [
            [sx - ux * 40, sy - uy * 40],
            [sx + ux * 40, sy + uy * 40],
          ],
          false,
        ),
        x,
        y,
        turn,
      );
      pen.strokeStyle = rgba('#B8401E', 0.75);
      pen.lineWidth = 4.5;
      pen.stroke(joint);
    }
  });
  crumbs(pen, body, 60, Math.floor(x), [rgba('#FFF0CC', 0.85), rgba('#F2C27A', 0.8)], 1.5, 3.6);
};

const paper = (pen, cx, cy, r) =>
  inside(pen, circle(cx, cy, r + 6), () => {
    const sheet = at(
      poly([
        [-250, -190],
        [40, -260],
        [270, -60],
        [210, 230],
        [-130, 262],
        [-270, 40],
      ]),
      cx,
      cy,
      0.1,
    );
    drop(pen, sheet, 6, 8, 6, 0.3);
    ink(pen, sheet, mix(P.paglia, P.smalto, 0.6), {
      from: [cx - 200, cy - 200],
      to: [cx + 240, cy + 240],
      stops: [
        [0, 0],
        [1, 0.7],
      ],
      color: '#D2B47A',
      soft: 0.5,
    });
  });

export const frittura = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'onde', glaze: 'blu', seed: 33 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.08);
  paper(pen, cx, cy, r);
  sunflower(19, r * 0.72)
    .reverse()
    .forEach(([u, v], i) => {
      if (i % 4 === 3)
        fried(pen, blob(cx + u, cy + v, 40, 22, 0.3, i, 9, random() * 3), i + 5, {
          shadow: [6, 9, 6, 0.45],
        });
      else calamaro(pen, random, cx + u, cy + v, 52 + random() * 16, i + 3);
    });
  for (const [u, v, turn] of PRAWNS) prawn(pen, cx + u, cy + v, turn);
  citrusSlice(pen, cx + 14, cy - 8, 58, 0.3);
  citrusSlice(pen, cx - 190, cy + 128, 52, 1.3);
  herbs(pen, rng(8), cx, cy, r * 0.8, 70);
  fill(pen, rgba('#FFFDF4', 0.9), ellipse(cx + 120, cy - 20, 3, 2));
  return canvas;
};
