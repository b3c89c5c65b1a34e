import { fill, inside, Path2D, sheet } from '../../ink/canvas-primitives.mjs';
import { mix, P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { ellipse, poly, rect } from '../../ink/shapes.mjs';
import { paintTile } from '../../maiolica/tile.mjs';

const [WIDTH, HEIGHT] = [460, 640];
const [X, BASE] = [210, HEIGHT - 6];
/** Pads of the cactus, the lowest first: [x, y, width, height, rotation, shade]. */
const PADS = [
  [-20, -120, 116, 170, -0.5, 0.55],
  [20, -120, 120, 176, 0.45, 0.4],
  [0, -118, 132, 190, -0.04, 0.2],
  [-92, -256, 98, 140, -0.75, 0.6],
  [-58, -268, 96, 142, -0.12, 0.5],
  [92, -262, 100, 146, 0.62, 0.35],
  [20, -292, 104, 150, 0.18, 0.1],
  [62, -276, 84, 120, 0.95, 0.3],
  [-60, -398, 78, 110, -0.3, 0.5],
  [44, -434, 80, 112, 0.32, 0.2],
  [150, -372, 74, 104, 0.7, 0.4],
];
const FRUITS = [
  [-112, -380, -0.5, 0],
  [-88, -500, -0.5, 1],
  [-58, -506, -0.1, 0],
  [-30, -498, 0.3, 1],
  [62, -540, 0.1, 0],
  [88, -534, 0.4, 1],
  [110, -512, 0.7, 0],
  [186, -470, 0.4, 1],
  [210, -456, 0.8, 0],
  [-158, -352, -1, 1],
  [22, -438, -0.2, 0],
  [128, -396, 0.2, 1],
];

const spines = (pen, w, h) => {
  for (let i = -2; i <= 2; i++)
    for (let j = 1; j < 6; j++) {
      const [u, v] = [i * w * 0.17 + (j % 2 ? w * 0.085 : 0), -j * h * 0.155 - h * 0.04];
      if ((u / (w * 0.46)) ** 2 + ((v + h * 0.52) / (h * 0.46)) ** 2 < 0.8)
        fill(pen, 'rgba(240,226,170,.55)', rect(u, v, 1.8, 1.8));
    }
};

const pad = (pen, x, y, w, h, turn, dark) => {
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  const unturned = (u, v) => [
    u * cos - (v + h * 0.5) * sin,
    u * sin + (v + h * 0.5) * cos - h * 0.5,
  ];
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  const path = new Path2D();
  path.moveTo(0, 0);
  path.bezierCurveTo(-w * 0.3, -h * 0.08, -w * 0.56, -h * 0.42, -w * 0.46, -h * 0.72);
  path.bezierCurveTo(-w * 0.38, -h * 1.02, w * 0.38, -h * 1.02, w * 0.46, -h * 0.72);
  path.bezierCurveTo(w * 0.56, -h * 0.42, w * 0.3, -h * 0.08, 0, 0);
  path.closePath();
  ink(
    pen,
    path,
    mix('#3E6B52', '#223B48', dark),
    {
      from: unturned(w * 0.45, -h * 0.8),
      to: unturned(-w * 0.5, -h * 0.2),
      stops: [
        [0, 0.9],
        [0.35, 0.1],
        [1, 0],
      ],
      color: '#D6B75A',
      soft: 0.45,
    },
    {
      from: unturned(w * 0.1, -h * 0.5),
      to: unturned(-w * 0.6, -h * 0.1),
      stops: [
        [0, 0],
        [1, 0.95],
      ],
      color: '#14263A',
      soft: 0.45,
    },
  );
  spines(pen, w, h);
  pen.restore();
};

const FRUIT = new Path2D('M0 2C-11 -2 -12 -20 -7 -27C-3 -30 3 -30 7 -27C12 -20 11 -2 0 2Z');

const fruit = (pen, x, y, turn, colour) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  ink(
    pen,
    FRUIT,
    colour,
    {
      from: [7, -24],
      to: [-9, -4],
      stops: [
        [0, 0.9],
        [0.35, 0],
        [0.6, 0.1],
        [1, 0.9],
      ],
      color: mix(colour, '#3A1030', 0.65),
      soft: 0.4,
    },
    {
      at: [4, -19],
      r: 9,
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: '#FFD08A',
      soft: 0.4,
    },
  );
  fill(pen, mix(colour, '#3A1030', 0.5), ellipse(0, -28, 6.4, 2));
  pen.restore();
};

const pot = (pen) => {
  const body = poly([
    [X - 84, BASE - 134],
    [X + 84, BASE - 134],
    [X + 66, BASE],
    [X - 66, BASE],
  ]);
  fill(pen, '#C05A34', body);
  inside(pen, body, () => {
    fill(pen, P.smalto, rect(X - 90, BASE - 96, 180, 58));
    for (let i = -2; i <= 2; i++)
      paintTile(pen, 'rosone', 'classica', X + i * 58 - 29, BASE - 96, 58);
    fill(pen, P.cobalto, rect(X - 90, BASE - 99, 180, 5));
    fill(pen, P.cobalto, rect(X - 90, BASE - 40, 180, 5));
  });
  const lip = rect(X - 94, BASE - 152, 188, 26, 5);
  fill(pen, '#CF6A3E', lip);
  for (const path of [body, lip])
    shade(pen, path, {
      from: [X + 90, 0],
      to: [X - 90, 0],
      stops: [
        [0, 0],
        [0.35, 0.1],
        [1, 0.95],
      ],
      color: '#3F1838',
      soft: 0.5,
      alpha: 0.9,
    });
  shade(pen, body, {
    from: [0, BASE - 128],
    to: [0, BASE - 108],
    stops: [
      [0, 0.9],
      [1, 0],
    ],
    color: '#3F1838',
    soft: 0.4,
  });
  shade(pen, rect(X + 70, BASE - 152, 22, 26), {
    from: [X + 92, 0],
    to: [X + 70, 0],
    stops: [
      [0, 0.9],
      [1, 0],
    ],
    color: '#FFC98A',
    soft: 0.4,
  });
};

export const paintPricklyPear = () => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  for (const [u, v, ...rest] of PADS) pad(pen, X + u, BASE + v, ...rest);
  for (const [u, v, turn, ripe] of FRUITS)
    fruit(pen, X + u, BASE + v, turn, ripe ? '#D9582E' : '#C22F45');
  pot(pen);
  return { canvas, width: WIDTH, height: HEIGHT, middle: X, foot: BASE };
};
