import { fill, sheet } from '../../ink/canvas-primitives.mjs';
import { rng, TAU } from '../../ink/random-and-math.mjs';
import { mix, P, rgba } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { blob, curve, ellipse, rect } from '../../ink/shapes.mjs';
import { HEIGHT, paintFields, WIDTH } from './fields.mjs';

const HILLS = [
  [0.2, 0.25, 330],
  [0.82, 0.3, 380],
  [0.36, 0.92, 300],
  [0.62, 0.1, 260],
  [0.9, 0.95, 300],
];

const paintRelief = (pen) => {
  for (const [u, v, r] of HILLS) {
    const [x, y] = [u * WIDTH, v * HEIGHT];
    const path = ellipse(x, y, r, r * 0.62);
    shade(pen, path, {
      from: [x - r * 0.3, y - r * 0.3],
      to: [x + r * 0.7, y + r * 0.6],
      stops: [
        [0.3, 0],
        [0.8, 0.75],
        [1, 0.2],
      ],
      color: '#5E4A3A',
      soft: 0.5,
      alpha: 0.55,
    });
    shade(pen, path, {
      at: [x - r * 0.4, y - r * 0.25],
      r: r * 0.6,
      stops: [
        [0, 0.6],
        [1, 0],
      ],
      color: '#FFF0B8',
      soft: 0.5,
      alpha: 0.6,
    });
  }
  const lake = blob(WIDTH * 0.76, HEIGHT * 0.72, 190, 104, 0.1, 5, 11);
  ink(pen, lake, '#4E8FC0', {
    from: [WIDTH * 0.7, HEIGHT * 0.62],
    to: [WIDTH * 0.82, HEIGHT * 0.82],
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#1C4F93',
    soft: 0.5,
  });
  pen.lineWidth = 7;
  pen.strokeStyle = '#F3E2B4';
  pen.stroke(lake);
};

const LANES = [
  [
    [0.34, -0.02],
    [0.38, 0.3],
    [0.47, 0.48],
    [0.5, 0.54],
  ],
  [
    [0.62, 1.02],
    [0.57, 0.8],
    [0.535, 0.62],
    [0.52, 0.52],
  ],
  [
    [0.66, 0.44],
    [0.7, 0.2],
    [0.74, -0.02],
  ],
];
const MAIN_ROAD = [
  [-0.01, 0.7],
  [0.1, 0.56],
  [0.22, 0.7],
  [0.36, 0.6],
  [0.5, 0.54],
  [0.6, 0.42],
  [0.74, 0.48],
  [0.88, 0.34],
  [1.01, 0.4],
];

const paintRoad = (pen, points, width, colour) => {
  const path = curve(
    points.map(([u, v]) => [u * WIDTH, v * HEIGHT]),
    false,
  );
  pen.lineCap = 'round';
  for (const [line, stroke] of [
    [width + 6, '#6E4A34'],
    [width, colour],
  ]) {
    pen.lineWidth = line;
    pen.strokeStyle = stroke;
    pen.stroke(path);
  }
  return path;
};

const paintRoads = (pen) => {
  for (const lane of LANES) paintRoad(pen, lane, 12, '#F0DDB0');
  const main = paintRoad(pen, MAIN_ROAD, 22, '#FFF6DC');
  pen.setLineDash([22, 20]);
  pen.strokeStyle = P.cotto;
  pen.lineWidth = 3;
  pen.stroke(main);
  pen.setLineDash([]);
};

const plantTrees = (pen, random) => {
  for (let i = 0; i < 420; i++) {
    const [x, y, size] = [random() * WIDTH, random() * HEIGHT, 9 + random() * 10];
    if (Math.sin(x * 0.004) + Math.cos(y * 0.009 + x * 0.002) < 0.25) continue;
    fill(pen, 'rgba(50,30,40,.35)', ellipse(x + size * 0.6, y + size * 0.6, size, size * 0.7));
    ink(pen, blob(x, y, size, size * 0.95, 0.12, i, 8), mix('#3E5E46', '#5E7A4A', random()), {
      at: [x - size * 0.4, y - size * 0.4],
      r: size,
      stops: [
        [0, 0.9],
        [1, 0],
      ],
      color: '#BFC06A',
      soft: 0.4,
    });
  }
};

const buildVillage = (pen, random) => {
  for (let i = 0; i < 46; i++) {
    const [angle, reach] = [random() * TAU, Math.sqrt(random())];
    const [x, y, size] = [
      WIDTH * 0.455 + Math.cos(angle) * reach * 150,
      HEIGHT * 0.37 + Math.sin(angle) * reach * 80,
      12 + random() * 14,
    ];
    fill(pen, 'rgba(50,20,40,.45)', rect(x + 5, y + 6, size, size * 0.8));
    fill(pen, mix('#C65A34', '#E08A54', random()), rect(x, y, size, size * 0.8));
    fill(pen, rgba('#FFE0B0', 0.6), rect(x, y, size, size * 0.36));
  }
};

export const mappa = () => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  const random = rng(14);
  paintFields(pen, random);
  paintRelief(pen);
  paintRoads(pen);
  plantTrees(pen, random);
  buildVillage(pen, random);
  return canvas;
};
