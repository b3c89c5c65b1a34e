import { inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { lerp, rng } from '../../ink/random-and-math.mjs';
import { mix } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { curve, poly } from '../../ink/shapes.mjs';
import { duskBands, haloes } from '../dusk-sky-and-lights.mjs';

const BANDS = [
  [0, '#0B1840'],
  [0.34, '#15306C'],
  [0.58, '#2A5796'],
  [0.75, '#7C86B0'],
  [0.86, '#E0A48E'],
  [0.95, '#F3BC7A'],
  [1, '#EE935A'],
];
const RINGS = [
  [620, 0.06],
  [420, 0.09],
  [260, 0.13],
  [150, 0.22],
];

const hill = (pen, { width, vx, vy, z }, points, [colour, foot, light]) => {
  const path = curve(points, false);
  path.lineTo(width + 10, vy + 120);
  path.lineTo(-10, vy + 120);
  path.closePath();
  const top = Math.min(...points.map(([, y]) => y));
  ink(
    pen,
    path,
    colour,
    {
      from: [0, top],
      to: [0, top + 90],
      stops: [
        [0, 0],
        [1, 0.9],
      ],
      color: foot,
      soft: 0.6,
    },
    {
      at: [vx, vy],
      r: 420 * z,
      stops: [
        [0, 0.8],
        [1, 0],
      ],
      color: light,
      soft: 0.5,
    },
  );
};

const etnaPath = (ex, peak, vy, k) => {
  const path = curve(
    [
      [ex - 520 * k, vy + 20],
      [ex - 330 * k, vy - 52 * k],
      [ex - 180 * k, vy - 100 * k],
      [ex - 90 * k, peak + 22 * k],
      [ex - 44 * k, peak + 5],
      [ex - 26 * k, peak - 1],
      [ex - 6 * k, peak + 7],
      [ex + 14 * k, peak + 1],
      [ex + 40 * k, peak + 11],
      [ex + 110 * k, peak + 38 * k],
      [ex + 220 * k, vy - 76 * k],
      [ex + 360 * k, vy - 34 * k],
      [ex + 520 * k, vy + 20],
    ],
    false,
  );
  path.closePath();
  return path;
};

const spurs = (pen, random, ex, peak, k) => {
  for (let i = 0; i < 14; i++) {
    const u = lerp(-170, 170, (i + 0.5) / 14) * k;
    const top = [ex + u * 0.6, peak + 12 + Math.abs(u) * 0.34];
    const foot = [ex + u * 1.25, top[1] + 50 * k + random() * 30];
    const path = poly([top, [foot[0] - 10 * k, foot[1]], [foot[0] + 8 * k, foot[1] - 5]]);
    shade(pen, path, {
      from: top,
      to: foot,
      stops: [
        [0, 0.85],
        [1, 0],
      ],
      color: u < 20 ? '#22306E' : '#6A4E86',
      soft: 0.4,
    });
  }
};

const snow = (pen, random, ex, peak, k) => {
  for (let i = 0; i < 26; i++) {
    const u = lerp(-104, 84, (i + random()) / 26) * k;
    const top = peak - 8 + Math.abs(u + 6) * 0.36;
    const length = (10 + random() * 34) * k * (1 - Math.abs(u) / (190 * k));
    const w = (6 + random() * 9) * k;
    const path = new Path2D();
    path.moveTo(ex + u - w, top - 6);
    path.quadraticCurveTo(ex + u * 1.06 - w * 0.4, top + length * 0.6, ex + u * 1.14, top + length);
    path.quadraticCurveTo(ex + u * 1.06 + w * 0.6, top + length * 0.5, ex + u + w, top - 6);
    path.closePath();
    const shadowed = u < -8;
    ink(
      pen,
      path,
      shadowed ? mix('#9FB0DA', '#C9CCE8', random()) : mix('#F0CFC4', '#E0A8AC', random()),
      {
        from: [ex + u, top],
        to: [ex + u, top + length],
        stops: [
          [0.3, 0],
          [1, 0.8],
        ],
        color: shadowed ? '#5A6AA8' : '#9A6C94',
        soft: 0.4,
      },
    );
  }
};

const etna = (pen, random, { vx, vy, z, wide }) => {
  const [ex, peak] = [wide ? vx - 395 : vx - 210, vy - 150 * z];
  const path = etnaPath(ex, peak, vy, z);
  ink(
    pen,
    path,
    '#26377E',
    {
      from: [ex - 10, 0],
      to: [ex + 200 * z, 0],
      stops: [
        [0, 0],
        [1, 0.75],
      ],
      color: '#9A6C94',
      soft: 0.5,
    },
    {
      from: [0, vy - 44 * z],
      to: [0, vy],
      stops: [
        [0, 0],
        [1, 0.8],
      ],
      color: '#B98A9A',
      soft: 0.6,
    },
  );
  inside(pen, path, () => {
    spurs(pen, random, ex, peak, z);
    snow(pen, random, ex, peak, z);
  });
};

export const paintSky = (pen, yard) => {
  const { width, vx, vy, z, wide } = yard;
  const random = rng(3);
  duskBands(pen, BANDS, width, vy, { top: wide ? -120 : 0, foot: vy + 10, warmFrom: 9 });
  haloes(
    pen,
    vx - 30 * z,
    vy - 6,
    RINGS.map(([radius, strength]) => [radius * z, strength]),
  );
  etna(pen, random, yard);
  hill(
    pen,
    yard,
    [
      [-10, vy - 26 * z],
      [width * 0.12, vy - 54 * z],
      [width * 0.26, vy - 18 * z],
      [width * 0.4, vy - 30 * z],
      [width * 0.55, vy - 4],
      [width * 0.75, vy - 16],
      [width + 10, vy - 6],
    ],
    ['#5A5E98', '#B58C98', '#E39A78'],
  );
  hill(
    pen,
    yard,
    [
      [-10, vy + 10],
      [width * 0.18, vy - 14 * z],
      [width * 0.34, vy + 8],
      [width * 0.5, vy + 2],
      [width * 0.7, vy + 12],
      [width + 10, vy],
    ],
    ['#6E5A62', '#8A6A58', '#D98A5A'],
  );
};
