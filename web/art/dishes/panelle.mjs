import { fill } from '../ink/canvas-primitives.mjs';
import { inDisc } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { rect } from '../ink/shapes.mjs';
import { citrusSlice } from '../plates/garnish.mjs';
import { herbs } from '../plates/leaves.mjs';
import { panella } from '../plates/panella.mjs';
import { enlarge, layPlate } from '../plates/plate.mjs';

const FAN = [
  [-128, -96, -0.5],
  [44, -142, 0.16],
  [128, 2, 0.62],
  [-150, 74, -0.12],
  [-24, -22, 0.3],
  [-2, 118, -0.3],
];

export const panelle = (scale = 1) => {
  const plate = layPlate({ scale, rim: 'limoni', seed: 21 });
  const { canvas, pen, cx, cy, r, random } = plate;
  enlarge(plate, 1.08, 0, -4);
  FAN.forEach(([u, v, turn], i) => panella(pen, cx + u, cy + v, turn, 31 + i * 17));
  citrusSlice(pen, cx + 158, cy + 134, 66, 0.3);
  citrusSlice(pen, cx + 92, cy + 192, 54, 1.2);
  herbs(pen, random, cx, cy, r * 0.86, 46);
  for (let i = 0; i < 40; i++) {
    const [u, v] = inDisc(random, r * 0.7);
    fill(pen, rgba('#FFFDF4', 0.95), rect(cx + u, cy + v, 4, 4, 1));
  }
  return canvas;
};
