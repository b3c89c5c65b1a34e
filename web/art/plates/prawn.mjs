import { apart, fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { rgba } from '../ink/palette.mjs';
import { along, ribbon } from '../ink/ribbons.mjs';
import { circle, curve, leaf } from '../ink/shapes.mjs';
import { bit, crumbs, drop, form } from './shading.mjs';

const SHELL = ['#EC8048', '#FFD8A8', '#A2331C'];
const TAIL = ['#D9502E', '#FFA878', '#7E1E1E'];
const SEMOLINA = [rgba('#FFF0C4', 0.9), rgba('#F6CC78', 0.9), rgba('#A8561E', 0.5)];

/** The back of a curled prawn, from the head to the tail. */
const SPINE = along(
  [
    [-84, 20],
    [-64, -34],
    [-8, -66],
    [50, -52],
    [80, -4],
    [66, 46],
    [34, 62],
  ],
  48,
);
const BODY = ribbon(SPINE, (t) => 33 * (1 - 0.62 * t) * Math.min(1, 0.45 + t * 5));

const feelers = (pen) => {
  pen.lineCap = 'round';
  pen.lineWidth = 3.4;
  pen.strokeStyle = '#B8401E';
  for (const feeler of [
    'M-92 24C-120 40 -126 84 -96 116',
    'M-88 30C-104 56 -92 92 -58 108',
    'M-94 14C-134 6 -150 -22 -146 -60',
  ])
    pen.stroke(new Path2D(feeler));
};

const legs = (pen) => {
  for (let i = 0; i < 5; i++) {
    const [x, y] = [-58 + i * 22, -26 - Math.sin(i * 0.8) * 16];
    bit(pen, leaf(x, y, 46, 13, 1.5 - i * 0.1), SHELL, { shadow: [2, 3, 2, 0.35] });
  }
};

const joints = (pen) =>
  inside(pen, BODY, () => {
    for (let i = 12; i < 46; i += 6) {
      const [[ax, ay], [bx, by]] = [SPINE[i - 1], SPINE[i + 1]];
      const [x, y] = SPINE[i];
      const length = Math.hypot(bx - ax, by - ay);
      const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
      const line = curve(
        [
          [x - nx * 40, y - ny * 40],
          [x + (bx - ax) * 1.6, y + (by - ay) * 1.6],
          [x + nx * 40, y + ny * 40],
        ],
        false,
      );
      pen.lineWidth = 4;
      pen.strokeStyle = rgba('#A2331C', 0.8);
      pen.stroke(line);
    }
  });

/** A whole prawn rolled in semolina and fried, with head, feelers and tail. */
export const friedPrawn = (pen, x, y, turn, scale, seed) =>
  apart(pen, () => {
    pen.translate(x, y);
    pen.rotate(turn);
    pen.scale(scale, scale);
    feelers(pen);
    legs(pen);
    for (const angle of [2.2, 2.75, 3.3])
      bit(pen, leaf(38, 60, 62, 30, angle), TAIL, { shadow: [3, 4, 3, 0.4] });
    drop(pen, BODY, 8, 11, 7, 0.5);
    form(pen, BODY, SHELL, { spread: 0.5 });
    joints(pen);
    crumbs(pen, BODY, 150, seed, SEMOLINA, 1.6, 4);
    bit(pen, leaf(-70, -14, 60, 16, 2.9), SHELL, { shadow: null });
    fill(pen, '#1E0E14', circle(-76, 2, 7));
    fill(pen, 'rgba(255,255,255,.9)', circle(-78, 0, 2.2));
  });
