import { fill, Path2D, sheet } from '../../ink/canvas-primitives.mjs';
import { lerp, rng, wave } from '../../ink/random-and-math.mjs';
import { mix, rgba } from '../../ink/palette.mjs';
import { ink } from '../../ink/shade.mjs';
import { blob, ellipse, leaf, poly } from '../../ink/shapes.mjs';
import { isWide } from './layout.mjs';

const [WIDTH, HEIGHT] = [300, 560];
const GOLDS = ['#EBB650', '#D99A3C', '#F5CD70', '#CE8A38', '#F0C05C', '#DFA548'];
const BENDS = [26, 46, 14, 62, 34, 52];
const GRAINS = 11;
/**
 * Rows of wheat from far to near: [number of stalks, left end, right end, smallest size, largest
 * size, vertical offset].
 */
const WIDE_PLANES = [
  [66, -20, 930, 0.22, 0.3, -6],
  [60, -30, 800, 0.31, 0.4, 10],
  [44, -30, 640, 0.41, 0.58, 30],
];
const TALL_PLANES = [
  [52, -20, 760, 0.24, 0.32, -6],
  [40, -30, 640, 0.34, 0.44, 14],
  [26, -30, 520, 0.46, 0.6, 34],
];

const stalkOf = (bend) => {
  const at = (t) => [
    90 + bend * t * t + (t > 0.7 ? (t - 0.7) ** 2 * bend * 9 : 0),
    HEIGHT - 6 - t * 430 + (t > 0.78 ? (t - 0.78) ** 2 * bend * 26 : 0),
  ];
  const heading = (t) => {
    const [a, b] = [at(t - 0.01), at(t + 0.01)];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  return { at, heading };
};

const beards = (pen, { at, heading }, gold) => {
  pen.strokeStyle = rgba(mix(gold, '#FFE6A0', 0.45), 0.9);
  pen.lineWidth = 1.5;
  for (let k = 0; k < GRAINS; k++) {
    const t = 0.68 + (k / GRAINS) * 0.3;
    const [[x, y], angle] = [at(t), heading(t)];
    for (const side of [-1, 1]) {
      const [out, tip] = [angle + side * 0.34, angle + side * 0.2];
      pen.stroke(
        new Path2D(
          `M${x} ${y}Q${x + Math.cos(out) * 40} ${y + Math.sin(out) * 40} ${x + Math.cos(tip) * 96} ${y + Math.sin(tip) * 96}`,
        ),
      );
    }
  }
};

const grains = (pen, { at, heading }, gold) => {
  for (let k = 0; k < GRAINS; k++) {
    const t = 0.67 + (k / GRAINS) * 0.3;
    const [[x, y], angle] = [at(t), heading(t)];
    const [nx, ny] = [Math.cos(angle + 1.57), Math.sin(angle + 1.57)];
    const size = 1.12 - k * 0.035;
    for (const side of [-1, 1]) {
      const grain = leaf(
        x - Math.cos(angle) * 4,
        y - Math.sin(angle) * 4,
        34 * size,
        19 * size,
        angle + side * 0.46,
      );
      ink(pen, grain, side > 0 ? mix(gold, '#FFE9AE', 0.35) : gold, {
        from: [x + 14 * nx, y + 14 * ny],
        to: [x - 16 * nx, y - 16 * ny],
        stops: [
          [0.3, 0],
          [1, 0.95],
        ],
        color: '#8F4E30',
        soft: 0.4,
      });
      pen.strokeStyle = rgba('#7A3E2C', 0.45);
      pen.lineWidth = 1;
      pen.stroke(grain);
    }
  }
};

const earOfWheat = (gold, i) => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  const stalk = stalkOf(BENDS[i]);
  const line = Array.from({ length: 31 }, (_, k) => stalk.at((k / 30) * 0.72));
  pen.lineCap = 'round';
  for (const [shift, width, colour] of [
    [0, 4.2, mix(gold, '#7A4A2C', 0.4)],
    [1.4, 1.3, mix(gold, '#FFE6A0', 0.4)],
  ]) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(
      poly(
        line.map(([x, y]) => [x + shift, y]),
        false,
      ),
    );
  }
  const [x, y] = stalk.at(0.34);
  ink(
    pen,
    leaf(x, y, 110, 11, -Math.PI / 2 + (i % 2 ? 0.75 : -0.6), i % 2 ? 0.35 : -0.3),
    mix(gold, '#7E6A34', 0.45),
    {
      from: [x, y],
      to: [x + 40, y - 80],
      stops: [
        [0, 0.9],
        [1, 0],
      ],
      color: '#6E4630',
      soft: 0.4,
    },
  );
  beards(pen, stalk, gold);
  grains(pen, stalk, gold);
  fill(pen, gold, leaf(...stalk.at(0.985), 34, 16, stalk.heading(0.98)));
  return { canvas, x: 90, y: HEIGHT - 6 };
};

const poppy = () => {
  const { canvas, pen } = sheet(130, 420);
  pen.strokeStyle = '#55683E';
  pen.lineWidth = 4;
  pen.stroke(new Path2D('M60 418Q50 220 66 60'));
  for (const [dx, dy, w, h, red] of [
    [0, -8, 46, 40, '#B3242E'],
    [-18, 8, 40, 36, '#C9372F'],
    [20, 8, 42, 36, '#D94A33'],
  ])
    ink(
      pen,
      blob(66 + dx, 52 + dy, w * 0.62, h * 0.62, 0.1, w + h, 9),
      red,
      {
        from: [66, 90],
        to: [66 + dx, 30],
        stops: [
          [0, 0.95],
          [0.7, 0],
        ],
        color: '#6E1030',
        soft: 0.4,
      },
      {
        at: [80 + dx, 32 + dy],
        r: 26,
        stops: [
          [0, 0.9],
          [1, 0],
        ],
        color: '#FF9A6A',
        soft: 0.4,
      },
    );
  fill(pen, '#2A1430', ellipse(66, 58, 9, 7));
  return { canvas, x: 60, y: 418 };
};

const sow = (layout) => {
  const random = rng(31);
  return (isWide(layout) ? WIDE_PLANES : TALL_PLANES).flatMap(
    ([count, from, to, smallest, largest, lower], plane) =>
      Array.from({ length: count }, (_, i) => {
        const t = (i + random()) / count;
        const size = (smallest + (largest - smallest) * random()) * (1 - t ** 2.4 * 0.42);
        return {
          x: lerp(from, to, t),
          y: layout.parapet + lower + 14 + t * 22,
          size,
          kind: Math.floor(random() * 6),
          phase: random(),
          poppy: plane > 0 && random() < 0.085,
        };
      }),
  );
};

export const growWheat = (layout) => {
  const [ears, flower, stalks] = [GOLDS.map(earOfWheat), poppy(), sow(layout)];
  return (pen, phase) => {
    for (const { x, y, size, kind, phase: own, poppy: red } of stalks) {
      const wind =
        wave(phase, 2, -x / 1000) +
        0.45 * wave(phase, 3, -x / 560 + 0.3) +
        0.3 * wave(phase, 1, own);
      const lean = 0.03 + 0.042 * wind;
      const sprite = red ? flower : ears[kind];
      const scale = size * (red ? 0.92 : 1);
      pen.save();
      pen.translate(x, y);
      pen.transform(1, 0, -lean * 1.3, 1, 0, 0);
      pen.rotate(lean * 0.5);
      pen.scale(scale, scale);
      pen.drawImage(sprite.canvas, -sprite.x, -sprite.y);
      pen.restore();
    }
  };
};
