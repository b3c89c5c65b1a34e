import { fill, inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { P } from '../../ink/palette.mjs';
import { shade } from '../../ink/shade.mjs';
import { blob, circle, ellipse, leaf } from '../../ink/shapes.mjs';
import { paintTile } from '../../maiolica/tile.mjs';
import { bit, drop, form } from '../../plates/shading.mjs';

/** How flat the tops of the tiers look. */
const FLAT = 0.2;
const ICING = ['#FFF6E4', '#FFFFFF', '#C7A98E'];
/** From the stand upwards: half width, height, tile on the side. */
const TIERS = [
  { half: 212, height: 150, tile: 'limone', size: 134 },
  { half: 154, height: 132, tile: 'stella', size: 116 },
  { half: 100, height: 112, tile: 'melagrana', size: 96 },
];

const tierSide = (x, y, half, height) => {
  const path = new Path2D();
  path.moveTo(x - half, y - height);
  path.lineTo(x - half, y);
  path.ellipse(x, y, half, half * FLAT, 0, Math.PI, 0, true);
  path.lineTo(x + half, y - height);
  path.ellipse(x, y - height, half, half * FLAT, 0, 0, Math.PI);
  path.closePath();
  return path;
};

/** Tiles around the side: each is narrower the farther it is from the middle. */
const tiled = (pen, side, x, y, { half, height, tile, size }) =>
  inside(pen, side, () => {
    const count = Math.ceil((half * Math.PI) / size);
    for (let i = 0; i < count; i++) {
      const [from, to] = [i, i + 1].map((k) => -half * Math.cos((k / count) * Math.PI));
      const middle = (from + to) / 2;
      const dip = half * FLAT * Math.sqrt(1 - (middle / half) ** 2);
      pen.save();
      pen.translate(x + from, y - height + (height - size) / 2 + dip);
      pen.scale((to - from) / size, 1);
      paintTile(pen, tile, 'classica', 0, 0, size);
      pen.restore();
    }
  });

const piping = (pen, x, y, half) => {
  const count = Math.round(half / 9);
  for (let i = 0; i <= count; i++) {
    const angle = Math.PI * (i / count);
    const [u, v] = [Math.cos(angle) * half, Math.sin(angle) * half * FLAT];
    bit(pen, circle(x + u, y + v, 12), ICING, { shadow: [2, 4, 3, 0.35] });
  }
};

const tier = (pen, x, y, shape) => {
  const { half, height } = shape;
  const side = tierSide(x, y, half, height);
  drop(pen, side, 14, 8, 12, 0.5);
  fill(pen, ICING[0], side);
  tiled(pen, side, x, y, shape);
  shade(pen, side, {
    from: [x - half, 0],
    to: [x + half, 0],
    stops: [
      [0, 0.35],
      [0.2, 0],
      [0.5, 0.05],
      [1, 0.95],
    ],
    color: '#4A2A5E',
    soft: 0.5,
    alpha: 0.8,
  });
  form(pen, ellipse(x, y - height, half, half * FLAT), ICING, { spread: 0.6 });
  piping(pen, x, y - height, half);
  piping(pen, x, y, half + 2);
};

const ROSES = [
  ['#C23A4E', '#FF9A94', '#5E0A26'],
  ['#F3B8A4', '#FFEDE2', '#B8605A'],
  ['#FBE6C8', '#FFFFFF', '#C89A6A'],
];

export const rose = (pen, x, y, r, kind) => {
  const tone = ROSES[kind % ROSES.length];
  bit(pen, blob(x, y, r, r * 0.92, 0.08, kind + r, 9), tone, { shadow: [5, 7, 5, 0.45] });
  pen.lineCap = 'round';
  pen.lineWidth = r * 0.1;
  pen.strokeStyle = tone[2];
  pen.globalAlpha = 0.6;
  for (const [radius, from] of [
    [0.72, 0.4],
    [0.5, 2.2],
    [0.28, 4],
  ]) {
    pen.beginPath();
    pen.arc(x - r * 0.05, y - r * 0.05, r * radius, from, from + 3.6);
    pen.stroke();
  }
  pen.globalAlpha = 1;
};

export const leaves = (pen, x, y, angles, length) => {
  for (const angle of angles)
    bit(pen, leaf(x, y, length, length * 0.46, angle), ['#3E7A4A', '#A9CC74', '#173F34']);
};

/** A cake of three tiers with majolica sides, on a stand whose foot is at (x, y). */
export const weddingCake = (pen, x, y) => {
  const foot = new Path2D(
    `M${x - 110} ${y}C${x - 60} ${y - 14} ${x - 34} ${y - 30} ${x - 30} ${y - 66}L${x + 30} ${y - 66}C${x + 34} ${y - 30} ${x + 60} ${y - 14} ${x + 110} ${y}C${x + 60} ${y + 20} ${x - 60} ${y + 20} ${x - 110} ${y}Z`,
  );
  bit(pen, foot, ['#2C5BB0', '#A9CBE0', '#12244F'], { shadow: [16, 12, 12, 0.5] });
  bit(pen, ellipse(x, y - 70, 272, 50), ['#FBF5E6', '#FFFFFF', '#A88AA0']);
  pen.lineWidth = 7;
  pen.strokeStyle = P.cobalto;
  pen.stroke(ellipse(x, y - 70, 262, 44));
  let base = y - 86;
  for (const shape of TIERS) {
    tier(pen, x, base, shape);
    base -= shape.height + 2;
  }
  leaves(pen, x, base - 8, [-2.8, -2.2, -0.9, -0.3], 92);
  rose(pen, x - 44, base - 16, 40, 1);
  rose(pen, x + 46, base - 14, 40, 2);
  rose(pen, x, base - 52, 48, 0);
};
