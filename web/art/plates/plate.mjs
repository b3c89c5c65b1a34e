import { apart, fill, Path2D, sheet } from '../ink/canvas-primitives.mjs';
import { rng, TAU } from '../ink/random-and-math.mjs';
import { mix, P, rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { circle } from '../ink/shapes.mjs';
import { GLAZES, RIMS } from './rims.mjs';
import { blurred, SHADOW } from './shading.mjs';

export const SIDE = 1000;
const [CX, CY, R] = [500, 492, 430];
const WELL = R * 0.7;
/** Length of a rim motif along the rim, and width of the rim, in the units of `RIMS`. */
const REPEAT = 122;
const RIM_UNITS = 66;

const ringLine = (pen, r, width, colour) => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(CX, CY, r, 0, TAU);
  pen.stroke();
};

const castShadow = (pen) => {
  apart(pen, () => {
    pen.filter = blurred(pen, 16);
    fill(pen, rgba(SHADOW, 0.34), circle(CX + 18, CY + 26, R - 3));
  });
  const edge = {
    at: [CX + 12, CY + 18],
    r: R + 4,
    stops: [
      [0.93, 0.9],
      [1, 0],
    ],
    color: SHADOW,
    soft: 0.5,
    alpha: 0.35,
  };
  shade(pen, circle(CX + 12, CY + 18, R + 4), edge);
};

const paintRim = (pen, rim, glaze) => {
  ringLine(pen, R - 7, 9, glaze.a);
  ringLine(pen, R - 17, 2.4, glaze.b);
  ringLine(pen, WELL + 15, 5.4, glaze.a);
  ringLine(pen, WELL + 23, 2, glaze.b);
  const start = WELL + 25;
  const band = R - 20 - start;
  const scale = band / RIM_UNITS;
  const scaleAlong = Math.min(scale * 1.15, (TAU * (start + band * 0.5)) / rim.count / REPEAT);
  const around = (strokes, shift) => {
    for (let i = 0; i < rim.count; i++)
      apart(pen, () => {
        pen.translate(CX, CY);
        pen.rotate(((i + shift) / rim.count) * TAU + 0.03);
        pen.translate(start, 0);
        pen.scale(scale, scaleAlong);
        for (const [data, colour] of strokes) fill(pen, glaze[colour], new Path2D(data));
      });
  };
  around(rim.motif, 0);
  around(rim.between, 0.5);
};

const lightRim = (pen) => {
  const rim = new Path2D();
  rim.arc(CX, CY, R, 0, TAU);
  rim.arc(CX, CY, WELL + 12, 0, TAU, true);
  const light = {
    from: [CX - R * 0.7, CY - R * 0.7],
    to: [CX + R * 0.2, CY + R * 0.1],
    stops: [
      [0, 0.55],
      [0.5, 0.1],
      [1, 0],
    ],
    color: '#FFFFFF',
  };
  const dark = {
    from: [CX + R * 0.1, CY + R * 0.2],
    to: [CX + R * 0.72, CY + R * 0.72],
    stops: [
      [0, 0],
      [1, 0.6],
    ],
    color: '#5A3A5E',
  };
  shade(pen, rim, { ...light, soft: 0.6, alpha: 0.5 });
  shade(pen, rim, { ...dark, soft: 0.6, alpha: 0.32 });
  pen.strokeStyle = 'rgba(255,255,255,.75)';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(CX, CY, R - 1.8, Math.PI * 0.95, Math.PI * 1.6);
  pen.stroke();
};

const hollow = (pen, ground) => {
  ink(
    pen,
    circle(CX, CY, WELL + 11),
    mix(ground, '#FFFFFF', 0.25),
    {
      at: [CX + 26, CY + 30],
      r: WELL + 14,
      stops: [
        [0.82, 0],
        [1, 0.8],
      ],
      color: '#C2AC94',
      soft: 0.55,
    },
    {
      from: [CX - WELL, CY - WELL],
      to: [CX + R * 0.2, CY + R * 0.2],
      stops: [
        [0, 0.5],
        [0.5, 0.05],
        [1, 0],
      ],
      color: '#C7B399',
      soft: 0.6,
    },
  );
};

export const layPlate = ({ rim, glaze = 'classica', seed = 1, ground = P.smalto, scale = 1 }) => {
  const { canvas, pen } = sheet(SIDE * scale);
  pen.scale(scale, scale);
  castShadow(pen);
  const base = {
    from: [CX - R * 0.6, CY - R * 0.6],
    to: [CX + R * 0.75, CY + R * 0.75],
    stops: [
      [0, 0],
      [0.55, 0.05],
      [1, 0.75],
    ],
  };
  ink(pen, circle(CX, CY, R), ground, { ...base, color: '#C9B592', soft: 0.55 });
  paintRim(pen, RIMS[rim], GLAZES[glaze]);
  lightRim(pen);
  hollow(pen, ground);
  return { canvas, pen, cx: CX, cy: CY, r: WELL, random: rng(seed) };
};

export const enlarge = ({ pen, cx, cy }, scale, dx = 0, dy = 0) => {
  pen.translate(cx + dx, cy + dy);
  pen.scale(scale, scale);
  pen.translate(-cx, -cy);
};
