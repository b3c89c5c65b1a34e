import { fill, Path2D } from '../../ink/canvas-primitives.mjs';
import { rng } from '../../ink/random-and-math.mjs';
import { mix, P, rgba } from '../../ink/palette.mjs';
import { ink } from '../../ink/shade.mjs';
import { blob, circle, leaf } from '../../ink/shapes.mjs';
import { onTable } from './tableware.mjs';

const PETALS = ['#F3EAD8', '#F2B63C', '#E0764A', '#F7CFC0', '#FFF8EA', '#C92F4A'];

const vase = (px, py, k) => {
  const path = new Path2D();
  path.moveTo(px - 26 * k, py - 64 * k);
  path.bezierCurveTo(px - 44 * k, py - 30 * k, px - 30 * k, py, px - 20 * k, py);
  path.lineTo(px + 20 * k, py);
  path.bezierCurveTo(px + 30 * k, py, px + 44 * k, py - 30 * k, px + 26 * k, py - 64 * k);
  path.closePath();
  return path;
};

export const paintBouquet = (pen, yard, x, depth, size) => {
  const { px, py, k: k0 } = onTable(yard, x, depth);
  const k = k0 * size;
  const random = rng(Math.trunc(depth * 1000 + x));
  ink(pen, vase(px, py, k), P.smalto, {
    from: [px - 30 * k, 0],
    to: [px + 36 * k, 0],
    stops: [
      [0.2, 0],
      [1, 0.9],
    ],
    color: '#4A3A78',
    soft: 0.45,
  });
  pen.fillStyle = P.cobalto;
  pen.fillRect(px - 33 * k, py - 38 * k, 66 * k, 6 * k);
  pen.fillRect(px - 28 * k, py - 14 * k, 56 * k, 5 * k);
  for (let i = 0; i < 26; i++) {
    const [angle, length] = [-Math.PI / 2 + (random() - 0.5) * 2.9, (50 + random() * 60) * k];
    ink(
      pen,
      leaf(px, py - 62 * k, length, 16 * k, angle, 0.05),
      mix('#2E6A4A', '#8AA862', random()),
    );
  }
  for (let i = 0; i < 24; i++) {
    const [angle, length] = [-Math.PI / 2 + (random() - 0.5) * 2.7, (26 + random() * 76) * k];
    const [fx, fy, r] = [
      px + Math.cos(angle) * length,
      py - 66 * k + Math.sin(angle) * length,
      (12 + random() * 13) * k,
    ];
    const petal = PETALS[i % PETALS.length];
    ink(
      pen,
      blob(fx, fy, r, r * 0.92, 0.12, i, 8),
      petal,
      {
        from: [fx, fy],
        to: [fx + r, fy + r],
        stops: [
          [0, 0],
          [1, 0.9],
        ],
        color: mix(petal, '#4A1A3E', 0.6),
        soft: 0.4,
      },
      {
        at: [fx - r * 0.4, fy - r * 0.4],
        r: r * 0.8,
        stops: [
          [0, 0.8],
          [1, 0],
        ],
        color: '#FFF6E0',
        soft: 0.4,
      },
    );
    fill(pen, rgba(mix(petal, '#4A1A3E', 0.5), 0.5), circle(fx, fy, r * 0.22));
  }
};
