import { fill } from '../ink/canvas-primitives.mjs';
import { inDisc, rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, bounds, rect } from '../ink/shapes.mjs';
import { citrusSlice } from '../plates/garnish.mjs';
import { herbs, sprig } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const CHICKPEA = ['#E8B44A', '#FFE9A0', '#9A5A1E'];
const FAN = [
  [-128, -96, -0.5],
  [44, -142, 0.16],
  [128, 2, 0.62],
  [-150, 74, -0.12],
  [-24, -22, 0.3],
  [-2, 118, -0.3],
];

const panella = (pen, x, y, turn, seed) => {
  const path = at(rect(-104, -66, 208, 132, 16), x, y, turn);
  drop(pen, path, 10, 14, 8, 0.5);
  form(pen, path, CHICKPEA, { spread: 0.6 });
  const random = rng(seed);
  const { w, h } = bounds(path);
  for (let i = 0; i < 9; i++) {
    const [u, v] = [(random() - 0.5) * w * 0.66, (random() - 0.5) * h * 0.5];
    const blister = at(
      blob(u, v, 10 + random() * 14, 8 + random() * 8, 0.2, seed + i, 8),
      x,
      y,
      turn,
    );
    form(pen, blister, ['#EFC262', '#FFF0B4', '#B0701E']);
  }
  crumbs(
    pen,
    path,
    90,
    seed,
    [rgba('#B9741E', 0.5), rgba('#FFF0B4', 0.6), rgba('#3F7A3A', 0.75), rgba('#5E9A48', 0.7)],
    1.6,
    4.2,
  );
  pen.strokeStyle = rgba('#8A4A14', 0.75);
  pen.lineWidth = 5;
  pen.stroke(at(rect(-102, -64, 204, 128, 16), x, y, turn));
  const edge = {
    from: [x - 10, y + 20],
    to: [x + 60, y + 78],
    stops: [
      [0, 0],
      [1, 0.7],
    ],
    color: '#8A4A14',
    soft: 0.42,
  };
  shade(pen, path, edge);
};

export const panelle = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'limoni', seed: 21 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.08, 0, -4);
  FAN.forEach(([u, v, turn], i) => panella(pen, cx + u, cy + v, turn, 31 + i * 17));
  citrusSlice(pen, cx + 158, cy + 134, 66, 0.3);
  citrusSlice(pen, cx + 92, cy + 192, 54, 1.2);
  herbs(pen, random, cx, cy, r * 0.86, 46);
  for (let i = 0; i < 40; i++) {
    const [u, v] = inDisc(random, r * 0.7);
    fill(pen, rgba('#FFFDF4', 0.95), rect(cx + u, cy + v, 4, 4, 1));
  }
  bit(pen, blob(cx - 196, cy + 166, 6, 5, 0.3, 2, 6), ['#3C8448', '#9CC870', '#1E4A2E']);
  sprig(pen, cx - 196, cy + 170, 0.8, 2.4);
  return canvas;
};
