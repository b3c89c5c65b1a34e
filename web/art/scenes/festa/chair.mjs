import { apart, fill } from '../../ink/canvas-primitives.mjs';
import { lerp } from '../../ink/random-and-math.mjs';
import { ink } from '../../ink/shade.mjs';
import { at, poly } from '../../ink/shapes.mjs';

const PAINT = { base: '#2B6A58', light: '#7FB58A', dark: '#10303A' };
const HALF = 0.092;
const SLATS = [0, 0.34, 0.66];

const bar = (pen, from, to, half, colour) => {
  const normal = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const [nx, ny] = [Math.cos(normal) * half, Math.sin(normal) * half];
  const path = poly([
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  ]);
  ink(pen, path, colour, {
    from,
    to: [from[0] + half * 2, from[1] + half],
    stops: [
      [0, 0],
      [1, 0.7],
    ],
    color: PAINT.dark,
    soft: 0.4,
  });
};

export const paintChair = (pen, { z, floorY, project }, side, depth) => {
  const point = (x, y, dz) => project(x, y, depth + dz).slice(0, 2);
  const [front, back] = [side * 424 * z, side * 520 * z];
  const [seatY, topY] = [floorY - 196 * z, floorY - 452 * z];
  const k = project(front, floorY, depth)[2];
  const near = front - side * 70 * z;
  apart(pen, () => {
    pen.filter = `blur(${8 * k}px)`;
    fill(
      pen,
      'rgba(30,12,50,.5)',
      poly([
        point(near, floorY, -HALF),
        point(back, floorY, -HALF),
        point(back, floorY, HALF),
        point(near, floorY, HALF),
      ]),
    );
  });
  for (const dz of [HALF, -HALF]) {
    bar(
      pen,
      point(front - side * 62 * z, seatY, dz),
      point(front - side * 62 * z, floorY, dz),
      6 * k * z,
      PAINT.dark,
    );
    bar(
      pen,
      point(back, seatY, dz),
      point(back, floorY, dz),
      6.5 * k * z,
      dz > 0 ? PAINT.dark : PAINT.base,
    );
  }
  const edge = front - side * 72 * z;
  const seat = poly([
    point(edge, seatY, -HALF * 1.05),
    point(back, seatY, -HALF * 1.05),
    point(back, seatY, HALF * 1.05),
    point(edge, seatY, HALF * 1.05),
  ]);
  fill(pen, '#7A4428', at(seat, 0, 9 * k * z));
  ink(pen, seat, '#DDAE62', {
    from: point(edge, seatY, 0),
    to: point(back, seatY, 0),
    stops: [
      [0, 0],
      [1, 0.7],
    ],
    color: '#8A5230',
    soft: 0.4,
  });
  bar(pen, point(back, topY, HALF), point(back, seatY, HALF), 6.5 * k * z, PAINT.dark);
  for (const t of SLATS) {
    const y = lerp(topY, seatY, t);
    const slat = poly([
      point(back, y, -HALF),
      point(back, y, HALF),
      point(back, y + 44 * z, HALF),
      point(back, y + 44 * z, -HALF),
    ]);
    ink(
      pen,
      slat,
      PAINT.base,
      {
        from: point(back, y, -HALF),
        to: point(back, y + 44 * z, HALF),
        stops: [
          [0.2, 0],
          [1, 0.8],
        ],
        color: PAINT.dark,
        soft: 0.4,
      },
      {
        from: point(back, y, -HALF),
        to: point(back, y + 24 * z, -HALF),
        stops: [
          [0, 0.8],
          [1, 0],
        ],
        color: PAINT.light,
        soft: 0.4,
      },
    );
  }
  bar(pen, point(back, topY, -HALF), point(back, seatY, -HALF), 7.5 * k * z, PAINT.base);
};
