import { apart, fill, sheet } from '../../ink/canvas-primitives.mjs';
import { rng } from '../../ink/random-and-math.mjs';
import { rgba } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { rect } from '../../ink/shapes.mjs';
import { paintTile } from '../../maiolica/tile.mjs';

const SLAB = 24;
const WALL = ['melagrana', 'stella', 'limone', 'stella'];

const tiles = (pen, random, { width, height, parapet }, size, rows) => {
  for (let row = 0; row < rows; row++)
    for (let x = -30, i = 0; x < width; x += size, i++) {
      const y = parapet + SLAB + 2 + row * size;
      paintTile(pen, WALL[(i + row) % WALL.length], 'classica', x, y, size);
      fill(
        pen,
        rgba(i % 3 ? '#D9C49B' : '#A9CBE0', 0.05 + 0.14 * random()),
        rect(x, y, size, size),
      );
      shade(pen, rect(x, y, size, size), {
        at: [x + size * 0.3, y + size * 0.3],
        r: size * 0.5,
        stops: [
          [0, 0.5],
          [1, 0],
        ],
        color: '#FFFFFF',
        soft: 0.5,
        alpha: 0.35,
      });
    }
  pen.fillStyle = 'rgba(96,70,70,.65)';
  for (let x = -30; x < width; x += size) pen.fillRect(x - 1, parapet + SLAB, 2, height - parapet);
  for (let row = 1; row < rows; row++) pen.fillRect(0, parapet + SLAB + 1 + row * size, width, 2);
};

const slab = (pen, random, width, y) => {
  ink(
    pen,
    rect(-5, y - 6, width + 10, SLAB + 8),
    '#D99B74',
    {
      from: [0, y - 6],
      to: [0, y + SLAB],
      stops: [
        [0, 0],
        [0.5, 0],
        [0.52, 0.8],
        [1, 1],
      ],
      color: '#7A3F4A',
      soft: 0.3,
    },
    {
      from: [0, 0],
      to: [width, 0],
      stops: [
        [0, 0.45],
        [0.45, 0.1],
        [0.7, 0],
        [1, 0.35],
      ],
      color: '#8A4A55',
      soft: 0.5,
    },
  );
  pen.fillStyle = '#FCDDAE';
  pen.fillRect(0, y - 6, width, 3);
  pen.fillStyle = 'rgba(80,34,56,.55)';
  for (let x = 120; x < width; x += 250 + random() * 60) pen.fillRect(x, y - 5, 2, SLAB + 4);
};

export const paintParapet = (layout) => {
  const { width, height, parapet } = layout;
  const { canvas, pen } = sheet(width, height);
  const random = rng(4);
  const tall = height - parapet;
  const size = Math.min(150, Math.ceil((tall - SLAB) * 0.96));
  tiles(pen, random, layout, size, Math.ceil((tall - SLAB) / size - 0.06));
  const face = rect(0, parapet + SLAB, width, tall);
  apart(pen, () => {
    pen.globalCompositeOperation = 'multiply';
    fill(pen, '#CDBFD6', face);
  });
  shade(pen, face, {
    from: [0, parapet + SLAB],
    to: [0, parapet + SLAB + 30],
    stops: [
      [0, 1],
      [1, 0],
    ],
    color: '#241A4A',
    soft: 0.4,
    alpha: 0.75,
  });
  slab(pen, random, width, parapet);
  return canvas;
};
