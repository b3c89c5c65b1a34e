import { fill, inside } from '../ink/canvas-primitives.mjs';
import { inDisc, rng } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { along, ribbon } from '../ink/ribbons.mjs';
import { at, blob, circle } from '../ink/shapes.mjs';
import { cutlet, grillMarks, porkChop, seasoned } from '../plates/grilled-meat.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';
import { sausage } from '../plates/sausage.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

const CASING = ['#A9502E', '#F2AE74', '#471410'];
const BACON = { lean: ['#A8402E', '#F09A7A', '#521414'], fat: ['#F3D2A0', '#FFF6DA', '#B47A46'] };

const link = (pen, points) => {
  const line = along(points, 60);
  const path = sausage(
    pen,
    line,
    (t) => 33 * Math.min(1, t * 9 + 0.35, (1 - t) * 9 + 0.35),
    CASING,
  );
  seasoned(pen, path, 8);
  grillMarks(pen, path, 0.5, 52);
  for (const [x, y] of [line[0], line.at(-1)])
    bit(pen, blob(x, y, 9, 8, 0.2, 4), ['#C98A5A', '#F6D0A0', '#6A2A1A'], { shadow: null });
};

/** A slice of grilled pancetta: wavy stripes of lean and fat. */
const pancetta = (pen, x, y, turn, phase) => {
  const line = along(
    Array.from({ length: 13 }, (_, i) => [-168 + i * 28, Math.sin(i * 1.15 + phase) * 13]),
    70,
  );
  const whole = at(ribbon(line, 39), x, y, turn);
  drop(pen, whole, 9, 13, 8, 0.5);
  form(pen, whole, BACON.lean, { spread: 0.5 });
  inside(pen, whole, () => {
    for (const [offset, half] of [
      [-32, 8],
      [-10, 7],
      [17, 9],
    ])
      form(
        pen,
        at(
          ribbon(
            line.map(([u, v]) => [u, v + offset]),
            half,
          ),
          x,
          y,
          turn,
        ),
        BACON.fat,
      );
  });
  grillMarks(pen, whole, 0.5, 60);
};

const salmoriglio = (pen, x, y) => {
  bit(pen, circle(x, y, 80), ['#F4E8CE', '#FFFFFF', '#A88A66'], { shadow: [14, 18, 10, 0.5] });
  pen.lineWidth = 6;
  pen.strokeStyle = '#1C3F8F';
  pen.stroke(circle(x, y, 72));
  form(pen, circle(x, y, 61), ['#B9A23A', '#F6E894', '#5E5A1E'], { spread: 0.6 });
  const random = rng(9);
  for (let i = 0; i < 60; i++) {
    const [u, v] = inDisc(random, 54);
    const tone = i % 3 ? '#3E6E34' : '#7E9C4A';
    fill(pen, tone, blob(x + u, y + v, 4 + random() * 4, 3 + random() * 2, 0.3, i, 6));
  }
  fill(pen, rgba('#FFFDE4', 0.85), blob(x - 26, y - 30, 15, 7, 0.1, 2, 9, -0.6));
};

export const grigliata = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'denti', glaze: 'cotto', seed: 15 });
  const { canvas, pen, cx, cy } = plate;
  enlarge(plate, 1.06);
  cutlet(pen, cx + 86, cy - 96, -0.98, 1.06);
  cutlet(pen, cx + 158, cy + 4, -0.78, 1.06);
  porkChop(pen, cx - 112, cy - 96, -0.12, 1.02);
  pancetta(pen, cx + 60, cy + 208, -0.26, 0.4);
  pancetta(pen, cx + 84, cy + 136, -0.28, 2.2);
  link(pen, [
    [cx - 226, cy + 96],
    [cx - 150, cy + 26],
    [cx - 40, cy + 16],
    [cx + 50, cy + 66],
    [cx + 150, cy + 70],
  ]);
  salmoriglio(pen, cx - 158, cy + 166);
  return canvas;
};
