import { inDisc, TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { fill, Path2D } from '../ink/canvas-primitives.mjs';
import { at, blob, circle, curve, ellipse } from '../ink/shapes.mjs';
import { BLOOD_ORANGE_TONES, citrusSlice, olive, ORANGE_TONES } from '../plates/garnish.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit } from '../plates/shading.mjs';

const RED_FLESH = { ...BLOOD_ORANGE_TONES, flesh: '#A81E38', light: '#F07A3A' };
const SLICES = [
  ...Array.from({ length: 8 }, (_, i) => [148, (i / 8) * TAU + 0.3, 96]),
  [0, 0, 104],
];
const BLACK_OLIVE = ['#3E2440', '#A07AA0', '#150618'];

const fennel = (pen, random, x, y) => {
  const turn = random() * TAU;
  const fan = curve(
    [
      [-52, 8],
      [-30, -14],
      [0, -22],
      [34, -16],
      [54, 6],
      [30, -2],
      [0, -8],
      [-28, 0],
    ],
    true,
    1,
  );
  bit(pen, at(fan, x, y, turn, 1.05), ['#EEF0CC', '#FFFFFF', '#A9BE80'], {
    shadow: [4, 6, 4, 0.4],
  });
  pen.strokeStyle = rgba('#A9C27A', 0.7);
  pen.lineWidth = 1.8;
  pen.stroke(
    at(new Path2D('M-44 4C-24 -12 24 -16 46 2M-36 2C-18 -8 18 -10 36 -2'), x, y, turn, 1.05),
  );
};

const onionRing = (pen, random, x, y) => {
  const ring = new Path2D();
  ring.ellipse(x, y, 24 + random() * 10, 17 + random() * 8, random() * 3, 0, TAU);
  for (const [colour, width, shift] of [
    [rgba('#2A1230', 0.3), 6, 4],
    ['#8E3A78', 6, 0],
    ['#EFC4DE', 2.6, -1],
  ]) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(at(ring, shift, shift));
  }
};

const frond = (pen, random, x, y, angle) => {
  pen.lineCap = 'round';
  for (let i = 0; i < 18; i++) {
    const [from, turn] = [i * 4, angle + (i % 2 ? 0.8 : -0.8) + (random() - 0.5) * 0.4];
    const [sx, sy] = [x + Math.cos(angle) * from, y + Math.sin(angle) * from];
    pen.strokeStyle = mix('#3F7A3A', '#8FBE5A', random());
    pen.lineWidth = 2.2;
    pen.beginPath();
    pen.moveTo(sx, sy);
    pen.lineTo(sx + Math.cos(turn) * (26 - i), sy + Math.sin(turn) * (26 - i));
    pen.stroke();
  }
};

export const insalataArance = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'archi', glaze: 'rubino', seed: 41 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.06);
  for (let i = 0; i < 14; i++)
    fennel(
      pen,
      random,
      cx + Math.cos((i / 14) * TAU) * r * 0.74,
      cy + Math.sin((i / 14) * TAU) * r * 0.74,
    );
  SLICES.forEach(([distance, angle, size], i) =>
    citrusSlice(
      pen,
      cx + Math.cos(angle) * distance,
      cy + Math.sin(angle) * distance,
      size,
      angle * 2,
      i % 3 === 1 ? ORANGE_TONES : RED_FLESH,
    ),
  );
  for (let i = 0; i < 13; i++) {
    const [u, v] = inDisc(random, r * 0.6);
    fennel(pen, random, cx + u, cy + v);
  }
  for (let i = 0; i < 8; i++) {
    const [u, v] = inDisc(random, r * 0.66);
    onionRing(pen, random, cx + u, cy + v);
  }
  for (const [u, v] of [
    [-120, -88],
    [98, -128],
    [140, 60],
    [-34, 150],
    [-158, 64],
    [24, -22],
  ]) {
    olive(pen, cx + u, cy + v, random() * 3, BLACK_OLIVE, false, 1);
    fill(pen, rgba('#FFF6FF', 0.85), ellipse(cx + u - 9, cy + v - 8, 5, 3, -0.6));
  }
  for (const [u, v, angle] of [
    [-60, -60, -0.8],
    [70, 90, 0.6],
    [-110, 120, 2.6],
  ])
    frond(pen, random, cx + u, cy + v, angle);
  for (let i = 0; i < 60; i++) {
    const [u, v] = inDisc(random, r * 0.76);
    fill(pen, rgba('#2A1A20', 0.85), blob(cx + u, cy + v, 1.8 + random() * 1.6, 1.6, 0.3, i, 5));
  }
  bit(pen, circle(cx - 6, cy + 40, 7), ['#E9C46A', '#FFF6C0', '#B8862E'], {
    shadow: [2, 3, 2, 0.3],
  });
  return canvas;
};
