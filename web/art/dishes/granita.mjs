import { fill, inside, stroke } from '../ink/canvas-primitives.mjs';
import { inDisc, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, rect, wedge } from '../ink/shapes.mjs';
import { almond, citrusSlice } from '../plates/garnish.mjs';
import { mintLeaf } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

/** Colours of each flavour: [crushed ice, light side, dark side]. */
const FLAVOURS = [
  ['#F8E07A', '#FFFCD6', '#CF9E2C'],
  ['#F6EAD4', '#FFFFFF', '#C4A67E'],
  ['#B4CC72', '#EEF6BE', '#6A8A3C'],
];
const BRIOCHE = ['#C87A2E', '#FBD488', '#642610'];

const crystal = (pen, random, x, y, [snow, light, dark], seed) => {
  const size = 7 + random() * 12;
  const path = blob(x, y, size, size * 0.82, 0.32, seed, 6, random() * 3);
  const tone = random() > 0.45 ? light : snow;
  ink(pen, path, rgba(tone, 0.95), {
    from: [x - size * 0.4, y - size * 0.4],
    to: [x + size, y + size],
    stops: [
      [0, 0],
      [1, 0.95],
    ],
    color: dark,
    soft: 0.4,
  });
};

const snow = (pen, random, x, y, r, flavour, seed) => {
  for (let i = 0; i < 130; i++) {
    const [u, v] = inDisc(random, r * 0.98);
    crystal(pen, random, x + u, y + v, flavour, seed + i);
  }
};

const scoop = (pen, random, x, y, r, flavour, seed) => {
  const path = blob(x, y, r, r * 0.94, 0.06, seed, 12);
  drop(pen, path, 9, 13, 8, 0.42);
  form(pen, path, flavour, { spread: 0.6 });
  inside(pen, path, () => snow(pen, random, x, y, r, flavour, seed));
  shade(pen, path, {
    from: [x, y],
    to: [x + r * 0.9, y + r * 0.9],
    stops: [
      [0, 0],
      [1, 0.75],
    ],
    color: flavour[2],
    soft: 0.42,
  });
  shade(pen, path, {
    at: [x - r * 0.4, y - r * 0.42],
    r: r * 0.5,
    stops: [
      [0, 0.85],
      [1, 0],
    ],
    color: '#FFFFFF',
    soft: 0.4,
  });
};

const coupe = (pen, x, y, r) => {
  const rim = circle(x, y, r);
  drop(pen, rim, 16, 22, 13, 0.5);
  ink(pen, rim, '#DCE9EC', {
    at: [x, y],
    r,
    stops: [
      [0.86, 0],
      [1, 0.75],
    ],
    color: '#7F9CB4',
    soft: 0.5,
  });
  ink(pen, circle(x, y, r * 0.9), '#C6D8E0', {
    from: [x - r, y - r],
    to: [x + r * 0.3, y + r * 0.3],
    stops: [
      [0, 0.9],
      [1, 0],
    ],
    color: '#8FA9BC',
    soft: 0.5,
  });
};

const glassLight = (pen, x, y, r) => {
  pen.lineCap = 'round';
  for (const [distance, width, from, to] of [
    [0.95, 8, 0.92, 1.6],
    [0.95, 4, 0.1, 0.32],
    [1, 2.4, 0, 2],
  ]) {
    pen.strokeStyle = `rgba(255,255,255,${distance === 1 ? 0.7 : 0.95})`;
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(x, y, r * distance, Math.PI * from, Math.PI * to);
    pen.stroke();
  }
};

