import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, sunflower, TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse } from '../ink/shapes.mjs';
import { sprig } from '../plates/leaves.mjs';
import { layPlate } from '../plates/plate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const anelletto = (pen, random, x, y) => {
  const r = 25 + random() * 4;
  const squash = 0.66 + random() * 0.34;
  const turn = random() * 3;
  const outer = ellipse(x, y, r, r * squash, turn);
  const tone = mix('#F2B45A', '#E0843C', random());
  drop(pen, outer, 4, 6, 4, 0.45);
  form(pen, outer, [tone, '#FFE6A6', '#9A3E1A'], { spread: 0.5 });
  ink(pen, ellipse(x, y, r * 0.45, r * squash * 0.42, turn), '#8E2A16', {
    at: [x + 3, y + 4],
    r: r * 0.5,
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#4A100E',
    soft: 0.4,
  });
};

const pea = (pen, x, y) =>
  bit(pen, circle(x, y, 11), ['#7DB04A', '#DCEC9A', '#3A6A30'], { shadow: [3, 4, 3, 0.45] });

const meat = (pen, random, x, y, seed) =>
  bit(
    pen,
    blob(x, y, 16 + random() * 9, 13 + random() * 5, 0.25, seed, 8, random() * 3),
    ['#96401F', '#DE8450', '#4A1414'],
    { shadow: [4, 5, 3, 0.45] },
  );

const crust = (pen, x, y, rx, ry, seed) => {
  const path = blob(x, y, rx, ry, 0.2, seed, 12);
  drop(pen, path, 4, 6, 5, 0.4);
  form(pen, path, ['#F6CE78', '#FFF6CC', '#B4701E']);
  const random = rng(seed);
  inside(pen, path, () => {
    for (let i = 0; i < 9; i++) {
      const [u, v] = [(random() - 0.5) * rx * 1.7, (random() - 0.5) * ry * 1.7];
      const spot = blob(x + u, y + v, 10 + random() * 16, 8 + random() * 9, 0.25, seed + i, 8);
      shade(pen, spot, {
        at: [x + u, y + v],
        r: 24,
        stops: [
          [0, 1],
          [0.6, 0.7],
          [1, 0.2],
        ],
        color: i % 3 ? '#A8541A' : '#6E2A10',
        soft: 0.4,
      });
    }
  });
};

const egg = (pen, x, y, turn) => {
  const wedge = new Path2D('M-50 6C-44 -34 44 -34 50 6C34 24 -34 24 -50 6Z');
  bit(pen, at(wedge, x, y, turn), ['#FFFBF0', '#FFFFFF', '#C9B49A']);
  bit(pen, at(ellipse(0, -2, 25, 14), x, y, turn), ['#F2A92E', '#FFE49A', '#B4641A'], {
    shadow: [1, 2, 1, 0.25],
  });
};

const aubergine = (pen, x, y, seed) => {
  const path = blob(x, y, 42, 30, 0.12, seed, 9, seed);
  drop(pen, path, 6, 9, 5, 0.45);
  form(pen, path, ['#54245A', '#9E5E98', '#1E0A28']);
  const flesh = blob(x - 2, y - 2, 35, 23, 0.12, seed, 9, seed);
  form(pen, flesh, ['#C28A42', '#F4D08A', '#7E4418']);
};

export const pastaAlForno = (scale = 1) => {
  const { canvas, pen, cx, cy, r, random } = layPlate({
    scale,
    rim: 'petali',
    glaze: 'cotto',
    seed: 29,
  });
  const bed = blob(cx, cy, r * 0.87, r * 0.84, 0.03, 4, 11);
  sauce(pen, bed, ['#B23A1E', '#EE8648', '#6A1616']);
  sunflower(82, r * 0.8)
    .reverse()
    .forEach(([u, v], i) => {
      anelletto(pen, random, cx + u, cy + v);
      if (i % 6 === 0) meat(pen, random, cx + u + 20, cy + v - 14, i);
    });
  for (const [u, v, seed] of [
    [-158, 30, 3],
    [76, 152, 5],
    [138, -104, 8],
    [-60, -158, 12],
  ])
    aubergine(pen, cx + u, cy + v, seed);
  for (const [u, v, rx, ry, seed] of [
    [-34, -56, 128, 72, 4],
    [72, 56, 112, 66, 9],
    [-96, 96, 74, 44, 15],
    [112, -44, 60, 40, 21],
  ])
    crust(pen, cx + u, cy + v, rx, ry, seed);
  for (let i = 0; i < 26; i++) {
    const [u, v] = inDisc(random, r * 0.74);
    if (i % 3) pea(pen, cx + u, cy + v);
    else anelletto(pen, random, cx + u, cy + v);
  }
  egg(pen, cx - 118, cy - 96, -0.5);
  egg(pen, cx + 128, cy + 104, 0.6);
  crumbs(
    pen,
    bed,
    160,
    3,
    [rgba('#FFF2CC', 0.8), rgba('#7A2A14', 0.55), rgba('#E8A24A', 0.7)],
    1.5,
    4.4,
  );
  fill(pen, rgba('#FFF6DC', 0.8), ellipse(cx - 70, cy - 90, 12, 5, -0.5));
  sprig(pen, cx + 18, cy - 2, 1.05, random() * TAU);
  return canvas;
};
