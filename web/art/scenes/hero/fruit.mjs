import { fill, inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { inDisc, rng } from '../../ink/random-and-math.mjs';
import { mix, P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { blob, ellipse, poly, rect } from '../../ink/shapes.mjs';
import { BASE, castShadow } from './cast-shadow.mjs';

const LEMON = new Path2D(
  'M-46 0C-43 -6 -38 -8 -33 -13C-24 -28 -3 -32 12 -27C24 -23 30 -14 36 -9C40 -6 45 -6 49 0C45 6 40 6 36 9C30 14 24 23 12 27' +
    'C-3 32 -24 28 -33 13C-38 8 -43 6 -46 0Z',
);

/**
 * Draws a lemon. Its shape rotates but its shading does not, because the light always comes from
 * the same side.
 */
const lemon = (pen, x, y, turn, size) => {
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  const unturned = (u, v) => [u * cos - v * sin, u * sin + v * cos];
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size, size);
  ink(
    pen,
    LEMON,
    '#F0BE3C',
    {
      from: unturned(-24, -20),
      to: unturned(34, 30),
      stops: [
        [0.35, 0],
        [1, 0.95],
      ],
      color: '#B4642C',
      soft: 0.45,
    },
    {
      at: unturned(-18, -14),
      r: 26,
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: '#FFF0B0',
      soft: 0.4,
    },
  );
  pen.restore();
};

const pomegranate = (pen, x, y, r) => {
  const crown = [
    [-0.24, -0.86],
    [-0.36, -1.3],
    [-0.12, -1.12],
    [0, -1.36],
    [0.12, -1.12],
    [0.36, -1.28],
    [0.24, -0.86],
  ];
  ink(pen, poly(crown.map(([u, v]) => [x + u * r, y + v * r])), '#B73A36', {
    from: [x - r * 0.3, 0],
    to: [x + r * 0.3, 0],
    stops: [
      [0.3, 0],
      [1, 0.9],
    ],
    color: P.vino,
    soft: 0.4,
  });
  ink(
    pen,
    blob(x, y, r, r * 0.96, 0.02, x, 10),
    '#BC2A3C',
    {
      from: [x - r * 0.5, y - r * 0.6],
      to: [x + r * 0.7, y + r * 0.8],
      stops: [
        [0.3, 0],
        [1, 1],
      ],
      color: '#5A1032',
      soft: 0.45,
    },
    {
      at: [x - r * 0.4, y - r * 0.4],
      r: r * 0.62,
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: '#F08A5C',
      soft: 0.4,
    },
  );
};

const bowlPath = (x) => {
  const path = new Path2D();
  path.moveTo(x - 150, BASE - 84);
  path.bezierCurveTo(x - 140, BASE - 30, x - 90, BASE - 14, x - 46, BASE - 12);
  path.lineTo(x - 40, BASE);
  path.lineTo(x + 40, BASE);
  path.lineTo(x + 46, BASE - 12);
  path.bezierCurveTo(x + 90, BASE - 14, x + 140, BASE - 30, x + 150, BASE - 84);
  path.closePath();
  return path;
};

const PETAL = new Path2D('M0 -20C10 -10 10 10 0 22C-10 10 -10 -10 0 -20Z');
const HEART = new Path2D('M0 -9C4 -4 4 5 0 11C-4 5 -4 -4 0 -9Z');

export const fruitBowl = (pen, x) => {
  castShadow(pen, x, 150);
  pomegranate(pen, x - 44, BASE - 104, 43);
  lemon(pen, x + 40, BASE - 98, -0.25, 1.02);
  lemon(pen, x - 98, BASE - 82, 0.6, 0.8);
  pomegranate(pen, x + 102, BASE - 84, 33);
  lemon(pen, x + 2, BASE - 84, 0.15, 1);
  const bowl = bowlPath(x);
  fill(pen, P.smalto, bowl);
  inside(pen, bowl, () => {
    for (let i = 0; i < 14; i++) {
      const angle = ((i + 0.5) / 14) * Math.PI;
      pen.save();
      pen.translate(x - 150 * Math.cos(angle), BASE - 52);
      pen.scale(Math.max(0.12, Math.sin(angle)), 1);
      fill(pen, i % 2 ? P.cobalto : P.ocra, PETAL);
      fill(pen, i % 2 ? P.azzurro : P.cotto, HEART);
      pen.restore();
    }
    for (const [y, tall, colour] of [
      [84, 7, P.cobalto],
      [74, 2.6, P.rame],
      [26, 2.6, P.rame],
    ])
      fill(pen, colour, rect(x - 160, BASE - y, 320, tall));
  });
  shade(pen, bowl, {
    from: [x - 130, BASE - 70],
    to: [x + 140, BASE],
    stops: [
      [0.2, 0],
      [0.55, 0.35],
      [1, 0.95],
    ],
    color: '#33245A',
    soft: 0.5,
    alpha: 0.85,
  });
  fill(
    pen,
    'rgba(255,246,220,.9)',
    poly([
      [x - 150, BASE - 85],
      [x + 150, BASE - 85],
      [x + 149, BASE - 82],
      [x - 149, BASE - 82],
    ]),
  );
};

export const cutPomegranate = (pen, x) => {
  castShadow(pen, x, 46);
  ink(pen, ellipse(x, BASE - 26, 38, 28), '#B2293A', {
    at: [x - 14, BASE - 44],
    r: 60,
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#5A1032',
    soft: 0.4,
  });
  fill(pen, '#F6DFB0', ellipse(x - 3, BASE - 30, 32, 21));
  const random = rng(3);
  for (let i = 0; i < 46; i++) {
    const [u, v] = inDisc(random, 1);
    const [sx, sy] = [x - 3 + u * 26, BASE - 30 + v * 16];
    fill(pen, mix('#C21F3C', '#E8484A', random()), blob(sx, sy, 3.6, 3.2, 0.2, i, 6));
    fill(pen, 'rgba(255,220,200,.8)', rect(sx - 1.4, sy - 1.6, 1.3, 1.3));
  }
  pen.strokeStyle = '#F6DFB0';
  pen.lineWidth = 2;
  for (const [u, v] of [
    [-1, 0.1],
    [0.5, -0.9],
    [0.7, 0.75],
  ])
    pen.stroke(new Path2D(`M${x - 3} ${BASE - 30}L${x - 3 + u * 29} ${BASE - 30 + v * 19}`));
};
