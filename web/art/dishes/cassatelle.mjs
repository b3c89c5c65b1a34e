import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse } from '../ink/shapes.mjs';
import { almond } from '../plates/garnish.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const PASTRY = ['#E2AE62', '#FFEBB4', '#8E5222'];
const COCOA = ['#5A2C1A', '#9A5E3A', '#241008'];
const MOONS = [
  [-112, -140, -0.42],
  [112, -138, 0.4],
  [-158, 8, -0.1],
  [154, 12, 0.3],
  [-84, 182, -0.2],
];
const R = 106;

const moon = () => {
  const path = new Path2D();
  path.moveTo(-R, 34);
  path.bezierCurveTo(-R * 1.04, -R * 0.5, -R * 0.56, -R * 0.84, 0, -R * 0.84);
  path.bezierCurveTo(R * 0.56, -R * 0.84, R * 1.04, -R * 0.5, R, 34);
  path.bezierCurveTo(R * 0.6, 48, -R * 0.6, 48, -R, 34);
  path.closePath();
  return path;
};

const sugar = (pen, path, x, y, seed) => {
  const random = rng(seed);
  inside(pen, path, () => {
    for (let i = 0; i < 190; i++) {
      const [u, v] = inDisc(random, R);
      fill(
        pen,
        rgba('#FFFFFF', 0.6 + random() * 0.4),
        circle(x + u - 8, y + v * 0.8 - 24, 1 + random() * 2.4),
      );
    }
  });
};

const crimp = (pen, x, y, turn) => {
  for (let i = 0; i <= 20; i++) {
    const angle = Math.PI + (i / 20) * Math.PI;
    const [u, v] = [Math.cos(angle) * R * 0.9, Math.sin(angle) * R * 0.74 + 14];
    const mark = at(
      ellipse(0, 0, 9, 2.6),
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
      angle + turn,
    );
    fill(pen, rgba('#7A4216', 0.7), mark);
    fill(pen, rgba('#FFF2CC', 0.6), at(mark, 1, 3));
  }
};

const cassatella = (pen, x, y, turn, seed) => {
  const path = at(moon(), x, y, turn);
  drop(pen, path, 12, 17, 10, 0.5);
  form(pen, path, PASTRY, { spread: 0.6 });
  const belly = at(blob(0, -16, R * 0.66, R * 0.44, 0.04, seed, 11), x, y, turn);
  shade(pen, belly, {
    from: [x - 20, y - 44],
    to: [x + 60, y + 40],
    stops: [
      [0, 0],
      [1, 0.8],
    ],
    color: '#A8642A',
    soft: 0.45,
  });
  shade(pen, belly, {
    at: [x - 26, y - 46],
    r: 60,
    stops: [
      [0, 0.85],
      [1, 0],
    ],
    color: '#FFF6D6',
    soft: 0.42,
  });
  crimp(pen, x, y, turn);
  crumbs(pen, path, 46, seed, [rgba('#A8642A', 0.5), rgba('#FFF6D6', 0.5)], 1.4, 3.6);
  sugar(pen, path, x, y, seed);
};

const BITTEN = new Path2D(
  `M${-R * 0.2} ${-R * 0.86}C${R * 0.5} ${-R * 0.9} ${R * 1.04} ${-R * 0.5} ${R} 34C${R * 0.6} 50 0 52 ${-R * 0.5} 46C${-R * 0.72} 0 ${-R * 0.62} -60 ${-R * 0.2} ${-R * 0.86}Z`,
);
const NUTS = [rgba('#E8C48A', 0.9), rgba('#FFF0CC', 0.9), rgba('#1E0A06', 0.8)];

/** A half moon cut across: dark cocoa and chopped almonds fill the pastry. */
const halved = (pen, x, y, turn, seed) => {
  const path = at(BITTEN, x, y, turn, 1.08);
  drop(pen, path, 12, 17, 10, 0.5);
  form(pen, path, PASTRY);
  sugar(pen, path, x + 60, y, seed);
  const cut = at(blob(-R * 0.42, -16, 42, 70, 0.05, seed, 12, 0.24), x, y, turn, 1.08);
  drop(pen, cut, 3, 2, 3, 0.4);
  form(pen, cut, ['#EFC98A', '#FFF2CC', '#A86A30']);
  const heart = at(blob(-R * 0.42, -15, 31, 56, 0.07, seed + 1, 12, 0.24), x, y, turn, 1.08);
  form(pen, heart, COCOA);
  crumbs(pen, heart, 60, seed, NUTS, 2.4, 6.5);
};

const zest = (pen, x, y, turn) =>
  bit(
    pen,
    at(new Path2D('M-26 7C-16 -16 14 -18 26 2C16 -7 -12 -4 -26 7Z'), x, y, turn),
    ['#F0C23A', '#FFF0A0', '#B8801E'],
    { shadow: [3, 4, 3, 0.4] },
  );

export const cassatelle = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'stelle', glaze: 'manganese', seed: 91 });
  const { canvas, pen, cx, cy } = plate;
  enlarge(plate, 1.04, 0, 4);
  MOONS.forEach(([u, v, turn], i) => cassatella(pen, cx + u, cy + v, turn, i * 11 + 5));
  halved(pen, cx + 8, cy + 26, -0.1, 9);
  halved(pen, cx + 104, cy + 186, 0.2, 21);
  zest(pen, cx - 6, cy - 214, 0.4);
  zest(pen, cx + 222, cy + 108, 1.9);
  zest(pen, cx - 196, cy + 98, 3.6);
  for (const [u, v, angle, peeled] of [
    [-226, 124, 0.4, false],
    [-6, 118, 1.6, true],
    [26, -176, 0.2, false],
    [-232, -74, 1, false],
    [222, -60, 2.4, true],
  ])
    almond(pen, cx + u, cy + v, angle, peeled, 1.2);
  const fallen = rng(2);
  for (let i = 0; i < 190; i++) {
    const [u, v] = inDisc(fallen, 270);
    fill(pen, rgba('#FFFFFF', 0.8), circle(cx + u, cy + v, 0.8 + fallen() * 1.6));
  }
  return canvas;
};
