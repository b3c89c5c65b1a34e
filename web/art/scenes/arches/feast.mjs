import { apart, fill, inside, Path2D, sheet } from '../../ink/canvas-primitives.mjs';
import { lerp, rng } from '../../ink/random-and-math.mjs';
import { P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { circle, ellipse, poly } from '../../ink/shapes.mjs';
import { GLASS, GLASS_LINE, pour, stemAndFoot } from '../../drinks/glassware-parts.mjs';
import { paintTile } from '../../maiolica/tile.mjs';
import { drawStars, duskBands, makeStars } from '../dusk-sky-and-lights.mjs';
import { HEIGHT, WIDTH } from './size.mjs';
import { stringLights } from './string-lights.mjs';
import { leaves, rose, weddingCake } from './wedding-cake.mjs';

const TABLE = 900;
const EVENING = [
  [0, '#0B1838'],
  [0.3, '#1A2C66'],
  [0.55, '#4A3A78'],
  [0.75, '#9A5466'],
  [0.9, '#E0925E'],
];
const SPARKLING = ['#F2C24E', '#FFF4C0', '#B4781E'];

const cloth = (pen) => {
  const path = new Path2D(
    `M0 ${TABLE - 20}Q${WIDTH / 2} ${TABLE - 54} ${WIDTH} ${TABLE - 20}V${HEIGHT}H0Z`,
  );
  ink(pen, path, '#F3E4D2', {
    from: [0, TABLE],
    to: [WIDTH, HEIGHT],
    stops: [
      [0, 0],
      [1, 0.8],
    ],
    color: '#8A6A92',
    soft: 0.5,
  });
  const [top, size] = [TABLE + 92, 168];
  for (let i = 0; i < 6; i++)
    paintTile(pen, i % 2 ? 'stella' : 'limone', 'classica', i * size - 84, top, size);
  inside(pen, path, () => {
    for (let i = 0; i < 11; i++) {
      const x = i * 82 - 20;
      const fold = poly([
        [x, TABLE + 60],
        [x + 22, TABLE + 60],
        [x + 44, HEIGHT],
        [x - 8, HEIGHT],
      ]);
      shade(pen, fold, {
        from: [x, 0],
        to: [x + 40, 0],
        stops: [
          [0, 0.7],
          [1, 0],
        ],
        color: '#5E3A72',
        soft: 0.45,
        alpha: 0.7,
      });
    }
  });
  pen.strokeStyle = P.cobalto;
  pen.lineWidth = 6;
  pen.stroke(new Path2D(`M0 ${TABLE + 80}H${WIDTH}`));
};

/** A flute of sparkling wine with its foot at (x, y). */
const flute = (pen, x, y, turn) =>
  apart(pen, () => {
    pen.translate(x, y);
    pen.rotate(turn);
    const [top, end, half] = [-330, -120, 42];
    const bowl = new Path2D(
      `M${-half} ${top}C${-half - 8} ${top + 110} ${-half + 4} ${end - 30} -6 ${end}L6 ${end}C${half - 4} ${end - 30} ${half + 8} ${top + 110} ${half} ${top}Z`,
    );
    fill(pen, GLASS, bowl);
    pour(pen, bowl, top + 54, SPARKLING, 0, half);
    const random = rng(5);
    inside(pen, bowl, () => {
      for (let i = 0; i < 46; i++) {
        const [u, v] = [(random() - 0.5) * half * 1.5, lerp(top + 62, end - 12, random())];
        fill(pen, 'rgba(255,252,226,.9)', circle(u, v, 1.6 + random() * 3));
      }
    });
    pen.strokeStyle = GLASS_LINE;
    pen.lineWidth = 4;
    pen.stroke(bowl);
    pen.stroke(ellipse(0, top, half, 8));
    stemAndFoot(pen, 0, end, 6, 46);
  });

const flowers = (pen) => {
  leaves(pen, 150, 936, [-2.9, -2.2, -0.8, 0.1], 110);
  for (const [x, y, r, kind] of [
    [96, 936, 44, 1],
    [196, 944, 42, 2],
    [146, 904, 50, 0],
  ])
    rose(pen, x, y, r, kind);
  leaves(pen, 690, 944, [-3.1, -2.3, -0.9, -0.2], 110);
  for (const [x, y, r, kind] of [
    [640, 948, 40, 2],
    [744, 944, 44, 0],
    [690, 912, 48, 1],
  ])
    rose(pen, x, y, r, kind);
};

/** A wedding cake and a toast under a string of lights, for the arch of the private events. */
export const feastArch = () => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  duskBands(pen, EVENING, WIDTH, HEIGHT, { warmFrom: 3, foot: TABLE });
  drawStars(pen, makeStars(120, WIDTH, 640, 1.4), 700, 0, 0.4, 0.6);
  stringLights(pen, [-30, 250], [WIDTH + 30, 150], 150, 9);
  stringLights(pen, [-30, 120], [WIDTH + 30, 330], 90, 8);
  cloth(pen);
  weddingCake(pen, 420, 908);
  flute(pen, 128, 872, 0.06);
  flute(pen, 722, 872, -0.06);
  flowers(pen);
  return canvas;
};
