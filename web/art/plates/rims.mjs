import { P } from '../ink/palette.mjs';
import { comma, dot, LEMON, LEMON_LIGHT, LEMON_SHADE, petal, place } from '../maiolica/strokes.mjs';

const CREST =
  'M6 -58C36 -60 60 -44 60 -16C60 6 44 20 27 18C12 16 8 0 17 -8C24 -14 34 -9 33 0C43 -6 42 -28 26 -33' +
  'C12 -37 2 -26 2 -8L2 60L10 60L10 10C10 -20 6 -40 6 -58Z';
const ARCH =
  'M2 -60C36 -60 62 -36 62 0C62 36 36 60 2 60L2 48C28 48 49 28 49 0C49 -28 28 -48 2 -48Z';
const tooth = (half, tip) => `M0 ${-half}L${tip} 0L0 ${half}Z`;
const lemonOnRim = (data) => place(data, [33, 0], 90, 1.95);

/**
 * Rims of plates: `count` motifs around the plate, with the motif `between` in each gap. A stroke
 * is [path data, colour], with coordinates outwards (0..66) and along the rim.
 */
export const RIMS = {
  petali: {
    count: 22,
    motif: [
      [petal(3, 60, 13, 0, 0.5), 'a'],
      [petal(13, 50, 6.4, 0, 0.5), 'bg'],
      [petal(16, 44, 3.6, 0, 0.5), 'd'],
    ],
    between: [
      [petal(2, 32, 6.6, 0, 0.55), 'c'],
      [dot(43, 0, 5.4), 'b'],
      [dot(55, 0, 3.4), 'e'],
    ],
  },
  limoni: {
    count: 12,
    motif: [
      [lemonOnRim(LEMON), 'b'],
      [lemonOnRim(LEMON_LIGHT), 'bg'],
      [lemonOnRim(LEMON_SHADE), 'e'],
    ],
    between: [
      [petal(0, 52, 10, -48, 0.5, [2, 16]), 'c'],
      [petal(0, 52, 10, 48, 0.5, [2, -16]), 'c'],
      [petal(0, 58, 9, 0, 0.5, [2, 0]), 'a'],
      [petal(12, 44, 3.2, 0, 0.5, [2, 0]), 'd'],
      [dot(57, 30, 4), 'a'],
      [dot(57, -30, 4), 'a'],
    ],
  },
  onde: {
    count: 18,
    motif: [
      [CREST, 'a'],
      [dot(48, 34, 7), 'b'],
      [comma(20, 36, 34, 7, 25, 0.3), 'c'],
    ],
    between: [],
  },
  foglie: {
    count: 22,
    motif: [
      [petal(0, 52, 12, 30, 0.5, [8, -22]), 'c'],
      [petal(0, 52, 12, -30, 0.5, [8, 22]), 'c'],
      [petal(0, 54, 8, 0, 0.45, [6, 0]), 'b'],
      [petal(8, 38, 3, 0, 0.45, [6, 0]), 'e'],
    ],
    between: [
      [dot(16, 0, 7), 'a'],
      [dot(16, 0, 3), 'bg'],
      [dot(54, 0, 5), 'e'],
    ],
  },
  denti: {
    count: 30,
    motif: [
      [tooth(37, 54), 'a'],
      [tooth(22, 34), 'b'],
      [tooth(10, 17), 'e'],
    ],
    between: [[dot(48, 0, 7), 'c']],
  },
  archi: {
    count: 20,
    motif: [
      [ARCH, 'a'],
      [petal(2, 40, 11, 0, 0.55), 'b'],
      [petal(7, 31, 4.6, 0, 0.55), 'e'],
      [petal(2, 34, 6.4, 52, 0.5), 'c'],
      [petal(2, 34, 6.4, -52, 0.5), 'c'],
    ],
    between: [
      [dot(54, 0, 6.4), 'e'],
      [petal(4, 26, 5, 0, 0.5), 'c'],
    ],
  },
  stelle: {
    count: 16,
    motif: [
      ...[0, 60, 120, 180, 240, 300].map((angle) => [
        petal(4, 27, 7, angle, 0.5, [33, 0]),
        angle % 120 ? 'd' : 'a',
      ]),
      [dot(33, 0, 7), 'b'],
      [dot(33, 0, 3), 'e'],
    ],
    between: [
      [petal(6, 60, 6, 0, 0.5), 'c'],
      [dot(12, 14, 3.4), 'e'],
      [dot(12, -14, 3.4), 'e'],
      [dot(54, 13, 3.4), 'b'],
      [dot(54, -13, 3.4), 'b'],
    ],
  },
  melagrane: {
    count: 14,
    motif: [
      [dot(28, 0, 23), 'e'],
      ['M44 -10L62 -15L56 -5L64 0L56 5L62 15L44 10Z', 'e'],
      [petal(9, 49, 12, 0, 0.5), 'bg'],
      ...[
        [18, 0],
        [26, -4.5],
        [26, 4.5],
        [34, -4],
        [34, 4],
        [41, 0],
      ].map(([u, v]) => [dot(u, v, 3.2), 'b']),
    ],
    between: [
      [petal(2, 58, 8, 0, 0.5), 'c'],
      [petal(0, 34, 6, 46, 0.5, [4, 4]), 'c'],
      [petal(0, 34, 6, -46, 0.5, [4, -4]), 'c'],
      [dot(58, 0, 4), 'a'],
    ],
  },
};

export const GLAZES = {
  classica: { bg: P.smalto, a: P.cobalto, b: P.ocra, c: P.rame, d: P.azzurro, e: P.cotto },
  blu: { bg: P.smalto, a: P.cobalto, b: P.azzurro, c: P.cobalto2, d: P.celeste, e: P.cobalto2 },
  verde: { bg: P.smalto, a: P.rame, b: P.ocra, c: P.rame2, d: P.salvia, e: P.cotto },
  cotto: { bg: P.smalto, a: P.cotto, b: P.ocra, c: P.rame, d: P.pesca, e: P.cobalto },
  manganese: { bg: P.smalto, a: P.manganese, b: P.ocra, c: P.rame, d: '#8E6A86', e: P.melagrana },
  rubino: { bg: P.smalto, a: P.cobalto, b: P.ocra, c: P.rame, d: P.azzurro, e: P.melagrana },
};
