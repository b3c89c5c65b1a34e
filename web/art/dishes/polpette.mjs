import { fill } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, curve, ellipse } from '../ink/shapes.mjs';
import { fried } from '../plates/fried.mjs';
import { sprig } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs } from '../plates/shading.mjs';

const BALLS = [
  [-118, -96],
  [22, -142],
  [142, -52],
  [-146, 48],
  [-8, -6],
  [118, 96],
  [-36, 138],
];
const CRUST = ['#A8622C', '#EDB468', '#4E2016'];
const PURPLE = [rgba('#4A1E46', 0.75), rgba('#6E3460', 0.7)];

const polpetta = (pen, x, y, r, seed) => {
  const path = blob(x, y, r, r * 0.94, 0.05, seed, 12);
  fried(pen, path, seed, { tone: CRUST, density: 1.1 });
  crumbs(pen, path, 22, seed + 1, PURPLE, 2.5, 6);
};

const spooned = (pen, x, y, turn) => {
  const pool = at(
    curve(
      [
        [-52, -18],
        [-14, -44],
        [36, -34],
        [50, 0],
        [42, 40],
        [18, 30],
        [0, 50],
        [-16, 24],
        [-44, 22],
      ],
      true,
      0.9,
    ),
    x,
    y,
    turn,
  );
  bit(pen, pool, ['#CE3A22', '#FF9A68', '#7E1616'], { shadow: [2, 4, 3, 0.35] });
  fill(pen, 'rgba(255,236,214,.8)', at(ellipse(-18, -18, 9, 4, -0.5), x, y));
};

export const polpette = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'foglie', glaze: 'manganese', seed: 17 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.02);
  const bed = blob(cx, cy, r * 0.88, r * 0.85, 0.03, 4, 11);
  sauce(pen, bed, ['#C8401F', '#F59058', '#7A1A18']);
  crumbs(
    pen,
    bed,
    140,
    9,
    [rgba('#F2B04A', 0.5), rgba('#8E1E18', 0.5), rgba('#FFC88A', 0.5)],
    2,
    6,
  );
  BALLS.forEach(([u, v], i) => polpetta(pen, cx + u, cy + v, 74 + (i % 3) * 5, i * 9 + 4));
  for (const [u, v, turn] of [
    [-122, -106, 0.3],
    [146, -64, 1.8],
    [-30, 126, 3.2],
    [20, -150, 4.6],
    [112, 86, 2.6],
  ])
    spooned(pen, cx + u, cy + v, turn);
  const flakes = rng(12);
  for (let i = 0; i < 70; i++) {
    const [u, v] = inDisc(flakes, r * 0.74);
    const flake = at(
      blob(0, 0, 5 + flakes() * 8, 2 + flakes() * 2, 0.2, i, 6),
      cx + u,
      cy + v,
      flakes() * TAU,
    );
    bit(pen, flake, ['#FFF6DC', '#FFFFFF', '#C9A86A'], { shadow: [2, 3, 2, 0.35] });
  }
  shade(pen, bed, {
    at: [cx - 80, cy - 130],
    r: 60,
    stops: [
      [0, 0.5],
      [1, 0],
    ],
    color: '#FFE0C0',
    soft: 0.4,
  });
  sprig(pen, cx - 8, cy - 18, 1.2, random() * TAU);
  return canvas;
};
