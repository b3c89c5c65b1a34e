import { apart } from '../ink/canvas-primitives.mjs';
import { rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, curve } from '../ink/shapes.mjs';
import { bit, crumbs, drop, form } from './shading.mjs';

const CHICKPEA = ['#E8B44A', '#FFE9A0', '#9A5A1E'];
const PARSLEY = [rgba('#2F6A34', 0.95), rgba('#5E9A48', 0.9)];
const FRYING = [rgba('#B9741E', 0.5), rgba('#FFF0B4', 0.6)];

/** A thin slab with the uneven edge of a cut batter. */
const slab = (random) => {
  const wobble = () => (random() - 0.5) * 13;
  const corners = [];
  for (const [x, y, dx, dy] of [
    [-106, -66, 1, 0],
    [106, -66, 0, 1],
    [106, 66, -1, 0],
    [-106, 66, 0, -1],
  ])
    for (const step of [0.08, 0.36, 0.64, 0.92]) {
      const length = dx ? 212 : 132;
      corners.push([x + dx * step * length + wobble(), y + dy * step * length + wobble()]);
    }
  return curve(corners, true, 0.7);
};

const fritter = (pen, turn, seed) => {
  const random = rng(seed);
  const path = at(slab(random), 0, 0, turn);
  drop(pen, path, 9, 13, 7, 0.5);
  form(pen, path, CHICKPEA, { spread: 0.6 });
  for (let i = 0; i < 10; i++) {
    const [u, v] = [(random() - 0.5) * 176, (random() - 0.5) * 100];
    const blister = blob(u, v, 9 + random() * 15, 7 + random() * 9, 0.2, seed + i, 8);
    bit(pen, at(blister, 0, 0, turn), ['#F0BE54', '#FFF2BC', '#A8621A'], {
      shadow: [1, 2, 2, 0.25],
    });
  }
  crumbs(pen, path, 70, seed, FRYING, 1.6, 4.2);
  crumbs(pen, path, 40, seed + 1, PARSLEY, 3, 7);
  shade(pen, path, {
    from: [-10, 20],
    to: [60, 78],
    stops: [
      [0, 0],
      [1, 0.7],
    ],
    color: '#8A4A14',
    soft: 0.42,
  });
};

/** A chickpea fritter with parsley, 212 units long at the scale 1. */
export const panella = (pen, x, y, turn, seed, scale = 1) =>
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(scale, scale);
    fritter(pen, turn, seed);
  });
