import { P } from '../ink/palette.mjs';
import { tileBand } from './furniture.mjs';
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

const SILL_Y = 330;

const volcano = [
  shape('M0 214L70 128L86 138L98 126L186 214Z', P.azzurro),
  shape('M70 128L86 138L98 126L118 146L104 152L92 144L82 156L68 146L54 148Z', P.latte),
  stipple(21, [70, 130, 110, 84], P.cobalto, 900, (u, v) => (v > 1 - u ? 0 : u * 0.9)),
  line('M86 130Q92 112 112 108Q136 104 150 92', P.smalto, 7),
];

const town = [
  shape('M176 206L192 160L214 150L300 146L320 152V220H176Z', P.cotto),
  ...range(9).map((building) =>
    box(
      196 + building * 13,
      138 + ((building * 7) % 11),
      10,
      16,
      building % 2 ? P.pesca : P.paglia,
    ),
  ),
  box(244, 116, 9, 34, P.sabbia),
  shape('M242 116L248.500 104L255 116Z', P.mattone),
  box(286, 124, 12, 26, P.sabbia),
  stipple(22, [196, 158, 124, 60], P.mattone, 1100, (u, v) => u * 0.7 + v * 0.2),
];

const fields = [
  shape('M0 212Q90 192 190 206T320 204V262H0Z', P.rame2),
  shape('M0 238Q120 216 220 236T320 232V292H0Z', P.ocra),
  shape('M0 266Q110 246 200 264T320 258V320H0Z', P.salvia),
  shape('M0 292Q150 268 320 294V340H0Z', P.zolfo),
  ...range(11).map((row) =>
    line(`M${row * 34 - 20} 338Q${row * 30 + 2} 306 ${row * 27 + 26} 286`, P.oro, 2),
  ),
  ...range(16).map((tree) => disc(10 + ((tree * 53) % 300), 218 + ((tree * 29) % 44), 5, P.bosco)),
  stipple(23, [0, 206, WIDTH, 130], P.bosco, 2200, (u, v) => (1 - u) * 0.5 * (1 - v * 0.4)),
];

const column = (x) =>
  box(x, 150, 26, SILL_Y - 150, P.sabbia) +
  box(x - 5, 140, 36, 12, P.lino) +
  box(x - 5, SILL_Y - 10, 36, 12, P.lino) +
  stipple(x + 24, [x, 152, 26, SILL_Y - 164], P.manganese, 420, (u) => u ** 2 * 0.8);

const arches = [
  shape('M0 0H320V142H314A74 84 0 0 0 166 142H154A74 84 0 0 0 6 142H0Z', P.sabbia),
  line('M6 142A74 84 0 0 1 154 142M166 142A74 84 0 0 1 314 142', P.cotto, 7),
  stipple(27, [0, 0, WIDTH, 140], P.oro, 900, (u, v) => 0.5 - v * 0.5),
];

const stillLife = [
  shape('M70 330V286Q70 278 76 274V256H86V274Q92 278 92 286V330Z', P.bosco),
  box(72, 296, 18, 20, P.sabbia),
  disc(81, 306, 5, P.melagrana),
  shape('M196 310H284Q282 332 256 334H224Q198 332 196 310Z', P.latte),
  line('M200 318H280', P.cobalto, 4),
  ...[
    [214, P.corallo],
    [234, P.melagrana],
    [252, P.ocra],
    [268, P.corallo],
  ].map(([x, colour], at) => disc(x, 304 - (at % 2) * 6, 13, colour)),
  stipple(28, [200, 292, 84, 26], P.mattone, 260, (u, v) => u * v),
];

/** The room on the first floor: two open arches above the valley and Etna. The sun is low. */
export const drawOpenArches = () =>
  picture([
    bands(0, [
      [P.azzurro, 96],
      [P.celeste, 42],
      [P.paglia, 30],
      [P.pesca, 60],
    ]),
    stipple(20, [0, 70, WIDTH, 110], P.smalto, 1500, (u, v) => 0.5 - Math.abs(v - 0.5)),
    ...volcano,
    ...town,
    ...fields,
    ...arches,
    column(-8),
    column(147),
    column(302),
    box(0, SILL_Y, WIDTH, HEIGHT - SILL_Y, P.lino),
    tileBand(SILL_Y + 12, 58, WIDTH),
    box(0, SILL_Y, WIDTH, 8, P.smalto),
    ...stillLife,
  ]);
