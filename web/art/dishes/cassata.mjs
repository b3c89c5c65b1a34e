import { apart, inside, Path2D, stroke } from '../ink/canvas-primitives.mjs';
import { TAU } from '../ink/random-and-math.mjs';
import { rgba } from '../ink/palette.mjs';
import { ink } from '../ink/shade.mjs';
import { at, circle, leaf } from '../ink/shapes.mjs';
import { layPlate } from '../plates/plate.mjs';
import { bit, drop } from '../plates/shading.mjs';

const CHERRY = ['#C21F36', '#FF8A84', '#5E0A26'];
const CITRON = ['#4E9A54', '#C8E48A', '#1E5A3A'];
const MANDARIN = ['#EE8A2A', '#FFD07A', '#A8481A'];
const SUGAR = ['#FFFFFF', '#FFFFFF', '#CDB9AE'];

const side = (pen, cx, cy, r) => {
  const marzipan = circle(cx, cy, r);
  drop(pen, marzipan, 16, 24, 14, 0.55);
  ink(
    pen,
    marzipan,
    '#8FBF6A',
    {
      from: [cx - r * 0.7, cy - r * 0.7],
      to: [cx + r * 0.7, cy + r * 0.7],
      stops: [
        [0, 0],
        [1, 1],
      ],
      color: '#3E7E4A',
      soft: 0.42,
    },
    {
      at: [cx - r * 0.6, cy - r * 0.6],
      r: r * 0.8,
      stops: [
        [0, 0.7],
        [1, 0],
      ],
      color: '#D7E8A0',
      soft: 0.4,
    },
  );
  for (let i = 0; i < 24; i += 2) {
    const [a, b] = [(i / 24) * TAU, ((i + 1) / 24) * TAU];
    const sponge = new Path2D();
    sponge.arc(cx, cy, r, a, b);
    sponge.arc(cx, cy, r * 0.86, b - 0.03, a + 0.03, true);
    sponge.closePath();
    ink(pen, sponge, '#F4DFA8', {
      from: [cx - r, cy - r],
      to: [cx + r, cy + r],
      stops: [
        [0.4, 0],
        [1, 0.9],
      ],
      color: '#B98A4A',
      soft: 0.4,
    });
  }
};

const top = (pen, cx, cy, r) => {
  const icing = circle(cx - 3, cy - 5, r * 0.86);
  drop(pen, icing, 3, 4, 3, 0.35);
  ink(
    pen,
    icing,
    '#FFFBF2',
    {
      from: [cx - r * 0.3, cy - r * 0.3],
      to: [cx + r * 0.8, cy + r * 0.8],
      stops: [
        [0, 0],
        [1, 0.75],
      ],
      color: '#D6C3B4',
      soft: 0.5,
    },
    {
      at: [cx - r * 0.4, cy - r * 0.45],
      r: r * 0.5,
      stops: [
        [0, 0.6],
        [1, 0],
      ],
      color: '#FFFFFF',
      soft: 0.5,
    },
  );
};

const pipe = (pen, path) =>
  apart(pen, () => {
    pen.lineCap = 'round';
    pen.lineWidth = 4.6;
    pen.strokeStyle = rgba('#A88E84', 0.5);
    pen.stroke(at(path, 2, 3));
    pen.strokeStyle = '#FFFFFF';
    pen.stroke(path);
  });

const filigree = (pen, polar, r) => {
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * TAU;
    const scallop = new Path2D();
    scallop.arc(...polar(r * 0.77, angle), 17, angle + Math.PI * 0.55, angle + Math.PI * 1.45);
    pipe(pen, scallop);
    bit(pen, circle(...polar(r * 0.82, angle + TAU / 48), 6.5), SUGAR, { shadow: [1, 2, 1, 0.3] });
  }
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * TAU + TAU / 16;
    const petal = new Path2D();
    const foot = polar(r * 0.3, angle);
    petal.moveTo(...foot);
    petal.quadraticCurveTo(...polar(r * 0.56, angle - 0.26), ...polar(r * 0.68, angle));
    petal.quadraticCurveTo(...polar(r * 0.56, angle + 0.26), ...foot);
    pipe(pen, petal);
  }
};

const halfMandarin = (pen, x, y, angle) => {
  const segment = new Path2D();
  segment.arc(0, 0, 46, -Math.PI / 2 - 0.9, Math.PI / 2 + 0.9);
  segment.closePath();
  const path = at(segment, x, y, angle + Math.PI);
  bit(pen, path, MANDARIN);
  inside(pen, path, () => {
    for (let i = -3; i < 4; i++) {
      const ray = angle + Math.PI + i * 0.45;
      stroke(
        pen,
        'rgba(255,226,150,.85)',
        3,
        [x, y],
        [x + Math.cos(ray) * 60, y + Math.sin(ray) * 60],
      );
    }
  });
};

const crown = (pen, polar, r) => {
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * TAU;
    const [x, y] = polar(r * 0.5, angle);
    if (i % 2) bit(pen, at(leaf(-62, 0, 124, 50, 0), x, y, angle), CITRON, { line: 0.4 });
    else halfMandarin(pen, x, y, angle);
    bit(pen, circle(...polar(r * 0.685, angle), 17), CHERRY);
    bit(
      pen,
      circle(...polar(r * 0.63, angle + TAU / 16), 11),
      i % 2 ? ['#F0B93A', '#FFF0B0', '#A8641E'] : ['#4E9A54', '#FFF0B0', '#1E5A3A'],
    );
  }
};

export const cassata = (scale = 1) => {
  const { canvas, pen, cx, cy, r: well } = layPlate({ scale, rim: 'archi', glaze: 'blu' });
  const r = well * 0.92;
  const polar = (distance, angle) => [
    cx - 3 + Math.cos(angle) * distance,
    cy - 5 + Math.sin(angle) * distance,
  ];
  side(pen, cx, cy, r);
  top(pen, cx, cy, r);
  filigree(pen, polar, r);
  crown(pen, polar, r);
  for (let i = 0; i < 10; i++) {
    const petal = at(leaf(6, 0, 64, 34, 0), cx - 3, cy - 5, (i / 10) * TAU);
    bit(pen, petal, [i % 2 ? '#F2A03A' : '#EE8A2A', '#FFE09A', '#A8481A'], {
      shadow: [3, 4, 3, 0.35],
    });
  }
  bit(pen, circle(cx - 3, cy - 5, 23), ['#C21F36', '#FF9A90', '#5E0A26']);
  return canvas;
};
