import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { along, ribbon } from '../ink/ribbons.mjs';
import { at, blob, circle, rect } from '../ink/shapes.mjs';
import { fried } from '../plates/fried.mjs';
import { mintLeaf } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

const BITES = [
  [-128, -108, 0.3],
  [2, -148, -0.2],
  [126, -92, 0.5],
  [-160, 30, -0.3],
  [-30, -20, 0.1],
  [104, 34, -0.4],
  [-92, 140, 0.4],
  [34, 128, -0.1],
];
const HONEY = ['#E8A62E', '#FFF0A0', '#A85E14'];

const bite = (pen, x, y, turn, seed) => {
  const path = at(rect(-56, -50, 112, 100, 22), x, y, turn);
  fried(pen, path, seed, { density: 1.2 });
};

const honey = (pen, cx, cy) => {
  const zigzag = [
    [-190, -110],
    [-60, -170],
    [70, -60],
    [-130, -10],
    [40, -110],
    [170, -40],
    [-20, 60],
    [-150, 110],
    [20, 90],
    [150, 60],
    [60, 170],
  ];
  const thread = along(
    zigzag.map(([u, v]) => [cx + u, cy + v]),
    200,
  );
  const path = ribbon(thread, (t) => 4.6 + Math.sin(t * 40) * 1.6);
  drop(pen, path, 3, 5, 2.5, 0.4);
  form(pen, path, HONEY, { spread: 0.8 });
  pen.strokeStyle = 'rgba(255,248,206,.85)';
  pen.lineWidth = 1.6;
  pen.lineCap = 'round';
  const light = new Path2D();
  thread.forEach(([x, y], i) =>
    i % 12 < 7 && i ? light.lineTo(x - 1.4, y - 1.6) : light.moveTo(x - 1.4, y - 1.6),
  );
  pen.stroke(light);
};

const pool = (pen, x, y, size, seed) => {
  bit(pen, blob(x, y, size, size * 0.7, 0.14, seed, 10), HONEY, { shadow: [2, 4, 3, 0.3] });
  fill(
    pen,
    'rgba(255,252,230,.9)',
    blob(x - size * 0.34, y - size * 0.26, size * 0.22, size * 0.09, 0.1, 3, 7, -0.4),
  );
};

const zest = (pen, x, y, turn) =>
  bit(
    pen,
    at(new Path2D('M-30 8C-18 -18 16 -20 30 2C18 -8 -14 -4 -30 8Z'), x, y, turn),
    ['#EE8A2A', '#FFC878', '#A8441A'],
    { shadow: [3, 5, 3, 0.4] },
  );

export const primosale = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'foglie', glaze: 'cotto', seed: 77 });
  const { canvas, pen, cx, cy, random } = plate;
  enlarge(plate, 1.08);
  for (const [u, v, size, seed] of [
    [-30, 190, 66, 3],
    [176, 110, 44, 6],
    [-206, 96, 40, 8],
    [150, -176, 34, 11],
  ])
    pool(pen, cx + u, cy + v, size, seed);
  BITES.forEach(([u, v, turn], i) => bite(pen, cx + u, cy + v, turn, i * 9 + 4));
  const [x, y] = [cx + 150, cy + 142];
  fried(pen, at(rect(-56, -50, 112, 100, 22), x, y, 0.24), 95, { density: 1.2 });
  form(pen, at(blob(0, 0, 42, 37, 0.05, 4, 11), x - 2, y - 3, 0.24), [
    '#FFF4D8',
    '#FFFFFF',
    '#CDAE78',
  ]);
  for (let i = 0; i < 9; i++) {
    const [u, v] = inDisc(random, 28);
    fill(pen, rgba('#C9A86A', 0.55), circle(x + u, y + v, 2 + random() * 3));
  }
  honey(pen, cx - 4, cy - 14);
  for (const [u, v, turn] of [
    [-70, -70, 0.4],
    [60, -24, 2],
    [-110, 70, 3.4],
    [70, 90, 5],
    [20, -190, 1],
    [210, 20, 2.6],
  ])
    zest(pen, cx + u, cy + v, turn);
  const mint = rng(3);
  for (const [u, v] of [
    [-20, -84],
    [-196, -60],
  ])
    for (let i = 0; i < 3; i++)
      mintLeaf(pen, cx + u, cy + v, 44 + mint() * 18, (i / 3) * TAU + 0.5);
  return canvas;
};
