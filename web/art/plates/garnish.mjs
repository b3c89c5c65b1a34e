import { apart, fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, leaf } from '../ink/shapes.mjs';
import { bit } from './shading.mjs';

const LOBE = new Path2D('M4 0C10 -12 26 -14 30 0C26 14 10 12 4 0Z');

export const tomatoHalf = (pen, x, y, r, angle = 0) => {
  bit(pen, blob(x, y, r, r * 0.94, 0.03, Math.floor(x + y), 9), ['#D23A2A', '#FF8A5E', '#7E1420']);
  const flesh = blob(x, y, r * 0.8, r * 0.75, 0.04, Math.floor(x), 9);
  ink(pen, flesh, '#E8583A', {
    at: [x, y],
    r: r * 0.8,
    stops: [
      [0, 0.5],
      [1, 0],
    ],
    color: '#F7A26A',
    soft: 0.4,
  });
  for (let i = 0; i < 3; i++) {
    const turn = angle + (i * TAU) / 3;
    ink(pen, at(LOBE, x, y, turn, r / 42), '#C7281F', {
      at: [x, y],
      r: r * 0.7,
      stops: [
        [0, 0],
        [1, 0.8],
      ],
      color: '#7E1420',
      soft: 0.4,
    });
    for (let k = 0; k < 4; k++) {
      const [seedAngle, distance] = [turn + (k - 1.5) * 0.22, r * (0.34 + 0.1 * (k % 2))];
      fill(
        pen,
        '#F8D58A',
        ellipse(
          x + Math.cos(seedAngle) * distance,
          y + Math.sin(seedAngle) * distance,
          r * 0.07,
          r * 0.045,
          turn,
        ),
      );
    }
  }
};

const SEGMENT = new Path2D('M6 0L62 -19C70 -12 70 12 62 19Z');

export const LEMON_TONES = {
  rind: ['#F0B92E', '#FFE58A', '#B8701E'],
  pith: '#FFF6D4',
  flesh: '#F6CF45',
  light: '#FFF3B4',
};

export const ORANGE_TONES = {
  rind: ['#EE8A2A', '#FFC06A', '#B4541A'],
  pith: '#FFE6B4',
  flesh: '#F59A36',
  light: '#FFD28A',
};

export const BLOOD_ORANGE_TONES = {
  rind: ['#E8742A', '#FFB45E', '#A33A1A'],
  pith: '#FFE3BE',
  flesh: '#B8263A',
  light: '#E8583A',
};

export const citrusSlice = (pen, x, y, r, angle = 0, { rind, pith, flesh, light } = LEMON_TONES) =>
  apart(pen, () => {
    const path = circle(x, y, r);
    bit(pen, path, rind);
    inside(pen, path, () => {
      fill(pen, pith, circle(x, y, r * 0.88));
      for (let i = 0; i < 9; i++) {
        const segment = at(SEGMENT, x, y, angle + (i / 9) * TAU + 0.05, r / 82);
        ink(pen, segment, flesh, {
          at: [x, y],
          r: r * 0.85,
          stops: [
            [0, 0.7],
            [1, 0],
          ],
          color: light,
          soft: 0.4,
        });
      }
    });
  });

const ALMOND_LINES = new Path2D('M-16 0C-4 -3 8 -3 18 0M-12 4C-2 5 8 4 14 2');

export const almond = (pen, x, y, angle, peeled = false, scale = 1) => {
  const tone = peeled ? ['#F6E4BE', '#FFFFFF', '#C9A06A'] : ['#B9743A', '#F0B878', '#6A3418'];
  bit(pen, at(leaf(-20, 0, 42, 22, 0), x, y, angle, scale), tone, { shadow: [4, 6, 3, 0.5] });
  pen.strokeStyle = rgba(tone[2], 0.5);
  pen.lineWidth = 1.2;
  pen.stroke(at(ALMOND_LINES, x, y, angle, scale));
};

export const pomegranateSeed = (pen, x, y, size, angle, seed = 1) => {
  bit(pen, blob(x, y, size, size * 0.78, 0.12, seed, 7, angle), ['#C21F3C', '#FF8A80', '#5E0A26'], {
    shadow: [2, 4, 2.4, 0.45],
  });
  fill(
    pen,
    'rgba(255,236,226,.92)',
    ellipse(x - size * 0.32, y - size * 0.3, size * 0.2, size * 0.13, -0.6),
  );
};

export const olive = (
  pen,
  x,
  y,
  angle,
  tone = ['#6E8A34', '#CFDB7A', '#34501E'],
  pitted = true,
  scale = 1,
) => {
  bit(pen, at(ellipse(0, 0, 32, 25), x, y, angle, scale), tone);
  if (!pitted) return;
  fill(pen, '#34401A', at(ellipse(7, 0, 6.5, 7.5), x, y, angle, scale));
  fill(pen, '#D2402A', at(ellipse(7, 0, 3.4, 4.2), x, y, angle, scale));
};
