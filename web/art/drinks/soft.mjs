import { fill, inside, Path2D, sheet } from '../ink/canvas-primitives.mjs';
import { lerp, rng } from '../ink/random-and-math.mjs';
import { P } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { circle, rect } from '../ink/shapes.mjs';
import { paintTile } from '../maiolica/tile.mjs';
import { almond, BLOOD_ORANGE_TONES, citrusSlice, LEMON_TONES } from '../plates/garnish.mjs';
import { bit, form } from '../plates/shading.mjs';
import { ice, outlineGlass, straw, tumbler } from './glasses.mjs';
import { FLOOR, floorShadow, GLASS, pour } from './glassware-parts.mjs';

const ORANGE = ['#E2582A', '#FFB45E', '#9A2420'];
const ALMOND_MILK = ['#FBF2E0', '#FFFFFF', '#D6BE98'];
const LEMONADE = ['#F2E58A', '#FFFCE0', '#B8A84A'];

const lemonadeBottle = (cx, half, top) => {
  const neck = 32;
  const path = new Path2D();
  path.moveTo(cx - neck, top);
  path.bezierCurveTo(cx - neck - 4, top + 150, cx - half, top + 150, cx - half, top + 290);
  path.lineTo(cx - half, FLOOR - 16);
  path.quadraticCurveTo(cx, FLOOR + 8, cx + half, FLOOR - 16);
  path.lineTo(cx + half, top + 290);
  path.bezierCurveTo(cx + half, top + 150, cx + neck + 4, top + 150, cx + neck, top);
  path.closePath();
  return path;
};

/** The wire and the china stopper of a bottle that is opened with the thumb. */
const swingTop = (pen, cx, top) => {
  pen.lineWidth = 7;
  pen.strokeStyle = '#8A8A96';
  pen.stroke(
    new Path2D(
      `M${cx - 36} ${top + 66}L${cx - 44} ${top - 14}L${cx + 44} ${top - 14}L${cx + 36} ${top + 66}`,
    ),
  );
  pen.stroke(
    new Path2D(
      `M${cx + 36} ${top + 66}C${cx + 74} ${top + 90} ${cx + 66} ${top + 140} ${cx + 46} ${top + 150}`,
    ),
  );
  bit(pen, rect(cx - 40, top + 2, 80, 22, 8), ['#D8503A', '#FF9A7A', '#7E1E1E'], { shadow: null });
  bit(pen, rect(cx - 34, top - 44, 68, 50, 20), ['#FBF5E6', '#FFFFFF', '#B8A890'], {
    shadow: null,
  });
};

const bubbles = (pen, path, cx, half, top) => {
  const random = rng(11);
  inside(pen, path, () => {
    for (let i = 0; i < 70; i++)
      fill(
        pen,
        'rgba(255,255,255,.85)',
        circle(
          cx + (random() - 0.5) * half * 1.8,
          lerp(top, FLOOR - 30, random()),
          2 + random() * 5,
        ),
      );
  });
};

const lemonade = (pen, cx) => {
  const [half, top] = [88, 236];
  const path = lemonadeBottle(cx, half, top);
  floorShadow(pen, cx, half * 1.2);
  fill(pen, 'rgba(225,240,240,.5)', path);
  pour(pen, path, top + 140, LEMONADE, cx, half);
  bubbles(pen, path, cx, half, top + 160);
  inside(pen, path, () => {
    const size = 176;
    fill(pen, P.smalto, rect(cx - half, FLOOR - 280, half * 2, size + 24));
    paintTile(pen, 'limone', 'classica', cx - size / 2, FLOOR - 268, size);
    const round = [
      [0, 0.4],
      [0.25, 0],
      [0.6, 0.1],
      [1, 0.8],
    ];
    shade(pen, rect(cx - half, FLOOR - 280, half * 2, size + 24), {
      from: [cx - half, 0],
      to: [cx + half, 0],
      stops: round,
      color: '#4A3560',
      soft: 0.5,
    });
  });
  outlineGlass(pen, path, `M${cx - half + 18} ${top + 300}L${cx - half + 18} ${FLOOR - 300}`, 10);
  swingTop(pen, cx, top);
};

const orangeade = (pen, cx) => {
  const [width, top] = [196, FLOOR - 450];
  const glass = tumbler(cx, top, FLOOR, width, 22);
  floorShadow(pen, cx, width * 0.56);
  fill(pen, GLASS, glass);
  pour(pen, glass, top + 56, ORANGE, cx, width / 2, () => {
    for (const [u, v, size, turn] of [
      [-36, 96, 78, 0.3],
      [40, 120, 72, -0.3],
      [-10, 190, 70, 0.6],
    ])
      ice(pen, cx + u, top + v, size, turn);
  });
  straw(pen, [cx + 10, top + 120], [cx + 62, top - 120]);
  citrusSlice(pen, cx - 84, top + 8, 70, 0.3, BLOOD_ORANGE_TONES);
  outlineGlass(
    pen,
    glass,
    `M${cx - width / 2 + 22} ${top + 110}L${cx - width / 2 + 36} ${FLOOR - 60}`,
    9,
  );
};

const almondMilk = (pen, cx) => {
  const [width, top] = [190, FLOOR - 290];
  const glass = tumbler(cx, top, FLOOR, width, 16);
  floorShadow(pen, cx, width * 0.56);
  fill(pen, GLASS, glass);
  pour(pen, glass, top + 46, ALMOND_MILK, cx, width / 2);
  outlineGlass(
    pen,
    glass,
    `M${cx - width / 2 + 16} ${top + 60}L${cx - width / 2 + 25} ${FLOOR - 54}`,
  );
};

/** Half a blood orange, cut side to the viewer. */
const halfOrange = (pen, x, y, r) => {
  form(pen, circle(x + 8, y + 4, r + 5), ['#D9662A', '#FFB45E', '#7E2E1A']);
  citrusSlice(pen, x, y, r, 0.2, BLOOD_ORANGE_TONES);
};

export const soft = () => {
  const { canvas, pen } = sheet(1000);
  lemonade(pen, 206);
  almondMilk(pen, 806);
  orangeade(pen, 512);
  halfOrange(pen, 656, 830, 66);
  citrusSlice(pen, 352, 852, 52, 0.8, LEMON_TONES);
  almond(pen, 742, 888, 0.2, false, 1.5);
  almond(pen, 816, 900, -0.4, true, 1.5);
  return canvas;
};
