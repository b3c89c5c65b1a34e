import { fill, stroke } from '../ink/canvas-primitives.mjs';
import { TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { blob, leaf } from '../ink/shapes.mjs';
import { bit, drop } from './shading.mjs';

const VEIN = '#CEE28C';

export const basil = (pen, x, y, length, angle) => {
  const path = leaf(x, y, length, length * 0.52, angle, 0.04);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  drop(pen, path, 5, 7, 4, 0.4);
  ink(
    pen,
    path,
    '#3E8A4C',
    {
      from: [x + sin * length * 0.22, y - cos * length * 0.22],
      to: [x - sin * length * 0.26, y + cos * length * 0.26],
      stops: [
        [0, 0],
        [0.5, 0.35],
        [1, 1],
      ],
      color: '#14503C',
      soft: 0.4,
    },
    {
      from: [x, y],
      to: [x + cos * length * 0.7 + sin * length * 0.1, y + sin * length * 0.7],
      stops: [
        [0, 0.75],
        [0.5, 0.1],
        [1, 0],
      ],
      color: '#A5C85A',
      soft: 0.4,
    },
  );
  stroke(pen, rgba(VEIN, 0.8), 2, [x, y], [x + cos * length * 0.9, y + sin * length * 0.9]);
  for (let i = 1; i < 5; i++) {
    const u = length * i * 0.19;
    const reach = length * 0.16 * (1 - i * 0.12);
    const tip = u + length * 0.13;
    for (const side of [-1, 1])
      stroke(
        pen,
        rgba(VEIN, 0.5),
        1.2,
        [x + cos * u, y + sin * u],
        [x + cos * tip - sin * side * reach, y + sin * tip + cos * side * reach],
      );
  }
};

const SPRIG = [
  [-0.9, 62],
  [0.9, 58],
  [0, 74],
  [2.4, 44],
  [-2.5, 40],
];

export const sprig = (pen, x, y, scale = 1, angle = 0) => {
  for (const [spread, length] of SPRIG)
    basil(
      pen,
      x + Math.cos(angle + spread) * 6 * scale,
      y + Math.sin(angle + spread) * 6 * scale,
      length * scale,
      angle + spread,
    );
};

export const mintLeaf = (pen, x, y, length, angle) => {
  const path = leaf(x, y, length, length * 0.5, angle, 0.03);
  bit(pen, path, ['#5E9E52', '#C6E08A', '#22603A'], { shadow: [4, 5, 3, 0.4] });
  stroke(
    pen,
    rgba('#E2F0B4', 0.7),
    1.6,
    [x, y],
    [x + Math.cos(angle) * length * 0.88, y + Math.sin(angle) * length * 0.88],
  );
};

export const bayLeaf = (pen, x, y, length, angle) => {
  const path = leaf(x, y, length, length * 0.34, angle, 0.05);
  bit(pen, path, ['#5E7E3E', '#B8C070', '#2C4A2A']);
  stroke(
    pen,
    rgba('#DCE096', 0.6),
    2,
    [x, y],
    [x + Math.cos(angle) * length * 0.92, y + Math.sin(angle) * length * 0.92],
  );
};

export const twig = (
  pen,
  random,
  x,
  y,
  angle,
  length,
  { needles = 30, needle = 34, width = 8, tones = ['#3F7048', '#7E9C5A'], stem = '#6A5A34' } = {},
) => {
  pen.lineCap = 'round';
  stroke(pen, stem, 5, [x, y], [x + Math.cos(angle) * length, y + Math.sin(angle) * length]);
  for (let i = 0; i < needles; i++) {
    const t = (i / needles) * length;
    const side = i % 2 ? 1 : -1;
    const path = leaf(
      x + Math.cos(angle) * t,
      y + Math.sin(angle) * t,
      needle * (1 - i / (2 * needles)),
      width,
      angle + side * (0.75 - i * 0.008),
    );
    drop(pen, path, 3, 4, 2, 0.35);
    ink(pen, path, mix(...tones, random()), {
      from: [x, y - 20],
      to: [x + 60, y + 40],
      stops: [
        [0, 0],
        [1, 0.7],
      ],
      color: '#1E4636',
      soft: 0.4,
    });
  }
};

export const herbs = (pen, random, cx, cy, reach, count, colours = ['#3C8448', '#7FB05A']) => {
  for (let i = 0; i < count; i++) {
    const angle = random() * TAU;
    const distance = Math.sqrt(random()) * reach;
    const flake = blob(
      cx + Math.cos(angle) * distance,
      cy + Math.sin(angle) * distance,
      3 + random() * 4,
      2 + random() * 2.4,
      0.35,
      i,
      6,
      random() * 3,
    );
    fill(pen, random() > 0.4 ? colours[0] : colours[1], flake);
  }
};
