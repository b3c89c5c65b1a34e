import { inside } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, sunflower, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, rect } from '../ink/shapes.mjs';
import { sprig } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const CLAY = ['#B4552E', '#EE9E66', '#5A1E16'];
const EGGS = [
  [-96, 74],
  [112, -66],
];

const crock = (pen, cx, cy, r) => {
  for (const side of [-1, 1])
    bit(pen, at(rect(-34, -44, 68, 88, 30), cx + side * (r + 8), cy), CLAY, {
      shadow: [12, 16, 9, 0.5],
    });
  const outer = circle(cx, cy, r);
  drop(pen, outer, 18, 26, 14, 0.55);
  form(pen, outer, CLAY, { spread: 0.6 });
  pen.strokeStyle = rgba('#FFD2A0', 0.8);
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(cx, cy, r - 5, Math.PI * 0.9, Math.PI * 1.65);
  pen.stroke();
  ink(pen, circle(cx, cy, r * 0.89), '#7A2418', {
    from: [cx - r, cy - r],
    to: [cx + r * 0.4, cy + r * 0.4],
    stops: [
      [0, 0.95],
      [0.5, 0.3],
      [1, 0],
    ],
    color: '#2E0E12',
    soft: 0.42,
  });
};

const aubergine = (pen, x, y, size, seed) => {
  const turn = seed * 1.7;
  const skin = blob(x, y, size, size * 0.8, 0.06, seed, 11, turn);
  drop(pen, skin, 6, 9, 6, 0.5);
  form(pen, skin, ['#4A1E46', '#9A5A90', '#1E0A28']);
  const flesh = blob(x - 2, y - 2, size * 0.88, size * 0.69, 0.06, seed, 11, turn);
  form(pen, flesh, ['#C08038', '#F2C878', '#6E3A16']);
  crumbs(pen, flesh, 40, seed, [rgba('#7E4A1C', 0.5), rgba('#FFE0A0', 0.55)], 1.4, 4);
};

const melted = (pen, x, y, rx, ry, seed) => {
  const path = blob(x, y, rx, ry, 0.2, seed, 11);
  bit(pen, path, ['#FBE3A6', '#FFFBEA', '#C08A3A'], { shadow: [3, 5, 4, 0.4] });
  const random = rng(seed);
  inside(pen, path, () => {
    for (let i = 0; i < 5; i++) {
      const [u, v] = inDisc(random, rx * 0.7);
      const spot = blob(x + u, y + v * 0.7, 9 + random() * 12, 7 + random() * 7, 0.25, seed + i, 8);
      shade(pen, spot, {
        at: [x + u, y + v * 0.7],
        r: 20,
        stops: [
          [0, 0.95],
          [1, 0.3],
        ],
        color: '#A85A1E',
        soft: 0.4,
      });
    }
  });
};

const egg = (pen, x, y) => {
  bit(pen, ellipse(x, y, 44, 35, 0.3), ['#FFFBF0', '#FFFFFF', '#CDB89E']);
  bit(pen, ellipse(x - 2, y, 23, 20, 0.3), ['#F2A92E', '#FFE08A', '#B4641A'], {
    shadow: [1, 2, 1, 0.25],
  });
};

export const parmigiana = (scale = 1) => {
  const { canvas, pen, cx, cy, r: well, random } = layPlate({ scale, rim: 'denti', seed: 23 });
  const r = well * 0.9;
  crock(pen, cx, cy, r);
  inside(pen, circle(cx, cy, r * 0.87), () => {
    const bed = circle(cx, cy, r * 0.87);
    form(pen, bed, ['#C23A20', '#F0884A', '#7A1A18']);
    sunflower(15, r * 0.72)
      .reverse()
      .forEach(([u, v], i) => {
        aubergine(pen, cx + u, cy + v, 62, i + 2);
        if (i % 2)
          bit(
            pen,
            blob(cx + u + 30, cy + v + 22, 36, 22, 0.25, i, 9),
            ['#CF3A22', '#FF9462', '#7E1616'],
            { shadow: [2, 4, 3, 0.35] },
          );
      });
    sunflower(9, r * 0.66).forEach(([u, v], i) =>
      melted(pen, cx + u + 14, cy + v - 10, 52 + (i % 3) * 10, 34 + (i % 2) * 10, i + 60),
    );
    for (const [u, v] of EGGS) egg(pen, cx + u, cy + v);
    crumbs(
      pen,
      bed,
      220,
      5,
      [rgba('#A85A1E', 0.6), rgba('#FFF2CC', 0.75), rgba('#7A2A14', 0.5)],
      1.6,
      5,
    );
  });
  sprig(pen, cx + 6, cy + 6, 1.2, random() * TAU);
  return canvas;
};
