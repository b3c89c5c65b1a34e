import { apart, fill, inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { circle, ellipse, poly, rect } from '../../ink/shapes.mjs';
import { FLOOR } from '../../drinks/glassware-parts.mjs';
import { wineGlass } from '../../drinks/glasses.mjs';
import { paintTile } from '../../maiolica/tile.mjs';
import { bit, drop, form } from '../../plates/shading.mjs';

const CLOTH = ['#FBF3E4', '#FFFFFF', '#A88CA8'];
const WOOD = ['#2C6A52', '#8FBF9A', '#12352E'];
const STRAW = ['#E2B45A', '#FBE6A0', '#8A5A1E'];
const TOP = { half: 236, flat: 42, drop: 268 };

/** A chair from the side. `facing` is 1 when its sitter looks to the right. */
export const chairFromSide = (pen, x, y, facing) =>
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(facing, 1);
    fill(pen, 'rgba(42,18,48,.4)', ellipse(20, 4, 120, 16));
    for (const [from, to] of [
      [-70, -96],
      [82, 92],
    ])
      bit(
        pen,
        poly([
          [from - 9, -176],
          [from + 9, -176],
          [to + 8, 2],
          [to - 8, 2],
        ]),
        WOOD,
      );
    bit(
      pen,
      poly([
        [-86, -440],
        [-68, -440],
        [-58, -170],
        [-80, -170],
      ]),
      WOOD,
    );
    for (const height of [-430, -366, -302])
      bit(pen, rect(-92, height, 30, 44, 6), WOOD, { shadow: [3, 4, 3, 0.4] });
    bit(pen, rect(-84, -84, 176, 13, 5), WOOD);
    bit(pen, rect(-88, -200, 186, 34, 12), STRAW, { shadow: [4, 8, 6, 0.45] });
    pen.strokeStyle = 'rgba(122,74,24,.55)';
    pen.lineWidth = 3;
    for (let i = 0; i < 9; i++) pen.stroke(new Path2D(`M${-80 + i * 21} -198V-168`));
  });

const fallingCloth = (x, y) => {
  const { half, flat, drop: long } = TOP;
  const path = new Path2D();
  path.moveTo(x - half, y);
  path.lineTo(x - half + 10, y + long);
  for (let i = 0; i < 8; i++) {
    const width = (half * 2 - 20) / 8;
    const from = x - half + 10 + i * width;
    const low = y + long + flat * 0.8 * Math.sin(((i + 1) / 8) * Math.PI);
    path.quadraticCurveTo(from + width / 2, low + 26, from + width, low);
  }
  path.lineTo(x + half, y);
  path.ellipse(x, y, half, flat, 0, 0, Math.PI);
  path.closePath();
  return path;
};

const cloth = (pen, x, y) => {
  const { half, flat, drop: long } = TOP;
  const fall = fallingCloth(x, y);
  fill(pen, 'rgba(42,18,48,.45)', ellipse(x + 34, y + long + 26, half + 20, 34));
  form(pen, fall, CLOTH, { spread: 0.6 });
  inside(pen, fall, () => {
    for (let i = 0; i < 7; i++) {
      const left = x - half + 26 + i * 66;
      const fold = poly([
        [left, y + 20],
        [left + 14, y + 20],
        [left + 40, y + long + 70],
        [left - 12, y + long + 70],
      ]);
      shade(pen, fold, {
        from: [left, 0],
        to: [left + 34, 0],
        stops: [
          [0, 0.75],
          [1, 0],
        ],
        color: '#7A5A8A',
        soft: 0.45,
      });
    }
    const size = 104;
    for (let i = 0; i < 6; i++)
      paintTile(
        pen,
        i % 2 ? 'stella' : 'limone',
        'classica',
        x - half + i * size - 60,
        y + long - 74,
        size,
      );
    shade(pen, rect(x - half, y + long - 74, half * 2, size), {
      from: [x - half, 0],
      to: [x + half, 0],
      stops: [
        [0, 0.1],
        [1, 0.8],
      ],
      color: '#4A2A5E',
      soft: 0.5,
    });
  });
  ink(pen, ellipse(x, y, half, flat), '#FFFBF2', {
    from: [x - half, y],
    to: [x + half, y + flat],
    stops: [
      [0, 0],
      [1, 0.55],
    ],
    color: '#C2A8BC',
    soft: 0.5,
  });
};

const place = (pen, x, y) => {
  bit(pen, ellipse(x, y, 70, 15), ['#FBF5E6', '#FFFFFF', '#B8A0A8'], { shadow: [5, 6, 5, 0.4] });
  pen.strokeStyle = P.cobalto;
  pen.lineWidth = 4.5;
  pen.stroke(ellipse(x, y, 63, 12.5));
  pen.lineWidth = 2;
  pen.strokeStyle = P.ocra;
  pen.stroke(ellipse(x, y, 50, 9.5));
};

const candle = (pen, x, y) => {
  bit(pen, rect(x - 30, y - 12, 60, 16, 8), ['#E2A12C', '#F8DF9E', '#7A4A14']);
  bit(pen, rect(x - 13, y - 122, 26, 114, 5), ['#FFF3DA', '#FFFFFF', '#D6A080'], { shadow: null });
  for (const [r, alpha] of [
    [74, 0.12],
    [46, 0.2],
    [28, 0.35],
  ])
    fill(pen, `rgba(255,214,120,${alpha})`, circle(x, y - 146, r));
  fill(
    pen,
    '#FFE9A0',
    new Path2D(
      `M${x} ${y - 178}C${x + 18} ${y - 148} ${x + 12} ${y - 124} ${x} ${y - 122}C${x - 12} ${y - 124} ${x - 18} ${y - 148} ${x} ${y - 178}Z`,
    ),
  );
};

/** The folded card that keeps a table. */
const card = (pen, x, y) => {
  const front = poly([
    [x - 46, y],
    [x - 38, y - 66],
    [x + 38, y - 66],
    [x + 46, y],
  ]);
  drop(pen, front, 7, 6, 5, 0.45);
  fill(pen, P.cobalto, front);
  paintTile(pen, 'stella', 'notte', x - 27, y - 61, 54);
};

const glass = (pen, x, y, wine) =>
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(0.44, 0.44);
    pen.translate(0, -FLOOR);
    wineGlass(pen, 0, { height: 400, width: 190, wine, level: 0.46 });
  });

/** A round table laid for two, with the middle of its top at (x, y). */
export const laidTable = (pen, x, y) => {
  cloth(pen, x, y);
  candle(pen, x, y - 8);
  place(pen, x - 142, y + 2);
  place(pen, x + 142, y + 2);
  glass(pen, x - 70, y - 2, ['#8E1630', '#E0524A', '#3E0820']);
  glass(pen, x + 76, y - 2, ['#E7B94A', '#FFF0B0', '#A8701E']);
  card(pen, x + 2, y + 26);
};
