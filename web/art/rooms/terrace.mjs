import { P } from '../ink/palette.mjs';
import { chair, garland, roundTable } from './furniture.mjs';
import {
  bands,
  box,
  disc,
  HEIGHT,
  line,
  picture,
  range,
  shape,
  stipple,
  WIDTH,
} from './svg-parts.mjs';

const FLOOR_Y = 312;

const sun = [disc(104, 190, 40, P.pesca), disc(104, 190, 30, P.paglia)];

const hills = [
  shape('M0 204Q60 176 140 200T320 186V262H0Z', P.manganese),
  shape('M0 226Q90 204 190 228T320 216V280H0Z', P.mattone),
  shape('M0 250Q130 226 320 254V320H0Z', P.oro),
  shape('M0 272Q150 254 320 276V330H0Z', P.ocra),
  ...range(13).map((row) =>
    line(`M${row * 28 - 12} 314Q${row * 26 + 4} 292 ${row * 24 + 18} 274`, P.zolfo, 2.5),
  ),
  stipple(32, [0, 190, WIDTH, 120], P.prugna, 2200, (u, v) => u * 0.7 * (1 - v * 0.5)),
];

const cypress = (x, top) =>
  shape(
    `M${x} ${top}Q${x + 13} ${top + 50} ${x + 6} 250H${x - 6}Q${x - 13} ${top + 50} ${x} ${top}Z`,
    P.bosco,
  );

const balustrade = [
  box(0, 282, WIDTH, 9, P.sabbia),
  ...range(13).map((post) => shape(`M${post * 27 - 4} 291h10q6 10 0 20h-10q-6 -10 0 -20Z`, P.lino)),
  box(0, 309, WIDTH, 7, P.sabbia),
];

const pergola = [
  box(18, 92, 12, FLOOR_Y - 92, P.bistro),
  box(290, 92, 12, FLOOR_Y - 92, P.bistro),
  box(0, 84, WIDTH, 12, P.bistro),
  ...range(8).map((beam) => box(6 + beam * 43, 70, 9, 20, P.bistro)),
  ...range(34).map((leaf) => {
    const [x, y] = [((leaf * 47) % 330) - 4, 58 + ((leaf * 31) % 40)];
    return shape(`M${x} ${y}q9 -10 18 0q-9 12 -18 0Z`, leaf % 3 ? P.rame : P.rame2);
  }),
  ...range(7).map((bunch) => disc(24 + bunch * 46, 104 + ((bunch * 13) % 16), 6, P.vino)),
];

const floor = [
  box(0, FLOOR_Y, WIDTH, HEIGHT - FLOOR_Y, P.cotto),
  ...range(5).map((row) => line(`M0 ${FLOOR_Y + 8 + row * row * 5}H320`, P.mattone, 1.5)),
  ...range(9).map((joint) =>
    line(`M${160 + (joint - 4) * 30} ${FLOOR_Y}L${160 + (joint - 4) * 64} 400`, P.mattone, 1.5),
  ),
  stipple(34, [0, FLOOR_Y, WIDTH, HEIGHT - FLOOR_Y], P.prugna, 1500, (u) => 0.1 + u * 0.4),
];

const pomegranate = [
  line('M282 312Q276 270 284 226', P.bistro, 7),
  ...[
    [262, 214, 26],
    [292, 200, 30],
    [306, 230, 24],
    [276, 238, 20],
  ].map(([x, y, r]) => disc(x, y, r, P.bosco)),
  ...[
    [256, 206],
    [286, 192],
    [300, 224],
    [272, 232],
    [308, 204],
  ].map(([x, y]) => disc(x, y, 7, P.melagrana) + disc(x - 2, y - 2, 2, P.corallo)),
  stipple(35, [240, 176, 80, 76], P.rame2, 520, (u, v) => (1 - u) * (1 - v) * 0.9),
];

/** The terrace on the second floor at sunset, under a pergola. The light comes from the left. */
export const drawTerrace = () =>
  picture([
    bands(0, [
      [P.manganese, 70],
      [P.melagrana, 34],
      [P.cotto, 30],
      [P.corallo, 34],
      [P.pesca, 60],
    ]),
    stipple(30, [0, 40, WIDTH, 60], P.prugna, 1300, (u, v) => 0.8 - v * 0.8),
    stipple(31, [0, 110, WIDTH, 90], P.paglia, 1500, (u, v) => 0.7 - Math.hypot(u - 0.32, v - 0.8)),
    ...sun,
    ...hills,
    cypress(206, 170),
    cypress(228, 184),
    ...balustrade,
    ...floor,
    ...pomegranate,
    ...pergola,
    garland([24, 100], [296, 108], 34, 11),
    garland([24, 118], [296, 100], 62, 12),
    chair(98, 276, 34, 84),
    roundTable(160, 318, 60),
    stipple(36, [162, 324, 56, 58], P.manganese, 420, (u) => u * 0.55),
    chair(224, 286, 40, 96),
  ]);
