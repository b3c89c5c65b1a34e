import { inside } from '../../ink/canvas-primitives.mjs';
import { clamp, lerp } from '../../ink/random-and-math.mjs';
import { mix, rgba } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { poly } from '../../ink/shapes.mjs';

const TOP = [
  [0, 44],
  [18, 22],
  [52, 12],
  [110, 4],
  [190, 0],
  [300, -8],
  [420, -16],
  [520, -12],
  [640, -4],
  [720, 4],
];
const FLANK = [
  [-10, 66],
  [-4, 84],
  [-24, 102],
  [-34, 126],
  [-30, 144],
  [-62, 160],
  [-74, 184],
  [-108, 202],
  [-150, 236],
  [-200, 262],
  [-240, 300],
];
const STEPS = [
  [18, 44, 22, 0, 18],
  [52, 22, 12, 18, 34],
  [190, 12, 0, 52, 138],
  [420, 0, -16, 190, 230],
  [Infinity, -16, 4, 420, 300],
];

export const edgeHeight = (v) => {
  const [, from, to, start, length] = STEPS.find(([until]) => v < until);
  return lerp(from, to, (v - start) / length);
};

const buttress = (pen, random, X, Y, x, width, scale) => {
  const top = x < 0 ? Y(60 - x * 1.4) : Y(edgeHeight(x)) + 2;
  const tall = (random() < 0.35 ? 150 + random() * 60 : 60 + random() * 70) * scale;
  const sun = clamp(1 - x / 560);
  const jog = (random() - 0.5) * 10;
  const [ridge, middle] = [
    [X(x + width * 0.35), top],
    [X(x + width * 0.35 + jog), top + tall * 0.5],
  ];
  const foot = [X(x + width * 0.3 - 8 + jog * 0.4), top + tall];
  const left = [
    [X(x - width * 0.3), top + tall * (0.8 + random() * 0.12)],
    [X(x + 2), top + tall * 0.12],
  ];
  const right = [
    [X(x + width * 0.92), top + tall * (0.05 + random() * 0.15)],
    [X(x + width * 1.02), top + tall * (0.74 + random() * 0.2)],
  ];
  const down = { from: [0, top], to: [0, top + tall] };
  shade(pen, poly([ridge, middle, foot, ...left]), {
    ...down,
    stops: [
      [0, 0.98],
      [0.45, 0.6],
      [1, 0],
    ],
    color: mix('#96506A', '#F6B478', sun * 0.88 + 0.1),
    soft: 0.35,
  });
  shade(pen, poly([ridge, ...right, foot, middle]), {
    ...down,
    stops: [
      [0, 0.98],
      [0.5, 0.6],
      [1, 0],
    ],
    color: mix('#43204A', '#8A3A3C', sun * 0.75),
    soft: 0.35,
  });
  if (random() >= 0.5) return;
  const ledge = top + tall * (0.28 + random() * 0.3);
  pen.strokeStyle = rgba('#33143A', 0.55);
  pen.lineWidth = 1.6 * scale;
  pen.stroke(
    poly(
      [
        [X(x + width * 0.1), ledge],
        [X(x + width * 0.4), ledge + 4],
        [X(x + width * 0.8), ledge + 1 + random() * 6],
      ],
      false,
    ),
  );
};

const cracks = (pen, random, X, Y) => {
  for (let i = 0; i < 22; i++) {
    const [x, y, w] = [-60 + random() * 800, 46 + random() * 120, 18 + random() * 44];
    const path = poly([
      [X(x), Y(y)],
      [X(x + w * 0.3), Y(y - 3 - random() * 3)],
      [X(x + w), Y(y + 1)],
      [X(x + w * 0.9), Y(y + 5)],
      [X(x + w * 0.4), Y(y + 3)],
    ]);
    shade(pen, path, {
      from: [X(x), 0],
      to: [X(x + w), 0],
      stops: [
        [0, 0.85],
        [1, 0.3],
      ],
      color: mix('#3A1A44', '#6E2A36', clamp(1 - x / 500)),
      soft: 0.4,
    });
  }
};

export const paintRock = (pen, random, X, Y, scale) => {
  const placed = (points) => points.map(([u, v]) => [X(u), Y(v)]);
  const body = poly([...placed(TOP), [X(760), Y(300)], ...placed(FLANK).reverse()]);
  ink(
    pen,
    body,
    '#A9573F',
    {
      from: [X(-60), Y(100)],
      to: [X(420), Y(150)],
      stops: [
        [0, 0],
        [0.3, 0.35],
        [1, 1],
      ],
      color: '#6E3350',
      soft: 0.5,
    },
    {
      from: [X(0), Y(130)],
      to: [X(0), Y(262)],
      stops: [
        [0, 0],
        [1, 0.85],
      ],
      color: '#84604C',
      soft: 0.6,
    },
  );
  inside(pen, body, () => {
    let x = -40;
    while (x < 770) {
      const width = random() < 0.3 ? 54 + random() * 40 : 16 + random() * 26;
      buttress(pen, random, X, Y, x, width, scale);
      x += width * (0.62 + random() * 0.5);
    }
    cracks(pen, random, X, Y);
    pen.lineWidth = 5 * scale;
    pen.lineJoin = 'round';
    pen.strokeStyle = 'rgba(255,214,146,.9)';
    pen.stroke(poly([[X(0), Y(44)], ...placed(FLANK).slice(0, 8)], false));
  });
};
