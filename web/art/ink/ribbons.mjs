import { clamp } from './random-and-math.mjs';
import { poly } from './shapes.mjs';

const catmull = (a, b, c, d, t) =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

export const along = (points, steps = 60) => {
  const point = (i) => points[clamp(i, 0, points.length - 1)];
  return Array.from({ length: steps + 1 }, (_, k) => {
    const position = (k / steps) * (points.length - 1);
    const i = Math.min(points.length - 2, Math.floor(position));
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    return [0, 1].map((axis) => catmull(a[axis], b[axis], c[axis], d[axis], position - i));
  });
};

export const lengthOf = (points) =>
  points.reduce(
    (sum, p, i) => (i ? sum + Math.hypot(p[0] - points[i - 1][0], p[1] - points[i - 1][1]) : 0),
    0,
  );

export const headingAt = (points, i) => {
  const before = points[Math.max(0, i - 1)];
  const after = points[Math.min(points.length - 1, i + 1)];
  return Math.atan2(after[1] - before[1], after[0] - before[0]);
};

/**
 * Outlines a band along a line of points. `halfWidth` is a number, or a function of the position
 * 0..1 on the line.
 */
export const ribbon = (points, halfWidth) => {
  const left = [];
  const right = [];
  points.forEach(([x, y], i) => {
    const normal = headingAt(points, i) + Math.PI / 2;
    const w = typeof halfWidth === 'function' ? halfWidth(i / (points.length - 1)) : halfWidth;
    left.push([x + Math.cos(normal) * w, y + Math.sin(normal) * w]);
    right.push([x - Math.cos(normal) * w, y - Math.sin(normal) * w]);
  });
  return poly([...left, ...right.reverse()]);
};
