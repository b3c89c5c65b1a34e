import { Path2D } from '../ink/canvas-primitives.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, rect } from '../ink/shapes.mjs';
import { CRUMB, CRUST, pores, sesame } from '../plates/bread.mjs';
import { fried } from '../plates/fried.mjs';
import { citrusSlice } from '../plates/garnish.mjs';
import { herbs } from '../plates/leaves.mjs';
import { panella } from '../plates/panella.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { drop, form } from '../plates/shading.mjs';

const PANELLE = [
  [-112, -40, -0.34],
  [116, -40, 0.3],
  [-34, -44, -0.08],
  [48, -8, 0.14],
  [-66, 8, -0.2],
];
const CAZZILLI = [
  [-112, 84, 0.3],
  [-8, 98, -0.1],
  [96, 84, -0.3],
];

const lid = (pen, x, y) => {
  const path = blob(x, y, 204, 118, 0.025, 5, 14);
  drop(pen, path, 14, 20, 12, 0.55);
  form(pen, path, CRUST, { spread: 0.6 });
  for (const d of [-0.56, -0.18, 0.2, 0.58]) {
    const fold = at(
      new Path2D('M-10 -104C40 -60 40 50 -14 104C8 50 8 -60 -10 -104Z'),
      x + d * 190,
      y,
      0.1,
      1 - Math.abs(d) * 0.35,
    );
    shade(pen, fold, {
      from: [x + d * 190 - 20, y],
      to: [x + d * 190 + 34, y + 10],
      stops: [
        [0, 0.1],
        [1, 0.9],
      ],
      color: '#6E3214',
      soft: 0.42,
    });
  }
  shade(pen, path, {
    at: [x - 80, y - 54],
    r: 110,
    stops: [
      [0, 0.75],
      [1, 0],
    ],
    color: '#FFEBB8',
    soft: 0.4,
  });
  sesame(pen, path, 17, 130);
};

const bottom = (pen, x, y) => {
  const crust = blob(x, y, 212, 132, 0.02, 8, 14);
  drop(pen, crust, 14, 20, 12, 0.55);
  form(pen, crust, CRUST);
  const crumb = blob(x - 2, y - 5, 196, 117, 0.02, 8, 14);
  form(pen, crumb, CRUMB, { spread: 0.6 });
  pores(pen, crumb, 4, 60);
};

export const panePanelle = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'limoni', glaze: 'verde', seed: 51 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.06, 0, 2);
  lid(pen, cx - 12, cy - 142);
  bottom(pen, cx + 6, cy + 82);
  PANELLE.forEach(([u, v, turn], i) =>
    panella(pen, cx + 4 + u, cy + 42 + v, turn, i * 7 + 2, 0.84),
  );
  CAZZILLI.forEach(([u, v, turn], i) =>
    fried(pen, at(rect(-58, -30, 116, 60, 29), cx + u, cy + 40 + v, turn), i + 3, { density: 1.1 }),
  );
  citrusSlice(pen, cx + 176, cy + 186, 58, 0.4);
  herbs(pen, random, cx, cy + 60, r * 0.6, 44);
  return canvas;
};
