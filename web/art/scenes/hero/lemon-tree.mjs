import { fill, Path2D, sheet } from '../../ink/canvas.mjs';
import { rng, TAU, wave } from '../../ink/numbers.mjs';
import { P } from '../../ink/palette.mjs';
import { along } from '../../ink/ribbons.mjs';
import { ink } from '../../ink/shade.mjs';
import { circle, curve, leaf } from '../../ink/shapes.mjs';

/** Branches enter from the top right, in their own units. */
const BRANCHES = [
  [
    [0, -10],
    [-120, 60],
    [-250, 96],
    [-400, 110],
    [-520, 150],
  ],
  [
    [-150, 64],
    [-220, 150],
    [-300, 214],
    [-350, 290],
  ],
  [
    [10, 60],
    [-60, 170],
    [-110, 290],
    [-150, 400],
  ],
  [
    [-300, 98],
    [-380, 60],
    [-470, 36],
    [-560, 40],
  ],
];
/** Branch, position along it, size. */
const LEMONS = [
  [0, 0.55, 1],
  [0, 0.86, 0.92],
  [1, 0.5, 1.05],
  [1, 0.9, 0.95],
  [2, 0.45, 1.05],
  [2, 0.82, 1],
  [3, 0.6, 0.85],
  [0, 0.3, 0.95],
];
const BLOSSOMS = [
  [0, 0.7],
  [3, 0.85],
  [1, 0.7],
  [2, 0.62],
];
const GREENS = ['#2F6B4E', '#275C4C', '#3C7A52', '#1F4D48', '#4A8656'];
const FRUIT = new Path2D(
  'M75 14C82 18 84 24 92 31C118 46 126 84 118 112C112 134 98 144 89 154C84 160 82 168 75 174C68 168 66 160 61 154' +
    'C52 144 38 134 32 112C24 84 32 46 58 31C66 24 68 18 75 14Z',
);

const leafSprite = (green, i) => {
  const { canvas, pen } = sheet(150, 70);
  ink(
    pen,
    leaf(10, 35, 126, 40 + i * 3, 0, (i - 2) * 0.05),
    green,
    {
      from: [0, 14],
      to: [0, 58],
      stops: [
        [0.1, 0],
        [1, 0.9],
      ],
      color: '#123038',
      soft: 0.45,
    },
    {
      from: [10, 12],
      to: [110, 40],
      stops: [
        [0, 0.7],
        [0.45, 0],
        [1, 0],
      ],
      color: '#B7B45C',
      soft: 0.45,
    },
  );
  pen.strokeStyle = 'rgba(214,214,140,.75)';
  pen.lineWidth = 1.7;
  pen.stroke(new Path2D(`M12 35Q70 ${35 + (i - 2) * 2} 130 ${35 + (i - 2) * 5}`));
  pen.lineWidth = 0.9;
  pen.strokeStyle = 'rgba(214,214,140,.4)';
  for (let k = 1; k < 6; k++)
    pen.stroke(
      new Path2D(`M${20 + k * 17} 35l14 ${-11 + k * 0.6}M${20 + k * 17} 35l14 ${11 - k * 0.6}`),
    );
  return canvas;
};

const lemonSprite = () => {
  const { canvas, pen } = sheet(150, 190);
  ink(
    pen,
    FRUIT,
    '#F2C23E',
    {
      from: [50, 40],
      to: [128, 140],
      stops: [
        [0.3, 0],
        [0.75, 0.6],
        [1, 1],
      ],
      color: '#B9692A',
      soft: 0.5,
    },
    {
      at: [58, 66],
      r: 44,
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: '#FFF3BE',
      soft: 0.4,
    },
    {
      at: [112, 128],
      r: 30,
      stops: [
        [0, 0.5],
        [1, 0],
      ],
      color: '#7E8A3E',
      soft: 0.4,
    },
  );
  return canvas;
};

const blossomSprite = () => {
  const { canvas, pen } = sheet(70);
  for (let i = 0; i < 5; i++)
    ink(pen, leaf(35, 35, 30, 18, (i / 5) * TAU), '#FFF8EA', {
      at: [35, 35],
      r: 30,
      stops: [
        [0, 0.6],
        [1, 0],
      ],
      color: '#D7A7B8',
      soft: 0.4,
    });
  fill(pen, P.zolfo, circle(35, 35, 6));
  return canvas;
};

