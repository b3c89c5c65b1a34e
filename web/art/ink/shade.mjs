import { apart, fill, Path2D, sheet } from './canvas-primitives.mjs';
import { grainAt, noise } from './noise.mjs';
import { clamp } from './random-and-math.mjs';
import { hex } from './palette.mjs';

const EVERYWHERE = [-1e4, -1e4, 3e4, 3e4];

const gradientOf = (pen, { from, to, at, r, r0 = 0, stops }) => {
  const gradient = at
    ? pen.createRadialGradient(...at, r0, ...at, r)
    : pen.createLinearGradient(...from, ...to);
  for (const [offset, amount] of stops)
    gradient.addColorStop(offset, `rgba(255,255,255,${clamp(amount)})`);
  return gradient;
};

const pixelBox = ({ canvas }, path, m) => {
  if (!path) return [0, 0, canvas.width, canvas.height];
  const [left, top, right, bottom] = path.computeTightBounds();
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const xs = corners.map(([x, y]) => m.a * x + m.c * y + m.e);
  const ys = corners.map(([x, y]) => m.b * x + m.d * y + m.f);
  return [
    Math.max(0, Math.floor(Math.min(...xs)) - 1),
    Math.max(0, Math.floor(Math.min(...ys)) - 1),
    Math.min(canvas.width, Math.ceil(Math.max(...xs)) + 1),
    Math.min(canvas.height, Math.ceil(Math.max(...ys)) + 1),
  ];
};

/**
 * Turns a gradient into dots of one colour. Where its alpha is 0.3, three of ten pixels get the
 * colour.
 */
const stipple = (image, left, top, { color = '#000000', soft = 0.45, grain = 1 }) => {
  const { data, width, height } = image;
  const [red, green, blue] = hex(color);
  const tile = noise(grain);
  for (let y = 0, k = 0; y < height; y++)
    for (let x = 0; x < width; x++, k += 4) {
      const amount = data[k + 3] / 255;
      if (amount === 0) continue;
      data[k] = red;
      data[k + 1] = green;
      data[k + 2] = blue;
      data[k + 3] = clamp((amount * (1 + soft) - grainAt(tile, x + left, y + top)) / soft) * 255;
    }
};

/**
 * Shades `path` with grains of one colour, along a line {from, to} or in a disc {at, r}. Each of
 * `stops` is [position 0..1, amount 0..1]. `soft` goes from 0.3 (crisp grains) to 0.6, `grain` from
 * 0 (fine) to 3 (coarse).
 */
export const shade = (pen, path, shading) => {
  const m = pen.getTransform();
  const [left, top, right, bottom] = pixelBox(pen, path, m);
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  const { canvas, pen: plate } = sheet(width, height);
  plate.setTransform(m.a, m.b, m.c, m.d, m.e - left, m.f - top);
  plate.fillStyle = gradientOf(plate, shading);
  plate.fillRect(...EVERYWHERE);
  const image = plate.getImageData(0, 0, width, height);
  stipple(image, left, top, shading);
  plate.setTransform(1, 0, 0, 1, 0, 0);
  plate.putImageData(image, 0, 0);
  if (path) {
    /*
     * Transforms the path instead of the pen, because Skia misplaces the path of a transformed pen
     * under 'destination-in'.
     */
    const placed = new Path2D();
    placed.addPath(path, { a: m.a, b: m.b, c: m.c, d: m.d, e: m.e - left, f: m.f - top });
    plate.globalCompositeOperation = 'destination-in';
    fill(plate, '#fff', placed);
  }
  apart(pen, () => {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (shading.alpha !== undefined) pen.globalAlpha = shading.alpha;
    pen.drawImage(canvas, left, top);
  });
};

export const ink = (pen, path, colour, ...shadings) => {
  if (colour) fill(pen, colour, path);
  for (const shading of shadings) shade(pen, path, shading);
};
