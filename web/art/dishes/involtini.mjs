import { stroke } from '../ink/canvas-primitives.mjs';
import { TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ribbon } from '../ink/ribbons.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, curve, ellipse, rect } from '../ink/shapes.mjs';
import { bayLeaf, herbs } from '../plates/leaves.mjs';
import { citrusSlice } from '../plates/garnish.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const CRUMBED = [
  rgba('#F0C078', 0.75),
  rgba('#6E3216', 0.5),
  rgba('#D9944A', 0.7),
  rgba('#5E8A3C', 0.7),
];

const rocket = (pen, random, x, y) => {
  const [angle, l] = [random() * TAU, 60 + random() * 50];
  const leaf = curve(
    [
      [0, 0],
      [l * 0.3, -10],
      [l * 0.5, -5],
      [l * 0.7, -14],
      [l, 0],
      [l * 0.72, 13],
      [l * 0.5, 6],
      [l * 0.3, 11],
    ],
    true,
    1,
  );
  bit(pen, at(leaf, x, y, angle), [mix('#4C8A44', '#79AC4E', random()), '#C6DC80', '#225A38'], {
    shadow: [3, 4, 3, 0.35],
  });
};

const roll = (pen, x, y, turn) => {
  const path = at(rect(-47, -56, 94, 112, 36), x, y, turn);
  drop(pen, path, 12, 16, 9, 0.5);
  form(pen, path, ['#B06A34', '#EDB56E', '#572312']);
  crumbs(pen, path, 120, Math.floor(x), CRUMBED, 1.6, 4.4);
  pen.lineCap = 'round';
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [gx, gy] = [Math.cos(turn + 1.2) * 40, Math.sin(turn + 1.2) * 40];
  for (const d of [-24, 4, 30])
    stroke(
      pen,
      rgba('#46190E', 0.6),
      8,
      [x + d * cos - gx, y + d * sin - gy],
      [x + d * cos + gx, y + d * sin + gy],
    );
  shade(pen, path, {
    from: [x, y],
    to: [x + 50, y + 56],
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#4A1A10',
    soft: 0.4,
  });
  shade(pen, path, {
    at: [x - 22, y - 30],
    r: 40,
    stops: [
      [0, 0.7],
      [1, 0],
    ],
    color: '#FFE0A4',
    soft: 0.4,
  });
};

const onion = (pen, x, y, turn) => {
  for (const [shift, tone] of [
    [-4, '#F3DCE4'],
    [5, '#C98AA8'],
  ])
    bit(
      pen,
      at(ellipse(shift, 0, 9, shift < 0 ? 50 : 46), x, y, turn + 0.08),
      [tone, '#FFFFFF', '#8E4672'],
      { shadow: [5, 7, 4, 0.4] },
    );
};

const bay = (pen, x, y, turn) =>
  bayLeaf(pen, x - Math.cos(turn + 1.57) * 64, y - Math.sin(turn + 1.57) * 64, 128, turn + 1.57);

/**
 * Items on the skewer. `centre` is the distance from the previous item's end to this item's middle,
 * `room` this item's length.
 */
const THREADED = {
  roll: { draw: roll, centre: 44, room: 90 },
  onion: { draw: onion, centre: 12, room: 26 },
  bay: { draw: bay, centre: 10, room: 20 },
};
const ORDER = ['roll', 'onion', 'bay', 'roll', 'onion', 'bay', 'roll', 'onion', 'roll', 'onion'];

const skewer = (pen, cx, cy, turn) => {
  const point = (u) => [cx + u * Math.cos(turn), cy + u * Math.sin(turn)];
  const stick = ribbon([point(-300), point(300)], 4.5);
  drop(pen, stick, 6, 9, 4, 0.5);
  ink(pen, stick, '#D9B277', {
    from: point(-300),
    to: point(300),
    stops: [
      [0, 0],
      [1, 0.6],
    ],
    color: '#8A5A2E',
    soft: 0.4,
  });
  let reached = -205;
  for (const what of ORDER) {
    const { draw, centre, room } = THREADED[what];
    draw(pen, ...point(reached + centre), turn);
    reached += room;
  }
};

export const involtini = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'archi', seed: 5 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.12, -6, -14);
  for (let i = 0; i < 26; i++)
    rocket(pen, random, cx - 60 + (random() - 0.5) * 260, cy + 120 + (random() - 0.5) * 130);
  skewer(pen, cx, cy - 92, -0.2);
  skewer(pen, cx, cy + 52, -0.14);
  citrusSlice(pen, cx + 146, cy + 176, 74, 0.3);
  citrusSlice(pen, cx + 52, cy + 206, 64, 1);
  herbs(pen, random, cx, cy, r * 0.8, 40);
  return canvas;
};
