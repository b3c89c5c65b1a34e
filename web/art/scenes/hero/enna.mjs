import { fill, sheet } from '../../ink/canvas-primitives.mjs';
import { clamp, rng, smooth, wave } from '../../ink/random-and-math.mjs';
import { mix } from '../../ink/palette.mjs';
import { ink } from '../../ink/shade.mjs';
import { blob, curve, leaf, poly, rect } from '../../ink/shapes.mjs';
import { lit } from '../dusk-sky-and-lights.mjs';
import { townBuilder } from './buildings.mjs';
import { edgeHeight, paintRock } from './enna-rock.mjs';

const bush = (pen, x, y, w, h, colour, light) =>
  ink(pen, blob(x, y - h * 0.45, w * 0.55, h * 0.55, 0.12, Math.trunc(x * 7 + y), 9), colour, {
    at: [x - w * 0.3, y - h * 0.75],
    r: w * 0.9,
    stops: [
      [0, 0.9],
      [1, 0],
    ],
    color: light,
    soft: 0.4,
  });

const buildTown = (pen, random, X, Y, scale, lights) => {
  const { paintBuilding, dome, keep, belfry } = townBuilder(pen, random, X, Y, scale, lights);
  for (let x = 88; x < 720; x += 20 + random() * 16)
    paintBuilding(x, edgeHeight(x) - 18 - random() * 8, 20 + random() * 18, 22 + random() * 20, 1);
  belfry(232, edgeHeight(232) - 14, 25, 92);
  dome(300, edgeHeight(300) - 18, 52, 64);
  dome(478, edgeHeight(478) - 20, 40, 50);
  belfry(520, edgeHeight(520) - 10, 19, 72);
  for (let x = 70; x < 720; x += 17 + random() * 15)
    paintBuilding(
      x,
      edgeHeight(x) - 6 - random() * 5,
      18 + random() * 18,
      16 + random() * 20,
      0.45,
    );
  ink(
    pen,
    poly([
      [X(8), Y(40)],
      [X(10), Y(6)],
      [X(96), Y(-8)],
      [X(96), Y(20)],
    ]),
    '#B0645A',
    {
      from: [X(8), 0],
      to: [X(96), 0],
      stops: [
        [0, 0],
        [1, 0.8],
      ],
      color: '#5E2E50',
      soft: 0.5,
    },
  );
  for (let i = 0; i < 11; i++)
    fill(
      pen,
      i < 5 ? '#F8CE92' : '#B96E60',
      rect(X(11 + i * 8), Y(1.5 - i * 1.3), 4.4 * scale, 5 * scale),
    );
  keep(6, 34, 17, 56);
  keep(40, 20, 22, 74);
  keep(82, 10, 15, 48);
  for (let x = 104; x < 720; x += 15 + random() * 14)
    paintBuilding(x, edgeHeight(x) + 5 + random() * 6, 16 + random() * 16, 10 + random() * 15);
};

const plantSlopes = (pen, random, X, Y, scale) => {
  for (let i = 0; i < 26; i++) {
    const x = 60 + random() * 650;
    bush(
      pen,
      X(x),
      Y(edgeHeight(x) + 10 + random() * 10),
      (14 + random() * 16) * scale,
      (10 + random() * 9) * scale,
      mix('#3E4A4C', '#28304E', random()),
      '#93824F',
    );
  }
  const slope = curve(
    [
      [-260, 262],
      [-150, 212],
      [-86, 186],
      [0, 160],
      [90, 150],
      [220, 166],
      [360, 150],
      [520, 168],
      [760, 150],
    ].map(([u, v]) => [X(u), Y(v)]),
    false,
    1,
  );
  slope.lineTo(X(780), Y(420));
  slope.lineTo(X(-300), Y(420));
  slope.closePath();
  ink(
    pen,
    slope,
    '#7F7142',
    {
      from: [X(-200), 0],
      to: [X(420), 0],
      stops: [
        [0, 0],
        [1, 0.9],
      ],
      color: '#4C4A4E',
      soft: 0.6,
    },
    {
      from: [0, Y(150)],
      to: [0, Y(205)],
      stops: [
        [0, 0.75],
        [1, 0],
      ],
      color: '#8C5548',
      soft: 0.5,
    },
  );
  for (let i = 0; i < 120; i++) {
    const x = -170 + random() * 900;
    const y = 172 + (x < 0 ? -x * 0.3 : 0) + random() * 110;
    bush(
      pen,
      X(x),
      Y(y),
      (9 + random() * 14 + (y - 160) * 0.09) * scale,
      (8 + random() * 10 + (y - 160) * 0.06) * scale,
      mix('#4B5A3C', '#2E3B48', Math.min(1, clamp((x + 100) / 700) + random() * 0.2)),
      x < 200 ? '#C2A24E' : '#7E7B52',
    );
  }
  for (let i = 0; i < 16; i++) {
    const x = -120 + random() * 800;
    const tall = (26 + random() * 22) * scale;
    const path = leaf(
      X(x),
      Y(190 + (x < 0 ? -x * 0.3 : 0) + random() * 90),
      tall,
      tall * 0.26,
      -Math.PI / 2,
    );
    ink(pen, path, '#2B3C40', {
      from: [X(x) - 5, 0],
      to: [X(x) + 4, 0],
      stops: [
        [0, 0.9],
        [1, 0],
      ],
      color: '#8E8A4A',
      soft: 0.4,
    });
  }
};

export const paintEnna = ({ width, height, enna }) => {
  const { canvas, pen } = sheet(width, height);
  const random = rng(42);
  const lights = [];
  const [X, Y] = [(v) => enna.x + v * enna.scale, (v) => enna.y + v * enna.scale];
  paintRock(pen, random, X, Y, enna.scale);
  buildTown(pen, random, X, Y, enna.scale, lights);
  plantSlopes(pen, random, X, Y, enna.scale);
  return { canvas, lights };
};

export const drawWindows = (pen, lights, glow, phase) => {
  const shining = ({ chance, phase: own }) =>
    chance < 0.5 ? 1 : smooth(-0.25, 0.1, wave(phase, 1, own));
  for (const light of lights) {
    pen.globalAlpha = shining(light);
    pen.fillStyle = '#FFDF8C';
    pen.fillRect(light.x, light.y, light.w, light.h);
  }
  pen.globalAlpha = 1;
  for (const light of lights.filter(({ phase: own }) => Math.floor(own * 1000) % 2 === 0))
    lit(pen, 0.8 * shining(light), () =>
      pen.drawImage(glow, light.x + light.w / 2 - 20, light.y + light.h / 2 - 20),
    );
};
