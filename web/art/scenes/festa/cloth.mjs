import { apart, inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { lerp } from '../../ink/random-and-math.mjs';
import { P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { curve, poly } from '../../ink/shapes.mjs';
import { paintTile } from '../../maiolica/tile.mjs';

const EDGE = -0.12;
const FOLDS = 17;

const fallingCloth = (left, right, top, hem) => {
  const path = new Path2D();
  path.moveTo(left, top);
  path.lineTo(right, top);
  for (let i = FOLDS; i >= 0; i--) {
    const [x, y] = hem[i];
    if (i === FOLDS) path.lineTo(x, y);
    else path.quadraticCurveTo((x + hem[i + 1][0]) / 2, y + (i % 2 ? 8 : -4), x, y);
  }
  path.closePath();
  return path;
};

const hemLine = (pen, hem, lift, width, colour) => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(
    curve(
      hem.map(([x, y]) => [x, y - lift]),
      false,
    ),
  );
};

const runnerEnd = (pen, vx, top, foot, half) =>
  apart(pen, () => {
    pen.beginPath();
    for (const [x, y] of [
      [vx - half, top],
      [vx + half, top],
      [vx + half + 6, foot - 86],
      [vx, foot - 30],
      [vx - half - 6, foot - 86],
    ])
      pen.lineTo(x, y);
    pen.closePath();
    pen.clip();
    for (let i = -1; i < 2; i++)
      for (let j = 0; j < 3; j++)
        paintTile(
          pen,
          (i + j) % 2 ? 'limone' : 'stella',
          'classica',
          vx - half * 0.5 + i * half,
          top + j * half,
          half,
        );
    pen.fillStyle = 'rgba(60,36,90,.36)';
    pen.fillRect(vx - half * 2, top, half * 4, foot - top);
  });

export const paintClothFront = (pen, { vx, z, tableY, floorY, tableHalf, project }) => {
  const [left, top, k] = project(-tableHalf, tableY, EDGE);
  const [right] = project(tableHalf, tableY, EDGE);
  const [, foot] = project(0, floorY - 24 * z, EDGE);
  const hem = Array.from({ length: FOLDS + 1 }, (_, i) => [
    lerp(left - 8, right + 8, i / FOLDS),
    foot + (i % 2 ? 10 : -6),
  ]);
  const cloth = fallingCloth(left, right, top, hem);
  ink(pen, cloth, '#E9D6C0', {
    from: [0, top],
    to: [0, foot],
    stops: [
      [0, 0],
      [0.4, 0.3],
      [1, 1],
    ],
    color: '#7A5A82',
    soft: 0.5,
  });
  inside(pen, cloth, () => {
    for (let i = 0; i < FOLDS; i++) {
      const x = lerp(left, right, (i + 0.3) / FOLDS);
      const fold = poly([
        [x, top],
        [x + 24, top],
        [x + 38, foot + 20],
        [x - 6, foot + 20],
      ]);
      shade(pen, fold, {
        from: [x, 0],
        to: [x + 34, 0],
        stops: [
          [0, 0.75],
          [1, 0],
        ],
        color: '#6A4A78',
        soft: 0.4,
        alpha: 0.8,
      });
    }
    hemLine(pen, hem, 40, 9, P.cobalto);
    hemLine(pen, hem, 56, 3, P.ocra);
    runnerEnd(pen, vx, top, foot, 78 * z * k);
  });
};