const growLeaves = (random) => {
  const leaves = [];
  for (const branch of BRANCHES) {
    const points = along(branch, 40);
    for (let i = 4; i <= 40; i += 1.55) {
      const [x, y] = points[Math.floor(i)];
      const [bx, by] = points[Math.floor(i) - 1];
      const side = leaves.length % 2 ? 1 : -1;
      leaves.push({
        x,
        y,
        angle: Math.atan2(y - by, x - bx) + side * (0.5 + random() * 0.7) + (random() - 0.5) * 0.3,
        size: 0.62 + random() * 0.5,
        kind: Math.floor(random() * 5),
        phase: random(),
        out: Math.floor(i) / 40,
        order: random(),
      });
    }
    const [[x, y], [bx, by]] = [points[40], points[38]];
    leaves.push({
      x,
      y,
      angle: Math.atan2(y - by, x - bx),
      size: 0.9,
      kind: 2,
      phase: random(),
      out: 1,
      order: 1,
    });
  }
  return leaves.sort((a, b) => a.order - b.order);
};

/** `out`: 0 at the trunk, 1 at the tip. */
const sway = (phase, out, own) => [
  3.2 * out * wave(phase, 1, 0.2 + own * 0.1) + 1.2 * out * wave(phase, 3, own),
  2.6 * out * wave(phase, 2, own * 0.2),
];

const stamp = (pen, picture, x, y, turn, scaleX, scaleY, dx, dy) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(scaleX, scaleY);
  pen.drawImage(picture, dx, dy);
  pen.restore();
};

const drawBranches = (pen, phase) => {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  BRANCHES.forEach((branch, i) => {
    for (const [width, colour, lift] of [
      [i ? 8 : 12, '#3A2A2E', 0],
      [i ? 3 : 5, '#7E5A48', 1.5],
    ]) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke(
        curve(
          branch.map(([x, y], k) => {
            const [dx, dy] = sway(phase, k / (branch.length - 1), 0);
            return [x + dx - lift, y + dy - lift];
          }),
          false,
          1,
        ),
      );
    }
  });
};

/** Returns a function that draws one phase of the loop. */
export const growLemonTree = ({ lemon: { x: left, y: top, scale } }) => {
  const random = rng(17);
  const [leafSprites, lemon, blossom] = [GREENS.map(leafSprite), lemonSprite(), blossomSprite()];
  const leaves = growLeaves(random);
  const hang = ([branch, t]) => along(BRANCHES[branch], 40)[Math.floor(t * 40)];
  const lemons = LEMONS.map(([branch, t, size]) => ({
    at: hang([branch, t]),
    shift: (random() - 0.5) * 14,
    size: size * 0.74,
    phase: random(),
    out: t,
  }));
  const blossoms = BLOSSOMS.map((where) => ({ at: hang(where), phase: random() }));
  const drawLeaf = (pen, phase, { x, y, angle, size, kind, phase: own, out }) => {
    const [dx, dy] = sway(phase, out, own);
    const turn = angle + 0.055 * wave(phase, 2, own) + 0.03 * wave(phase, 3, own * 2);
    stamp(
      pen,
      leafSprites[kind],
      x + dx,
      y + dy,
      turn,
      size,
      size * (1 + 0.05 * wave(phase, 2, own + 0.2)),
      -10,
      -35,
    );
  };
  return (pen, phase) => {
    pen.save();
    pen.translate(left, top);
    pen.scale(scale, scale);
    pen.rotate(0.01 * wave(phase, 1, 0.1) + 0.006 * wave(phase, 2, 0.4));
    const half = Math.floor(leaves.length / 2);
    for (const each of leaves.slice(0, half)) drawLeaf(pen, phase, each);
    drawBranches(pen, phase);
    for (const {
      at: [x, y],
      shift,
      size,
      phase: own,
      out,
    } of lemons) {
      const [dx, dy] = sway(phase, out, own);
      stamp(
        pen,
        lemon,
        x + shift + dx,
        y + 6 + dy,
        0.05 * wave(phase, 1, own) + 0.03 * wave(phase, 2, own),
        size,
        size,
        -75,
        -8,
      );
    }
    for (const each of leaves.slice(half)) drawLeaf(pen, phase, each);
    for (const {
      at: [x, y],
      phase: own,
    } of blossoms)
      stamp(pen, blossom, x - 8, y - 14, 0.1 * wave(phase, 1, own), 1, 1, -35, -35);
    pen.restore();
  };
};
