import { inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { rng, sunflower, TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { along, headingAt, ribbon } from '../ink/ribbons.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, leaf } from '../ink/shapes.mjs';
import { herbs } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const EGG = ['#EFBE4A', '#FFF2A8', '#A8641A'];
const SPEARS = [
  [-0.2, 0.1, 0.4],
  [0.3, -0.32, 2.1],
  [-0.46, -0.24, 1.2],
  [0.02, 0.5, -0.3],
  [0.52, 0.2, 1.7],
  [-0.3, 0.5, 2.9],
  [-0.1, 0.02, 0.9],
  [-0.62, -0.42, 0.6],
  [0.5, -0.56, 0.9],
  [0.1, -0.6, 0.1],
  [-0.6, 0.16, 1.9],
];

const spear = (pen, random, x, y, turn, length) => {
  const points = along(
    [
      [-length / 2, 0],
      [0, (random() - 0.5) * 34],
      [length / 2, 0],
    ].map(([u, v]) => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ]),
    24,
  );
  const stalk = ribbon(points, (t) =>
    t < 0.66 ? 6 : 6 + Math.sin(((t - 0.66) / 0.34) * Math.PI * 0.92) * 5.5 - (t - 0.66) * 15,
  );
  drop(pen, stalk, 4, 6, 3, 0.45);
  form(pen, stalk, [mix('#5E8E3E', '#86B255', random()), '#E2F2A4', '#2E5A2E']);
  for (let i = 15; i < 23; i++) {
    const heading = headingAt(points, i);
    const side = i % 2 ? 0.42 : -0.42;
    const scale = leaf(...points[i], 22 - (i - 15) * 1.2, 10 - (i - 15) * 0.5, heading + side);
    ink(pen, scale, mix('#8EB85A', '#8E6E8A', ((i - 15) / 8) * 0.7), {
      from: points[i],
      to: [points[i][0] + 12, points[i][1] + 14],
      stops: [
        [0, 0],
        [1, 0.85],
      ],
      color: '#2E4A34',
      soft: 0.4,
    });
  }
};

const cutWedge = (pen, cx, cy, r) => {
  const gap = new Path2D();
  gap.moveTo(cx, cy);
  gap.arc(cx, cy, r + 4, 0.3, 1.02);
  gap.closePath();
  ink(pen, gap, '#FBF5E6', {
    from: [cx, cy],
    to: [cx + r * 0.7, cy + r * 0.7],
    stops: [
      [0, 0.9],
      [0.4, 0.35],
      [1, 0.1],
    ],
    color: '#8A6A52',
    soft: 0.5,
  });
  const face = new Path2D();
  face.moveTo(cx, cy);
  face.lineTo(cx + Math.cos(0.3) * r, cy + Math.sin(0.3) * r);
  face.lineTo(cx + Math.cos(0.3) * r - 4, cy + Math.sin(0.3) * r + 30);
  face.lineTo(cx + 6, cy + 32);
  face.closePath();
  form(pen, face, ['#F9DD7E', '#FFF8CC', '#C08A2A']);
  crumbs(
    pen,
    face,
    44,
    4,
    [rgba('#5E8A3C', 0.85), rgba('#FFFBE0', 0.8), rgba('#C99A3A', 0.6)],
    2,
    6,
  );
};

export const frittata = (scale = 1) => {
  const {
    canvas,
    pen,
    cx,
    cy,
    r: well,
    random,
  } = layPlate({ scale, rim: 'petali', glaze: 'verde', seed: 13 });
  const r = well * 0.86;
  const side = blob(cx, cy + 4, r, r * 0.985, 0.014, 6, 16);
  drop(pen, side, 16, 24, 14, 0.55);
  form(pen, side, ['#B8762A', '#E8B458', '#6A3212']);
  const top = blob(cx - 4, cy - 8, r * 0.955, r * 0.94, 0.014, 6, 16);
  form(pen, top, EGG, { spread: 0.62, dark: 0.75 });
  inside(pen, top, () => {
    sunflower(40, r * 0.92).forEach(([u, v], i) => {
      const patch = blob(
        cx + u,
        cy + v,
        18 + random() * 26,
        14 + random() * 16,
        0.24,
        i,
        9,
        random() * 3,
      );
      shade(pen, patch, {
        at: [cx + u, cy + v],
        r: 40,
        stops: [
          [0, 0.5 + random() * 0.3],
          [1, 0],
        ],
        color: i % 3 ? '#B5641A' : '#FFF4B8',
        soft: 0.42,
      });
    });
  });
  for (const [u, v, turn] of SPEARS)
    spear(pen, random, cx + u * r * 0.92, cy + v * r * 0.92, turn, 176 + random() * 40);
  crumbs(
    pen,
    top,
    190,
    8,
    [rgba('#8A4A14', 0.5), rgba('#FFF8D0', 0.75), rgba('#3E6A30', 0.55)],
    1.6,
    4.6,
  );
  cutWedge(pen, cx, cy - 4, r);
  const cheese = rng(3);
  for (let i = 0; i < 40; i++) {
    const [angle, distance] = [1.2 + cheese() * 4.9, Math.sqrt(cheese()) * r * 0.8];
    bit(
      pen,
      at(
        blob(0, 0, 6 + cheese() * 8, 2.6, 0.2, i, 6),
        cx + Math.cos(angle) * distance,
        cy - 6 + Math.sin(angle) * distance,
        cheese() * TAU,
      ),
      ['#FFF9EA', '#FFFFFF', '#D8C6A6'],
      { shadow: [2, 3, 2, 0.35] },
    );
  }
  herbs(pen, random, cx, cy, r, 20);
  pen.lineCap = 'round';
  stroke(
    pen,
    'rgba(255,252,226,.5)',
    4,
    [cx - r * 0.62, cy - r * 0.62],
    [cx - r * 0.56, cy - r * 0.68],
  );
  return canvas;
};
