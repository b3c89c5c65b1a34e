// How a thing lies on a plate: its cast shadow, its round form, its crumbs. Light comes from the upper left.
import { apart, fill, inside } from '../ink/canvas.mjs';
import { lerp, rng } from '../ink/numbers.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, bounds } from '../ink/shapes.mjs';

/** The colour of every shadow: manganese, never grey. */
export const SHADOW = '#2A1230';

/** A blur in the units of the picture: the filter itself counts pixels, whatever the scale of the pen. */
export const blurred = (pen, radius) => {
  const { a, b } = pen.getTransform();
  return `blur(${radius * Math.hypot(a, b)}px)`;
};

/** A cast shadow: moved by dx, dy and blurred. */
export const drop = (pen, path, dx = 8, dy = 10, blur = 7, alpha = 0.42) =>
  apart(pen, () => {
    pen.filter = blurred(pen, blur);
    fill(pen, rgba(SHADOW, alpha), at(path, dx, dy));
  });

/**
 * Round-form shading in the three inks of `tone` [base, light, dark]: light upper left, dark lower right.
 * `light`, `dark`: how much of each; `spread`: radius of the light; `soft`, `grain` as in shade().
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

/** A thing on the plate: shadow, then form. `shadow` [dx, dy, blur, alpha] or null; `line` is the strength of a drawn edge. */
export const bit = (pen, path, tone, { shadow = [6, 8, 5, 0.4], line = 0, ...shading } = {}) => {
  if (shadow) drop(pen, path, ...shadow);
  form(pen, path, tone, shading);
  if (!line) return;
  pen.strokeStyle = rgba(tone[2], line);
  pen.lineWidth = 2;
  pen.lineJoin = 'round';
  pen.stroke(path);
};

/** Darkens `path` from `near` to `far` in the diagonal of the light: for what is flat and wide. */
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

/** `count` crumbs of the given colours inside `path`. */
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
