import { ellipse, rect } from '../ink/shapes.mjs';
import { fill, inside } from '../ink/canvas-primitives.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { SHADOW } from '../plates/shading.mjs';

/** Vertical position of the table top in a picture that is 1000 units high. */
export const FLOOR = 880;
export const GLASS = 'rgba(225,236,244,.3)';
export const GLASS_LINE = 'rgba(255,252,244,.87)';

export const floorShadow = (pen, cx, width, floor = FLOOR) =>
  shade(pen, ellipse(cx + width * 0.35, floor + 2, width * 1.15, width * 0.16), {
    at: [cx + width * 0.2, floor + 2],
    r: width * 1.3,
    stops: [
      [0, 0.9],
      [0.5, 0.6],
      [1, 0],
    ],
    color: SHADOW,
    soft: 0.5,
    alpha: 0.55,
  });

export const stemAndFoot = (pen, cx, top, floor, foot) => {
  const stem = rect(cx - 6, top - 2, 12, floor - top - 12);
  ink(pen, stem, 'rgba(232,238,244,.65)', {
    from: [cx - 7, 0],
    to: [cx + 7, 0],
    stops: [
      [0.4, 0],
      [1, 0.9],
    ],
    color: '#7A86A8',
    soft: 0.4,
  });
  const base = ellipse(cx, floor - 8, foot, 13);
  ink(pen, base, 'rgba(228,236,244,.6)', {
    from: [cx - foot, 0],
    to: [cx + foot, 0],
    stops: [
      [0.3, 0],
      [1, 0.8],
    ],
    color: '#7A86A8',
    soft: 0.5,
  });
  pen.lineWidth = 2.4;
  pen.strokeStyle = GLASS_LINE;
  pen.stroke(base);
};

export const pour = (pen, bowl, level, [base, light, dark], cx, half, more = () => {}) =>
  inside(pen, bowl, () => {
    const liquid = rect(cx - half * 2, level, half * 4, 1000);
    ink(
      pen,
      liquid,
      base,
      {
        from: [cx - half, 0],
        to: [cx + half, 0],
        stops: [
          [0, 0.2],
          [0.3, 0],
          [0.55, 0.15],
          [1, 1],
        ],
        color: dark,
        soft: 0.45,
      },
      {
        at: [cx - half * 0.4, level + half * 0.4],
        r: half * 0.95,
        stops: [
          [0, 0.85],
          [1, 0],
        ],
        color: light,
        soft: 0.45,
      },
    );
    fill(pen, light, ellipse(cx, level, half, 11));
    more();
  });
