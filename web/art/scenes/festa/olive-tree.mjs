import { apart, fill, sheet } from '../../ink/canvas-primitives.mjs';
import { clamp, rng, TAU } from '../../ink/random-and-math.mjs';
import { mix, rgba } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { blob, curve, ellipse, leaf } from '../../ink/shapes.mjs';

const LEAVES = 2600;
/** Olive trees: [x, depth, size, seed]. */
const TREES = [
  [-1640, 1.45, 1.2, 3],
  [-1440, 0.66, 1.3, 9],
  [-1190, -0.02, 1.34, 14],
];

const trunk = (pen, random, x, y, k) => {
  apart(pen, () => {
    pen.filter = `blur(${14 * k}px)`;
    fill(pen, 'rgba(24,12,50,.55)', ellipse(x, y, 150 * k, 26 * k));
  });
  const outline = [
    [-46, 0],
    [-26, -110],
    [-52, -210],
    [-30, -330],
    [-86, -430],
    [-60, -440],
    [-4, -350],
    [10, -440],
    [34, -440],
    [24, -320],
    [34, -210],
    [20, -110],
    [58, 0],
  ];
  ink(
    pen,
    curve(
      outline.map(([u, v]) => [x + u * k, y + v * k]),
      true,
      0.6,
    ),
    '#6A4A4E',
    {
      from: [x - 50 * k, 0],
      to: [x + 50 * k, 0],
      stops: [
        [0, 0.9],
        [0.4, 0.2],
        [0.7, 0],
        [1, 0],
      ],
      color: '#241838',
      soft: 0.45,
    },
    {
      from: [x + 50 * k, 0],
      to: [x - 10 * k, 0],
      stops: [
        [0, 0.95],
        [0.5, 0.4],
        [1, 0],
      ],
      color: '#E09A5E',
      soft: 0.45,
    },
  );
  for (let i = 0; i < 11; i++) {
    const bark = y - (30 + i * 34) * k;
    pen.strokeStyle = rgba('#241838', 0.6);
    pen.lineWidth = 2.4 * k;
    pen.beginPath();
    pen.moveTo(x - 30 * k + random() * 20 * k, bark);
    pen.quadraticCurveTo(x - 4 * k, bark - 30 * k, x + 18 * k, bark - 14 * k - random() * 30 * k);
    pen.stroke();
  }
};

const lobesOf = (random, cx, cy, k) => {
  const ring = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * TAU + random() * 0.4;
    return [
      cx + Math.cos(angle) * (210 + random() * 60) * k,
      cy + Math.sin(angle) * (96 + random() * 36) * k,
      (110 + random() * 50) * k,
    ];
  });
  return [
    ...ring,
    [cx, cy - 20 * k, 190 * k],
    [cx - 90 * k, cy - 60 * k, 150 * k],
    [cx + 100 * k, cy - 50 * k, 150 * k],
  ];
};

const leafColour = (random, lit) => {
  if (random() < lit * 0.55) return mix('#8E8450', '#D9AE62', random() * lit);
  return random() < 0.55
    ? mix('#2E5A58', '#4E7A68', random())
    : mix('#14283C', '#22444C', random());
};

const crown = (random, k) => {
  const [width, height] = [940 * k, 640 * k];
  const { canvas, pen } = sheet(width, height);
  const [cx, cy] = [width / 2, height * 0.55];
  const lobes = lobesOf(random, cx, cy, k);
  const shapes = lobes.map(([x, y, r]) => blob(x, y, r, r * 0.8, 0.06, Math.trunc(x), 12));
  for (const shape of shapes) fill(pen, '#1D3A44', shape);
  lobes.forEach(([x, y, r], i) => {
    shade(pen, shapes[i], {
      from: [x, y - r],
      to: [x, y + r * 0.8],
      stops: [
        [0.4, 0],
        [1, 0.85],
      ],
      color: '#7E7A48',
      soft: 0.4,
      alpha: 0.8,
    });
    shade(pen, shapes[i], {
      at: [x - r * 0.2, y - r * 0.5],
      r: r * 0.9,
      stops: [
        [0, 0.6],
        [1, 0],
      ],
      color: '#14243E',
      soft: 0.4,
    });
  });
  for (let i = 0; i < LEAVES; i++) {
    const [x, y, r] = lobes[Math.floor(random() * lobes.length)];
    const angle = random() * TAU;
    const reach = random() ** 0.42 * 1.06;
    const [px, py] = [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * 0.8 * reach];
    const low = clamp(((py - cy) / (200 * k)) * 0.5 + 0.5);
    const towardsLight = clamp(((px - cx) / (300 * k)) * 0.5 + 0.5);
    const path = leaf(
      px,
      py,
      (17 + random() * 13) * k,
      (5.6 + random() * 2) * k,
      angle + (random() - 0.5) * 1.6,
    );
    fill(pen, leafColour(random, low * (0.35 + 0.65 * towardsLight)), path);
  }
  return { canvas, width, cy };
};

export const plantOlives = (pen, { wide, z, floorY, project }) =>
  (wide ? TREES : []).map(([place, depth, size, seed]) => {
    const [x, y, k0] = project(place, floorY, depth);
    const k = k0 * z * size;
    const random = rng(seed);
    trunk(pen, random, x, y, k);
    const { canvas, width, cy } = crown(random, k);
    return {
      canvas,
      x: x - width / 2 - 16 * k,
      y: y - 500 * k - cy,
      pivot: [x, y - 300 * k],
      phase: random(),
    };
  });
