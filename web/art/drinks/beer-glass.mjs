import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { lerp, rng } from '../ink/random-and-math.mjs';
import { blob, circle } from '../ink/shapes.mjs';
import { bit, form } from '../plates/shading.mjs';
import { outlineGlass } from './glasses.mjs';
import { FLOOR, floorShadow, GLASS, pour } from './glassware-parts.mjs';

const FOAM = ['#FFF6E0', '#FFFFFF', '#D6B98A'];

/** A tall glass that is wider in its upper third, on a heavy foot. */
const weizen = (cx, top, half) => {
  const [waist, foot] = [half * 0.56, half * 0.64];
  const side = (s) => [
    [cx + s * half * 0.92, top],
    [cx + s * half * 1.08, top + 130],
    [cx + s * waist, FLOOR - 190],
    [cx + s * waist, FLOOR - 70],
    [cx + s * foot, FLOOR - 4],
  ];
  const [left, right] = [side(-1), side(1)];
  const path = new Path2D();
  path.moveTo(...left[0]);
  path.bezierCurveTo(...left[1], ...left[2], ...left[3]);
  path.lineTo(...left[4]);
  path.quadraticCurveTo(cx, FLOOR + 8, ...right[4]);
  path.lineTo(...right[3]);
  path.bezierCurveTo(...right[2], ...right[1], ...right[0]);
  path.closePath();
  return path;
};

const bubbles = (pen, glass, cx, top, half) => {
  const random = rng(7);
  inside(pen, glass, () => {
    for (let i = 0; i < 90; i++) {
      const x = cx + (random() - 0.5) * half * 1.5;
      const y = lerp(top + 120, FLOOR - 60, random());
      fill(pen, 'rgba(255,246,206,.75)', circle(x, y, 1.6 + random() * 3.4));
    }
  });
};

const foam = (pen, cx, top, half) => {
  const head = blob(cx, top - 2, half * 1.02, 52, 0.04, 3, 14);
  bit(pen, head, FOAM, { shadow: null });
  for (const [u, v, r] of [
    [-0.72, -20, 40],
    [-0.28, -46, 50],
    [0.24, -42, 52],
    [0.68, -18, 42],
    [0.02, -12, 58],
  ])
    form(pen, blob(cx + u * half, top + v, r, r * 0.72, 0.06, r, 11), FOAM, { spread: 0.6 });
  const drip = new Path2D(
    `M${cx - half} ${top}C${cx - half * 1.1} ${top + 50} ${cx - half * 0.98} ${top + 96} ${cx - half * 0.86} ${top + 96}C${cx - half * 0.7} ${top + 94} ${cx - half * 0.66} ${top + 40} ${cx - half * 0.5} ${top}Z`,
  );
  form(pen, drip, FOAM);
};

export const beerGlass = (pen, cx, { height, width, beer }) => {
  const [top, half] = [FLOOR - height, width / 2];
  const glass = weizen(cx, top, half);
  floorShadow(pen, cx, width * 0.5);
  fill(pen, GLASS, glass);
  pour(pen, glass, top + 6, beer, cx, half);
  bubbles(pen, glass, cx, top, half);
  inside(pen, glass, () => {
    for (let i = 0; i < 9; i++)
      form(pen, blob(cx + (i - 4) * half * 0.26, top + 62, 36, 34, 0.12, i, 10), FOAM);
    fill(pen, '#FFF6E0', blob(cx, top + 14, half * 1.2, 56, 0.05, 2, 12));
  });
  foam(pen, cx, top, half);
  outlineGlass(
    pen,
    glass,
    `M${cx - half * 0.74} ${top + 130}C${cx - half * 0.72} ${top + 210} ${cx - half * 0.5} ${FLOOR - 240} ${cx - half * 0.4} ${FLOOR - 150}`,
    10,
  );
};
