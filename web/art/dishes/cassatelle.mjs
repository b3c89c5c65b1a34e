import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse } from '../ink/shapes.mjs';
import { almond, citrusSlice } from '../plates/garnish.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const PASTRY = ['#E2AE62', '#FFEBB4', '#8E5222'];
const COCOA = ['#5A2C1A', '#9A5E3A', '#241008'];
const MOONS = [
  [-118, -110, -0.5],
  [92, -132, 0.35],
  [-158, 48, -0.1],
  [18, 2, 0.2],
  [156, 42, 0.9],
  [-64, 168, -0.3],
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

const halved = (pen, x, y, turn) => {
  const half = new Path2D(
    `M0 ${-R * 0.84}C${R * 0.56} ${-R * 0.84} ${R * 1.04} ${-R * 0.5} ${R} 34C${R * 0.6} 48 20 46 0 44C-14 10 12 -40 0 ${-R * 0.84}Z`,
  );
  const path = at(half, x, y, turn);
  drop(pen, path, 12, 17, 10, 0.5);
  form(pen, path, PASTRY);
  const heart = at(blob(8, -18, 26, 52, 0.12, 5, 11), x, y, turn);
  form(pen, heart, COCOA);
  crumbs(
    pen,
    heart,
    40,
    6,
    [rgba('#D2A06A', 0.8), rgba('#F6E4BE', 0.8), rgba('#2A1008', 0.8)],
    2,
    6,
  );
  sugar(pen, path, x + 50, y, 9);
};

export const cassatelle = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'stelle', glaze: 'manganese', seed: 91 });
  const { canvas, pen, cx, cy } = plate;
  enlarge(plate, 1.04, 0, 4);
  MOONS.forEach(([u, v, turn], i) => cassatella(pen, cx + u, cy + v, turn, i * 11 + 5));
  halved(pen, cx + 66, cy + 168, 0.25);
  citrusSlice(pen, cx + 196, cy + 142, 46, 0.3);
  for (const [u, v, angle, peeled] of [
    [-196, 126, 0.4, false],
    [-166, 150, 1.6, true],
    [14, -222, 0.2, false],
    [-216, -20, 1, false],
    [36, 108, 2.4, true],
  ])
    almond(pen, cx + u, cy + v, angle, peeled, 1.2);
  const fallen = rng(2);
  for (let i = 0; i < 190; i++) {
    const [u, v] = inDisc(fallen, 270);
    fill(pen, rgba('#FFFFFF', 0.8), circle(cx + u, cy + v, 0.8 + fallen() * 1.6));
  }
  bit(pen, blob(cx + 108, cy + 214, 9, 7, 0.3, 3, 7), COCOA, { shadow: [2, 3, 2, 0.4] });
  return canvas;
};
