import { apart, fill, inside, Path2D, stroke } from '../ink/canvas.mjs';
import { TAU } from '../ink/numbers.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, leaf } from '../ink/shapes.mjs';
import { bit, drop } from './volume.mjs';

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

/** Rosemary when stiff, wild fennel when fine. */
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

const LOBE = new Path2D('M4 0C10 -12 26 -14 30 0C26 14 10 12 4 0Z');

export const tomatoHalf = (pen, x, y, r, angle = 0) => {
  bit(pen, blob(x, y, r, r * 0.94, 0.03, Math.floor(x + y), 9), ['#D23A2A', '#FF8A5E', '#7E1420']);
  const flesh = blob(x, y, r * 0.8, r * 0.75, 0.04, Math.floor(x), 9);
  ink(pen, flesh, '#E8583A', {
    at: [x, y],
    r: r * 0.8,
    stops: [
      [0, 0.5],
      [1, 0],
    ],
    color: '#F7A26A',
    soft: 0.4,
  });
  for (let i = 0; i < 3; i++) {
    const turn = angle + (i * TAU) / 3;
    ink(pen, at(LOBE, x, y, turn, r / 42), '#C7281F', {
      at: [x, y],
      r: r * 0.7,
      stops: [
        [0, 0],
        [1, 0.8],
      ],
      color: '#7E1420',
      soft: 0.4,
    });
    for (let k = 0; k < 4; k++) {
      const [seedAngle, distance] = [turn + (k - 1.5) * 0.22, r * (0.34 + 0.1 * (k % 2))];
      fill(
        pen,
        '#F8D58A',
        ellipse(
          x + Math.cos(seedAngle) * distance,
          y + Math.sin(seedAngle) * distance,
          r * 0.07,
          r * 0.045,
          turn,
        ),
      );
    }
  }
};

const SEGMENT = new Path2D('M6 0L62 -19C70 -12 70 12 62 19Z');
export const LEMON_TONES = {
  rind: ['#F0B92E', '#FFE58A', '#B8701E'],
  pith: '#FFF6D4',
  flesh: '#F6CF45',
  light: '#FFF3B4',
};
export const ORANGE_TONES = {
  rind: ['#EE8A2A', '#FFC06A', '#B4541A'],
  pith: '#FFE6B4',
  flesh: '#F59A36',
  light: '#FFD28A',
};
export const BLOOD_ORANGE_TONES = {
  rind: ['#E8742A', '#FFB45E', '#A33A1A'],
  pith: '#FFE3BE',
  flesh: '#B8263A',
  light: '#E8583A',
};

export const citrusSlice = (pen, x, y, r, angle = 0, { rind, pith, flesh, light } = LEMON_TONES) =>
  apart(pen, () => {
    const path = circle(x, y, r);
    bit(pen, path, rind);
    inside(pen, path, () => {
      fill(pen, pith, circle(x, y, r * 0.88));
      for (let i = 0; i < 9; i++) {
        const segment = at(SEGMENT, x, y, angle + (i / 9) * TAU + 0.05, r / 82);
        ink(pen, segment, flesh, {
          at: [x, y],
          r: r * 0.85,
          stops: [
            [0, 0.7],
            [1, 0],
          ],
          color: light,
          soft: 0.4,
        });
      }
    });
  });

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

const ALMOND_LINES = new Path2D('M-16 0C-4 -3 8 -3 18 0M-12 4C-2 5 8 4 14 2');

export const almond = (pen, x, y, angle, peeled = false, scale = 1) => {
  const tone = peeled ? ['#F6E4BE', '#FFFFFF', '#C9A06A'] : ['#B9743A', '#F0B878', '#6A3418'];
  bit(pen, at(leaf(-20, 0, 42, 22, 0), x, y, angle, scale), tone, { shadow: [4, 6, 3, 0.5] });
  pen.strokeStyle = rgba(tone[2], 0.5);
  pen.lineWidth = 1.2;
  pen.stroke(at(ALMOND_LINES, x, y, angle, scale));
};

export const pomegranateSeed = (pen, x, y, size, angle, seed = 1) => {
  bit(pen, blob(x, y, size, size * 0.78, 0.12, seed, 7, angle), ['#C21F3C', '#FF8A80', '#5E0A26'], {
    shadow: [2, 4, 2.4, 0.45],
  });
  fill(
    pen,
    'rgba(255,236,226,.92)',
    ellipse(x - size * 0.32, y - size * 0.3, size * 0.2, size * 0.13, -0.6),
  );
};

export const olive = (
  pen,
  x,
  y,
  angle,
  tone = ['#6E8A34', '#CFDB7A', '#34501E'],
  pitted = true,
  scale = 1,
) => {
  bit(pen, at(ellipse(0, 0, 32, 25), x, y, angle, scale), tone);
  if (!pitted) return;
  fill(pen, '#34401A', at(ellipse(7, 0, 6.5, 7.5), x, y, angle, scale));
  fill(pen, '#D2402A', at(ellipse(7, 0, 3.4, 4.2), x, y, angle, scale));
};
