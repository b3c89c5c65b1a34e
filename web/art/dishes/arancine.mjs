import { fill, inside, stroke } from '../ink/canvas-primitives.mjs';
import { inDisc, rng } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { at, blob, circle, ellipse, leaf } from '../ink/shapes.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { bit, crumbs, drop, form } from '../plates/shading.mjs';

const LETTUCE = [
  [2.4, 230],
  [0.5, 215],
  [-1.2, 200],
  [3.8, 190],
];
const PEAS = [
  [-24, -14],
  [22, -22],
  [8, 18],
  [-18, 26],
  [36, 10],
  [-40, 6],
];
const CHEESE = [
  [2, -30, 16],
  [34, -4, 12],
  [-30, -34, 12],
];
const CRUST = [
  rgba('#F2B95C', 0.85),
  rgba('#8E4A1E', 0.55),
  rgba('#E39A3E', 0.8),
  rgba('#FFDF98', 0.6),
];

const lettuce = (pen, x, y, angle, length) => {
  bit(pen, leaf(x, y, length, length * 0.72, angle, 0.05), ['#6FA04E', '#C9DA7A', '#2F6A40']);
  stroke(
    pen,
    'rgba(230,240,180,.6)',
    3,
    [x, y],
    [x + Math.cos(angle) * length * 0.9, y + Math.sin(angle) * length * 0.9],
  );
};

const whole = (pen, x, y, r, seed) => {
  const ball = blob(x, y, r, r * 0.97, 0.025, seed, 14);
  drop(pen, ball, 14, 20, 12, 0.5);
  form(pen, ball, ['#CC8030', '#F7C66A', '#6E2E18'], { spread: 0.55 });
  crumbs(pen, ball, 260, seed, CRUST, 1.6, 5);
  shade(pen, ball, {
    from: [x - r * 0.1, y - r * 0.1],
    to: [x + r * 0.85, y + r * 0.85],
    stops: [
      [0, 0],
      [1, 0.9],
    ],
    color: '#5A2414',
    soft: 0.4,
  });
  shade(pen, ball, {
    at: [x - r * 0.35, y - r * 0.4],
    r: r * 0.5,
    stops: [
      [0, 0.7],
      [1, 0],
    ],
    color: '#FFE7A8',
    soft: 0.4,
  });
};

const rice = (pen, random, x, y, r) => {
  const cut = blob(x - 4, y - 5, r * 0.86, r * 0.82, 0.02, 9, 14);
  const across = {
    from: [x - r * 0.5, y - r * 0.5],
    to: [x + r * 0.7, y + r * 0.7],
    stops: [
      [0, 0.3],
      [0.4, 0],
      [1, 0.7],
    ],
  };
  ink(pen, cut, '#F3C963', { ...across, color: '#C98A2E', soft: 0.4 });
  inside(pen, cut, () => {
    for (let i = 0; i < 330; i++) {
      const [u, v] = inDisc(random, r * 0.84);
      const grain = ellipse(x + u - 4, y + v - 5, 8.4, 4.4, random() * 3.1);
      fill(pen, rgba('#B9781F', 0.55), at(grain, 1.4, 2));
      fill(pen, mix('#F6D277', '#FFF0C0', random()), grain);
    }
  });
};

const filling = (pen, random, x, y, r) => {
  bit(pen, blob(x - 2, y - 2, r * 0.46, r * 0.42, 0.1, 31, 11), ['#A8371F', '#E2703A', '#5E1618'], {
    shadow: [2, 3, 3, 0.35],
  });
  for (let i = 0; i < 40; i++) {
    const [u, v] = inDisc(random, r * 0.36);
    const meat = blob(x + u, y + v, 8 + random() * 6, 7 + random() * 4, 0.2, i + 60, 7);
    form(pen, meat, [mix('#8E3A20', '#B9542C', random()), '#E58A52', '#4A1414']);
  }
  for (const [u, v] of PEAS)
    bit(pen, circle(x + u, y + v, 9.5), ['#7DB04A', '#D3E68A', '#3A6A30'], {
      shadow: [2, 3, 2, 0.4],
    });
  for (const [u, v, size] of CHEESE)
    bit(
      pen,
      blob(x + u, y + v, size, size * 0.7, 0.2, size, 7),
      ['#FFF4D6', '#FFFFFF', '#D9B77A'],
      { shadow: [1, 2, 2, 0.3] },
    );
};

const halved = (pen, x, y, r) => {
  const random = rng(4);
  const crust = blob(x, y, r, r * 0.96, 0.02, 5, 14);
  drop(pen, crust, 14, 20, 12, 0.5);
  form(pen, crust, ['#B96A26', '#F2B95C', '#6E2E18']);
  crumbs(pen, crust, 120, 22, [rgba('#F2B95C', 0.8), rgba('#7E3E1A', 0.6)], 2, 5);
  rice(pen, random, x, y, r);
  filling(pen, random, x, y, r);
};

export const arancine = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'limoni' });
  const { canvas, pen, cx, cy } = plate;
  enlarge(plate, 1.16, 4, 0);
  for (const [angle, length] of LETTUCE) lettuce(pen, cx, cy, angle, length);
  whole(pen, cx - 118, cy - 78, 118, 3);
  whole(pen, cx + 96, cy - 120, 108, 8);
  halved(pen, cx + 20, cy + 104, 132);
  return canvas;
};
