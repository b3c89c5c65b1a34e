import { apart, fill, inside, Path2D } from '../ink/canvas-primitives.mjs';
import { P, rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { rect } from '../ink/shapes.mjs';
import { paintTile } from '../maiolica/tile.mjs';
import { FLOOR, floorShadow } from './glassware-parts.mjs';

const outline = (cx, { height, width, neck, shoulder, sparkling }) => {
  const [w, n, top, floor] = [width / 2, neck / 2, FLOOR - height, FLOOR];
  const slope = floor - height * (1 - shoulder);
  const throat = top + height * (sparkling ? 0.2 : 0.17);
  const [bulge, hollow] = [sparkling ? 0.02 : 0, sparkling ? 0.04 : 0.02];
  const path = new Path2D();
  path.moveTo(cx - w, floor - 8);
  path.lineTo(cx - w, slope + height * 0.1);
  path.bezierCurveTo(
    cx - w,
    slope - height * bulge,
    cx - n - 2,
    slope - height * hollow,
    cx - n,
    throat,
  );
  path.lineTo(cx - n, top);
  path.lineTo(cx + n, top);
  path.lineTo(cx + n, throat);
  path.bezierCurveTo(
    cx + n + 2,
    slope - height * hollow,
    cx + w,
    slope - height * bulge,
    cx + w,
    slope + height * 0.1,
  );
  path.lineTo(cx + w, floor - 8);
  path.quadraticCurveTo(cx + w, floor, cx + w - 10, floor);
  path.lineTo(cx - w + 10, floor);
  path.quadraticCurveTo(cx - w, floor, cx - w, floor - 8);
  path.closePath();
  return { path, slope, top };
};

const capsule = (pen, cx, top, { height, neck, sparkling, cap: [colour, dark] }) => {
  const path = rect(cx - neck / 2 - 3, top - 4, neck + 6, height * (sparkling ? 0.24 : 0.15), 5);
  ink(pen, path, colour, {
    from: [cx - neck / 2, 0],
    to: [cx + neck / 2, 0],
    stops: [
      [0, 0.35],
      [0.3, 0],
      [0.55, 0],
      [1, 1],
    ],
    color: dark,
    soft: 0.4,
  });
  shade(pen, path, {
    from: [cx - neck / 2, 0],
    to: [cx, 0],
    stops: [
      [0.1, 0],
      [0.4, 0.8],
      [0.8, 0],
    ],
    color: '#FFE2C0',
    soft: 0.4,
  });
};

/** A crown cap, as on a bottle of beer. */
const crownCap = (pen, cx, top, { neck, cap: [colour, dark] }) => {
  const [half, height, teeth] = [neck / 2 + 9, 34, 9];
  const path = new Path2D();
  path.moveTo(cx - half + 6, top - 12);
  path.quadraticCurveTo(cx, top - 20, cx + half - 6, top - 12);
  for (let i = 0; i <= teeth; i++) {
    const x = cx + half - (i / teeth) * half * 2;
    path.lineTo(x, top - 12 + height - (i % 2 ? 7 : 0));
  }
  path.closePath();
  const across = { from: [cx - half, 0], to: [cx + half, 0] };
  const shine = [
    [0.1, 0],
    [0.28, 0.8],
    [0.5, 0],
  ];
  const round = [
    [0, 0.4],
    [0.3, 0],
    [1, 1],
  ];
  ink(
    pen,
    path,
    colour,
    { ...across, stops: round, color: dark, soft: 0.4 },
    { ...across, stops: shine, color: '#FFF2DC', soft: 0.4 },
  );
};

const label = (
  pen,
  path,
  cx,
  { height, width, label: { tile, scheme = 'classica', below, tall } },
) =>
  inside(pen, path, () => {
    const left = cx - width / 2;
    const labelHeight = height * tall;
    const top = FLOOR - height * (below + tall) + height * 0.16;
    const band = labelHeight * 0.66;
    fill(pen, P.smalto, rect(left, top, width, labelHeight));
    inside(pen, rect(left, top + labelHeight * 0.17, width, band), () => {
      const each = Math.ceil(width / band / 2) + 1;
      for (let i = -each; i <= each; i++)
        paintTile(pen, tile, scheme, cx - band / 2 + i * band, top + labelHeight * 0.17, band);
    });
    pen.fillStyle = P.cobalto;
    pen.fillRect(left, top + 5, width, 4);
    pen.fillRect(left, top + labelHeight - 9, width, 4);
    const round = {
      from: [left, 0],
      to: [left + width, 0],
      stops: [
        [0, 0.55],
        [0.2, 0.05],
        [0.5, 0],
        [0.75, 0.35],
        [1, 1],
      ],
    };
    shade(pen, rect(left, top, width, labelHeight), {
      ...round,
      color: '#4A3560',
      soft: 0.5,
      alpha: 0.75,
    });
  });

/**
 * Draws a bottle. `glass` lists the glass colours [body, light, dark], `cap` the colours [base,
 * dark] of the cap.
 */
export const bottle = (pen, cx, { neck = 44, shoulder = 0.34, sparkling = false, ...rest }) => {
  const shape = { neck, shoulder, sparkling, ...rest };
  const {
    height,
    width,
    glass: [body, light, dark],
  } = shape;
  const { path, slope, top } = outline(cx, shape);
  const across = { from: [cx - width / 2, 0], to: [cx + width / 2, 0] };
  floorShadow(pen, cx, width * 0.72);
  ink(
    pen,
    path,
    body,
    {
      ...across,
      stops: [
        [0, 0.75],
        [0.16, 0.1],
        [0.45, 0],
        [0.7, 0.35],
        [1, 1],
      ],
      color: dark,
      soft: 0.4,
    },
    {
      ...across,
      stops: [
        [0.06, 0],
        [0.14, 0.55],
        [0.26, 0.1],
        [0.4, 0],
        [0.86, 0],
        [0.93, 0.3],
        [1, 0],
      ],
      color: light,
      soft: 0.35,
    },
  );
  inside(pen, path, () =>
    apart(pen, () => {
      fill(
        pen,
        rgba('#FFF6DC', 0.75),
        rect(cx - width * 0.39, slope + height * 0.12, width * 0.06, height * 0.46, 8),
      );
      fill(
        pen,
        rgba('#FFF6DC', 0.75),
        rect(cx - neck * 0.33, top + height * 0.05, neck * 0.1, height * 0.14, 4),
      );
    }),
  );
  (shape.crown ? crownCap : capsule)(pen, cx, top, shape);
  label(pen, path, cx, shape);
};
