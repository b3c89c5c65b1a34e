import { apart, fill, inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { rng } from '../../ink/random-and-math.mjs';
import { P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { blob, curve, ellipse, poly, rect } from '../../ink/shapes.mjs';
import { DEPTH, FLOOR, project, VX, VY } from './room-geometry.mjs';

const TOP = FLOOR - 318;
const FOLDS = 15;

const drape = (pen, { cx, cy, rx, ry, foot, k }) => {
  const hem = Array.from({ length: FOLDS + 1 }, (_, i) => {
    const angle = Math.PI * (1 - i / FOLDS);
    return [
      cx + Math.cos(angle) * rx * (1.02 + 0.05 * Math.sin(i * 2.2)),
      foot + Math.sin(angle) * ry + (i % 2 ? 7 : -5) * k,
    ];
  });
  const cloth = new Path2D();
  cloth.moveTo(cx - rx, cy);
  hem.forEach(([x, y], i) => {
    if (i === 0) cloth.lineTo(x, y);
    else
      cloth.quadraticCurveTo(
        (hem[i - 1][0] + x) / 2,
        (hem[i - 1][1] + y) / 2 + (i % 2 ? 12 : -2) * k,
        x,
        y,
      );
  });
  cloth.lineTo(cx + rx, cy);
  cloth.ellipse(cx, cy, rx, ry, 0, 0, Math.PI);
  cloth.closePath();
  ink(
    pen,
    cloth,
    '#F3E2C4',
    {
      from: [0, cy],
      to: [0, foot + ry],
      stops: [
        [0, 0],
        [0.5, 0.4],
        [1, 1],
      ],
      color: '#A0707A',
      soft: 0.5,
    },
    {
      from: [cx - rx, 0],
      to: [cx + rx, 0],
      stops: [
        [0, 0.15],
        [0.3, 0],
        [0.6, 0.25],
        [1, 0.95],
      ],
      color: '#7A4A66',
      soft: 0.5,
    },
  );
  inside(pen, cloth, () => {
    for (let i = 0; i < FOLDS; i++) {
      const angle = Math.PI * (1 - (i + 0.5) / FOLDS);
      const [x, y] = [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
      const fold = poly([
        [x - 1, y],
        [x + rx * 0.075, y],
        [x + rx * 0.11, foot + ry * 1.2],
        [x - rx * 0.02, foot + ry * 1.2],
      ]);
      shade(pen, fold, {
        from: [x, 0],
        to: [x + rx * 0.1, 0],
        stops: [
          [0, 0.8],
          [1, 0],
        ],
        color: '#7A4A66',
        soft: 0.4,
        alpha: 0.75,
      });
    }
    pen.globalAlpha = 0.85;
    for (const [lift, width, colour] of [
      [26, 7, P.cobalto],
      [38, 2.4, P.ocra],
    ]) {
      pen.strokeStyle = colour;
      pen.lineWidth = width * k;
      pen.stroke(
        curve(
          hem.map(([x, y]) => [x, y - lift * k]),
          false,
        ),
      );
    }
  });
};

const plate = (pen, { cx, cy, rx, ry, k }, u, v) => {
  const [x, y, w, h] = [cx + u * rx, cy + v * ry, rx * 0.3, ry * 0.34];
  fill(pen, 'rgba(80,40,70,.35)', ellipse(x + 3 * k, y + 4 * k, w, h));
  fill(pen, '#FFFDF6', ellipse(x, y, w, h));
  for (const [size, tall, width, colour] of [
    [0.88, 0.86, 5, P.cobalto],
    [0.7, 0.68, 1.8, P.ocra],
  ]) {
    pen.lineWidth = width * k;
    pen.strokeStyle = colour;
    pen.stroke(ellipse(x, y, w * size, h * tall));
  }
};

const glass = (pen, { cx, cy, rx, ry, k }, u, v, wine) => {
  const [x, y, tall, w] = [cx + u * rx, cy + v * ry, 92 * k, 17 * k];
  const bowl = new Path2D();
  bowl.moveTo(x - w * 0.8, y - tall);
  bowl.bezierCurveTo(
    x - w * 1.2,
    y - tall * 0.66,
    x - w,
    y - tall * 0.44,
    x - 2 * k,
    y - tall * 0.4,
  );
  bowl.lineTo(x + 2 * k, y - tall * 0.4);
  bowl.bezierCurveTo(x + w, y - tall * 0.44, x + w * 1.2, y - tall * 0.66, x + w * 0.8, y - tall);
  bowl.closePath();
  fill(pen, 'rgba(240,244,248,.4)', bowl);
  inside(pen, bowl, () => fill(pen, wine, rect(x - w * 2, y - tall * 0.76, w * 4, tall)));
  pen.strokeStyle = 'rgba(255,252,240,.9)';
  pen.lineWidth = 1.7 * k;
  pen.stroke(bowl);
  fill(pen, 'rgba(245,245,245,.8)', rect(x - 1.4 * k, y - tall * 0.4, 2.8 * k, tall * 0.4));
  pen.stroke(ellipse(x, y, w * 0.8, 3 * k));
};

const bottle = (pen, { cx, cy, rx, ry, k }) => {
  const [x, y, tall, w] = [cx - 0.04 * rx, cy - 0.02 * ry, 150 * k, 15 * k];
  const path = new Path2D();
  path.moveTo(x - w, y);
  path.lineTo(x - w, y - tall * 0.58);
  path.bezierCurveTo(x - w, y - tall * 0.72, x - w * 0.36, y - tall * 0.74, x - w * 0.34, y - tall);
  path.lineTo(x + w * 0.34, y - tall);
  path.bezierCurveTo(x + w * 0.36, y - tall * 0.74, x + w, y - tall * 0.72, x + w, y - tall * 0.58);
  path.lineTo(x + w, y);
  path.closePath();
  ink(pen, path, '#1E4A3A', {
    from: [x - w, 0],
    to: [x + w, 0],
    stops: [
      [0.3, 0],
      [1, 1],
    ],
    color: '#0C1E28',
    soft: 0.4,
  });
  fill(pen, '#FFF2D0', rect(x - w, y - tall * 0.42, w * 2, tall * 0.26));
  fill(pen, P.melagrana, rect(x - w * 0.4, y - tall, w * 0.8, tall * 0.14));
};

const flowers = (pen, { cx, cy, rx, ry, k }, seed) => {
  const random = rng(seed);
  const [x, y] = [cx + 0.12 * rx, cy + 0.16 * ry];
  ink(pen, rect(x - 11 * k, y - 34 * k, 22 * k, 34 * k, 6 * k), P.cobalto2, {
    from: [x - 11 * k, 0],
    to: [x + 11 * k, 0],
    stops: [
      [0.3, 0],
      [1, 0.9],
    ],
    color: P.notte2,
    soft: 0.4,
  });
  for (let i = 0; i < 9; i++) {
    const [angle, length] = [-Math.PI / 2 + (i / 8 - 0.5) * 2.2, (34 + random() * 26) * k];
    const [fx, fy] = [x + Math.cos(angle) * length, y - 32 * k + Math.sin(angle) * length];
    fill(
      pen,
      '#3F7A48',
      poly([
        [x, y - 32 * k],
        [fx - 2 * k, fy],
        [fx + 2 * k, fy],
      ]),
    );
    ink(pen, blob(fx, fy, 8 * k, 8 * k, 0.15, i, 7), i % 3 ? '#F0B93A' : '#D9482E', {
      at: [fx - 3 * k, fy - 3 * k],
      r: 9 * k,
      stops: [
        [0, 0.8],
        [1, 0],
      ],
      color: '#FFE9B0',
      soft: 0.4,
    });
  }
};

export const paintTable = (pen, x, depth, radius, seed) => {
  const [near, far, k] = [
    1 / (1 + depth - radius / DEPTH),
    1 / (1 + depth + radius / DEPTH),
    project(0, 0, depth)[2],
  ];
  const place = {
    cx: VX + x * k,
    cy: VY + (TOP * (near + far)) / 2,
    rx: radius * k,
    ry: (TOP * (near - far)) / 2,
    foot: VY + (FLOOR - 36) * k,
    k,
  };
  const { cx, cy, rx, ry } = place;
  apart(pen, () => {
    pen.filter = `blur(${16 * k}px)`;
    fill(pen, 'rgba(40,14,50,.5)', ellipse(cx, VY + FLOOR * k, rx * 1.05, ry * 1.3 + 20 * k));
  });
  apart(pen, () => drape(pen, place));
  ink(pen, ellipse(cx, cy, rx, ry), '#FFF6E0', {
    from: [cx - rx * 0.4, 0],
    to: [cx + rx, 0],
    stops: [
      [0.3, 0],
      [1, 0.55],
    ],
    color: '#D9B090',
    soft: 0.5,
  });
  for (const [u, v] of [
    [-0.56, 0.05],
    [0.56, 0.05],
    [0, 0.56],
    [0, -0.5],
  ])
    plate(pen, place, u, v);
  for (const [u, v, wine] of [
    [-0.26, -0.1, '#8E1630'],
    [0.3, -0.2, '#E7B94A'],
    [0.3, 0.45, '#8E1630'],
  ])
    glass(pen, place, u, v, wine);
  bottle(pen, place);
  flowers(pen, place, seed);
};
