import { inside, stroke } from '../ink/canvas-primitives.mjs';
import { TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ribbon } from '../ink/ribbons.mjs';
import { ink } from '../ink/shade.mjs';
import { citrusSlice } from '../plates/garnish.mjs';
import { twig } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { coil, sausage } from '../plates/sausage.mjs';
import { crumbs, drop } from '../plates/shading.mjs';

const SPICES = [
  rgba('#5E1E12', 0.6),
  rgba('#F2C08A', 0.5),
  rgba('#4C7A34', 0.75),
  rgba('#2C1210', 0.5),
];
const ROSEMARY = [
  [-210, 150, -0.55, 210],
  [-226, 96, -0.2, 150],
];

const grillMarks = (pen, path, cx, cy) =>
  inside(pen, path, () => {
    pen.lineCap = 'round';
    for (let i = -5; i <= 5; i++)
      stroke(
        pen,
        rgba('#2A0C0C', 0.55),
        10,
        [cx + i * 62 - 190, cy - 260],
        [cx + i * 62 + 190, cy + 260],
      );
  });

const skewer = (pen, cx, cy, angle) => {
  const [u, v] = [Math.cos(angle) * 264, Math.sin(angle) * 264];
  const stick = ribbon(
    [
      [cx - u, cy - v],
      [cx + u, cy + v],
    ],
    5.4,
  );
  drop(pen, stick, 7, 10, 4, 0.5);
  ink(pen, stick, '#E2BE84', {
    from: [cx - 192, cy - 196],
    to: [cx + 208, cy + 204],
    stops: [
      [0, 0],
      [1, 0.8],
    ],
    color: '#8A5A2E',
    soft: 0.4,
  });
};

export const grigliata = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'denti', glaze: 'cotto', seed: 15 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.1);
  const points = coil(cx - 8, cy - 4, {
    turns: 3.15,
    steps: 150,
    inner: 26,
    outer: r * 0.74,
    start: -0.6,
  });
  const halfWidth = (t) => 33 * Math.min(1, t * 22 + 0.35, (1 - t) * 22 + 0.35);
  const whole = sausage(pen, points, halfWidth, ['#A9502E', '#F0A868', '#471410']);
  crumbs(pen, whole, 150, 5, SPICES, 1.6, 4);
  grillMarks(pen, whole, cx, cy);
  for (const angle of [0.62, 0.62 + TAU / 4]) skewer(pen, cx - 8, cy - 4, angle);
  citrusSlice(pen, cx + 178, cy + 150, 70, 0.5);
  citrusSlice(pen, cx + 120, cy + 206, 56, 1.1);
  for (const [u, v, angle, length] of ROSEMARY) twig(pen, random, cx + u, cy + v, angle, length);
  return canvas;
};
