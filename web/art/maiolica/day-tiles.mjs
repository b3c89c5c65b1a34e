import { P } from '../ink/palette.mjs';

const SIZE = 96;
const MORTAR = '#6B675C';

const svg = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${content}</svg>`;

const glazedCorner = (turn, { ground, arc, petal, dot }) =>
  `<g transform="rotate(${turn} 48 48)"><path d="M4 4H29A25 25 0 0 1 4 29Z" fill="${arc}"/>` +
  `<path d="M4 4H22A18 18 0 0 1 4 22Z" fill="${ground}"/>` +
  `<path d="M4 4C13 4.5 19 9 20.5 20.5C9 19 4.5 13 4 4Z" fill="${petal}"/>` +
  `<circle cx="10" cy="10" r="2.6" fill="${dot}"/></g>`;

const glazed = (turns, { edge, ...colours }) =>
  svg(
    `<rect x="2" y="2" width="92" height="92" fill="${colours.ground}" stroke="${edge}" stroke-width="4"/>` +
      turns.map((turn) => glazedCorner(turn, colours)).join(''),
  );

const SPACERS = [
  [2, 8],
  [82, 8],
  [2, 88],
  [82, 88],
].map(
  ([x, y]) =>
    `<path d="M${x} ${y}H${x + 12}M${x + 6} ${y - 6}V${y + 6}" stroke="${MORTAR}" stroke-width="3"/>`,
);

/**
 * The states of a day or a turn. SVG frames for the CSS property `border-image`, whose slice must
 * be 30.
 */
export const DAY_TILES = {
  free: glazed([0, 90, 180, 270], {
    ground: P.latte,
    edge: P.cobalto,
    arc: P.cobalto,
    petal: P.ocra,
    dot: P.cotto,
  }),
  few: glazed([0, 180], {
    ground: '#FBEBC4',
    edge: P.oro,
    arc: P.oro,
    petal: P.cotto,
    dot: P.zolfo,
  }),
  chosen: glazed([0, 90, 180, 270], {
    ground: P.cobalto,
    edge: P.notte,
    arc: P.zolfo,
    petal: P.smalto,
    dot: P.ocra,
  }),
  full: svg(
    `<path d="M22 2H74A20 20 0 0 0 94 22V74A20 20 0 0 0 74 94H22A20 20 0 0 0 2 74V22A20 20 0 0 0 22 2Z" fill="#EFD3BF" stroke="${P.mattone}" stroke-width="3.5"/>`,
  ),
  closed: svg(
    `<path d="M20 3H76M20 93H76M3 20V76M93 20V76" fill="none" stroke="${MORTAR}" stroke-width="3.5" stroke-dasharray="8 6.5"/>${SPACERS.join('')}`,
  ),
  loading: svg(
    `<rect x="2" y="2" width="92" height="92" fill="#F3EAD3" stroke="${P.lino}" stroke-width="3.5"/>`,
  ),
};
