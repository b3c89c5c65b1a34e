import { rng, wave } from '../../ink/random-and-math.mjs';
import { along } from '../../ink/ribbons.mjs';
import { curve } from '../../ink/shapes.mjs';
import { GREENS, leafSprite, lemonSprite, blossomSprite } from './lemon-tree-sprites.mjs';

/** Branches as lines of points. At 0,0 the branches enter the picture from the top right. */
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

/** Lemons: [index of the branch, position along the branch 0..1, size]. */
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

/** Offset [x, y] caused by the wind. `out` is 0 at the trunk and 1 at the tip of a branch. */
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
