import { fill, inside, Path2D, sheet } from '../ink/canvas-primitives.mjs';
import { TAU } from '../ink/random-and-math.mjs';
import { P, rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, circle } from '../ink/shapes.mjs';
import { petal } from '../maiolica/strokes.mjs';
import { SIDE } from './plate.mjs';
import { blurred, drop, form, SHADOW } from './shading.mjs';

const [CX, CY, R] = [500, 492, 468];
const SCALLOPS = 40;

const scalloped = (r, depth) => {
  const path = new Path2D();
  for (let i = 0; i < SCALLOPS; i++) {
    const point = (k, reach) => [
      CX + Math.cos((k / SCALLOPS) * TAU) * reach,
      CY + Math.sin((k / SCALLOPS) * TAU) * reach,
    ];
    if (i === 0) path.moveTo(...point(0, r));
    path.quadraticCurveTo(...point(i + 0.5, r + depth), ...point(i + 1, r));
  }
  path.closePath();
  return path;
};

const weave = (pen, cloth, { base, light, dark }) => {
  fill(pen, base, cloth);
  inside(pen, cloth, () => {
    for (let i = 0; i < SIDE; i += 56) {
      pen.fillStyle = rgba(light, 0.34);
      pen.fillRect(i, 0, 28, SIDE);
      pen.fillStyle = rgba(dark, 0.32);
      pen.fillRect(0, i, SIDE, 28);
    }
  });
};

const embroider = (pen, { thread, second }) => {
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * TAU;
    const stitch = new Path2D(petal(-15, 15, 7, 0, 0.5));
    fill(
      pen,
      i % 2 ? thread : second,
      at(
        stitch,
        CX + Math.cos(angle) * (R - 26),
        CY + Math.sin(angle) * (R - 26),
        angle + (i % 2 ? 0 : TAU / 4),
        i % 2 ? 1 : 0.66,
      ),
    );
  }
  for (const r of [R - 6, R - 46]) {
    pen.strokeStyle = thread;
    pen.lineWidth = 3.4;
    pen.beginPath();
    pen.arc(CX, CY, r, 0, TAU);
    pen.stroke();
  }
};

export const layTable = (cloth, scale = 1) => {
  const { canvas, pen } = sheet(SIDE * scale);
  pen.scale(scale, scale);
  const edge = scalloped(R, 16);
  pen.save();
  pen.filter = blurred(pen, 14);
  fill(pen, rgba(SHADOW, 0.36), at(edge, 14, 20));
  pen.restore();
  weave(pen, edge, cloth);
  embroider(pen, cloth);
  shade(pen, edge, {
    from: [CX - R * 0.5, CY - R * 0.5],
    to: [CX + R * 0.8, CY + R * 0.8],
    stops: [
      [0, 0],
      [1, 0.75],
    ],
    color: cloth.shadow,
    soft: 0.6,
    alpha: 0.8,
  });
  shade(pen, edge, {
    at: [CX - R * 0.4, CY - R * 0.45],
    r: R * 0.9,
    stops: [
      [0, 0.32],
      [1, 0],
    ],
    color: P.latte,
    soft: 0.6,
    alpha: 0.6,
  });
  return { canvas, pen, cx: CX, cy: CY };
};

export const glassFromAbove = (pen, x, y, r, [wine, light, dark]) => {
  const rim = circle(x, y, r);
  drop(pen, rim, 11, 16, 9, 0.5);
  fill(pen, 'rgba(230,238,244,.4)', rim);
  const surface = circle(x, y, r * 0.8);
  fill(pen, wine, surface);
  shade(pen, surface, {
    at: [x + r * 0.16, y + r * 0.2],
    r: r * 0.9,
    stops: [
      [0.55, 0],
      [1, 0.95],
    ],
    color: dark,
    soft: 0.4,
  });
  pen.strokeStyle = light;
  pen.lineWidth = r * 0.09;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(x, y, r * 0.64, 0.1, 1.35);
  pen.stroke();
  pen.strokeStyle = 'rgba(255,255,250,.92)';
  pen.lineWidth = 3.4;
  pen.stroke(rim);
  pen.lineWidth = 6;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(x, y, r * 0.9, Math.PI * 0.95, Math.PI * 1.5);
  pen.stroke();
};

export const candleFromAbove = (pen, x, y, r) => {
  const saucer = circle(x, y, r);
  drop(pen, saucer, 7, 10, 6, 0.5);
  form(pen, saucer, [P.ocra, P.paglia, '#7A4A14']);
  form(pen, circle(x, y, r * 0.56), ['#FFF3DA', '#FFFFFF', '#C98A6A']);
  const flame = new Path2D('M0 -62C26 -24 24 10 0 16C-24 10 -26 -24 0 -62Z');
  for (const [reach, strength] of [
    [1.9, 0.14],
    [1.3, 0.24],
  ])
    fill(pen, rgba('#FFD76A', strength), circle(x, y, r * reach));
  fill(pen, '#F6A832', at(flame, x, y, 0.3, r / 44));
  fill(pen, '#FFF6C4', at(flame, x, y, 0.3, r / 74));
};
