import { SCHEMES } from './schemes.mjs';
import { dot, petal } from './strokes.mjs';
import { svg } from './tile-svg.mjs';

const HEIGHT = 24;
const band = (width, y, height, colour) =>
  `<rect${y ? ` y="${y}"` : ''} width="${width}" height="${height}" fill="${colour}"/>`;
const shape = (data, colour) => `<path d="${data}" fill="${colour}"/>`;

const SURGE =
  'M0 19.4C8 19.4 9 5 18.5 5C24 5 27 8.6 27 12.4C27 16 24.4 18 21.8 18C19.6 18 18 16.5 18 14.6C18 13 19.2 12 20.5 12' +
  'C19.2 9.4 13.6 10.4 13 15.2C12.7 17.6 14 19.4 16 19.4H36V22H0Z';

const onda = ({ bg, a, b, c, e }) => [
  band(36, 0, HEIGHT, bg),
  band(36, 0, 2.2, a),
  band(36, 21.8, 2.2, a),
  shape(SURGE, a),
  shape(dot(31, 10.4, 2.5), b),
  shape(dot(31, 10.4, 1), e),
  shape(petal(0, 6, 1.7, -128, 0.5, [30.6, 6.6]) + petal(0, 6, 1.7, -52, 0.5, [31.4, 6.6]), c),
];

const VINE_LEAVES = [
  [5, 9.4, -58],
  [12, 8, -18],
  [20, 10, 38],
  [29, 14.4, 58],
  [36, 16, 18],
  [44, 14, -38],
];
const flower = (x, y, outer, inner) => shape(dot(x, y, 3.2), outer) + shape(dot(x, y, 1.2), inner);

const foglie = ({ bg, a, b, c, e }) => [
  band(48, 0, HEIGHT, bg),
  band(48, 0, 2, a),
  band(48, 22, 2, a),
  `<path d="M0 12C8 6.500 16 6.500 24 12S40 17.500 48 12" fill="none" stroke="${c}" stroke-width="1.400"/>`,
  ...VINE_LEAVES.map(([x, y, angle]) => shape(petal(0, 7, 1.9, angle, 0.5, [x, y]), c)),
  flower(12, 15.4, b, e),
  flower(36, 8.4, b, e),
];

const denti = ({ bg, a, b, c, e }) => [
  band(24, 0, HEIGHT, bg),
  shape('M0 24L12 4L24 24Z', a),
  shape('M4.5 24L12 11.6L19.5 24Z', b),
  shape('M8.6 24L12 18.4L15.4 24Z', e),
  shape(dot(0, 6.5, 2.4) + dot(24, 6.5, 2.4), c),
  band(24, 0, 2.2, a),
];

export const FRIEZES = {
  onda: { draw: onda, width: 36 },
  foglie: { draw: foglie, width: 48 },
  denti: { draw: denti, width: 24 },
};

export const friezeFile = (name, scheme) => {
  const { draw, width } = FRIEZES[name];
  return svg(width, HEIGHT, draw(SCHEMES[scheme]).join(''), `0 0 ${width} ${HEIGHT}`);
};
