import { fill, inside, Path2D, sheet } from '../ink/canvas-primitives.mjs';
import { P } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { ellipse, leaf, rect } from '../ink/shapes.mjs';
import { paintTile } from '../maiolica/tile.mjs';
import { citrusSlice, LEMON_TONES, ORANGE_TONES } from '../plates/garnish.mjs';
import { bit, form } from '../plates/shading.mjs';
import { ice, outlineGlass, tumbler } from './glasses.mjs';
import { FLOOR, floorShadow, GLASS, pour, stemAndFoot } from './glassware-parts.mjs';

const AMARO = ['#64261A', '#E08A4A', '#220A0C'];
const LIMONCELLO = ['#F6D23E', '#FFF6B0', '#C08E1A'];
const ROUND = [
  [0, 0.75],
  [0.16, 0.1],
  [0.45, 0],
  [0.7, 0.35],
  [1, 1],
];

/** A squat flask with round shoulders and a cork, as liqueurs have. */
const flask = (cx, half, top) => {
  const [neck, shoulder] = [40, top + 130];
  const path = new Path2D();
  path.moveTo(cx - neck, top);
  path.lineTo(cx - neck, shoulder - 40);
  path.bezierCurveTo(cx - neck, shoulder + 10, cx - half, shoulder, cx - half, shoulder + 90);
  path.lineTo(cx - half, FLOOR - 24);
  path.quadraticCurveTo(cx - half, FLOOR, cx - half + 26, FLOOR);
  path.lineTo(cx + half - 26, FLOOR);
  path.quadraticCurveTo(cx + half, FLOOR, cx + half, FLOOR - 24);
  path.lineTo(cx + half, shoulder + 90);
  path.bezierCurveTo(cx + half, shoulder, cx + neck, shoulder + 10, cx + neck, shoulder - 40);
  path.lineTo(cx + neck, top);
  path.closePath();
  return path;
};

const cork = (pen, cx, top) => {
  bit(pen, rect(cx - 34, top - 30, 68, 50, 6), ['#C98F56', '#F3CE98', '#6E4220'], { shadow: null });
  bit(pen, rect(cx - 48, top - 74, 96, 52, 12), ['#3A2418', '#8A5E3E', '#160A08'], {
    shadow: null,
  });
  form(pen, rect(cx - 47, top + 4, 94, 22, 8), ['#B9781A', '#F8DF9E', '#5E3A0E']);
};

const flaskLabel = (pen, cx, half) => {
  const [size, top] = [half * 1.24, FLOOR - 300];
  const paper = rect(cx - half * 0.8, top, half * 1.6, 236, 10);
  fill(pen, P.smalto, paper);
  inside(pen, paper, () => paintTile(pen, 'rosone', 'classica', cx - size / 2, top + 22, size));
  pen.strokeStyle = P.ocra;
  pen.lineWidth = 5;
  pen.stroke(rect(cx - half * 0.8 + 8, top + 8, half * 1.6 - 16, 220, 6));
};

const liqueurBottle = (pen, cx, half, top) => {
  const path = flask(cx, half, top);
  const across = { from: [cx - half, 0], to: [cx + half, 0] };
  floorShadow(pen, cx, half * 1.3);
  cork(pen, cx, top);
  ink(pen, path, AMARO[0], { ...across, stops: ROUND, color: AMARO[2], soft: 0.4 });
  const glint = [
    [0.04, 0],
    [0.12, 0.7],
    [0.24, 0.1],
    [0.84, 0],
    [0.93, 0.4],
    [1, 0],
  ];
  inside(pen, path, () =>
    shade(pen, path, { ...across, stops: glint, color: AMARO[1], soft: 0.35 }),
  );
  fill(pen, 'rgba(255,246,220,.7)', rect(cx - half * 0.9, top + 240, 12, 170, 6));
  fill(pen, 'rgba(255,246,220,.7)', rect(cx - 30, top + 34, 8, 60, 4));
  flaskLabel(pen, cx, half);
};

const amaroOnIce = (pen, cx) => {
  const [width, top] = [230, FLOOR - 250];
  const glass = tumbler(cx, top, FLOOR, width, 12);
  floorShadow(pen, cx, width * 0.56);
  fill(pen, GLASS, glass);
  inside(pen, rect(cx - width, top, width * 2, 226), () =>
    pour(pen, glass, top + 104, AMARO, cx, width / 2, () => {
      ice(pen, cx - 40, top + 126, 96, 0.2);
      ice(pen, cx + 46, top + 150, 84, -0.35);
    }),
  );
  citrusSlice(pen, cx + 84, top + 6, 66, 0.3, ORANGE_TONES);
  outlineGlass(
    pen,
    glass,
    `M${cx - width / 2 + 18} ${top + 34}L${cx - width / 2 + 25} ${FLOOR - 50}`,
  );
};

/** A small glass on a stem. */
const cordial = (pen, cx) => {
  const [top, end, half] = [FLOOR - 270, FLOOR - 110, 62];
  const bowl = new Path2D(
    `M${cx - half} ${top}C${cx - half} ${top + 90} ${cx - 44} ${end - 10} ${cx - 7} ${end}L${cx + 7} ${end}C${cx + 44} ${end - 10} ${cx + half} ${top + 90} ${cx + half} ${top}Z`,
  );
  floorShadow(pen, cx, 62);
  fill(pen, GLASS, bowl);
  pour(pen, bowl, top + 34, LIMONCELLO, cx, half);
  outlineGlass(pen, bowl, `M${cx - half + 15} ${top + 26}L${cx - half + 24} ${end - 60}`);
  pen.lineWidth = 2.6;
  pen.stroke(ellipse(cx, top, half, 9));
  stemAndFoot(pen, cx, end, FLOOR, 54);
};

export const amari = () => {
  const { canvas, pen } = sheet(1000);
  liqueurBottle(pen, 270, 150, 300);
  cordial(pen, 840);
  amaroOnIce(pen, 600);
  for (const [x, y, angle] of [
    [700, 884, -0.5],
    [716, 892, 0.2],
  ])
    bit(pen, leaf(x, y, 92, 44, angle), ['#5E8A3E', '#C2D27A', '#264A2E']);
  citrusSlice(pen, 764, 874, 46, 0.8, LEMON_TONES);
  return canvas;
};
