import { lerp, TAU } from '../ink/random-and-math.mjs';
import { ribbon } from '../ink/ribbons.mjs';
import { ink } from '../ink/shade.mjs';
import { drop } from './shading.mjs';

export const coil = (cx, cy, { turns, steps, inner, outer, start }) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const angle = t * turns * TAU + start;
    const distance = lerp(inner, outer, t);
    return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance];
  });

export const sausage = (pen, points, halfWidth, [base, light, dark], step = 2) => {
  const last = points.length - 1;
  const outline = ribbon(points, halfWidth);
  drop(pen, outline, 12, 17, 9, 0.5);
  const widest = halfWidth(0.5) + 1;
  for (let i = 0; i < last; i += step) {
    const [a, b] = [points[i], points[Math.min(last, i + 3)]];
    const piece = points.slice(Math.max(0, i - 1), Math.min(last + 1, i + 5));
    const path = ribbon(piece, (k) => halfWidth((i + k * 4) / last));
    const normal = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
    const down = (Math.cos(normal) + Math.sin(normal) > 0 ? 1 : -1) * widest;
    const [nx, ny] = [Math.cos(normal) * down, Math.sin(normal) * down];
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    ink(
      pen,
      path,
      base,
      {
        from: [mx - nx * 0.15, my - ny * 0.15],
        to: [mx + nx, my + ny],
        stops: [
          [0, 0],
          [1, 1],
        ],
        color: dark,
        soft: 0.45,
      },
      {
        from: [mx - nx, my - ny],
        to: [mx - nx * 0.05, my - ny * 0.05],
        stops: [
          [0, 0.15],
          [0.45, 0.85],
          [1, 0],
        ],
        color: light,
        soft: 0.45,
      },
    );
  }
  return outline;
};
