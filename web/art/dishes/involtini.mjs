import { inside, Path2D } from '../ink/canvas-primitives.mjs';
import { rgba } from '../ink/palette.mjs';
import { ribbon } from '../ink/ribbons.mjs';
import { ink } from '../ink/shade.mjs';
import { at, ellipse } from '../ink/shapes.mjs';
import { bayLeaf } from '../plates/leaves.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const CRUMBED = [
  rgba('#F0C078', 0.75),
  rgba('#6E3216', 0.5),
  rgba('#D9944A', 0.7),
  rgba('#5E8A3C', 0.7),
];

/** A roll of veal across the skewer: the body and, at its near end, the spiral of the slice. */
const BODY = new Path2D(
  'M-42 -66C-44 -86 44 -86 42 -66C50 -20 50 30 42 62C44 84 -44 84 -42 62C-50 30 -50 -20 -42 -66Z',
);
const END = ellipse(0, 62, 43, 27);
const SPIRAL = new Path2D(
  'M-36 62C-34 44 34 42 36 62C36 80 -24 82 -25 63C-24 50 24 50 24 63C22 73 -12 74 -12 64C-10 57 12 58 11 64',
);
const SEAM = new Path2D('M-30 -66C-10 -30 -18 20 -34 46');
const MEAT = ['#A9653A', '#EFBC80', '#52200F'];
const STUFFING = [rgba('#FFF0C8', 0.95), rgba('#8A4A20', 0.6), rgba('#5A2A3A', 0.8)];

const roll = (pen, x, y, turn) => {
  const path = at(BODY, x, y, turn);
  drop(pen, path, 12, 16, 9, 0.5);
  form(pen, path, MEAT);
  crumbs(pen, path, 130, Math.floor(x), CRUMBED, 1.6, 4.4);
  inside(pen, path, () => {
    pen.lineCap = 'round';
    for (const shift of [-40, 0, 38]) {
      const mark = at(new Path2D(`M-60 ${shift + 16}L60 ${shift - 16}`), x, y, turn);
      pen.strokeStyle = rgba('#3A140C', 0.6);
      pen.lineWidth = 10;
      pen.stroke(mark);
    }
  });
  pen.strokeStyle = rgba('#52200F', 0.8);
  pen.lineWidth = 4;
  pen.stroke(at(SEAM, x, y, turn));
  const end = at(END, x, y, turn);
  form(pen, end, ['#D9A468', '#FBE0AC', '#8A4A20'], { spread: 0.6 });
  crumbs(pen, end, 40, Math.floor(y), STUFFING, 2, 5);
  pen.strokeStyle = '#6A2A14';
  pen.lineWidth = 5;
  pen.stroke(at(SPIRAL, x, y, turn));
  pen.lineWidth = 4;
  pen.stroke(end);
};

const onion = (pen, x, y, turn) => {
  for (const [shift, tone] of [
    [-4, '#F3DCE4'],
    [5, '#C98AA8'],
  ])
    bit(
      pen,
      at(ellipse(shift, 0, 9, shift < 0 ? 66 : 60), x, y, turn + 0.08),
      [tone, '#FFFFFF', '#8E4672'],
      { shadow: [5, 7, 4, 0.4] },
    );
};

const bay = (pen, x, y, turn) =>
  bayLeaf(pen, x - Math.cos(turn + 1.57) * 80, y - Math.sin(turn + 1.57) * 80, 160, turn + 1.57);

/**
 * Items on the skewer. `centre` is the distance from the previous item's end to this item's middle,
 * `room` this item's length.
 */
const THREADED = {
  roll: { draw: roll, centre: 46, room: 92 },
  onion: { draw: onion, centre: 12, room: 26 },
  bay: { draw: bay, centre: 10, room: 20 },
};
const ORDER = ['onion', 'roll', 'bay', 'roll', 'onion', 'roll', 'bay', 'roll', 'onion'];

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
  let reached = -238;
  for (const what of ORDER) {
    const { draw, centre, room } = THREADED[what];
    draw(pen, ...point(reached + centre), turn);
    reached += room;
  }
};

export const involtini = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'archi', seed: 5 });
  const { canvas, pen, cx, cy } = plate;
  enlarge(plate, 1.08);
  skewer(pen, cx, cy - 104, -0.12);
  skewer(pen, cx, cy + 112, -0.12);
  return canvas;
};
