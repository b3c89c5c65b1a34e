import { apart, fill, inside } from '../ink/canvas-primitives.mjs';
import { lerp, rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, bounds } from '../ink/shapes.mjs';

/** Colour of every shadow: the dark violet of manganese glaze. */
export const SHADOW = '#2A1230';

/**
 * Returns a blur filter. Filters count in pixels, so the radius is multiplied by the scale of the
 * pen.
 */
export const blurred = (pen, radius) => {
  const { a, b } = pen.getTransform();
  return `blur(${radius * Math.hypot(a, b)}px)`;
};

export const drop = (pen, path, dx = 8, dy = 10, blur = 7, alpha = 0.42) =>
  apart(pen, () => {
    pen.filter = blurred(pen, blur);
    fill(pen, rgba(SHADOW, alpha), at(path, dx, dy));
  });

/**
 * Shades `path` as a round body in the colours `tone` [base, light, dark]. `light` and `dark` are
 * strengths 0..1, `spread` is the relative radius of the light.
 */
export const form = (
  pen,
  path,
  [base, lightInk, darkInk],
  { light = 0.85, dark = 0.9, spread = 0.42, soft = 0.42, grain = 1 } = {},
) => {
  const { x, y, w, h } = bounds(path);
  ink(
    pen,
    path,
    base,
    {
      from: [x + w * 0.32, y + h * 0.32],
      to: [x + w, y + h * 1.02],
      stops: [
        [0, 0],
        [0.5, dark * 0.4],
        [1, dark],
      ],
      color: darkInk,
      soft,
      grain,
    },
    {
      at: [x + w * 0.34, y + h * 0.3],
      r: Math.max(w, h) * spread,
      stops: [
        [0, light],
        [1, 0],
      ],
      color: lightInk,
      soft,
      grain,
    },
  );
};

/**
 * Draws one item with shadow and volume. `shadow` is [dx, dy, blur, alpha] or null, `line` is the
 * opacity of an outline.
 */
export const bit = (pen, path, tone, { shadow = [6, 8, 5, 0.4], line = 0, ...shading } = {}) => {
  if (shadow) drop(pen, path, ...shadow);
  form(pen, path, tone, shading);
  if (!line) return;
  pen.strokeStyle = rgba(tone[2], line);
  pen.lineWidth = 2;
  pen.lineJoin = 'round';
  pen.stroke(path);
};

export const fall = (path, color, amount, soft = 0.4) => {
  const { x, y, w, h } = bounds(path);
  return {
    from: [x + w * 0.2, y + h * 0.2],
    to: [x + w * 0.9, y + h * 0.9],
    stops: [
      [0, 0],
      [1, amount],
    ],
    color,
    soft,
  };
};

export const glow = (path, color, amount, spread = 0.5, soft = 0.4) => {
  const { x, y, w, h } = bounds(path);
  return {
    at: [x + w * 0.32, y + h * 0.28],
    r: Math.max(w, h) * spread,
    stops: [
      [0, amount],
      [1, 0],
    ],
    color,
    soft,
  };
};

export const crumbs = (pen, path, count, seed, colours, smallest = 1.5, largest = 4) => {
  const random = rng(seed);
  const { x, y, w, h } = bounds(path);
  inside(pen, path, () => {
    for (let i = 0; i < count; i++) {
      const [cx, cy] = [x + random() * w, y + random() * h];
      const crumb = blob(
        cx,
        cy,
        lerp(smallest, largest, random()),
        lerp(smallest, largest, random()) * 0.8,
        0.3,
        i + seed,
        6,
        random() * 3,
      );
      fill(pen, colours[Math.floor(random() * colours.length)], crumb);
    }
  });
};
