import { fill, inside, stroke } from '../ink/canvas-primitives.mjs';
import { rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, ellipse, rect } from '../ink/shapes.mjs';
import { twig } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { coil, sausage } from '../plates/sausage.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const SPICES = [
  rgba('#F6D8A0', 0.75),
  rgba('#5E1E12', 0.55),
  rgba('#6E8A3A', 0.8),
  rgba('#FFF2CC', 0.7),
];
const POTATOES = [
  [-186, 84, 64, 0.3],
  [-104, 168, 72, 1.4],
  [18, 198, 70, 2.6],
  [-206, -22, 50, 0.8],
];

const potato = (pen, x, y, size, turn) => {
  const skin = blob(x, y, size, size * 0.76, 0.06, size, 11, turn);
  drop(pen, skin, 10, 14, 8, 0.5);
  form(pen, skin, ['#9A6434', '#E0AE70', '#4A2414']);
  crumbs(
    pen,
    skin,
    40,
    size,
    [rgba('#5A2E18', 0.55), rgba('#C9A48A', 0.6), rgba('#EBD2B0', 0.5)],
    1.6,
    4.4,
  );
  const split = at(blob(0, -4, size * 0.62, size * 0.3, 0.14, size + 2, 10), x, y, turn);
  form(pen, split, ['#F8E2A0', '#FFFDE6', '#C08A3A']);
  crumbs(
    pen,
    split,
    26,
    size + 5,
    [rgba('#D2A24A', 0.6), rgba('#FFFFFF', 0.8), rgba('#3C6A34', 0.8)],
    2,
    5,
  );
};

const charred = (pen, path, cx, cy) =>
  inside(pen, path, () => {
    pen.lineCap = 'round';
    for (let i = -5; i <= 5; i++)
      stroke(
        pen,
        rgba('#2A0C0C', 0.5),
        9,
        [cx + i * 58 - 60, cy - 240],
        [cx + i * 58 + 60, cy + 240],
      );
  });

export const salsiccia = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'denti', glaze: 'classica', seed: 19 });
  const { canvas, pen, cx, cy, random } = plate;
  enlarge(plate, 1.06, 0, -8);
  for (const [u, v, size, turn] of POTATOES) potato(pen, cx + u, cy + v, size, turn);
  const [sx, sy] = [cx + 40, cy - 62];
  const points = coil(sx, sy, { turns: 2.3, steps: 120, inner: 34, outer: 178, start: 0.5 });
  const halfWidth = (t) => 38 * Math.min(1, t * 18 + 0.3, (1 - t) * 18 + 0.3);
  const whole = sausage(pen, points, halfWidth, ['#B5603A', '#F6B886', '#56181A']);
  crumbs(pen, whole, 230, 7, SPICES, 1.8, 5);
  charred(pen, whole, sx, sy);
  const [ex, ey] = points.at(-1);
  bit(pen, at(rect(-9, -9, 18, 18, 5), ex, ey, 0.4), ['#E8C48A', '#FFF2CC', '#8A5A2E'], {
    shadow: [3, 4, 3, 0.4],
  });
  shade(pen, whole, {
    at: [sx - 110, sy - 130],
    r: 90,
    stops: [
      [0, 0.5],
      [1, 0],
    ],
    color: '#FFE2BE',
    soft: 0.4,
  });
  for (const [angle, length] of [
    [0.2, 130],
    [-0.35, 140],
    [0.75, 100],
  ])
    twig(pen, random, cx + 96, cy + 150, angle - 0.2, length, {
      needles: 40,
      needle: 34,
      width: 4,
      tones: ['#4A8A44', '#A4CC6A'],
      stem: '#6E9A4A',
    });
  const salt = rng(6);
  for (let i = 0; i < 40; i++)
    fill(
      pen,
      'rgba(255,253,244,.9)',
      ellipse(cx + (salt() - 0.5) * 440, cy + (salt() - 0.5) * 420, 2.4, 2, 0),
    );
  return canvas;
};
