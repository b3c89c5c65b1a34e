import { fill, inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { mix, P } from '../../ink/palette.mjs';
import { ink } from '../../ink/shade.mjs';
import { ellipse, poly, rect } from '../../ink/shapes.mjs';
import { paintTile } from '../../maiolica/tile.mjs';
import { DEPTH } from './perspective.mjs';

export const onTable = ({ project, tableY, z }, x, depth) => {
  const [px, py, k] = project(x, tableY, depth);
  return { px, py, k: k * z };
};

export const paintPlate = (pen, { project, vy, tableY, z }, picture, x, depth, radius) => {
  const [px, , k] = project(x, tableY, depth);
  const [far, near] = [1 / (1 + depth + radius / DEPTH / z), 1 / (1 + depth - radius / DEPTH / z)];
  const height = tableY * (near - far);
  pen.drawImage(
    picture,
    px - radius * k * 1.16,
    vy + (tableY * (near + far)) / 2 - height * 0.58,
    radius * k * 2.32,
    height * 1.16,
  );
};

const goblet = (px, py, k, height, w) => {
  const path = new Path2D();
  path.moveTo(px - w * 0.8, py - height);
  path.bezierCurveTo(
    px - w * 1.2,
    py - height * 0.66,
    px - w,
    py - height * 0.44,
    px - 2 * k,
    py - height * 0.4,
  );
  path.lineTo(px + 2 * k, py - height * 0.4);
  path.bezierCurveTo(
    px + w,
    py - height * 0.44,
    px + w * 1.2,
    py - height * 0.66,
    px + w * 0.8,
    py - height,
  );
  path.closePath();
  return path;
};

export const paintGlassAt = (pen, px, py, k, wine, line = 'rgba(255,252,240,.9)') => {
  const [height, w] = [118 * k, 21 * k];
  const bowl = goblet(px, py, k, height, w);
  fill(pen, 'rgba(240,244,248,.38)', bowl);
  inside(pen, bowl, () =>
    ink(pen, rect(px - w * 2, py - height * 0.78, w * 4, height), wine, {
      from: [px - w, 0],
      to: [px + w, 0],
      stops: [
        [0.3, 0],
        [1, 0.9],
      ],
      color: mix(wine, '#1A0820', 0.6),
      soft: 0.4,
    }),
  );
  pen.strokeStyle = line;
  pen.lineWidth = Math.max(1, 2 * k);
  pen.stroke(bowl);
  pen.fillStyle = line;
  pen.fillRect(px - 1.6 * k, py - height * 0.4, 3.2 * k, height * 0.4);
  pen.stroke(ellipse(px, py, w * 0.8, 4 * k));
};

/** Glasses on the table are smaller than those in the hands, so that they leave the places in sight. */
const STANDING = 0.84;
/** A white outline would vanish on the white cloth. */
const ON_CLOTH = 'rgba(122,104,142,.9)';

export const paintGlass = (pen, yard, x, depth, wine) => {
  const { px, py, k } = onTable(yard, x, depth);
  fill(pen, 'rgba(90,58,110,.3)', ellipse(px + 9 * k, py + 2 * k, 26 * k, 6 * k));
  paintGlassAt(pen, px, py, k * STANDING, wine, ON_CLOTH);
};

export const paintBottle = (pen, yard, x, depth, colour, cap) => {
  const { px, py, k } = onTable(yard, x, depth);
  const [height, w] = [210 * k, 23 * k];
  const path = new Path2D();
  path.moveTo(px - w, py);
  path.lineTo(px - w, py - height * 0.58);
  path.bezierCurveTo(
    px - w,
    py - height * 0.72,
    px - w * 0.36,
    py - height * 0.74,
    px - w * 0.34,
    py - height,
  );
  path.lineTo(px + w * 0.34, py - height);
  path.bezierCurveTo(
    px + w * 0.36,
    py - height * 0.74,
    px + w,
    py - height * 0.72,
    px + w,
    py - height * 0.58,
  );
  path.lineTo(px + w, py);
  path.closePath();
  ink(
    pen,
    path,
    colour,
    {
      from: [px - w, 0],
      to: [px + w, 0],
      stops: [
        [0.3, 0],
        [1, 1],
      ],
      color: '#0C1428',
      soft: 0.4,
    },
    {
      from: [px - w, 0],
      to: [px, 0],
      stops: [
        [0.05, 0],
        [0.25, 0.8],
        [0.6, 0],
      ],
      color: '#F0D090',
      soft: 0.4,
    },
  );
  inside(pen, path, () => {
    pen.fillStyle = '#FFF2D4';
    pen.fillRect(px - w, py - height * 0.44, w * 2, height * 0.28);
    paintTile(pen, 'sole', 'classica', px - height * 0.11, py - height * 0.41, height * 0.22);
  });
  pen.fillStyle = cap;
  pen.fillRect(px - w * 0.42, py - height, w * 0.84, height * 0.14);
};

export const paintCandle = (pen, yard, x, depth, tall) => {
  const { px, py, k } = onTable(yard, x, depth);
  const height = 112 * k * tall;
  const holder = rect(px - 13 * k, py - 22 * k, 26 * k, 22 * k, 5 * k);
  ink(pen, holder, '#E2A12C', {
    from: [px - 13 * k, 0],
    to: [px + 13 * k, 0],
    stops: [
      [0.3, 0],
      [1, 0.9],
    ],
    color: '#6A3A1E',
    soft: 0.4,
  });
  const wax = rect(px - 6 * k, py - 22 * k - height, 12 * k, height, 3 * k);
  ink(
    pen,
    wax,
    '#FFF3DA',
    {
      from: [px - 6 * k, 0],
      to: [px + 6 * k, 0],
      stops: [
        [0.3, 0],
        [1, 0.8],
      ],
      color: '#C98A6A',
      soft: 0.4,
    },
    {
      from: [0, py - 22 * k - height],
      to: [0, py - height * 0.5],
      stops: [
        [0, 0.9],
        [1, 0],
      ],
      color: '#FFD890',
      soft: 0.4,
    },
  );
  return { x: px, y: py - 22 * k - height - 7 * k, k };
};

export const paintCutlery = (pen, { project, tableY, z }, side, depth) => {
  const point = (x, dz) => project(side * x * z, tableY, depth + dz).slice(0, 2);
  const napkin = poly([point(290, 0.075), point(250, 0.075), point(250, 0.1), point(290, 0.1)]);
  ink(pen, napkin, P.cobalto, {
    from: point(290, 0.07),
    to: point(250, 0.1),
    stops: [
      [0, 0],
      [1, 0.8],
    ],
    color: P.notte2,
    soft: 0.4,
  });
  for (const dz of [-0.082, 0.078])
    fill(
      pen,
      '#B9AFA6',
      poly([point(272, dz), point(150, dz + 0.004), point(150, dz + 0.01), point(272, dz + 0.008)]),
    );
};
