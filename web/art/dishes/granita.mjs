import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, bounds, ellipse, rect } from '../ink/shapes.mjs';
import { brioche } from '../plates/brioche.mjs';
import { almond, citrusSlice } from '../plates/garnish.mjs';
import { layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

/** Colours of each flavour: [crushed ice, light side, dark side]. */
const LEMON = ['#F9DC5E', '#FFFBD0', '#CF9A22'];
const ALMOND = ['#F8EEDC', '#FFFFFF', '#C8AC86'];
const PISTACHIO = ['#A9C860', '#E6F2AC', '#5C8030'];

/** The glass: half widths at the rim and at the foot, height, and how flat its circles look. */
const GLASS = { rim: 138, foot: 92, height: 330, flat: 0.26 };

const glassSide = (x, y, inset = 0) => {
  const { rim, foot, height, flat } = GLASS;
  const [top, low] = [rim - inset, foot - inset];
  const path = new Path2D();
  path.moveTo(x - top, y);
  path.lineTo(x - low, y + height);
  path.ellipse(x, y + height, low, low * flat, 0, Math.PI, 0, true);
  path.lineTo(x + top, y);
  path.ellipse(x, y, top, top * flat, 0, 0, Math.PI);
  path.closePath();
  return path;
};

const crystals = (pen, path, [snow, light, dark], count, seed) => {
  const random = rng(seed);
  const { x, y, w, h } = bounds(path);
  inside(pen, path, () => {
    for (let i = 0; i < count; i++) {
      const [px, py, size] = [x + random() * w, y + random() * h, 5 + random() * 9];
      const grain = blob(px, py, size, size * 0.8, 0.32, seed + i, 6, random() * 3);
      ink(pen, grain, rgba(random() > 0.45 ? light : snow, 0.95), {
        from: [px - size * 0.4, py - size * 0.4],
        to: [px + size, py + size],
        stops: [
          [0, 0],
          [1, 0.95],
        ],
        color: dark,
        soft: 0.4,
      });
    }
  });
};

const layer = (pen, x, top, flavour, seed) => {
  const path = new Path2D();
  const half = GLASS.rim + 10;
  path.moveTo(x - half, top);
  path.bezierCurveTo(x - 60, top + 42, x + 40, top + 22, x + half, top + 6);
  path.lineTo(x + half, top + 220);
  path.lineTo(x - half, top + 220);
  path.closePath();
  fill(pen, flavour[0], path);
  crystals(pen, path, flavour, 230, seed);
};

const mound = (pen, x, y) => {
  const heap = blob(x, y - 34, GLASS.rim - 14, 78, 0.06, 5, 16);
  drop(pen, heap, 4, 6, 5, 0.3);
  form(pen, heap, LEMON, { spread: 0.6 });
  crystals(pen, heap, LEMON, 280, 40);
  shade(pen, heap, {
    from: [x, y - 40],
    to: [x + 120, y + 30],
    stops: [
      [0, 0],
      [1, 0.7],
    ],
    color: LEMON[2],
    soft: 0.42,
  });
  shade(pen, heap, {
    at: [x - 46, y - 70],
    r: 70,
    stops: [
      [0, 0.8],
      [1, 0],
    ],
    color: '#FFFFFF',
    soft: 0.4,
  });
};

const glassLight = (pen, x, y) => {
  const { rim, foot, height, flat } = GLASS;
  shade(pen, glassSide(x, y), {
    from: [x + 20, y],
    to: [x + rim, y + 20],
    stops: [
      [0, 0],
      [1, 0.42],
    ],
    color: '#6A6A92',
    soft: 0.5,
  });
  const base = ellipse(x, y + height - 6, foot - 6, foot * flat - 2);
  pen.strokeStyle = 'rgba(255,255,255,.7)';
  pen.lineWidth = 3;
  pen.stroke(base);
  pen.stroke(glassSide(x, y));
  pen.lineCap = 'round';
  pen.lineWidth = 13;
  pen.strokeStyle = 'rgba(255,255,255,.8)';
  pen.stroke(new Path2D(`M${x - rim + 24} ${y + 66}L${x - foot + 8} ${y + height - 56}`));
  pen.lineWidth = 6;
  pen.beginPath();
  pen.ellipse(x, y, rim, rim * flat, 0, 0.1, Math.PI * 0.95);
  pen.stroke();
};

const spoon = (pen, x, y) => {
  const steel = ['#D6D2C6', '#FFFFFF', '#6E6A80'];
  bit(pen, at(rect(-8, -210, 16, 230, 8), x, y, 0.42), steel, { shadow: [6, 8, 5, 0.4] });
  bit(pen, at(ellipse(0, -214, 17, 30), x, y, 0.42), steel, { shadow: [6, 8, 5, 0.4] });
};

export const granita = (scale = 1) => {
  const { canvas, pen, cx, cy } = layPlate({ scale, rim: 'archi', seed: 6 });
  const [x, y] = [cx + 84, cy - 128];
  drop(pen, glassSide(x, y), 24, 26, 16, 0.5);
  fill(pen, '#DCE9EC', glassSide(x, y));
  inside(pen, glassSide(x, y, 9), () => {
    layer(pen, x, y - 40, LEMON, 100);
    layer(pen, x, y + 110, ALMOND, 400);
    layer(pen, x, y + 218, PISTACHIO, 700);
  });
  spoon(pen, x + 66, y - 42);
  mound(pen, x, y);
  glassLight(pen, x, y);
  citrusSlice(pen, x - 112, y - 26, 58, 0.4);
  brioche(pen, cx - 126, cy + 122, 142);
  almond(pen, cx + 48, cy + 254, 0.3, true, 1.15);
  almond(pen, cx + 104, cy + 262, -0.5, false, 1.15);
  for (const [u, v, turn] of [
    [168, 240, 0.2],
    [196, 222, 1.1],
    [206, 246, 2.2],
  ]) {
    const nut = at(ellipse(0, 0, 15, 9), cx + u, cy + v, turn);
    bit(pen, nut, ['#7FAE44', '#C4DC80', '#44702A'], { shadow: [3, 5, 3, 0.45] });
  }
  return canvas;
};
