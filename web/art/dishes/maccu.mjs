import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { along, ribbon } from '../ink/ribbons.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, circle, rect } from '../ink/shapes.mjs';
import { twig } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { pores } from '../plates/bread.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const CREAM = ['#C2B86A', '#F3ECB0', '#746C34'];
const OIL = ['#D9B83A', '#FFF4A4', '#8E741E'];
const CROUTONS = [
  [112, -96, 0.4],
  [160, 2, 1.1],
  [70, -12, 2.2],
  [104, 84, 0.1],
  [28, -150, 2.7],
];
const BEANS = [
  [-148, 40, 0.5],
  [-92, 76, 2.4],
  [-150, 122, 1.3],
  [-66, 150, 3.2],
  [-20, 96, 0.9],
  [8, 172, 2],
];
const FENNEL = {
  needles: 44,
  needle: 40,
  width: 4,
  tones: ['#4A8A44', '#A4CC6A'],
  stem: '#6E9A4A',
};

const furrow = (pen, cx, cy, r) => {
  const spiral = along(
    Array.from({ length: 30 }, (_, i) => {
      const [angle, distance] = [i * 0.52 + 0.4, r * (0.1 + i * 0.0245)];
      return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance];
    }),
    220,
  );
  const band = (dx, dy, half) =>
    ribbon(
      spiral.map(([x, y]) => [x + dx, y + dy]),
      (t) => half * Math.min(1, t * 6 + 0.2, (1 - t) * 5),
    );
  const even = (amount, color) => ({
    from: [0, 0],
    to: [1, 0],
    stops: [
      [0, amount],
      [1, amount],
    ],
    color,
    soft: 0.42,
  });
  shade(pen, band(7, 8, 8), even(0.75, CREAM[1]));
  shade(pen, band(-3, -4, 8), even(0.7, CREAM[2]));
  shade(pen, band(1, 1, 5), even(0.45, '#A48C50'));
};

const crouton = (pen, x, y, turn, seed) => {
  const size = 42;
  const side = at(rect(-size, -size, size * 2, size * 2, 7), x + 6, y + 8, turn);
  drop(pen, side, 8, 11, 6, 0.5);
  form(pen, side, ['#7A4420', '#B9763A', '#3A1A10']);
  const top = at(rect(-size, -size, size * 2, size * 2, 7), x, y, turn);
  form(pen, top, ['#C9975A', '#F6DCA8', '#7A4822']);
  pores(pen, top, seed, 34);
  pen.lineWidth = 7;
  pen.strokeStyle = '#5A2E16';
  pen.stroke(top);
};

const BEAN = new Path2D(
  'M-30 6C-34 -16 -14 -24 6 -20C28 -16 38 -2 30 10C24 20 12 12 2 14C-10 18 -26 20 -30 6Z',
);

const bean = (pen, x, y, turn) => {
  const path = at(BEAN, x, y, turn, 1.75);
  bit(pen, path, ['#7E9E3E', '#DCEB98', '#3E5A20']);
  pen.strokeStyle = rgba('#3A4A1E', 0.6);
  pen.lineWidth = 3;
  pen.stroke(at(new Path2D('M-20 10C-8 4 8 4 20 8'), x, y, turn, 1.75));
};

export const maccu = (scale = 1) => {
  const { canvas, pen, cx, cy, r, random } = layPlate({
    scale,
    rim: 'foglie',
    glaze: 'verde',
    seed: 9,
  });
  const bed = blob(cx, cy, r * 0.9, r * 0.88, 0.02, 6, 12);
  drop(pen, bed, 5, 8, 7, 0.4);
  form(pen, bed, CREAM, { spread: 0.55 });
  furrow(pen, cx, cy, r);
  crumbs(
    pen,
    bed,
    110,
    4,
    [rgba('#6E7034', 0.5), rgba('#F4F0BC', 0.6), rgba('#8A6A2E', 0.4)],
    1.6,
    4.6,
  );
  const oil = rng(31);
  for (let i = 0; i < 34; i++) {
    const [angle, distance] = [1.5 + i * 0.1 + oil() * 0.2, r * (0.3 + i * 0.012 + oil() * 0.12)];
    const [x, y, size] = [
      cx + Math.cos(angle) * distance,
      cy + Math.sin(angle) * distance,
      4 + oil() ** 2 * 20,
    ];
    bit(pen, blob(x, y, size, size * 0.74, 0.16, i, 8, angle), OIL, { shadow: [1, 2, 1, 0.25] });
    fill(pen, 'rgba(255,255,240,.85)', circle(x - size * 0.3, y - size * 0.3, size * 0.16));
  }
  CROUTONS.forEach(([u, v, turn], i) => crouton(pen, cx + u, cy + v, turn, i + 5));
  for (const [u, v, turn] of BEANS) bean(pen, cx + u, cy + v, turn);
  for (const [angle, length] of [
    [-2.6, 150],
    [-1.9, 132],
    [-2.2, 176],
    [-1.4, 96],
    [-3, 104],
  ])
    twig(pen, random, cx - 8, cy + 8, angle, length, FENNEL);
  shade(pen, bed, {
    at: [cx - 90, cy - 110],
    r: 90,
    stops: [
      [0, 0.4],
      [1, 0],
    ],
    color: '#FFFCE0',
    soft: 0.4,
  });
  return canvas;
};
