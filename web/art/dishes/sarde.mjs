import { fill, inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, circle } from '../ink/shapes.mjs';
import { bayLeaf, herbs } from '../plates/leaves.mjs';
import { citrusSlice, ORANGE_TONES } from '../plates/garnish.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const ROLLS = [
  [-148, -82],
  [-24, -128],
  [104, -96],
  [-164, 46],
  [-42, 4],
  [86, 36],
  [-82, 142],
];
const SILVER = ['#8FA6B8', '#EDF4F6', '#2E3E5E'];
const STUFFING = [
  rgba('#F2C878', 0.85),
  rgba('#8A4E20', 0.6),
  rgba('#5E8A3C', 0.8),
  rgba('#FFE9B0', 0.7),
];

const BODY = new Path2D(
  'M-64 34C-74 0 -56 -42 -10 -48C34 -52 66 -24 64 14C62 44 34 54 0 52C-28 52 -56 52 -64 34Z',
);
const TAIL = new Path2D(
  'M0 0C12 -22 32 -40 56 -46C48 -30 46 -20 52 -8C60 4 66 14 64 26C40 24 18 16 0 0Z',
);

const rolled = (pen, x, y, turn, seed) => {
  const random = rng(seed);
  const tail = at(
    TAIL,
    x + Math.cos(turn) * 44 + Math.sin(turn) * 30,
    y + Math.sin(turn) * 44 - Math.cos(turn) * 30,
    turn - 0.3,
  );
  bit(pen, tail, ['#6E88A2', '#DCE9F0', '#24345A'], { shadow: [6, 9, 5, 0.45] });
  for (const d of [-0.5, -0.15, 0.2]) {
    const [tx, ty] = [
      x + Math.cos(turn) * 46 + Math.sin(turn) * 32,
      y + Math.sin(turn) * 46 - Math.cos(turn) * 32,
    ];
    stroke(
      pen,
      rgba('#24345A', 0.6),
      2,
      [tx, ty],
      [tx + Math.cos(turn - 0.55 + d) * 58, ty + Math.sin(turn - 0.55 + d) * 58],
    );
  }
  const body = at(BODY, x, y, turn);
  drop(pen, body, 10, 14, 8, 0.5);
  form(pen, body, SILVER, { spread: 0.5 });
  inside(pen, body, () => {
    pen.lineCap = 'round';
    for (const [shift, width, colour] of [
      [-30, 22, '#33486E'],
      [-12, 5, '#5E7896'],
      [30, 10, '#B8763A'],
    ]) {
      pen.strokeStyle = rgba(colour, 0.85);
      pen.lineWidth = width;
      pen.stroke(
        at(
          new Path2D(`M-70 ${shift + 26}C-50 ${shift - 18} 40 ${shift - 22} 72 ${shift + 6}`),
          x,
          y,
          turn,
        ),
      );
    }
    for (let i = 0; i < 20; i++)
      fill(
        pen,
        rgba('#F6FBFC', 0.7),
        at(circle(-40 + random() * 90, -24 + random() * 34, 1.4 + random() * 1.8), x, y, turn),
      );
  });
  shade(pen, body, {
    at: [x - 20, y - 26],
    r: 46,
    stops: [
      [0, 0.75],
      [1, 0],
    ],
    color: '#FFFFFF',
    soft: 0.4,
  });
  const open = at(blob(-46, 10, 24, 37, 0.12, seed, 9), x, y, turn);
  ink(pen, open, '#C98A42', {
    at: [x, y],
    r: 90,
    stops: [
      [0, 0],
      [1, 0.6],
    ],
    color: '#6A3214',
    soft: 0.4,
  });
  crumbs(pen, open, 60, seed, STUFFING, 2, 5.4);
  bit(pen, at(blob(-50, 2, 8, 6, 0.2, seed, 7), x, y, turn), ['#5E2418', '#B0683E', '#2A0E12'], {
    shadow: [1, 2, 1, 0.4],
  });
  bit(
    pen,
    at(blob(-42, 22, 9, 4.4, 0.1, seed + 2, 7, 0.7), x, y, turn),
    ['#F6E2AE', '#FFFFFF', '#B9843E'],
    { shadow: [1, 2, 1, 0.4] },
  );
};

export const sarde = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'onde', seed: 27 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.1, 6, 0);
  for (const [u, v, size] of [
    [156, 132, 78],
    [84, 176, 66],
    [190, -8, 62],
  ])
    citrusSlice(pen, cx + u, cy + v, size, random() * TAU, ORANGE_TONES);
  ROLLS.forEach(([u, v], i) => {
    bayLeaf(pen, cx + u + 62, cy + v - 44, 124, 1.75 + (i % 2) * 0.2);
    rolled(pen, cx + u, cy + v, -0.12 + ((i * 7) % 5) * 0.05, i * 5 + 3);
  });
  herbs(pen, random, cx, cy, r * 0.8, 50);
  for (let i = 0; i < 14; i++) {
    const [angle, distance] = [random() * TAU, r * (0.3 + random() * 0.45)];
    bit(
      pen,
      blob(cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance, 8, 6, 0.2, i, 7),
      ['#6A2E1C', '#C47A4A', '#2E0E12'],
      { shadow: [2, 3, 2, 0.4] },
    );
  }
  return canvas;
};
