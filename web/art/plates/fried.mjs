import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { bounds } from '../ink/shapes.mjs';
import { crumbs, drop, form } from './shading.mjs';

export const GOLDEN_FRY = ['#CC8030', '#F9CE78', '#6E2E18'];
const CRUMB = [
  rgba('#F2B95C', 0.85),
  rgba('#8E4A1E', 0.55),
  rgba('#E39A3E', 0.8),
  rgba('#FFDF98', 0.6),
];

export const fried = (
  pen,
  path,
  seed,
  { tone = GOLDEN_FRY, density = 0.8, smallest = 1.6, largest = 5, shadow = [9, 13, 8, 0.5] } = {},
) => {
  const { x, y, w, h } = bounds(path);
  drop(pen, path, ...shadow);
  form(pen, path, tone, { spread: 0.55 });
  crumbs(pen, path, Math.round((w * h * density) / 100), seed, CRUMB, smallest, largest);
  shade(pen, path, {
    from: [x + w * 0.45, y + h * 0.45],
    to: [x + w * 0.95, y + h],
    stops: [
      [0, 0],
      [1, 0.85],
    ],
    color: '#5A2414',
    soft: 0.4,
  });
  shade(pen, path, {
    at: [x + w * 0.32, y + h * 0.28],
    r: Math.max(w, h) * 0.26,
    stops: [
      [0, 0.7],
      [1, 0],
    ],
    color: '#FFE7A8',
    soft: 0.4,
  });
};
