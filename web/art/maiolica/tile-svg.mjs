import { SCHEMES } from './schemes.mjs';
import { tileStrokes } from './tile.mjs';

const SQUARE = 'M-50-50H50V50H-50Z';

export const svg = (width, height, content, viewBox = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;

const strokeSvg = ({ data, turn, fill, line, width, ring, opacity }) =>
  [
    `<path d="${data}"`,
    fill ? ` fill="${fill}"` : ' fill="none"',
    line ? ` stroke="${line}" stroke-width="${width}" stroke-linecap="round"` : '',
    ring ? ' fill-rule="evenodd"' : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    turn.slice(0, 4).join(' ') === '1 0 0 1' ? '' : ` transform="matrix(${turn.join(' ')})"`,
    '/>',
  ].join('');

const tile = (motif, scheme, x = 0, y = 0) => {
  const strokes = tileStrokes(motif, scheme).map(strokeSvg).join('');
  return (
    `<g transform="translate(${x + 50} ${y + 50}) scale(1)"><clipPath id="q${motif}"><path d="${SQUARE}"/></clipPath>` +
    `<g clip-path="url(#q${motif})"><path d="${SQUARE}" fill="${SCHEMES[scheme].bg}"/>${strokes}</g></g>`
  );
};

export const tileFile = (motif, scheme) => svg(120, 120, tile(motif, scheme), '0 0 100 100');

/**
 * Repeats two motifs as a chessboard. Both need the same corner ornament, because four tile corners
 * form one ornament.
 */
export const patternFile = (first, second, scheme) =>
  svg(
    240,
    240,
    tile(first, scheme) +
      tile(second, scheme, 100, 0) +
      tile(second, scheme, 0, 100) +
      tile(first, scheme, 100, 100),
    '0 0 200 200',
  );
