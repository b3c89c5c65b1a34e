import { fill, stroke } from '../ink/canvas-primitives.mjs';
import { inDisc, sunflower, TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, curve, ellipse, rect } from '../ink/shapes.mjs';
import { sprig } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const AUBERGINES = [
  [-110, -60, 78, 0.3],
  [84, -110, 70, 1.2],
  [96, 80, 76, 2.4],
  [-70, 112, 72, -0.6],
];

const maccherone = (pen, random, x, y, angle, length, width) => {
  const path = at(rect(-length / 2, -width / 2, length, width, width * 0.32), x, y, angle);
  drop(pen, path, 6, 9, 5, 0.45);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const dark = cos - sin > 0 ? width : -width;
  ink(
    pen,
    path,
    mix('#EFAE57', '#E58A45', random()),
    {
      from: [x + sin * dark * 0.2, y - cos * dark * 0.2],
      to: [x - sin * dark * 0.6, y + cos * dark * 0.6],
      stops: [
        [0, 0],
        [1, 1],
      ],
      color: '#A8421E',
      soft: 0.4,
    },
    {
      from: [x + sin * dark * 0.5, y - cos * dark * 0.5],
      to: [x, y],
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: '#FFE2A0',
      soft: 0.4,
    },
  );
  for (let i = -2; i <= 2; i++) {
    const [sx, sy] = [x - sin * i * width * 0.17, y + cos * i * width * 0.17];
    stroke(
      pen,
      rgba('#9A4A1E', 0.45),
      1.7,
      [sx - cos * length * 0.44, sy - sin * length * 0.44],
      [sx + cos * length * 0.4, sy + sin * length * 0.4],
    );
  }
  fill(pen, '#F6C878', at(ellipse(length / 2 - 4, 0, 7.5, width * 0.43), x, y, angle));
  fill(pen, '#7E2A18', at(ellipse(length / 2 - 3.4, 0, 4.6, width * 0.3), x, y, angle));
};

const aubergine = (pen, x, y, size, angle) => {
  const skin = blob(x, y, size, size * 0.86, 0.05, size, 12, angle);
  drop(pen, skin, 9, 13, 8, 0.5);
  form(pen, skin, ['#4A1E46', '#9A5A90', '#1E0A28']);
  const flesh = blob(x - 2, y - 2, size * 0.88, size * 0.75, 0.05, size, 12, angle);
  form(pen, flesh, ['#C98A3E', '#F2C878', '#7E4418']);
  crumbs(pen, flesh, 70, size, [rgba('#7E4A1C', 0.5), rgba('#FFE0A0', 0.55)], 1.4, 4);
  for (let i = 0; i < 16; i++)
    fill(
      pen,
      rgba('#F8E2B0', 0.8),
      at(ellipse(size * 0.48, 0, 5, 2.4), x, y, (i / 16) * TAU + angle),
    );
};

const shaving = (pen, random, x, y) => {
  const half = 20 + random() * 32;
  const flake = curve(
    [
      [-half, -3],
      [-half * 0.2, -8 - random() * 5],
      [half, -2],
      [half * 0.4, 6],
      [-half * 0.5, 5],
    ],
    true,
    1,
  );
  bit(pen, at(flake, x, y, random() * TAU, 0.86), ['#FFF9EA', '#FFFFFF', '#D8C6A6'], {
    shadow: [3, 5, 3, 0.4],
  });
};

export const norma = (scale = 1) => {
  const { canvas, pen, cx, cy, r, random } = layPlate({ scale, rim: 'onde', seed: 7 });
  sauce(pen, blob(cx, cy, r * 0.86, r * 0.84, 0.03, 4, 11), ['#C23A20', '#F0884A', '#7A1A18']);
  const pasta = sunflower(66, r * 0.74, 0.6).map(([u, v]) => ({
    u,
    v,
    angle: random() * TAU,
    distance: Math.hypot(u, v),
  }));
  for (const { u, v, angle } of pasta.sort((a, b) => b.distance - a.distance))
    maccherone(
      pen,
      random,
      cx + u + (random() - 0.5) * 18,
      cy + v + (random() - 0.5) * 18,
      angle,
      92 + random() * 16,
      38,
    );
  for (let i = 0; i < 9; i++) {
    const [u, v] = inDisc(random, r * 0.62);
    const tomato = blob(
      cx + u,
      cy + v,
      34 + random() * 20,
      22 + random() * 12,
      0.22,
      i + 9,
      9,
      random() * 3,
    );
    bit(pen, tomato, ['#C9341E', '#FF8A52', '#7E1616'], { shadow: [3, 4, 3, 0.35] });
  }
  for (const [u, v, size, angle] of AUBERGINES) aubergine(pen, cx + u, cy + v, size, angle);
  for (let i = 0; i < 30; i++) {
    const [u, v] = inDisc(random, r * 0.6);
    shaving(pen, random, cx + u, cy + v);
  }
  sprig(pen, cx - 4, cy - 8, 1.25, 0.7);
  return canvas;
};
