import { rng } from '../ink/random-and-math.mjs';

export const WIDTH = 320;
export const HEIGHT = 400;

export const range = (length) => Array.from({ length }, (_, index) => index);

export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
export const box = (x, y, w, h, fill) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
export const disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Horizontal bands of flat colour from `y`, each `[colour, height]`. */
export const bands = (y, list) => {
  let top = y;
  return list
    .map(([fill, height]) => box(0, (top += height) - height, WIDTH, height + 1, fill))
    .join('');
};

/**
 * Random dots instead of a smooth shade. `density` returns the share of dots, 0 to 1, at a point of
 * the area, whose corners are (0, 0) and (1, 1).
 */
export const stipple = (seed, [x, y, w, h], colour, count, density, size = 1) => {
  const random = rng(seed);
  const dots = range(count)
    .map(() => [random(), random(), random()])
    .filter(([u, v, chance]) => chance < density(u, v))
    .map(([u, v]) => `M${(x + u * w).toFixed(1)} ${(y + v * h).toFixed(1)}h.1`)
    .join('');
  return line(dots, colour, size);
};

export const picture = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content.join('')}</svg>\n`;
