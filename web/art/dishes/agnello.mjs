import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { at, blob, rect } from '../ink/shapes.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const GRAVY = ['#B9803E', '#F2CE8A', '#6A3A1A'];
const LAMB = ['#8A4626', '#DE9A62', '#3A140F'];
const POTATO = ['#F0C75E', '#FFF2B4', '#B4781E'];
const BONE = ['#F4E6C6', '#FFFFFF', '#A8865A'];
const POTATOES = [
  [-168, -96, 0.3],
  [-30, -182, 1.2],
  [168, -90, 2.2],
  [-184, 66, 2.7],
  [190, 62, 0.8],
  [-76, 176, 1.8],
  [88, 176, 0.1],
];
const CHUNKS = [
  [-84, -104, 0.5, 78],
  [74, -112, 2.1, 74],
  [-92, 62, 1.1, 76],
  [102, 66, 2.8, 80],
];

const chunk = (pen, x, y, turn, size) => {
  const path = blob(x, y, size, size * 0.76, 0.12, size, 11, turn);
  drop(pen, path, 11, 15, 9, 0.55);
  form(pen, path, LAMB, { spread: 0.5 });
  pen.lineCap = 'round';
  pen.lineWidth = 4;
  pen.strokeStyle = rgba('#3A140F', 0.45);
  for (const v of [-0.34, 0, 0.32])
    pen.stroke(
      at(
        new Path2D(`M-46 ${v * size}C-14 ${v * size - 9} 18 ${v * size + 9} 46 ${v * size}`),
        x,
        y,
        turn,
      ),
    );
  crumbs(pen, path, 50, size, [rgba('#F6C48A', 0.5), rgba('#4A1C10', 0.5)], 1.8, 5);
};

/** The shank: meat around the end of a long bone. */
const shank = (pen, x, y, turn) => {
  const bone = at(rect(-190, -15, 170, 30, 14), x, y, turn);
  bit(pen, bone, BONE, { shadow: [8, 11, 7, 0.5], line: 0.5 });
  bit(pen, at(blob(-190, 0, 25, 29, 0.06, 4, 9), x, y, turn), BONE, { line: 0.5 });
  chunk(pen, x + Math.cos(turn) * 24, y + Math.sin(turn) * 24, turn, 98);
};

const potato = (pen, x, y, turn, seed) => {
  const wedge = at(
    new Path2D('M-62 20C-60 -26 -20 -44 20 -38C56 -30 72 2 58 24C30 42 -36 44 -62 20Z'),
    x,
    y,
    turn,
  );
  bit(pen, wedge, POTATO, { shadow: [8, 12, 7, 0.5] });
  crumbs(pen, wedge, 30, seed, [rgba('#B4641E', 0.5), rgba('#FFF8DC', 0.7)], 1.8, 5);
};

const onion = (pen, random, x, y) => {
  const strip = new Path2D('M-44 10C-26 -22 24 -24 46 6C26 -8 -22 -6 -44 10Z');
  const tone = ['#F3DCA8', '#FFFBE8', '#B98A4A'];
  bit(pen, at(strip, x, y, random() * TAU), tone, { shadow: [3, 5, 3, 0.4] });
};

const pecorino = (pen, cx, cy, r) => {
  const random = rng(21);
  for (let i = 0; i < 120; i++) {
    const [u, v] = inDisc(random, r * 0.7);
    const shred = at(blob(0, 0, 5 + random() * 9, 2.6, 0.2, i, 6), cx + u, cy + v, random() * TAU);
    fill(pen, rgba('#4A1C10', 0.4), at(shred, 2, 3));
    fill(pen, '#FFF9E6', shred);
  }
};

export const agnello = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'melagrane', glaze: 'verde', seed: 41 });
  const { canvas, pen, cx, cy, r, random } = plate;
  sauce(pen, blob(cx, cy, r * 0.94, r * 0.92, 0.03, 4, 11), GRAVY);
  for (const [u, v, turn] of POTATOES) potato(pen, cx + u, cy + v, turn, Math.abs(u) + 3);
  for (const [u, v, turn, size] of CHUNKS) chunk(pen, cx + u, cy + v, turn, size);
  for (let i = 0; i < 22; i++) {
    const [u, v] = inDisc(random, r * 0.76);
    onion(pen, random, cx + u, cy + v);
  }
  shank(pen, cx + 22, cy + 4, 0.62);
  pecorino(pen, cx, cy, r);
  return canvas;
};
