import { fill } from '../ink/canvas-primitives.mjs';
import { inDisc, TAU } from '../ink/random-and-math.mjs';
import { mix, rgba } from '../ink/palette.mjs';
import { at, blob, curve, ellipse } from '../ink/shapes.mjs';
import { pomegranateSeed } from '../plates/garnish.mjs';
import { layPlate } from '../plates/plate.mjs';
import { pomegranateQuarter } from '../plates/cut-pomegranate.mjs';
import { sauce } from '../plates/sauce.mjs';
import { bit, drop } from '../plates/shading.mjs';

const CREAM = ['#B0455E', '#F0A2A8', '#5E1434'];

const grain = (pen, random, x, y) => {
  const turn = random() * 3.1;
  const path = at(ellipse(0, 0, 12.5, 6), x, y, turn);
  fill(pen, rgba('#5A1234', 0.55), at(path, 2, 3.4));
  fill(pen, mix('#C8566E', '#F6C4C0', random()), path);
  fill(pen, rgba('#FFF0EC', 0.75), at(ellipse(-2.5, -1.6, 5, 1.6), x, y, turn));
};

const shaving = (pen, random, x, y, turn) => {
  const half = 40 + random() * 14;
  const flake = curve(
    [
      [-half, 6],
      [-half * 0.4, -14],
      [half * 0.4, -16],
      [half, 2],
      [half * 0.5, 16],
      [-half * 0.4, 18],
    ],
    true,
    0.9,
  );
  bit(pen, at(flake, x, y, turn), ['#F6D68A', '#FFF8D6', '#B98A3A'], { shadow: [5, 8, 5, 0.45] });
  for (let i = 0; i < 4; i++)
    fill(
      pen,
      rgba('#4A2A20', 0.8),
      at(blob(-20 + i * 14, (i % 2) * 6 - 3, 3, 2.4, 0.3, i, 6), x, y, turn),
    );
};

export const risottoMelagrana = (scale = 1) => {
  const { canvas, pen, cx, cy, r, random } = layPlate({
    scale,
    rim: 'melagrane',
    glaze: 'rubino',
    seed: 43,
  });
  const bed = blob(cx, cy, r * 0.9, r * 0.88, 0.02, 8, 13);
  sauce(pen, bed, CREAM);
  for (let i = 0; i < 980; i++) {
    const [u, v] = inDisc(random, r * 0.82);
    grain(pen, random, cx + u, cy + v);
  }
  for (const [u, v, turn] of [
    [-94, -96, 0.4],
    [102, -62, -0.7],
    [-58, 96, 2.2],
    [128, 92, 1],
  ])
    shaving(pen, random, cx + u, cy + v, turn);
  for (let i = 0; i < 58; i++) {
    const [u, v] = inDisc(random, r * 0.74);
    pomegranateSeed(pen, cx + u, cy + v, 12 + random() * 3, random() * TAU, i);
  }
  drop(pen, ellipse(cx, cy, 60, 52), 6, 8, 8, 0.2);
  pomegranateQuarter(pen, cx + 6, cy + 2, 1, 0.3);
  return canvas;
};