const brioche = (pen, random, x, y, r) => {
  const body = blob(x, y, r, r * 0.97, 0.02, 3, 14);
  drop(pen, body, 16, 22, 13, 0.55);
  form(pen, body, BRIOCHE, { spread: 0.6 });
  shade(pen, body, {
    at: [x - r * 0.36, y - r * 0.42],
    r: r * 0.42,
    stops: [
      [0, 0.9],
      [1, 0],
    ],
    color: '#FFF0C4',
    soft: 0.35,
  });
  const bun = blob(x + 5, y - 3, r * 0.47, r * 0.45, 0.03, 6, 12);
  shade(pen, body, {
    at: [x + 8, y + 2],
    r: r * 0.66,
    r0: r * 0.4,
    stops: [
      [0, 0.95],
      [1, 0],
    ],
    color: BRIOCHE[2],
    soft: 0.42,
  });
  drop(pen, bun, 9, 13, 8, 0.6);
  form(pen, bun, BRIOCHE, { spread: 0.62 });
  shade(pen, bun, {
    at: [x - r * 0.14, y - r * 0.2],
    r: r * 0.2,
    stops: [
      [0, 0.95],
      [1, 0],
    ],
    color: '#FFF6D8',
    soft: 0.35,
  });
  for (let i = 0; i < 46; i++) {
    const [u, v] = inDisc(random, r * 0.86);
    const pearl = at(rect(-5, -4, 10, 8, 3), x + u, y + v, random() * 3);
    drop(pen, pearl, 1.4, 2.4, 1.2, 0.4);
    fill(pen, '#FFFDF4', pearl);
  }
};

const spoon = (pen, x, y, turn) => {
  const handle = at(rect(0, -5, 190, 10, 5), x, y, turn);
  const bowl = at(ellipse(-30, 0, 40, 25), x, y, turn);
  for (const path of [handle, bowl])
    bit(pen, path, ['#D6D2C6', '#FFFFFF', '#6E6A80'], { shadow: [6, 9, 5, 0.45] });
  form(pen, at(ellipse(-30, 0, 31, 18), x, y, turn), ['#A9A6B0', '#E8E6E8', '#6E6A80']);
};

export const granita = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'archi', seed: 6 });
  const { canvas, pen, cx, cy, random } = plate;
  enlarge(plate, 1.06);
  brioche(pen, random, cx - 128, cy + 96, 142);
  const [x, y, r] = [cx + 76, cy - 62, 190];
  coupe(pen, x, y, r);
  inside(pen, circle(x, y, r * 0.9), () => {
    FLAVOURS.forEach((flavour, i) => {
      const angle = (i / 3) * TAU - 0.9;
      const bed = wedge(x, y, r, angle - TAU / 6, angle + TAU / 6);
      fill(pen, flavour[0], bed);
      inside(pen, bed, () => snow(pen, random, x, y, r, flavour, 900 + i * 300));
    });
    FLAVOURS.forEach((flavour, i) => {
      const angle = (i / 3) * TAU - 0.9;
      scoop(
        pen,
        random,
        x + Math.cos(angle) * r * 0.42,
        y + Math.sin(angle) * r * 0.42,
        r * 0.5,
        flavour,
        20 + i * 200,
      );
    });
  });
  glassLight(pen, x, y, r);
  citrusSlice(pen, x + 92, y - 116, 58, 0.4);
  for (const [u, v, angle, peeled] of [
    [72, 112, 0.3, true],
    [104, 86, 1.3, false],
    [48, 136, 2.2, false],
  ])
    almond(pen, x + u, y + v, angle, peeled, 1.1);
  for (const [u, v, size] of [
    [-118, -30, 9],
    [-96, -62, 7],
    [-76, 8, 8],
    [-130, 6, 6],
    [-60, -40, 7],
  ])
    bit(
      pen,
      blob(x + u, y + v, size, size * 0.7, 0.3, size, 6),
      ['#6FA03E', '#B4D272', '#3A6A24'],
      { shadow: [2, 3, 2, 0.4] },
    );
  for (const [angle, length] of [
    [-2.3, 66],
    [-1.1, 62],
    [0.3, 50],
  ])
    mintLeaf(pen, x - 4, y + 2, length, angle);
  spoon(pen, cx + 76, cy + 186, -0.32);
  stroke(pen, 'rgba(255,255,255,.8)', 2.4, [cx + 92, cy + 178], [cx + 236, cy + 130]);
  return canvas;
};
