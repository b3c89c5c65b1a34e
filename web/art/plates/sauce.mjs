import { ink } from '../ink/shade.mjs';
import { bounds } from '../ink/shapes.mjs';
import { drop } from './shading.mjs';

export const sauce = (pen, path, [base, light, dark]) => {
  const { x, y, w, h } = bounds(path);
  const [cx, cy, r] = [x + w / 2, y + h / 2, w / 1.72];
  drop(pen, path, 6, 9, 8, 0.4);
  ink(
    pen,
    path,
    base,
    {
      from: [cx - r * 0.5, cy - r * 0.5],
      to: [cx + r * 0.7, cy + r * 0.7],
      stops: [
        [0, 0],
        [1, 0.9],
      ],
      color: dark,
      soft: 0.4,
    },
    {
      at: [cx - r * 0.3, cy - r * 0.4],
      r: r * 0.6,
      stops: [
        [0, 0.6],
        [1, 0],
      ],
      color: light,
      soft: 0.4,
    },
  );
};
