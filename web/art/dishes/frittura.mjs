import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { rng, TAU } from '../ink/random-and-math.mjs';
import { mix, P, rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, poly } from '../ink/shapes.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { friedPrawn } from '../plates/prawn.mjs';
import { blurred, crumbs, form, SHADOW } from '../plates/shading.mjs';

const BATTER = ['#E3A94C', '#FFE9A4', '#93501C'];
const SEMOLINA = [rgba('#FFF0C0', 0.85), rgba('#A8621E', 0.5), rgba('#F4CC72', 0.85)];
/** Each ring of squid: x, y, radius, flattening, turn. The first ones are at the bottom. */
const RINGS = [
  [-168, -128, 74, 0.8, 0.4],
  [-22, -210, 70, 0.86, 1.2],
  [122, -170, 72, 0.78, 2.2],
  [212, -40, 68, 0.84, 0.3],
  [-214, 26, 72, 0.84, 1.9],
  [190, 112, 76, 0.8, 2.6],
  [-96, 176, 74, 0.82, 0.1],
  [70, 206, 66, 0.8, 1.1],
  [-86, -22, 80, 0.88, 0.7],
  [58, -78, 78, 0.9, 2.9],
  [70, 62, 82, 0.86, 1.6],
];
const PRAWNS = [
  [-116, -176, 0.5, 0.84],
  [164, -12, 2.1, 0.9],
  [-140, 132, -0.7, 0.92],
  [6, 22, 0.15, 0.98],
];

/** A ring with an open hole: the path has a second outline in the other direction. */
const hoop = (r, flat, seed) => {
  const path = new Path2D();
  path.addPath(blob(0, 0, r, r * flat, 0.07, seed, 12));
  path.addPath(at(blob(0, 0, r * 0.54, r * flat * 0.5, 0.08, seed + 1, 10), 0, 0, 0, -1, 1));
  return path;
};

const squidRing = (pen, [x, y, r, flat, turn], seed) => {
  const path = at(hoop(r, flat, seed), x, y, turn);
  pen.save();
  pen.filter = blurred(pen, 7);
  fill(pen, rgba(SHADOW, 0.5), at(path, 9, 13));
  pen.restore();
  form(pen, path, BATTER, { spread: 0.55 });
  crumbs(pen, path, 210, seed, SEMOLINA, 1.6, 4.4);
  pen.lineWidth = 3;
  pen.strokeStyle = rgba('#8A4618', 0.55);
  pen.stroke(path);
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.lineCap = 'round';
  pen.lineWidth = r * 0.09;
  pen.strokeStyle = rgba('#FFF6D6', 0.8);
  const lit = Math.PI * 1.25 - turn;
  pen.beginPath();
  pen.ellipse(0, 0, r * 0.77, r * flat * 0.76, 0, lit - 0.5, lit + 0.5);
  pen.stroke();
  pen.restore();
};

const paper = (pen, cx, cy, r) =>
  inside(pen, circle(cx, cy, r + 6), () => {
    const corners = [
      [-250, -190],
      [40, -270],
      [276, -60],
      [214, 236],
      [-130, 266],
      [-276, 40],
    ];
    ink(pen, at(poly(corners), cx, cy, 0.1), mix(P.paglia, P.smalto, 0.6), {
      from: [cx - 200, cy - 200],
      to: [cx + 240, cy + 240],
      stops: [
        [0, 0],
        [1, 0.7],
      ],
      color: '#D2B47A',
      soft: 0.5,
    });
  });

export const frittura = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'onde', glaze: 'blu', seed: 33 });
  const { canvas, pen, cx, cy, r } = plate;
  paper(pen, cx, cy, r);
  enlarge(plate, 1.02);
  const rings = RINGS.map(([u, v, ...rest]) => [cx + u, cy + v, ...rest]);
  rings.forEach((ring, i) => squidRing(pen, ring, i * 5 + 3));
  PRAWNS.forEach(([u, v, turn, size], i) => friedPrawn(pen, cx + u, cy + v, turn, size, i + 4));
  const salt = rng(6);
  for (let i = 0; i < 60; i++) {
    const [angle, distance] = [salt() * TAU, Math.sqrt(salt()) * r * 0.85];
    const grain = [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance];
    fill(pen, 'rgba(255,253,244,.9)', ellipse(...grain, 2.6, 2, 0));
  }
  return canvas;
};
