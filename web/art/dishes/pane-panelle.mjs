import { rgba } from '../ink/palette.mjs';
import { Path2D } from '../ink/canvas-primitives.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, rect } from '../ink/shapes.mjs';
import { CRUMB, CRUST, pores, sesame } from '../plates/bread.mjs';
import { fried } from '../plates/fried.mjs';
import { citrusSlice } from '../plates/garnish.mjs';
import { herbs, sprig } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { crumbs, drop, form } from '../plates/shading.mjs';

const PANELLE = [
  [-110, -6, -0.24],
  [-34, -26, -0.08],
  [48, -24, 0.12],
  [122, 0, 0.26],
  [-70, 34, -0.1],
  [10, 28, 0.06],
  [88, 34, 0.16],
];
const CAZZILLI = [
  [-92, 76, 0.3],
  [6, 86, -0.1],
  [98, 80, -0.3],
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

const panella = (pen, x, y, turn, seed) => {
  const path = at(rect(-58, -40, 116, 80, 11), x, y, turn);
  drop(pen, path, 7, 10, 6, 0.5);
  form(pen, path, ['#E8B44A', '#FFE9A0', '#9A5A1E'], { spread: 0.6 });
  crumbs(
    pen,
    path,
    40,
    seed,
    [rgba('#B9741E', 0.5), rgba('#FFF0B4', 0.65), rgba('#3F7A3A', 0.8)],
    1.6,
    4,
  );
  pen.strokeStyle = rgba('#8A4A14', 0.7);
  pen.lineWidth = 3.4;
  pen.stroke(path);
};

export const panePanelle = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'limoni', glaze: 'verde', seed: 51 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.06, 0, 2);
  lid(pen, cx - 12, cy - 124);
  bottom(pen, cx + 6, cy + 82);
  PANELLE.forEach(([u, v, turn], i) => panella(pen, cx + 4 + u, cy + 36 + v, turn, i * 7 + 2));
  CAZZILLI.forEach(([u, v, turn], i) =>
    fried(pen, at(rect(-50, -25, 100, 50, 24), cx + u, cy + 40 + v, turn), i + 3, { density: 1.1 }),
  );
  citrusSlice(pen, cx + 176, cy + 186, 58, 0.4);
  citrusSlice(pen, cx + 22, cy + 52, 44, 1);
  herbs(pen, random, cx, cy + 60, r * 0.6, 44);
  sprig(pen, cx - 176, cy + 198, 0.8, 2.3);
  return canvas;
};
