import { apart, fill, inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { rng, TAU } from '../ink/random-and-math.mjs';
import { P, rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, circle, curve, ellipse, rect } from '../ink/shapes.mjs';
import { CRUMB, pores } from '../plates/bread.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

/** Half the length of the roll. */
const HALF = 244;
/** The lid leaves the ham and the cheese in sight. */
const LIFT = 42;
const CRUST = ['#C07A34', '#F8CE84', '#5A2812'];
const HAM = ['#E79C96', '#FFDCD4', '#A24458'];
const LETTUCE = ['#6AA84C', '#DCF098', '#22603A'];

const LID = new Path2D(
  'M-244 -8C-262 -60 -214 -122 -120 -138C-40 -152 60 -152 130 -136C218 -118 262 -56 242 -8C170 8 -170 8 -244 -8Z',
);
const SOLE = new Path2D(
  'M-238 66C-160 52 160 52 238 66C246 108 206 134 130 138C40 144 -50 144 -130 138C-208 132 -248 106 -238 66Z',
);
const SOLE_CRUMB = new Path2D(
  'M-234 70C-160 54 160 54 234 70C228 84 150 92 0 92C-150 92 -228 84 -234 70Z',
);

/** A wavy strip along the roll, from `top` to `top + thick`. */
const strip = (top, thick, swing, waves, phase, reach) => {
  const count = waves * 4;
  const edge = (y, by, shift) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count;
      const bend = 10 * Math.sin(t * Math.PI);
      return [-reach + 2 * reach * t, y - bend + Math.sin(t * waves * TAU + phase + shift) * by];
    });
  const lower = edge(top + thick, swing, 0).reverse();
  return curve([...edge(top, swing * 0.3, 0.6), ...lower], true, 1);
};

const lettuce = (pen) => {
  bit(pen, strip(34, 36, 15, 8, 0.4, HALF + 6), ['#3E8242', '#A8D070', '#1C4E34']);
  bit(pen, strip(30, 26, 12, 9, 2.2, HALF), LETTUCE, { shadow: [2, 5, 3, 0.4] });
};

const tomatoes = (pen) => {
  for (const x of [-190, -112, -34, 44, 122, 194]) {
    const slice = at(rect(-54, -13, 108, 30, 15), x, 24, 0.03 * Math.sin(x));
    bit(pen, slice, ['#D8382A', '#FF9A70', '#86161E'], { shadow: [3, 5, 3, 0.45] });
    const flesh = at(rect(-46, -10, 92, 12, 6), x, 24, 0.03 * Math.sin(x));
    form(pen, flesh, ['#EE6A4A', '#FFC29A', '#B8281F']);
    for (const u of [-28, -8, 14, 32]) fill(pen, '#FFE6A8', ellipse(x + u, 20, 4.6, 2.4, 0.2));
  }
};

const tuma = (pen) => {
  for (const [x, turn] of [
    [-150, 0.03],
    [4, -0.02],
    [158, 0.03],
  ]) {
    const slab = at(rect(-84, -14, 168, 30, 8), x, -2, turn);
    bit(pen, slab, ['#FFF4D8', '#FFFFFF', '#CDB184'], { shadow: [2, 5, 3, 0.4] });
    for (const u of [-52, -18, 20, 58])
      fill(pen, rgba('#C9A66A', 0.65), ellipse(x + u, 3 + (u % 7), 6, 3.6, 0.2));
  }
};

const ham = (pen) => {
  for (const [top, waves, phase, reach] of [
    [-44, 6, 0.4, HALF - 16],
    [-34, 7, 2, HALF - 2],
    [-24, 6, 3.6, HALF - 8],
  ]) {
    const fold = strip(top, 18, 9, waves, phase, reach);
    bit(pen, fold, HAM, { shadow: [1, 4, 2, 0.4] });
    pen.lineWidth = 3;
    pen.strokeStyle = rgba('#FFF0E6', 0.8);
    pen.stroke(fold);
  }
};

const scores = (pen) => {
  for (const x of [-130, -20, 90]) {
    const cut = at(new Path2D('M-58 34C-30 -8 20 -36 62 -40C40 -12 0 22 -58 34Z'), x, -84);
    form(pen, cut, ['#EBC588', '#FFF0CC', '#B4742E']);
  }
};

const flour = (pen) => {
  const random = rng(5);
  inside(pen, LID, () => {
    for (let i = 0; i < 420; i++) {
      const [x, y] = [(random() - 0.5) * 440, -140 + random() ** 1.6 * 110];
      fill(pen, rgba('#FFF8E4', 0.75), circle(x, y, 1 + random() * 2));
    }
  });
};

const lid = (pen) => {
  drop(pen, LID, 2, 12, 7, 0.55);
  form(pen, LID, CRUST, { spread: 0.4 });
  shade(pen, LID, {
    from: [0, -60],
    to: [0, 4],
    stops: [
      [0, 0],
      [1, 0.85],
    ],
    color: '#7A3A18',
    soft: 0.42,
  });
  shade(pen, LID, {
    from: [0, -150],
    to: [0, -70],
    stops: [
      [0, 0.75],
      [1, 0],
    ],
    color: '#FFE9B4',
    soft: 0.42,
  });
  scores(pen);
  flour(pen);
};

const roll = (pen) => {
  drop(pen, SOLE, 18, 26, 14, 0.55);
  form(pen, SOLE, CRUST);
  form(pen, SOLE_CRUMB, CRUMB);
  pores(pen, SOLE_CRUMB, 7, 60);
  lettuce(pen);
  tomatoes(pen);
  tuma(pen);
  ham(pen);
  apart(pen, () => {
    pen.translate(0, -LIFT);
    lid(pen);
  });
};

const paper = (pen, cx, cy, r) =>
  inside(pen, circle(cx, cy, r + 10), () => {
    const sheet = at(rect(-280, -196, 560, 392, 4), cx, cy + 4, -0.3);
    drop(pen, sheet, 6, 8, 6, 0.3);
    ink(pen, sheet, '#F3E8CE', {
      from: [cx - 200, cy - 200],
      to: [cx + 240, cy + 240],
      stops: [
        [0, 0],
        [1, 0.6],
      ],
      color: '#C9AE7E',
      soft: 0.5,
    });
    inside(pen, sheet, () => {
      for (let i = -9; i < 10; i++) {
        const [x, from, to] = [cx + i * 58, cy - 330, cy + 330];
        stroke(pen, rgba(P.cobalto, 0.42), 7, [x - 110, from], [x + 100, to]);
        stroke(pen, rgba(P.cobalto, 0.3), 2, [x - 96, from], [x + 114, to]);
      }
    });
  });

export const panino = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'denti', glaze: 'verde', seed: 25 });
  const { canvas, pen, cx, cy, r } = plate;
  paper(pen, cx, cy, r);
  enlarge(plate, 1.1);
  apart(pen, () => {
    pen.translate(cx, cy + 20);
    pen.rotate(-0.3);
    roll(pen);
  });
  return canvas;
};
