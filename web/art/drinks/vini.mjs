import { sheet, stroke } from '../ink/canvas-primitives.mjs';
import { rng } from '../ink/random-and-math.mjs';
import { mix, P } from '../ink/palette.mjs';
import { circle, leaf } from '../ink/shapes.mjs';
import { bit } from '../plates/shading.mjs';
import { bottle } from './bottle.mjs';
import { wineGlass } from './glasses.mjs';

const WHITE = ['#E7B94A', '#FFF0B0', '#A8701E'];
const RED = ['#8E1630', '#E0524A', '#3E0820'];
const ROWS = [5, 6, 5, 4, 3, 1];

const grapes = (pen, cx, cy, size) => {
  const random = rng(4);
  const places = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => [
      cx + (i - (count - 1) / 2) * size * 1.62 + (random() - 0.5) * size * 0.4,
      cy + row * size * 1.35 + (random() - 0.5) * size * 0.3,
    ]),
  );
  for (const [x, y] of places.toSorted(
    (a, b) => Math.sin(a[0] * 7 + a[1]) - Math.sin(b[0] * 7 + b[1]),
  ))
    bit(
      pen,
      circle(x, y, size),
      [mix('#4A1E54', '#9E6AA8', random() * 0.15), '#9E6AA8', '#1E0A2C'],
      { shadow: [4, 6, 4, 0.4] },
    );
};

const vineLeaf = (pen, x, y, angle) => {
  bit(pen, leaf(x, y, 120, 100, angle), ['#5E8A3E', '#C2D27A', '#264A2E']);
  stroke(
    pen,
    'rgba(224,232,160,.6)',
    2.4,
    [x, y],
    [x + Math.cos(angle) * 105, y + Math.sin(angle) * 105],
  );
};

export const vini = () => {
  const { canvas, pen } = sheet(1000);
  bottle(pen, 300, {
    height: 690,
    width: 150,
    glass: ['#6E7A3A', '#E6E6A0', '#2E3E2A'],
    cap: [P.ocra, '#7E4A12'],
    label: { tile: 'limone', below: 0.3, tall: 0.3 },
  });
  bottle(pen, 690, {
    height: 650,
    width: 166,
    neck: 52,
    shoulder: 0.42,
    sparkling: true,
    glass: ['#27463A', '#9CC8A0', '#0C1E28'],
    cap: ['#E9C46A', '#8A5A1E'],
    label: { tile: 'stella', scheme: 'cobalto', below: 0.2, tall: 0.24 },
  });
  bottle(pen, 492, {
    height: 742,
    width: 160,
    glass: ['#3A1830', '#C9828A', '#160A1E'],
    cap: [P.melagrana, P.vino],
    label: { tile: 'melagrana', below: 0.3, tall: 0.32 },
  });
  wineGlass(pen, 830, { height: 400, width: 190, wine: WHITE, level: 0.46 });
  wineGlass(pen, 166, { height: 430, width: 206, wine: RED, level: 0.48 });
  grapes(pen, 590, 770, 25);
  vineLeaf(pen, 560, 742, -2.5);
  vineLeaf(pen, 620, 738, -0.6);
  return canvas;
};
