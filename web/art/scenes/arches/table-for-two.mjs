import { apart, fill, Path2D, sheet } from '../../ink/canvas-primitives.mjs';
import { rng } from '../../ink/random-and-math.mjs';
import { mix, P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { blob, circle, leaf, poly, rect } from '../../ink/shapes.mjs';
import { paintTile } from '../../maiolica/tile.mjs';
import { bit } from '../../plates/shading.mjs';
import { HEIGHT, WIDTH } from './size.mjs';
import { stringLights } from './string-lights.mjs';
import { chairFromSide, laidTable } from './laid-table.mjs';

const FLOOR = 900;
const DADO = { top: 640, size: 130 };
const ARCH = { x: 420, half: 210, spring: 420 };

const wall = (pen) => {
  const whole = rect(0, 0, WIDTH, FLOOR);
  ink(
    pen,
    whole,
    '#E0945E',
    {
      from: [0, 0],
      to: [WIDTH, FLOOR * 0.8],
      stops: [
        [0, 0],
        [0.5, 0.2],
        [1, 0.85],
      ],
      color: '#A8502E',
      soft: 0.55,
    },
    {
      at: [120, 240],
      r: 560,
      stops: [
        [0, 0.7],
        [1, 0],
      ],
      color: '#F8CE98',
      soft: 0.55,
    },
  );
};

const opening = (half, spring, x = ARCH.x) => {
  const path = new Path2D();
  path.moveTo(x - half, FLOOR);
  path.lineTo(x - half, spring);
  path.arc(x, spring, half, Math.PI, 0);
  path.lineTo(x + half, FLOOR);
  path.closePath();
  return path;
};

/** A glazed door under a stone arch, lit from the room behind it. */
const door = (pen) => {
  const { x, half, spring } = ARCH;
  ink(pen, opening(half + 44, spring), '#EAD6B0', {
    from: [x - half, 0],
    to: [x + half + 60, 0],
    stops: [
      [0, 0],
      [0.5, 0.1],
      [1, 0.8],
    ],
    color: '#A88468',
    soft: 0.5,
  });
  pen.strokeStyle = 'rgba(122,84,74,.55)';
  pen.lineWidth = 3;
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI + (i / 12) * Math.PI;
    pen.beginPath();
    pen.moveTo(x + Math.cos(angle) * half, spring + Math.sin(angle) * half);
    pen.lineTo(x + Math.cos(angle) * (half + 44), spring + Math.sin(angle) * (half + 44));
    pen.stroke();
  }
  ink(pen, opening(half, spring), '#F4B95A', {
    at: [x, spring + 120],
    r: 420,
    stops: [
      [0, 0],
      [0.5, 0.25],
      [1, 0.9],
    ],
    color: '#B8561E',
    soft: 0.5,
  });
  pen.strokeStyle = P.bosco;
  pen.lineWidth = 16;
  pen.stroke(opening(half - 8, spring));
  pen.lineWidth = 10;
  pen.stroke(
    new Path2D(
      `M${x} ${spring - half}V${FLOOR}M${x - half} ${spring}H${x + half}M${x - half} ${spring + 170}H${x + half}`,
    ),
  );
};

const dado = (pen) => {
  for (const [from, to] of [
    [-46, 166],
    [674, 900],
  ])
    apart(pen, () => {
      pen.beginPath();
      pen.rect(from, DADO.top, to - from, FLOOR - DADO.top);
      pen.clip();
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 2; j++) {
          const [x, y] = [from + (from < 0 ? -4 : 0) + i * DADO.size, DADO.top + j * DADO.size];
          paintTile(pen, (i + j) % 2 ? 'stella' : 'girale', 'classica', x, y, DADO.size);
        }
      const shadow = {
        from: [0, DADO.top],
        to: [WIDTH, FLOOR],
        stops: [
          [0, 0.1],
          [1, 0.75],
        ],
        color: '#4A2A5E',
        soft: 0.5,
      };
      shade(pen, rect(from, DADO.top, to - from, FLOOR - DADO.top), shadow);
    });
};

