import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, leaf, rect } from '../ink/shapes.mjs';
import { almond } from '../plates/garnish.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const MILK = ['#FFF6E4', '#FFFFFF', '#BFA48C'];
const PETALS = 8;
const LEMON_LEAF = ['#4E8A4A', '#BFD87E', '#1E4A34'];

const petalOf = (cx, cy, r, angle, size) =>
  blob(
    cx + Math.cos(angle) * r * 0.6,
    cy + Math.sin(angle) * r * 0.6,
    r * 0.44 * size,
    r * 0.36 * size,
    0.02,
    3,
    12,
    angle,
  );

const flower = (pen, cx, cy, r) => {
  const order = Array.from({ length: PETALS }, (_, i) => ((i + 0.5) / PETALS) * TAU).sort(
    (a, b) => Math.sin(a) + Math.cos(a) - Math.sin(b) - Math.cos(b),
  );
  for (const angle of order) drop(pen, petalOf(cx, cy, r, angle, 1), 14, 20, 11, 0.5);
  for (const angle of order) {
    const path = petalOf(cx, cy, r, angle, 1);
    form(pen, path, MILK, { spread: 0.55 });
    const [x, y] = [cx + Math.cos(angle) * r * 0.6, cy + Math.sin(angle) * r * 0.6];
    shade(pen, path, {
      from: [x - 20, y - 20],
      to: [x + r * 0.34, y + r * 0.34],
      stops: [
        [0, 0],
        [1, 0.7],
      ],
      color: '#9A7E78',
      soft: 0.45,
    });
  }
  const dome = circle(cx, cy, r * 0.5);
  drop(pen, dome, 7, 10, 8, 0.42);
  form(pen, dome, MILK, { spread: 0.55 });
  shade(pen, dome, {
    at: [cx - r * 0.18, cy - r * 0.2],
    r: r * 0.24,
    stops: [
      [0, 1],
      [1, 0],
    ],
    color: '#FFFFFF',
    soft: 0.4,
  });
};

const zest = (pen, random, x, y) => {
  const curl = at(
    new Path2D('M-24 6C-14 -14 12 -16 24 2C14 -6 -10 -4 -24 6Z'),
    x,
    y,
    random() * TAU,
  );
  bit(pen, curl, ['#F2C63A', '#FFF2A0', '#A8701E'], { shadow: [2, 4, 2, 0.4] });
};

const cinnamonStick = (pen, x, y, turn) => {
  bit(pen, at(rect(-82, -13, 164, 26, 9), x, y, turn), ['#9A5A2E', '#E2A86E', '#4A2010'], {
    shadow: [8, 11, 6, 0.5],
  });
  pen.strokeStyle = rgba('#3A180C', 0.7);
  pen.lineWidth = 3;
  pen.stroke(at(new Path2D('M-80 1C-40 -3 40 5 80 0'), x, y, turn));
  fill(pen, '#4A2010', at(ellipse(80, 0, 5, 10), x, y, turn));
};

export const biancomangiare = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'onde', glaze: 'blu', seed: 83, ground: '#C9DDE6' });
  const { canvas, pen, cx, cy, r: well, random } = plate;
  enlarge(plate, 1.06);
  for (const [u, v, angle, length] of [
    [96, 96, 0.3, 170],
    [88, 108, 1.1, 160],
    [-116, -104, 3.7, 140],
  ]) {
    bit(pen, leaf(cx + u, cy + v, length, length * 0.46, angle, 0.05), LEMON_LEAF);
    pen.strokeStyle = rgba('#E2F0B4', 0.65);
    pen.lineWidth = 2.4;
    pen.stroke(
      new Path2D(
        `M${cx + u} ${cy + v}L${cx + u + Math.cos(angle) * length * 0.9} ${cy + v + Math.sin(angle) * length * 0.9}`,
      ),
    );
  }
  const [x, y, r] = [cx - 8, cy - 10, well * 0.74];
  flower(pen, x, y, r);
  const dust = rng(5);
  crumbs(pen, circle(x, y, r * 0.42), 90, 3, [rgba('#9A5A2E', 0.7), rgba('#C48A52', 0.7)], 1, 2.6);
  for (let i = 0; i < 120; i++) {
    const [u, v] = inDisc(dust, r * 0.95);
    fill(pen, rgba('#9A5A2E', 0.6), ellipse(x + u, y + v, 1.2 + dust(), 1, 0));
  }
  for (let i = 0; i < 9; i++)
    almond(
      pen,
      x + Math.cos((i / 9) * TAU) * r * 0.24,
      y + Math.sin((i / 9) * TAU) * r * 0.24,
      (i / 9) * TAU,
      i % 2 === 0,
      1.15,
    );
  for (let i = 0; i < 9; i++)
    zest(
      pen,
      random,
      x + Math.cos(i * 0.7 + 0.2) * r * 0.62,
      y + Math.sin(i * 0.7 + 0.2) * r * 0.62,
    );
  cinnamonStick(pen, cx - 168, cy + 164, 0.62);
  cinnamonStick(pen, cx - 146, cy + 192, 0.5);
  for (const [u, v, angle] of [
    [150, 168, 0.4],
    [110, 204, 2],
    [196, 88, 1.2],
  ])
    almond(pen, cx + u, cy + v, angle, false, 1.3);
  return canvas;
};
