import { Path2D } from './canvas-primitives.mjs';
import { clamp, rng, TAU } from './random-and-math.mjs';

export const poly = (points, close = true) => {
  const path = new Path2D();
  points.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  if (close) path.closePath();
  return path;
};

/**
 * Returns a smooth line through the points (Catmull-Rom spline as Bézier curves). A higher
 * `tension` makes rounder curves.
 */
export const curve = (points, close = true, tension = 0.5) => {
  const path = new Path2D();
  const count = points.length;
  const point = (i) => (close ? points[(i + count) % count] : points[clamp(i, 0, count - 1)]);
  const k = tension / 3;
  path.moveTo(...points[0]);
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    path.bezierCurveTo(
      b[0] + (c[0] - a[0]) * k,
      b[1] + (c[1] - a[1]) * k,
      c[0] - (d[0] - b[0]) * k,
      c[1] - (d[1] - b[1]) * k,
      c[0],
      c[1],
    );
  }
  if (close) path.closePath();
  return path;
};

/**
 * Returns an irregular ellipse. `wobble` is the relative variation of its radius, from 0.03 (nearly
 * smooth) to 0.3 (like a crumb).
 */
export const blob = (cx, cy, rx, ry, wobble, seed, corners = 10, turn = 0) => {
  const random = rng(seed);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * TAU;
    const k = 1 + (random() - 0.5) * 2 * wobble;
    const [x, y] = [Math.cos(angle) * rx * k, Math.sin(angle) * ry * k];
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  });
  return curve(points);
};

export const circle = (x, y, r) => {
  const path = new Path2D();
  path.arc(x, y, r, 0, TAU);
  return path;
};

export const ellipse = (x, y, rx, ry, turn = 0) => {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, TAU);
  return path;
};

export const rect = (x, y, width, height, radius = 0) => {
  const path = new Path2D();
  if (radius) path.roundRect(x, y, width, height, radius);
  else path.rect(x, y, width, height);
  return path;
};

export const wedge = (x, y, r, from, to) => {
  const path = new Path2D();
  path.moveTo(x, y);
  path.arc(x, y, r, from, to);
  path.closePath();
  return path;
};

export const leaf = (x, y, length, width, angle, bend = 0) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const p = (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
  const [l, w, b] = [length, width, bend * length];
  const path = new Path2D();
  path.moveTo(x, y);
  path.bezierCurveTo(...p(l * 0.25, -w * 0.62), ...p(l * 0.7, -w * 0.6 + b * 0.6), ...p(l, b));
  path.bezierCurveTo(...p(l * 0.7, w * 0.5 + b * 0.7), ...p(l * 0.28, w * 0.62), x, y);
  path.closePath();
  return path;
};

export const at = (path, x, y, turn = 0, scaleX = 1, scaleY = scaleX) => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const placed = new Path2D();
  placed.addPath(path, {
    a: cos * scaleX,
    b: sin * scaleX,
    c: -sin * scaleY,
    d: cos * scaleY,
    e: x,
    f: y,
  });
  return placed;
};

export const bounds = (path) => {
  const [left, top, right, bottom] = path.computeTightBounds();
  return { x: left, y: top, w: right - left, h: bottom - top };
};
