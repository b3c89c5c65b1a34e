import { Path2D, sheet } from '../../ink/canvas-primitives.mjs';
import { rng, wave } from '../../ink/random-and-math.mjs';
import { mix, P, rgba } from '../../ink/palette.mjs';
import { ink } from '../../ink/shade.mjs';
import { blob, circle } from '../../ink/shapes.mjs';
import { duskBands, haloes } from '../dusk-sky-and-lights.mjs';
import { isWide } from './layout.mjs';

const BANDS = [
  [0, '#0D1E4A'],
  [0.3, '#173A7C'],
  [0.56, '#2F69A8'],
  [0.72, '#6FA6BD'],
  [0.83, '#E9DDB4'],
  [0.905, '#F5BE6A'],
  [0.965, '#E98650'],
  [1.03, '#C95A44'],
];
const RINGS = [
  [980, 0.05],
  [720, 0.065],
  [500, 0.085],
  [330, 0.12],
  [205, 0.2],
];

export const paintSky = ({ width, height, horizon, sun: { x, y, r } }) => {
  const { canvas, pen } = sheet(width, height);
  duskBands(pen, BANDS, width, horizon, {
    foot: horizon * 1.03,
    warmFrom: 3,
    amount: 0.34,
    alpha: 0.55,
  });
  haloes(pen, x, y, RINGS, 0.55, 2.6);
  const glow = pen.createRadialGradient(x, y, r * 0.5, x, y, r * 3.2);
  for (const [place, colour] of [
    [0, 'rgba(255,232,170,.75)'],
    [0.3, 'rgba(252,205,120,.28)'],
    [1, 'rgba(252,205,120,0)'],
  ])
    glow.addColorStop(place, colour);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  ink(
    pen,
    circle(x, y, r),
    '#FFE9AE',
    {
      from: [x, y - r],
      to: [x, y + r * 0.7],
      stops: [
        [0, 0],
        [1, 1],
      ],
      color: '#FBCB62',
      soft: 0.45,
    },
    {
      from: [x, y - r * 0.3],
      to: [x, y + r],
      stops: [
        [0.1, 0],
        [0.8, 0.95],
      ],
      color: '#F08F45',
      soft: 0.45,
    },
  );
  return canvas;
};

/** Clouds: [x, y, length, thickness, 1 for a distant cloud]. */
const WIDE_CLOUDS = [
  [1530, 560, 360, 15, 0],
  [1010, 470, 300, 11, 1],
  [1730, 470, 260, 10, 1],
  [420, 640, 430, 13, 0],
  [80, 560, 240, 9, 1],
  [1180, 610, 260, 10, 0],
];
const TALL_CLOUDS = [
  [250, 880, 380, 14, 0],
  [820, 850, 360, 13, 0],
  [520, 770, 300, 10, 1],
  [960, 730, 220, 9, 1],
];
const FAR = { colour: mix(P.celeste, P.brina, 0.2), shadow: '#4E86B4', alpha: 0.42 };
const NEAR = { colour: mix(P.pesca, P.paglia, 0.35), shadow: '#C96F5C', alpha: 0.72 };

const lobe = (x, y, a, b) => {
  const path = new Path2D();
  path.moveTo(x - a, y);
  path.bezierCurveTo(x - a * 0.7, y - b * 0.9, x - a * 0.3, y - b * 1.3, x, y - b * 1.2);
  path.bezierCurveTo(x + a * 0.35, y - b * 1.25, x + a * 0.66, y - b * 0.7, x + a, y);
  path.bezierCurveTo(x + a * 0.5, y + b * 0.55, x - a * 0.45, y + b * 0.6, x - a, y);
  path.closePath();
  return path;
};

export const makeClouds = (layout) => {
  const random = rng(5);
  return (isWide(layout) ? WIDE_CLOUDS : TALL_CLOUDS).map(([x, y, length, thick, far]) => {
    const tall = thick * 7;
    const { canvas, pen } = sheet(length + 40, tall + 20);
    const [cx, cy] = [length / 2 + 20, tall * 0.6];
    const { colour, shadow, alpha } = far ? FAR : NEAR;
    for (const [dx, dy, a, b] of [
      [-0.12, -thick * 0.9, 0.26, thick * 0.9],
      [0.2, thick * 0.9, 0.3, thick * 0.8],
      [0, 0, 0.5, thick],
    ]) {
      const path = lobe(cx + dx * length, cy + dy, a * length, b);
      ink(pen, path, rgba(colour, 0.92), {
        from: [0, cy + dy - b * 1.2],
        to: [0, cy + dy + b * 0.6],
        stops: [
          [0.25, 0],
          [1, 0.85],
        ],
        color: shadow,
        soft: 0.35,
        alpha: 0.8,
      });
    }
    return {
      canvas,
      x: x - length / 2,
      y: y - tall * 0.6,
      alpha,
      phase: random(),
      drift: 9 + random() * 10,
    };
  });
};

export const drawClouds = (pen, clouds, phase) => {
  for (const { canvas, x, y, alpha, phase: own, drift } of clouds) {
    pen.globalAlpha = alpha;
    pen.drawImage(canvas, x + drift * wave(phase, 1, own), y);
  }
  pen.globalAlpha = 1;
};

const PUFFS = 26;

export const makePuff = () => {
  const { canvas, pen } = sheet(128);
  ink(
    pen,
    blob(64, 64, 50, 46, 0.1, 4, 11),
    '#F0CDB8',
    {
      at: [44, 84],
      r: 90,
      stops: [
        [0, 0],
        [0.5, 0.3],
        [1, 1],
      ],
      color: '#9C86A8',
      soft: 0.6,
    },
    {
      at: [84, 88],
      r: 44,
      stops: [
        [0, 0.8],
        [1, 0],
      ],
      color: '#FFE2B6',
      soft: 0.5,
    },
  );
  return canvas;
};

export const drawPlume = (pen, puff, { etna }, phase) => {
  for (let i = PUFFS - 1; i >= 0; i--) {
    const age = (phase + i / PUFFS) % 1;
    const x = etna.x - 8 + age * age * 230 + age * 40 + 7 * wave(phase, 1, age * 1.3) * age;
    const y = etna.peak + 10 - age ** 0.62 * 118 - age * 20;
    const size = (8 + age * 60) / 128;
    pen.save();
    pen.globalAlpha = Math.min(1, 0.35 + age * 6) * (1 - age) ** 1.1 * 0.8;
    pen.translate(x, y);
    pen.rotate(i * 2.4);
    pen.scale(size * 1.25, size);
    pen.drawImage(puff, -64, -64);
    pen.restore();
  }
};
