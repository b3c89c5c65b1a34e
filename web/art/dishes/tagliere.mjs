import { apart, fill, inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, rect } from '../ink/shapes.mjs';
import { CRUMB, CRUST, pores } from '../plates/bread.mjs';
import { layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const WOOD = ['#B9804A', '#EBC088', '#5E3418'];

const board = (pen, cx, cy, r) => {
  const path = circle(cx, cy, r);
  drop(pen, path, 12, 17, 10, 0.5);
  form(pen, path, WOOD, { spread: 0.6 });
  inside(pen, path, () => {
    for (let i = 0; i < 16; i++) {
      pen.strokeStyle = rgba(i % 2 ? '#7A4A22' : '#E8C08A', 0.5);
      pen.lineWidth = 2 + (i % 3) * 1.6;
      pen.stroke(
        at(
          new Path2D('M-300 0C-160 -26 -60 24 60 -6S220 18 300 -4'),
          cx,
          cy - r + i * (r / 7.6),
          0.12,
        ),
      );
    }
    for (const [u, v] of [
      [-90, 60],
      [120, -110],
    ]) {
      pen.stroke(ellipse(cx + u, cy + v, 26, 12, 0.2));
      pen.stroke(ellipse(cx + u, cy + v, 14, 6, 0.2));
    }
  });
  pen.strokeStyle = rgba('#FFE2B4', 0.7);
  pen.lineWidth = 3;
  pen.stroke(circle(cx, cy, r - 6));
};

const PIACENTINU = {
  top: ['#F2C04A', '#FFF2AC', '#B8741E'],
  side: ['#E0A02E', '#FBD878', '#8A4A14'],
};
const PECORINO = {
  top: ['#FBF0D2', '#FFFFFF', '#CDB080'],
  side: ['#EBD6A8', '#FFF6DC', '#A8845A'],
};
const WEDGE = new Path2D('M-104 14L64 -62C82 -30 90 6 88 44Z');
const CUT = new Path2D('M-104 14L88 44L86 86L-100 50Z');
const RIND = new Path2D('M64 -62C82 -30 90 6 88 44L86 86L98 82C102 20 96 -34 78 -66Z');

/** A wedge of cheese with its rind at the back. `flip` is -1 for one that points to the right. */
const wedge = (pen, x, y, flip, { top, side }, peppered) =>
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(flip, 1);
    drop(pen, CUT, flip * 8, 12, 9, 0.5);
    bit(pen, RIND, ['#8A5A2E', '#D9A468', '#42200F'], { shadow: [flip * 8, 10, 7, 0.45] });
    form(pen, CUT, side);
    form(pen, WEDGE, top);
    if (peppered)
      for (const path of [WEDGE, CUT])
        crumbs(pen, path, 26, 5, ['#3A2430', rgba('#3A2430', 0.8)], 2.4, 4.4);
    else crumbs(pen, CUT, 22, 7, [rgba('#B8905A', 0.6), rgba('#FFFFFF', 0.7)], 2, 5);
  });

const slice = (pen, x, y, size, seed) => {
  const path = blob(x, y, size, size * 0.94, 0.05, seed, 11);
  bit(pen, path, ['#A82A36', '#EE8A80', '#4E0E1E'], { shadow: [5, 8, 5, 0.45] });
  crumbs(pen, path, 42, seed, ['#FBE6DC', '#F6D2C6', rgba('#5E0E1E', 0.7)], 3, 7.5);
  pen.strokeStyle = rgba('#F2E0CC', 0.8);
  pen.lineWidth = 3;
  pen.stroke(path);
};

const ricotta = (pen, x, y, turn) => {
  const body = at(
    new Path2D('M-84 26C-84 -34 -44 -58 0 -58C44 -58 84 -34 84 26C40 40 -40 40 -84 26Z'),
    x,
    y,
    turn,
  );
  bit(pen, body, ['#FFF8E8', '#FFFFFF', '#BFA488'], { shadow: [9, 13, 8, 0.5] });
  const skin = at(
    new Path2D(
      'M-84 26C-84 -34 -44 -58 0 -58C44 -58 84 -34 84 26L66 22C60 -22 34 -40 0 -40C-34 -40 -60 -22 -66 22Z',
    ),
    x,
    y,
    turn,
  );
  ink(pen, skin, '#C98A4A', {
    from: [x - 60, y - 50],
    to: [x + 70, y + 30],
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#5A2A14',
    soft: 0.42,
  });
  crumbs(pen, body, 40, 7, [rgba('#D8C09A', 0.5), '#FFFFFF'], 2, 5);
};

const bowl = (pen, x, y, r) => {
  bit(pen, circle(x, y, r), ['#FBF5E6', '#FFFFFF', '#9A8AA0'], { shadow: [9, 13, 7, 0.5] });
  pen.strokeStyle = '#1C3F8F';
  pen.lineWidth = 5;
  pen.stroke(circle(x, y, r - 6));
  const jam = circle(x, y, r * 0.74);
  form(pen, jam, ['#C2582A', '#FFB45E', '#5E1A1A'], { spread: 0.6 });
  crumbs(pen, jam, 36, 4, [rgba('#F6D8A0', 0.85), rgba('#7A2A1E', 0.7)], 1.8, 4);
  shade(pen, jam, {
    at: [x - r * 0.26, y - r * 0.28],
    r: r * 0.26,
    stops: [
      [0, 0.9],
      [1, 0],
    ],
    color: '#FFF2D0',
    soft: 0.4,
  });
};

const bread = (pen, x, y, turn, seed) => {
  const crust = at(rect(-78, -46, 156, 92, 38), x, y, turn);
  drop(pen, crust, 9, 13, 8, 0.5);
  form(pen, crust, CRUST);
  const crumb = at(rect(-67, -36, 134, 72, 29), x - 1, y - 2, turn);
  form(pen, crumb, CRUMB);
  pores(pen, crumb, seed, 22);
};

export const tagliere = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'denti', glaze: 'verde', seed: 67 });
  const { canvas, pen, cx, cy, r: well } = plate;
  board(pen, cx, cy, well * 0.93);
  for (const [u, v, turn] of [
    [-44, -188, 0.3],
    [62, -196, -0.1],
  ])
    bread(pen, cx + u, cy + v, turn, Math.abs(u));
  for (let i = 0; i < 9; i++) {
    const angle = -0.75 + i * 0.22;
    slice(pen, cx + Math.cos(angle) * 182, cy + Math.sin(angle) * 182, 52, i + 4);
  }
  ricotta(pen, cx - 150, cy - 96, -0.5);
  wedge(pen, cx - 148, cy + 58, 1, PIACENTINU, true);
  wedge(pen, cx - 34, cy + 166, -1, PECORINO, false);
  bowl(pen, cx + 14, cy - 16, 80);
  stroke(pen, 'rgba(255,246,220,.5)', 2, [cx - 190, cy - 150], [cx - 180, cy - 160]);
  fill(pen, rgba('#F6E2AE', 0.9), ellipse(cx + 96, cy + 128, 9, 5, 0.5));
  return canvas;
};
