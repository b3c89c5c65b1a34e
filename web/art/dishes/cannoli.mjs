import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { inDisc, rng, TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, blob, circle, ellipse } from '../ink/shapes.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

const LENGTH = 250;
const WIDTH = 74;
const TURN = -0.32;
const PISTACHIO = ['#6FA03E', '#9CC25A', '#4A7A2E'];
const CANDIED_ORANGE = ['#EE8A2A', '#FFD07A', '#A8481A'];
const PEEL = new Path2D('M-30 -8C-16 -22 18 -22 32 -6L28 8C16 -6 -14 -8 -24 6Z');
const SIDES = [-1, 1];

const shellPath = () => {
  const [l, w] = [LENGTH / 2, WIDTH];
  const path = new Path2D();
  path.moveTo(-l, -w * 0.86);
  path.bezierCurveTo(-l * 0.4, -w * 1.06, l * 0.4, -w * 1.06, l, -w * 0.86);
  path.bezierCurveTo(l * 1.12, -w * 0.4, l * 1.12, w * 0.4, l, w * 0.86);
  path.bezierCurveTo(l * 0.4, w * 1.06, -l * 0.4, w * 1.06, -l, w * 0.86);
  path.bezierCurveTo(-l * 0.88, w * 0.4, -l * 0.88, -w * 0.4, -l, -w * 0.86);
  path.closePath();
  return path;
};

const blisters = (pen, random, shell, x, y) =>
  inside(pen, shell, () => {
    const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
    for (let i = 0; i < 22; i++) {
      const [u, v, size] = [
        (random() - 0.5) * LENGTH * 0.95,
        (random() - 0.5) * WIDTH * 1.8,
        7 + random() * 17,
      ];
      const [bx, by] = [x + u * cos - v * sin, y + u * sin + v * cos];
      const blister = at(ellipse(u, v, size, size * 0.72, random()), x, y, TURN);
      ink(pen, blister, rgba('#E3A254', 0.55), {
        from: [bx - size, by - size],
        to: [bx + size, by + size],
        stops: [
          [0, 0],
          [1, 0.9],
        ],
        color: '#7A3614',
        soft: 0.4,
      });
      fill(
        pen,
        rgba('#FFE2A6', 0.7),
        at(ellipse(-size * 0.3, -size * 0.3, size * 0.28, size * 0.18, -0.6), bx, by),
      );
    }
  });

const end = (pen, random, placed, side) => {
  const ricotta = placed(
    blob(side * (LENGTH / 2 + 22), 0, WIDTH * 0.62, WIDTH * 0.84, 0.06, side + 9, 10),
  );
  form(pen, ricotta, ['#FFF9EE', '#FFFFFF', '#D9C7AE']);
  for (let i = 0; i < 34; i++) {
    const [angle, reach] = [random() * TAU, Math.sqrt(random())];
    const [gx, gy] = [
      side * (LENGTH / 2 + 24) + Math.cos(angle) * WIDTH * 0.52 * reach,
      Math.sin(angle) * WIDTH * 0.72 * reach,
    ];
    fill(
      pen,
      PISTACHIO[i % 3],
      placed(blob(gx, gy, 3 + random() * 5, 3 + random() * 3, 0.3, i, 6)),
    );
  }
  const peel = at(PEEL, side * (LENGTH / 2 + 26), -WIDTH * 0.08, 1.3 + side * 0.5);
  bit(pen, placed(peel), CANDIED_ORANGE);
};

const cannolo = (pen, random, x, y) => {
  const placed = (path) => at(path, x, y, TURN);
  for (const side of SIDES) {
    const cream = placed(
      blob(side * (LENGTH / 2 + 14), 0, WIDTH * 0.72, WIDTH * 0.92, 0.05, side + 5, 10),
    );
    drop(pen, cream, 10, 14, 9, 0.5);
    form(pen, cream, ['#FFF8EA', '#FFFFFF', '#CDB89E']);
  }
  const shell = placed(shellPath());
  const [nx, ny] = [-Math.sin(TURN) * WIDTH, Math.cos(TURN) * WIDTH];
  drop(pen, shell, 14, 20, 11, 0.5);
  ink(
    pen,
    shell,
    '#D08C42',
    {
      from: [x - nx * 0.1, y - ny * 0.1],
      to: [x + nx, y + ny],
      stops: [
        [0, 0],
        [1, 1],
      ],
      color: '#5A240F',
      soft: 0.42,
    },
    {
      from: [x - nx, y - ny],
      to: [x, y],
      stops: [
        [0, 0.4],
        [0.4, 0.95],
        [1, 0],
      ],
      color: '#FAD492',
      soft: 0.42,
    },
  );
  blisters(pen, random, shell, x, y);
  pen.strokeStyle = rgba('#5A240F', 0.6);
  pen.lineWidth = 4;
  pen.stroke(
    placed(
      new Path2D(
        `M${-LENGTH * 0.46} ${WIDTH * 0.12}C${-LENGTH * 0.2} ${-WIDTH * 0.1} ${LENGTH * 0.2} ${WIDTH * 0.3} ${LENGTH * 0.48} ${WIDTH * 0.02}`,
      ),
    ),
  );
  for (const side of SIDES) end(pen, random, placed, side);
};

const dusting = (pen, cx, cy, r) => {
  const random = rng(9);
  for (let i = 0; i < 380; i++) {
    const [u, v] = inDisc(random, r * 0.95);
    fill(
      pen,
      rgba('#FFFFFF', 0.5 + random() * 0.5),
      circle(cx + u * 0.95 + 10, cy + v * 0.7, 0.9 + random() * 2),
    );
  }
  for (let i = 0; i < 36; i++) {
    const [angle, distance] = [random() * TAU, r * (0.55 + random() * 0.36)];
    const grain = blob(
      cx + Math.cos(angle) * distance,
      cy + Math.sin(angle) * distance,
      4 + random() * 5,
      3 + random() * 3,
      0.3,
      i,
      6,
    );
    drop(pen, grain, 2, 3, 1, 0.35);
    fill(pen, PISTACHIO[i % 3], grain);
  }
};

export const cannoli = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'petali', seed: 3 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.2);
  cannolo(pen, random, cx - 30, cy - 92);
  cannolo(pen, random, cx + 28, cy + 86);
  dusting(pen, cx, cy, r);
  return canvas;
};
