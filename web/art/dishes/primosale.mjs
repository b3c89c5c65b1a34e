import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { along, ribbon } from '../ink/ribbons.mjs';
import { at, blob, ellipse, rect } from '../ink/shapes.mjs';
import { fried } from '../plates/fried.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

const BITES = [
  [-150, -112, 0.3],
  [-26, -168, -0.2],
  [-196, 10, -0.3],
  [-66, -42, 0.1],
  [-156, 124, 0.4],
];
/** Bites cut open: the white cheese inside a thin crust. */
const OPEN = [
  [-34, 82, -0.2],
  [60, 176, 0.25],
  [72, -84, 0.4],
];
const HONEY = ['#E8A62E', '#FFF0A0', '#A85E14'];

const EYES = [
  [-26, -14, 3],
  [18, -28, 4],
  [30, 10, 2.6],
  [-8, 22, 3.4],
];
const CHEESE = ['#FFF8E8', '#FFFFFF', '#D8C09A'];

const bite = (pen, x, y, turn, seed) => {
  const path = at(rect(-62, -56, 124, 112, 26), x, y, turn);
  fried(pen, path, seed, { density: 1.2 });
};

const openBite = (pen, x, y, turn, seed) => {
  bite(pen, x, y, turn, seed);
  const inside = at(rect(-51, -45, 100, 88, 17), x - 2, y - 3, turn);
  form(pen, inside, CHEESE, { spread: 0.6 });
  for (const [u, v, size] of EYES) {
    const eye = at(ellipse(u, v, size * 1.3, size), x - 2, y - 3, turn + (seed % 4));
    form(pen, eye, ['#EAD8B4', '#F8EED6', '#C4A878']);
  }
};

const WOOD = ['#B4743A', '#EFBE80', '#5E3016'];

/** A wooden honey dipper: a grooved head on a stick, with honey running from it. */
const dipper = (pen, x, y, turn) => {
  const stick = at(rect(40, -9, 260, 18, 9), x, y, turn);
  bit(pen, stick, WOOD, { shadow: [10, 14, 8, 0.5] });
  const head = at(ellipse(0, 0, 76, 50), x, y, turn);
  drop(pen, head, 12, 16, 9, 0.5);
  for (let i = 5; i >= 0; i--) {
    const along = -58 + i * 23;
    const half = 50 * Math.sqrt(1 - (along / 84) ** 2);
    bit(pen, at(rect(along - 9, -half, 18, half * 2, 9), x, y, turn), WOOD, {
      shadow: [2, 3, 2, 0.5],
    });
  }
  for (const [u, v, long] of [
    [-44, 30, 40],
    [-12, 44, 54],
    [20, 40, 34],
  ])
    form(pen, at(blob(u, v, 10, long * 0.5, 0.1, 4, 9, 0.3), x, y, turn), HONEY);
};

const honey = (pen, cx, cy) => {
  const zigzag = [
    [-236, -70],
    [-150, -140],
    [-60, -190],
    [-30, -120],
    [-150, -50],
    [-210, 30],
    [-110, 20],
    [-40, -60],
    [20, -10],
    [-80, 100],
    [-170, 150],
    [-120, 70],
    [-10, 50],
    [90, 110],
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
  const { canvas, pen, cx, cy } = plate;
  enlarge(plate, 1.06, 6, 0);
  pool(pen, cx + 118, cy + 66, 128, 3);
  pool(pen, cx - 96, cy + 208, 58, 6);
  pool(pen, cx + 176, cy - 120, 34, 11);
  BITES.forEach(([u, v, turn], i) => bite(pen, cx + u, cy + v, turn, i * 9 + 4));
  OPEN.forEach(([u, v, turn], i) => openBite(pen, cx + u, cy + v, turn, i * 9 + 90));
  honey(pen, cx, cy);
  dipper(pen, cx + 128, cy + 44, -0.62);
  for (const [u, v, turn] of [
    [-118, -66, 0.4],
    [-190, 68, 2],
    [-8, -104, 3.4],
    [-92, 160, 5],
    [10, 128, 1],
    [150, 160, 2.6],
  ])
    zest(pen, cx + u, cy + v, turn);
  return canvas;
};
