import { fill, inside, Path2D, sheet } from '../../ink/canvas-primitives.mjs';
import { lerp, rng } from '../../ink/random-and-math.mjs';
import { mix } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { curve, poly } from '../../ink/shapes.mjs';
import { range, FAR_RANGE, NEAR_RANGE } from './distant-ranges.mjs';

const LEFT = [
  [-760, 262],
  [-600, 226],
  [-452, 176],
  [-330, 124],
  [-250, 96],
  [-196, 66],
  [-120, 34],
  [-62, 16],
];

const RIM = [
  [-44, 6],
  [-30, -3],
  [-14, 2],
  [-4, 10],
  [10, 6],
  [26, -1],
  [40, 8],
  [56, 15],
];

const RIGHT = [
  [104, 33],
  [150, 60],
  [214, 82],
  [262, 112],
  [344, 140],
  [436, 186],
  [540, 222],
  [640, 262],
];

const LAVA = [
  [-30, -3],
  [-14, 2],
  [-4, 10],
  [10, 6],
  [4, 16],
  [-16, 12],
];

const placer = ({ x, peak, base, left, right }) => {
  const k = (base - peak) / 212;
  return (u, v) => [x + (u * (u < 0 ? left : right)) / (u < 0 ? 760 : 640), peak + v * k];
};

const mountain = (p, { x, base, left, right }) => {
  const path = curve(
    [...LEFT, ...RIM, ...RIGHT].map(([u, v]) => p(u, v)),
    false,
    1,
  );
  path.lineTo(x + right, base + 100);
  path.lineTo(x - left, base + 100);
  path.closePath();
  return path;
};

const spurs = (pen, random, p) => {
  for (let i = 0; i < 22; i++) {
    const u = lerp(-330, 330, (i + 0.5 + (random() - 0.5) * 0.7) / 22);
    const away = Math.abs(u);
    const top = 18 + away * 0.3 + random() * 16;
    const length = 70 + random() * 90 + (1 - away / 330) * 40;
    const [w, slant] = [16 + random() * 22, u * 0.42];
    const [a, b, c] = [
      p(u, top),
      p(u + slant * 0.6, top + length * 0.6),
      p(u + slant, top + length),
    ];
    const face = (corner) => {
      const path = new Path2D();
      path.moveTo(...a);
      path.quadraticCurveTo(...b, ...c);
      path.lineTo(...corner);
      path.closePath();
      return path;
    };
    const dark = {
      from: a,
      to: c,
      stops: [
        [0, 0.9],
        [0.45, 0.6],
        [1, 0],
      ],
      color: u < 40 ? '#2A3A7C' : '#6A528A',
      soft: 0.4,
    };
    const light = {
      from: a,
      to: c,
      stops: [
        [0, 0.8],
        [0.5, 0.4],
        [1, 0],
      ],
      color: u < -60 ? '#7488BE' : '#E9A98E',
      soft: 0.4,
    };
    shade(pen, face(p(u + slant - w, top + length * 0.92)), dark);
    shade(pen, face(p(u + slant + w * 0.9, top + length * 0.96)), light);
  }
};

const snow = (pen, random, p) => {
  for (let i = 0; i < 34; i++) {
    const u = lerp(-178, 150, (i + random()) / 34);
    const away = Math.abs(u + 10);
    const top = -6 + away * 0.3;
    const length = (26 + random() * 52) * (1 - away / 330);
    const [w, slant] = [7 + random() * 9, u * 0.3];
    const path = new Path2D();
    path.moveTo(...p(u - w, top - 6));
    path.quadraticCurveTo(
      ...p(u + slant * 0.4 - w * 0.3, top + length * 0.6),
      ...p(u + slant, top + length),
    );
    path.quadraticCurveTo(
      ...p(u + slant * 0.4 + w * 0.6, top + length * 0.5),
      ...p(u + w, top - 6),
    );
    path.closePath();
    const shadowed = u < -18;
    ink(
      pen,
      path,
      shadowed ? mix('#AFC1E4', '#C9CCE4', random()) : mix('#F9E2CE', '#F3C9B4', random()),
      {
        from: p(u + w, top),
        to: p(u - w, top + length),
        stops: [
          [0.2, 0],
          [1, 0.8],
        ],
        color: shadowed ? '#7D93C8' : '#C99AA6',
        soft: 0.4,
      },
    );
  }
};

export const paintEtna = (layout) => {
  const { width, height, horizon, etna } = layout;
  const { canvas, pen } = sheet(width, height);
  const p = placer(etna);
  const foot = etna.base + 60;
  const path = mountain(p, etna);
  ink(
    pen,
    path,
    '#40559A',
    {
      from: p(-300, 200),
      to: p(0, 60),
      stops: [
        [0, 0.35],
        [1, 0],
      ],
      color: '#5F74B0',
      soft: 0.5,
    },
    {
      from: p(-20, 120),
      to: p(330, 150),
      stops: [
        [0.05, 0],
        [0.4, 0.5],
        [1, 0.95],
      ],
      color: '#CE8E86',
      soft: 0.5,
    },
    {
      from: [0, foot - 150],
      to: [0, foot - 6],
      stops: [
        [0, 0],
        [0.7, 0.85],
        [1, 1],
      ],
      color: '#DDB49E',
      soft: 0.6,
    },
  );
  const random = rng(21);
  inside(pen, path, () => {
    spurs(pen, random, p);
    snow(pen, random, p);
    fill(pen, '#F0803C', poly(LAVA.map(([u, v]) => p(u, v))));
  });
  const across = (points) => points.map(([u, v]) => [u * width, horizon + v]);
  range(pen, layout, across(FAR_RANGE), ['#6C6BA0', '#C99AA0', '#E8A27A']);
  range(pen, layout, across(NEAR_RANGE), ['#4F5E93', '#A9899B', '#D98D72']);
  return canvas;
};
