import { fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { lerp, rng } from '../ink/random-and-math.mjs';
import { at, circle, ellipse, rect } from '../ink/shapes.mjs';
import { basil } from '../plates/leaves.mjs';
import { citrusSlice, ORANGE_TONES } from '../plates/garnish.mjs';
import { FLOOR, floorShadow, GLASS, GLASS_LINE, pour, stemAndFoot } from './glassware-parts.mjs';

const SHINE = 'rgba(255,255,250,.9)';

const goblet = (cx, top, end, height, half, lip, belly) => {
  const path = new Path2D();
  path.moveTo(cx - half * lip, top);
  path.bezierCurveTo(
    cx - half * belly,
    top + height * 0.2,
    cx - half * (belly - 0.08),
    end - height * 0.03,
    cx - 8,
    end,
  );
  path.lineTo(cx + 8, end);
  path.bezierCurveTo(
    cx + half * (belly - 0.08),
    end - height * 0.03,
    cx + half * belly,
    top + height * 0.2,
    cx + half * lip,
    top,
  );
  path.closePath();
  return path;
};

export const tumbler = (cx, top, floor, width, taper) => {
  const path = new Path2D();
  path.moveTo(cx - width / 2, top);
  path.lineTo(cx - width / 2 + taper, floor - 6);
  path.quadraticCurveTo(cx, floor + 6, cx + width / 2 - taper, floor - 6);
  path.lineTo(cx + width / 2, top);
  path.closePath();
  return path;
};

export const outlineGlass = (pen, path, shine, width = 7) => {
  pen.lineWidth = 3.2;
  pen.strokeStyle = GLASS_LINE;
  pen.stroke(path);
  pen.lineCap = 'round';
  pen.strokeStyle = SHINE;
  pen.lineWidth = width;
  pen.stroke(new Path2D(shine));
};

export const wineGlass = (pen, cx, { height, width, wine, level }) => {
  const [top, end, half] = [FLOOR - height, FLOOR - height * 0.42, width / 2];
  const bowl = goblet(cx, top, end, height, half, 0.72, 1.08);
  floorShadow(pen, cx, width * 0.42);
  fill(pen, GLASS, bowl);
  pour(pen, bowl, lerp(end, top, level), wine, cx, half);
  outlineGlass(
    pen,
    bowl,
    `M${cx - half * 0.78} ${top + height * 0.08}C${cx - half * 0.94} ${top + height * 0.2} ${cx - half * 0.9} ${end - height * 0.16} ${cx - half * 0.62} ${end - height * 0.08}`,
  );
  pen.lineWidth = 2.4;
  pen.stroke(ellipse(cx, top, half * 0.72, height * 0.025));
  stemAndFoot(pen, cx, end, FLOOR, half * 0.66);
};

export const ice = (pen, x, y, size, turn) => {
  const cube = at(rect(-size / 2, -size / 2, size, size, size * 0.16), x, y, turn);
  fill(pen, 'rgba(255,255,255,.32)', cube);
  pen.strokeStyle = 'rgba(255,255,255,.75)';
  pen.lineWidth = 2.4;
  pen.stroke(cube);
  fill(
    pen,
    'rgba(255,255,255,.55)',
    at(rect(-size * 0.34, -size * 0.34, size * 0.2, size * 0.46, 4), x, y, turn),
  );
};

const SPRITZ_ICE = [
  [-70, 130, 84, 0.3],
  [18, 120, 80, -0.25],
  [84, 156, 74, 0.5],
  [-26, 206, 80, 0.1],
  [50, 226, 72, -0.4],
  [-84, 226, 66, 0.7],
];

export const spritz = (pen, cx) => {
  const [height, half] = [560, 165];
  const [top, end] = [FLOOR - height, FLOOR - height * 0.36];
  const bowl = goblet(cx, top, end, height, half, 0.76, 1.16);
  floorShadow(pen, cx, 119);
  fill(pen, GLASS, bowl);
  pour(pen, bowl, top + 92, ['#EE7A2C', '#FFC06A', '#A02A24'], cx, half, () => {
    for (const [u, v, size, turn] of SPRITZ_ICE) ice(pen, cx + u, top + v, size, turn);
    citrusSlice(pen, cx + 60, top + 112, 74, 0.3, ORANGE_TONES);
  });
  const bubbles = rng(4);
  for (let i = 0; i < 40; i++)
    fill(
      pen,
      'rgba(255,236,190,.7)',
      circle(
        cx + (bubbles() - 0.5) * half * 1.3,
        lerp(top + 110, end - 20, bubbles()),
        1.6 + bubbles() * 3,
      ),
    );
  outlineGlass(
    pen,
    bowl,
    `M${cx - half * 0.84} ${top + 44}C${cx - half} ${top + 120} ${cx - half * 0.96} ${end - 100} ${cx - half * 0.66} ${end - 50}`,
    9,
  );
  pen.lineWidth = 2.6;
  pen.stroke(ellipse(cx, top, half * 0.76, 13));
  stemAndFoot(pen, cx, end, FLOOR, half * 0.5);
};

const TALL_ICE = [
  [-24, 120, 66, 0.3],
  [30, 150, 62, -0.2],
  [-16, 212, 64, 0.1],
  [26, 252, 60, 0.5],
  [-20, 312, 62, -0.3],
];
const MINT = [
  [-10, 60, -1.9],
  [16, 54, -1.2],
  [4, 66, -1.55],
  [30, 64, -0.6],
  [-24, 66, -2.6],
];

export const straw = (pen, ...points) => {
  const line = new Path2D(`M${points[0].join(' ')}L${points[1].join(' ')}`);
  pen.lineWidth = 11;
  pen.lineCap = 'round';
  pen.strokeStyle = '#B3242E';
  pen.stroke(line);
  pen.lineCap = 'butt';
  pen.setLineDash([16, 16]);
  pen.strokeStyle = '#FFF4E4';
  pen.stroke(line);
  pen.setLineDash([]);
};

export const longDrink = (pen, cx) => {
  const [width, top] = [150, FLOOR - 440];
  const glass = tumbler(cx, top, FLOOR, width, 14);
  floorShadow(pen, cx, width * 0.62);
  fill(pen, GLASS, glass);
  pour(pen, glass, top + 70, ['#DFE58E', '#F6F8C8', '#5E8A3A'], cx, width / 2, () => {
    for (const [u, v, size, turn] of TALL_ICE) ice(pen, cx + u, top + v, size, turn);
    citrusSlice(pen, cx - 8, top + 232, 52, 0.3);
  });
  for (const [u, v, angle] of MINT) basil(pen, cx + u, top + v, 86, angle);
  straw(pen, [cx + 36, top + 70], [cx + 74, top - 104]);
  outlineGlass(
    pen,
    glass,
    `M${cx - width / 2 + 16} ${top + 40}L${cx - width / 2 + 26} ${FLOOR - 60}`,
  );
};

export const shortDrink = (pen, cx) => {
  const [width, floor] = [170, FLOOR + 22];
  const top = floor - 196;
  const glass = tumbler(cx, top, floor, width, 10);
  floorShadow(pen, cx, width * 0.6, floor);
  fill(pen, 'rgba(225,236,244,.35)', glass);
  inside(pen, rect(cx - width, top, width * 2, 178), () =>
    pour(pen, glass, top + 44, ['#B5202E', '#F0604A', '#5A0A22'], cx, width / 2, () => {
      ice(pen, cx - 26, top + 84, 80, 0.2);
      ice(pen, cx + 36, top + 108, 70, -0.3);
    }),
  );
  citrusSlice(pen, cx + 54, top + 14, 46, 0.2, ORANGE_TONES);
  outlineGlass(
    pen,
    glass,
    `M${cx - width / 2 + 14} ${top + 26}L${cx - width / 2 + 20} ${floor - 44}`,
    6,
  );
};
