import { Path2D } from '../../ink/canvas-primitives.mjs';
import { rng, TAU } from '../../ink/random-and-math.mjs';
import { mix } from '../../ink/palette.mjs';
import { ink } from '../../ink/shade.mjs';
import { blob, leaf, rect } from '../../ink/shapes.mjs';

const CYPRESSES = [
  [-1250, 520],
  [-1130, 430],
  [-560, 560],
  [-470, 470],
  [470, 520],
  [570, 430],
];
const POLES = [
  [-980, -290, 0.12],
  [-980, -280, 0.55],
  [-1150, -280, 1.25],
  [-1100, -270, 2.1],
];
/**
 * Flowers on the wall: [height, depth, number of flowers, spread along the wall, spread downwards].
 */
const FLOWERS = [
  [-330, 0.16, 260, 0.5, 260],
  [-350, 0.98, 160, 0.5, 220],
  [-340, 1.8, 90, 0.4, 190],
];

const hedge = (pen, random, left, right, wallTop, kz, vx) => {
  for (let i = 0; i < 46; i++) {
    const x = left + (i * (right - left)) / 45 + random() * 20;
    const height = (40 + random() * 46) * kz;
    if (Math.abs(x - vx) < 120 * kz) continue;
    ink(
      pen,
      blob(x, wallTop - height * 0.2, height * 1.25, height, 0.14, i, 9),
      mix('#33484A', '#4C5E4E', random()),
      {
        at: [x + 16 * kz, wallTop - height],
        r: height * 1.4,
        stops: [
          [0, 0.75],
          [1, 0],
        ],
        color: '#D0A05E',
        soft: 0.4,
      },
    );
  }
};

const endWall = (pen, from, to, top, foot, kz, vx) => {
  ink(
    pen,
    rect(from, top, to - from, foot - top),
    '#B56E52',
    {
      from: [0, top],
      to: [0, foot],
      stops: [
        [0, 0],
        [1, 0.85],
      ],
      color: '#4E2448',
      soft: 0.5,
    },
    {
      at: [vx, foot - 60 * kz],
      r: 520 * kz,
      stops: [
        [0, 0.7],
        [1, 0],
      ],
      color: '#F0B878',
      soft: 0.5,
    },
  );
  pen.fillStyle = '#F6D2A0';
  pen.fillRect(from, top - 6 * kz, to - from, 8 * kz);
};

const gate = (pen, vx, foot, kz, half) => {
  const top = foot - 470 * kz;
  const outer = half + 58 * kz;
  const path = new Path2D();
  path.moveTo(vx - outer, foot);
  path.lineTo(vx - outer, top);
  path.lineTo(vx, top - 90 * kz);
  path.lineTo(vx + outer, top);
  path.lineTo(vx + outer, foot);
  path.lineTo(vx + half, foot);
  path.lineTo(vx + half, top + 170 * kz);
  path.arc(vx, top + 170 * kz, half, 0, Math.PI, true);
  path.lineTo(vx - half, foot);
  path.closePath();
  ink(
    pen,
    path,
    '#D08E66',
    {
      from: [vx - half, 0],
      to: [vx + half * 1.4, 0],
      stops: [
        [0, 0],
        [1, 0.85],
      ],
      color: '#6A304C',
      soft: 0.5,
    },
    {
      from: [0, top - 90 * kz],
      to: [0, top + 60 * kz],
      stops: [
        [0, 0.7],
        [1, 0],
      ],
      color: '#FFE0AE',
      soft: 0.4,
    },
  );
  pen.fillStyle = '#FBE2B4';
  pen.fillRect(vx - outer - 8 * kz, top - 4 * kz, (outer + 8 * kz) * 2, 9 * kz);
};

export const paintFarEnd = (pen, { vx, z, floorY, wallX, project, end }) => {
  const random = rng(41);
  const kz = z / (1 + end);
  const [left, foot] = project(-3400 * z, floorY, end);
  const [right] = project(wallX, floorY, end);
  const top = foot - 300 * kz;
  hedge(pen, random, left, right, top, kz, vx);
  for (const [x, tall] of CYPRESSES) {
    const [px] = project(x * z, floorY, end);
    const height = tall * kz;
    ink(pen, leaf(px, top + 20 * kz, height, height * 0.27, -Math.PI / 2), '#1E3338', {
      from: [px - height * 0.08, 0],
      to: [px + height * 0.14, 0],
      stops: [
        [0, 0],
        [0.55, 0.05],
        [1, 0.95],
      ],
      color: '#C58A48',
      soft: 0.4,
    });
  }
  const half = 150 * kz;
  endWall(pen, left, vx - half, top, foot, kz, vx);
  endWall(pen, vx + half, right, top, foot, kz, vx);
  gate(pen, vx, foot, kz, half);
};

export const paintPoles = (pen, { wide, z, floorY, project }) => {
  if (!wide) return;
  for (const [x, y, depth] of POLES) {
    const [px, foot, k] = project(x * z, floorY, depth);
    const [, top] = project(x * z, y * z, depth);
    ink(pen, rect(px - 7 * k, top, 14 * k, foot - top, 4 * k), '#5A3A44', {
      from: [px + 7 * k, 0],
      to: [px - 4 * k, 0],
      stops: [
        [0, 0.9],
        [1, 0],
      ],
      color: '#D98E54',
      soft: 0.4,
    });
  }
};

export const paintBougainvillea = (pen, { z, wallX, project }) => {
  for (const [y, depth, count, along, down] of FLOWERS) {
    const random = rng(Math.trunc(y + depth * 100));
    for (let i = 0; i < count; i++) {
      const at = depth + (random() - 0.5) * along;
      const height = y + (random() - 0.5) * down * z + Math.abs(random() - 0.5) * down * z * 0.8;
      const [px, py, k] = project(wallX - 8, height, at);
      if (i % 3 === 0) {
        ink(
          pen,
          leaf(px, py, 34 * k * z, 20 * k * z, random() * TAU),
          mix('#2E5A46', '#5E8A4A', random()),
        );
        continue;
      }
      const size = (13 + random() * 13) * k * z;
      ink(
        pen,
        blob(px, py, size, size * 0.86, 0.25, i, 6),
        mix('#B5245E', '#E0528A', random()),
        {
          at: [px - size * 0.4, py - size * 0.4],
          r: size,
          stops: [
            [0, 0.7],
            [1, 0],
          ],
          color: '#FF9AB5',
          soft: 0.4,
        },
        {
          from: [px, py],
          to: [px + size, py + size],
          stops: [
            [0, 0],
            [1, 0.8],
          ],
          color: '#5E0E3E',
          soft: 0.4,
        },
      );
    }
  }
};
