import { fill, sheet } from '../../ink/canvas-primitives.mjs';
import { lerp, rng, smooth } from '../../ink/random-and-math.mjs';
import { along } from '../../ink/ribbons.mjs';
import { circle, curve, rect } from '../../ink/shapes.mjs';
import { cypress, lit } from '../dusk-sky-and-lights.mjs';
import { field, farmhouse, olive, road, bale } from './farmland-parts.mjs';

const ROAD = [
  [0.742, 0.352],
  [0.676, 0.415],
  [0.645, 0.47],
  [0.682, 0.545],
  [0.655, 0.62],
  [0.565, 0.665],
  [0.5, 0.72],
  [0.455, 0.8],
  [0.43, 0.98],
];

const FAR_HILL = [
  [-0.02, 0.1],
  [0.1, 0],
  [0.22, 0.04],
  [0.36, 0.2],
  [0.5, 0.26],
  [0.66, 0.2],
  [0.8, 0.3],
  [1.02, 0.34],
];

const MIDDLE_HILL = [
  [-0.02, 0.62],
  [0.2, 0.6],
  [0.42, 0.56],
  [0.58, 0.44],
  [0.74, 0.34],
  [0.88, 0.36],
  [1.02, 0.28],
];

const NEAR_HILL = [
  [-0.02, 0.36],
  [0.08, 0.33],
  [0.2, 0.4],
  [0.33, 0.58],
  [0.46, 0.78],
  [0.6, 0.84],
  [0.78, 0.8],
  [1.02, 0.7],
];

/**
 * Converts land coordinates to pixels: u is 0..1 across the picture, v is 0..1 from horizon to
 * parapet.
 */
const land = ({ width, horizon, parapet }) => {
  const [X, Y] = [(u) => u * width, (v) => horizon + v * (parapet - horizon)];
  const hill = (points) => {
    const path = curve(
      points.map(([u, v]) => [X(u), Y(v)]),
      false,
      1,
    );
    path.lineTo(width + 30, parapet + 60);
    path.lineTo(-30, parapet + 60);
    path.closePath();
    return path;
  };
  return { X, Y, hill };
};

const paintFar = (pen, layout, random) => {
  const { width, sun } = layout;
  const { X, Y, hill } = land(layout);
  field(pen, hill(FAR_HILL), '#C98A46', {
    vanish: [X(0.13), Y(-0.25)],
    furrows: 26,
    dark: '#A4603A',
    alpha: 0.6,
    under: {
      at: [sun.x, sun.y],
      r: width * 0.52,
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: '#F2B766',
      soft: 0.6,
    },
    over: [
      {
        from: [0, Y(0)],
        to: [0, Y(0.6)],
        stops: [
          [0, 0],
          [1, 0.55],
        ],
        color: '#8A4A44',
        soft: 0.6,
      },
    ],
  });
  for (let i = 0; i < 5; i++)
    cypress(pen, X(0.045) + i * 13 + random() * 6, Y(0.05) + random() * 5, 30 + random() * 20);
  const windows = farmhouse(pen, X(0.205), Y(0.075));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 13; i++)
      olive(
        pen,
        X(0.43) + (i / 12) * X(0.24) + row * 16,
        Y(0.3 + row * 0.075) - Math.sin(i / 4) * 10,
        17 + row * 5,
      );
  field(pen, hill(MIDDLE_HILL), '#8E8A45', {
    vanish: [X(0.8), Y(-0.1)],
    furrows: 30,
    dark: '#5F6A40',
    bend: 40,
    alpha: 0.75,
    under: {
      at: [X(0.6), Y(0.42)],
      r: width * 0.3,
      stops: [
        [0, 0.85],
        [1, 0],
      ],
      color: '#D9B254',
      soft: 0.6,
    },
    over: [
      {
        from: [0, Y(0.4)],
        to: [0, Y(0.95)],
        stops: [
          [0, 0],
          [1, 0.8],
        ],
        color: '#3E4A44',
        soft: 0.6,
      },
    ],
  });
  const way = ROAD.map(([u, v]) => [X(u), Y(v)]);
  road(pen, along(way, 60));
  for (let i = 0; i < 7; i++)
    cypress(
      pen,
      X(0.735) + i * 22 + random() * 8,
      Y(0.36) + random() * 6,
      34 + random() * 26,
      '#1F3338',
      '#8E8A45',
    );
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++)
      olive(
        pen,
        X(0.77) + i * width * 0.028 + row * 14,
        Y(0.5 + row * 0.11) + random() * 4,
        26 + row * 6,
      );
  return { windows, way: along(way, 200) };
};

const paintNear = (pen, layout) => {
  const { width } = layout;
  const { X, Y, hill } = land(layout);
  field(pen, hill(NEAR_HILL), '#D79B3F', {
    vanish: [X(0.06), Y(-0.05)],
    furrows: 22,
    dark: '#B06A32',
    bend: 60,
    alpha: 0.7,
    under: {
      at: [X(0.3), Y(0.5)],
      r: width * 0.28,
      stops: [
        [0, 0.8],
        [1, 0],
      ],
      color: '#F3C766',
      soft: 0.6,
    },
    over: [
      {
        from: [0, Y(0.45)],
        to: [0, Y(1)],
        stops: [
          [0, 0],
          [1, 0.85],
        ],
        color: '#7E3F34',
        soft: 0.6,
      },
      {
        at: [-60, Y(0.5)],
        r: width * 0.2,
        stops: [
          [0, 0.85],
          [1, 0],
        ],
        color: '#8A4A3A',
        soft: 0.6,
      },
    ],
  });
  for (const [u, v, r] of [
    [0.13, 0.56, 15],
    [0.205, 0.66, 18],
    [0.07, 0.74, 20],
  ])
    bale(pen, X(u), Y(v), r);
};

/** Paints far and near fields as two pictures, because the moving car passes between them. */
export const paintFields = (layout) => {
  const [far, near] = [sheet(layout.width, layout.height), sheet(layout.width, layout.height)];
  const { windows, way } = paintFar(far.pen, layout, rng(9));
  paintNear(near.pen, layout);
  return { far: far.canvas, near: near.canvas, windows, way };
};

export const drawCar = (pen, way, headlights, phase) => {
  const t = (phase + 0.15) % 1;
  const place = t * 200;
  const i = Math.floor(place);
  const [a, b] = [way[i], way[Math.min(200, i + 1)]];
  const [x, y] = [lerp(a[0], b[0], place - i), lerp(a[1], b[1], place - i)];
  const size = 0.5 + t * 1.25;
  const seen = smooth(0, 0.03, t) * smooth(1, 0.97, t);
  pen.globalAlpha = seen;
  fill(pen, '#3A1C34', rect(x - 6 * size, y - 7 * size, 12 * size, 7.6 * size, 3 * size));
  fill(pen, '#C9482E', rect(x - 6 * size, y - 4.6 * size, 12 * size, 4.6 * size, 1.8 * size));
  for (const side of [-3.6, 3.6])
    fill(pen, '#FFF2C0', circle(x + side * size, y - 2.4 * size, 1.3 * size));
  const reach = 30 * size;
  lit(pen, seen * 0.8, () =>
    pen.drawImage(
      headlights,
      x - reach - 2 * size,
      y - 2.4 * size - reach * 0.9,
      reach * 2,
      reach * 2,
    ),
  );
};
