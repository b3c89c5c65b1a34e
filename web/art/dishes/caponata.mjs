import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, sunflower, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, circle, curve, ellipse } from '../ink/shapes.mjs';
import { olive } from '../plates/garnish.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const FRIED = ['#DDAE66', '#FFEBB4', '#8A4A20'];
const SKIN = ['#4E1E56', '#A874A8', '#1E0A2A'];
const OLIVES = [
  [-128, -92],
  [118, -124],
  [152, 46],
  [-150, 62],
  [16, 158],
  [-8, -172],
  [-58, 22],
  [66, -28],
];
const CELERY = [
  [-72, -138, 0.4],
  [162, -40, 2.2],
  [58, 118, 1.2],
  [-112, 128, 2.9],
  [-176, -20, 1.5],
  [30, -92, 2.6],
  [104, 132, -0.4],
];

const jitter = (random, [x, y], by) => [x + (random() - 0.5) * by, y + (random() - 0.5) * by];
const FACE = [
  [-1, -0.62],
  [0.92, -0.72],
  [1, 0.5],
  [-0.9, 0.62],
];
const PEEL = [
  [-0.9, 0.62],
  [1, 0.5],
  [0.94, 0.94],
  [-0.82, 1.02],
];

const aubergine = (pen, random, x, y, size, angle, seed) => {
  const corners = (points) =>
    points.map((point) => jitter(random, [point[0] * size, point[1] * size], size * 0.18));
  const peel = at(curve(corners(PEEL), true, 0.3), x, y, angle);
  const face = at(curve(corners(FACE), true, 0.3), x, y, angle);
  drop(pen, peel, 8, 11, 6, 0.5);
  drop(pen, face, 8, 11, 6, 0.5);
  form(pen, peel, SKIN, { light: 1, dark: 0.5 });
  form(pen, face, FRIED, { spread: 0.6 });
  crumbs(
    pen,
    face,
    30,
    seed,
    [rgba('#8A4E1E', 0.55), rgba('#FFEBB8', 0.7), rgba('#A8662A', 0.5)],
    1.4,
    4,
  );
  pen.strokeStyle = rgba('#FFE9B4', 0.6);
  pen.lineWidth = 2;
  pen.stroke(
    at(
      curve(
        [
          [-size * 0.86, -size * 0.58],
          [size * 0.8, -size * 0.66],
        ],
        false,
      ),
      x,
      y,
      angle,
    ),
  );
};

const celery = (pen, x, y, angle) => {
  const stalk = at(
    new Path2D('M-40 16C-28 -26 28 -26 40 16C30 8 16 2 0 1C-16 2 -30 8 -40 16Z'),
    x,
    y,
    angle,
    1.15,
  );
  bit(pen, stalk, ['#B2CC72', '#F0F6C4', '#5E8A44']);
  pen.strokeStyle = rgba('#F4F9D0', 0.75);
  pen.lineWidth = 2;
  for (const k of [0, 1, 2])
    pen.stroke(
      at(
        new Path2D(
          `M${-30 + k * 5} ${8 - k * 3}C-18 ${-14 + k * 4} 18 ${-14 + k * 4} ${30 - k * 5} ${8 - k * 3}`,
        ),
        x,
        y,
        angle,
        1.15,
      ),
    );
};

const tomato = (pen, random, x, y, seed) => {
  const path = blob(x, y, 24 + random() * 9, 18 + random() * 7, 0.16, seed, 8, random() * 3);
  bit(pen, path, ['#D8402A', '#FFA06C', '#7E1A1A'], { shadow: [4, 6, 4, 0.4] });
};

const caper = (pen, x, y, angle) => {
  bit(pen, at(ellipse(0, 0, 11, 9), x, y, angle), ['#5C7A36', '#C2D27A', '#2C4420'], {
    shadow: [3, 4, 2, 0.45],
  });
  fill(pen, '#38501F', at(circle(7, 0, 2.6), x, y, angle));
};

export const caponata = (scale = 1) => {
  const { canvas, pen, cx, cy, r, random } = layPlate({
    scale,
    rim: 'petali',
    glaze: 'manganese',
    seed: 12,
  });
  sauce(pen, blob(cx, cy, r * 0.87, r * 0.84, 0.03, 4, 11), ['#B23A1E', '#F08A4E', '#6A1616']);
  const heap = sunflower(27, r * 0.72).sort(
    (a, b) => b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2,
  );
  heap.forEach(([u, v], i) => {
    if (i % 3 === 2) tomato(pen, random, cx + u + 26, cy + v - 18, i);
    aubergine(pen, random, cx + u, cy + v, 36 + random() * 8, random() * TAU, i + 3);
  });
  for (const [u, v, angle] of CELERY) celery(pen, cx + u, cy + v, angle);
  for (const [u, v] of OLIVES) olive(pen, cx + u, cy + v, random() * TAU);
  for (let i = 0; i < 14; i++) {
    const [u, v] = inDisc(random, r * 0.72);
    tomato(pen, random, cx + u, cy + v, i + 40);
  }
  for (let i = 0; i < 22; i++) {
    const [u, v] = inDisc(random, r * 0.72);
    caper(pen, cx + u, cy + v, random() * TAU);
  }
  ink(pen, blob(cx - 40, cy - 60, r * 0.4, r * 0.3, 0.1, 9), null, {
    at: [cx - 60, cy - 90],
    r: 130,
    stops: [
      [0, 0.32],
      [1, 0],
    ],
    color: '#FFE9C0',
    soft: 0.4,
  });
  return canvas;
};
