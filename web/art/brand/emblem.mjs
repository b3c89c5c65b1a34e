import { P } from '../ink/palette.mjs';
import { petal } from '../maiolica/strokes.mjs';
import { svg } from '../maiolica/tile-svg.mjs';

const CROWN_AND_SKIN =
  'M27 19L25.4 10.6L29.4 14.2L32 9L34.6 14.2L38.6 10.6L37 19C44.5 20.6 49 26.6 49 34C49 43.4 41.6 51 32 51S15 43.4 15 34C15 26.6 19.5 20.6 27 19Z';
const CUT =
  'M32 21.5C40 26 42.6 31 42.6 35.4C42.6 41 38 45.6 32 47.6C26 45.6 21.4 41 21.4 35.4C21.4 31 24 26 32 21.5Z';
const SEEDS = [
  [32, 27.4],
  [28.4, 31],
  [35.6, 31],
  [32, 33.6],
  [26, 35.6],
  [38, 35.6],
  [29.4, 38.2],
  [34.6, 38.2],
  [32, 42.6],
];
const SEED = 2.1;

const DAY = { ring: P.cobalto, ground: P.smalto, leaf: P.rame };
const NIGHT = { ring: P.zolfo, ground: P.notte2, leaf: '#7FB58A' };

const frame = (ring, ground) =>
  [
    `<circle cx="32" cy="32" r="32" fill="${ring}"/><circle cx="32" cy="32" r="28.6" fill="${ground}"/>`,
    ...Array.from(
      { length: 16 },
      (_, i) =>
        `<path d="${petal(24.2, 28.2, 1.5, i * 22.5, 0.5)}" transform="translate(32 32)" fill="${i % 2 ? ring : P.ocra}"/>`,
    ),
  ].join('');

const emblem = ({ ring, ground, leaf }) =>
  [
    frame(ring, ground),
    `<path d="${petal(0, 15, 3.6, -28, 0.5, [32, 20])}${petal(0, 15, 3.6, -152, 0.5, [32, 20])}" fill="${leaf}"/>`,
    `<path d="${CROWN_AND_SKIN}" fill="${P.melagrana}"/>`,
    `<path d="${CUT}" fill="${P.smalto}"/>`,
    ...SEEDS.map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${SEED * 0.86}" ry="${SEED * 1.06}" fill="${P.ocra}"/>`,
    ),
  ].join('');

export const emblemByDay = svg(64, 64, emblem(DAY));
export const emblemByNight = svg(64, 64, emblem(NIGHT));