const floor = (pen) => {
  fill(pen, '#B5552E', rect(0, FLOOR, WIDTH, HEIGHT - FLOOR));
  for (let row = 0; row < 6; row++) {
    const [y, next] = [row, row + 1].map((k) => FLOOR + (HEIGHT - FLOOR) * (k / 6) ** 1.5);
    for (let i = -8; i < 9; i++) {
      const edge = (k, at) => ARCH.x + (k - 0.5 + (row % 2) * 0.5) * (86 + (at - FLOOR) * 0.5);
      const slab = poly([
        [edge(i, y), y],
        [edge(i + 1, y), y],
        [edge(i + 1, next), next],
        [edge(i, next), next],
      ]);
      fill(pen, mix('#C8683A', '#A8482A', ((i * 7 + row * 5 + 70) % 6) / 6), slab);
      pen.strokeStyle = 'rgba(90,34,30,.5)';
      pen.lineWidth = 2.4;
      pen.stroke(slab);
    }
  }
  shade(pen, rect(0, FLOOR, WIDTH, HEIGHT - FLOOR), {
    from: [0, FLOOR],
    to: [WIDTH, HEIGHT],
    stops: [
      [0, 0.1],
      [1, 0.8],
    ],
    color: '#4A1A38',
    soft: 0.5,
  });
};

/** A vine on a beam across the top, with bunches of grapes. */
const pergola = (pen) => {
  bit(pen, rect(-20, 64, WIDTH + 40, 30), ['#6A4426', '#B98450', '#3A2014']);
  const random = rng(12);
  for (const [x, y] of [
    [90, 130],
    [250, 112],
    [610, 116],
    [764, 138],
  ])
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 5 - row; i++)
        bit(
          pen,
          circle(x + (i - (4 - row) / 2) * 24, y + row * 21, 14),
          [mix('#4A1E54', '#7A3A78', random()), '#B88AC0', '#1E0A2C'],
          { shadow: [3, 4, 3, 0.35] },
        );
  for (let i = 0; i < 64; i++) {
    const [x, y, angle] = [random() * (WIDTH + 60) - 30, 22 + random() * 100, random() * 6.3];
    const green = mix('#3E7A4A', '#7EA848', random());
    bit(pen, leaf(x, y, 66 + random() * 26, 46, angle), [green, '#CFE08A', '#173F34'], {
      shadow: [5, 7, 5, 0.4],
    });
  }
};

const geraniums = (pen, x, y) => {
  const pot = new Path2D(`M${x - 54} ${y - 92}H${x + 54}L${x + 40} ${y}H${x - 40}Z`);
  bit(pen, pot, ['#B8522E', '#F2A070', '#5E1E16'], { shadow: [14, 8, 9, 0.45] });
  bit(pen, rect(x - 62, y - 108, 124, 28, 6), ['#C25E34', '#F6AE7E', '#6A2418']);
  const random = rng(x);
  for (let i = 0; i < 34; i++) {
    const [u, v] = [(random() - 0.5) * 150, -110 - random() * 110];
    const tone = i % 3 ? ['#3E7A4A', '#A9CC74', '#173F34'] : ['#C22A44', '#FF9A94', '#5E0A26'];
    bit(pen, blob(x + u, y + v, i % 3 ? 22 : 17, i % 3 ? 15 : 16, 0.15, i, 8, random() * 3), tone, {
      shadow: [3, 4, 3, 0.35],
    });
  }
};

/** A laid table for two in front of the house, for the arch of the reservations. */
export const tableForTwoArch = () => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  wall(pen);
  dado(pen);
  door(pen);
  floor(pen);
  stringLights(pen, [-20, 250], [WIDTH + 20, 220], 110, 9);
  pergola(pen);
  geraniums(pen, 92, 950);
  geraniums(pen, 760, 940);
  chairFromSide(pen, 166, 1040, 1);
  chairFromSide(pen, 674, 1040, -1);
  laidTable(pen, 420, 776);
  return canvas;
};
