import { fill, inside, Path2D, sheet } from '../../ink/canvas.mjs';
import { inDisc, rng } from '../../ink/numbers.mjs';
import { mix, P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { blob, ellipse, poly, rect } from '../../ink/shapes.mjs';
import { paintTile } from '../../maiolica/tile.mjs';

// On the parapet, lit from the low sun on the left. All stands on BASE.
const [WIDTH, HEIGHT] = [860, 420];
const BASE = HEIGHT - 10;

const castShadow = (pen, x, width) =>
  shade(pen, ellipse(x + 26, BASE + 2, width, 7), { at: [x + 26, BASE + 2], r: width, stops: [[0, 0.9], [1, 0.1]], color: '#4A1F3E', soft: 0.5, alpha: 0.8 });

const bottlePath = (x) => {
  const path = new Path2D();
  path.moveTo(x - 37, BASE);
  path.lineTo(x - 37, BASE - 170);
  path.bezierCurveTo(x - 37, BASE - 212, x - 14, BASE - 214, x - 13, BASE - 246);
  path.lineTo(x - 13, BASE - 312);
  path.lineTo(x + 13, BASE - 312);
  path.lineTo(x + 13, BASE - 246);
  path.bezierCurveTo(x + 14, BASE - 214, x + 37, BASE - 212, x + 37, BASE - 170);
  path.lineTo(x + 37, BASE);
  path.quadraticCurveTo(x, BASE + 6, x - 37, BASE);
  path.closePath();
  return path;
};

const bottle = (pen, x) => {
  castShadow(pen, x, 70);
  const path = bottlePath(x);
  ink(pen, path, '#1E3A36', { from: [x - 37, 0], to: [x + 40, 0], stops: [[0, 0.9], [0.3, 0.2], [0.6, 0], [0.8, 0.4], [1, 0.95]], color: '#0D1B2C', soft: 0.35 });
  for (const [corners, left, right] of [[[[-33, 8], [-33, 168], [-22, 196], [-24, 8]], -34, -22], [[[-10, 250], [-10, 306], [-5, 306], [-5, 246]], -10, -5]])
    shade(pen, poly(corners.map(([u, v]) => [x + u, BASE - v])), { from: [x + left, 0], to: [x + right, 0], stops: [[0, 0.95], [1, 0.25]], color: '#E9B868', soft: 0.35 });
  ink(pen, rect(x - 14.5, BASE - 316, 29, 36, 3), P.melagrana, { from: [x - 14, 0], to: [x + 15, 0], stops: [[0, 0], [0.4, 0], [1, 0.9]], color: P.vino, soft: 0.4 });
  inside(pen, path, () => {
    const label = rect(x - 37, BASE - 142, 74, 98);
    fill(pen, P.smalto, label);
    inside(pen, rect(x - 37, BASE - 134, 74, 82), () => paintTile(pen, 'sole', 'classica', x - 41, BASE - 134, 82));
    shade(pen, label, { from: [x - 37, 0], to: [x + 37, 0], stops: [[0, 0], [0.45, 0.05], [1, 0.95]], color: '#3D2A55', soft: 0.45, alpha: 0.8 });
  });
};

const glass = (pen, x, height, level) => {
  castShadow(pen, x, 40);
  const bowl = new Path2D();
  bowl.moveTo(x - 30, BASE - height);
  bowl.bezierCurveTo(x - 40, BASE - height * 0.7, x - 36, BASE - height * 0.48, x - 4, BASE - height * 0.42);
  bowl.lineTo(x + 4, BASE - height * 0.42);
  bowl.bezierCurveTo(x + 36, BASE - height * 0.48, x + 40, BASE - height * 0.7, x + 30, BASE - height);
  bowl.closePath();
  fill(pen, 'rgba(220,232,240,.20)', bowl);
  const surface = BASE - height * level;
  inside(pen, bowl, () => {
    ink(pen, rect(x - 60, surface, 120, height), '#8E1630',
      { from: [x - 38, 0], to: [x + 40, 0], stops: [[0, 0], [0.4, 0.2], [1, 0.95]], color: '#4A0C26', soft: 0.4 },
      { at: [x - 18, surface + 16], r: 34, stops: [[0, 0.75], [1, 0]], color: '#E0483E', soft: 0.4 });
    fill(pen, '#B52A40', ellipse(x, surface, 37, 5.5));
  });
  pen.strokeStyle = 'rgba(245,240,230,.75)';
  pen.lineWidth = 1.8;
  pen.stroke(bowl);
  pen.stroke(ellipse(x, BASE - height, 30, 4.4));
  pen.strokeStyle = 'rgba(255,250,235,.9)';
  pen.lineWidth = 3;
  pen.stroke(new Path2D(`M${x - 29} ${BASE - height * 0.92}C${x - 34} ${BASE - height * 0.74} ${x - 32} ${BASE - height * 0.58} ${x - 22} ${BASE - height * 0.5}`));
  fill(pen, 'rgba(232,238,242,.55)', rect(x - 2.4, BASE - height * 0.43, 4.8, height * 0.42));
  fill(pen, 'rgba(226,232,240,.5)', ellipse(x, BASE - 2, 27, 5));
  pen.strokeStyle = 'rgba(255,250,235,.7)';
  pen.lineWidth = 1.3;
  pen.stroke(ellipse(x, BASE - 2, 27, 5));
};

const LEMON = new Path2D('M-46 0C-43 -6 -38 -8 -33 -13C-24 -28 -3 -32 12 -27C24 -23 30 -14 36 -9C40 -6 45 -6 49 0C45 6 40 6 36 9C30 14 24 23 12 27'
  + 'C-3 32 -24 28 -33 13C-38 8 -43 6 -46 0Z');

/** A lemon; it turns, the light on it does not. */
const lemon = (pen, x, y, turn, size) => {
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  const unturned = (u, v) => [u * cos - v * sin, u * sin + v * cos];
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size, size);
  ink(pen, LEMON, '#F0BE3C',
    { from: unturned(-24, -20), to: unturned(34, 30), stops: [[0.35, 0], [1, 0.95]], color: '#B4642C', soft: 0.45 },
    { at: unturned(-18, -14), r: 26, stops: [[0, 0.95], [1, 0]], color: '#FFF0B0', soft: 0.4 });
  pen.restore();
};

const pomegranate = (pen, x, y, r) => {
  const crown = [[-0.24, -0.86], [-0.36, -1.3], [-0.12, -1.12], [0, -1.36], [0.12, -1.12], [0.36, -1.28], [0.24, -0.86]];
  ink(pen, poly(crown.map(([u, v]) => [x + u * r, y + v * r])), '#B73A36', { from: [x - r * 0.3, 0], to: [x + r * 0.3, 0], stops: [[0.3, 0], [1, 0.9]], color: P.vino, soft: 0.4 });
  ink(pen, blob(x, y, r, r * 0.96, 0.02, x, 10), '#BC2A3C',
    { from: [x - r * 0.5, y - r * 0.6], to: [x + r * 0.7, y + r * 0.8], stops: [[0.3, 0], [1, 1]], color: '#5A1032', soft: 0.45 },
    { at: [x - r * 0.4, y - r * 0.4], r: r * 0.62, stops: [[0, 0.95], [1, 0]], color: '#F08A5C', soft: 0.4 });
};

const bowlPath = (x) => {
  const path = new Path2D();
  path.moveTo(x - 150, BASE - 84);
  path.bezierCurveTo(x - 140, BASE - 30, x - 90, BASE - 14, x - 46, BASE - 12);
  path.lineTo(x - 40, BASE);
  path.lineTo(x + 40, BASE);
  path.lineTo(x + 46, BASE - 12);
  path.bezierCurveTo(x + 90, BASE - 14, x + 140, BASE - 30, x + 150, BASE - 84);
  path.closePath();
  return path;
};

const PETAL = new Path2D('M0 -20C10 -10 10 10 0 22C-10 10 -10 -10 0 -20Z');
const HEART = new Path2D('M0 -9C4 -4 4 5 0 11C-4 5 -4 -4 0 -9Z');

const fruitBowl = (pen, x) => {
  castShadow(pen, x, 150);
  pomegranate(pen, x - 44, BASE - 104, 43);
  lemon(pen, x + 40, BASE - 98, -0.25, 1.02);
  lemon(pen, x - 98, BASE - 82, 0.6, 0.8);
  pomegranate(pen, x + 102, BASE - 84, 33);
  lemon(pen, x + 2, BASE - 84, 0.15, 1);
  const bowl = bowlPath(x);
  fill(pen, P.smalto, bowl);
  inside(pen, bowl, () => {
    for (let i = 0; i < 14; i++) {
      const angle = ((i + 0.5) / 14) * Math.PI;
      pen.save();
      pen.translate(x - 150 * Math.cos(angle), BASE - 52);
      pen.scale(Math.max(0.12, Math.sin(angle)), 1);
      fill(pen, i % 2 ? P.cobalto : P.ocra, PETAL);
      fill(pen, i % 2 ? P.azzurro : P.cotto, HEART);
      pen.restore();
    }
    for (const [y, tall, colour] of [[84, 7, P.cobalto], [74, 2.6, P.rame], [26, 2.6, P.rame]]) fill(pen, colour, rect(x - 160, BASE - y, 320, tall));
  });
  shade(pen, bowl, { from: [x - 130, BASE - 70], to: [x + 140, BASE], stops: [[0.2, 0], [0.55, 0.35], [1, 0.95]], color: '#33245A', soft: 0.5, alpha: 0.85 });
  fill(pen, 'rgba(255,246,220,.9)', poly([[x - 150, BASE - 85], [x + 150, BASE - 85], [x + 149, BASE - 82], [x - 149, BASE - 82]]));
};

const cutPomegranate = (pen, x) => {
  castShadow(pen, x, 46);
  ink(pen, ellipse(x, BASE - 26, 38, 28), '#B2293A', { at: [x - 14, BASE - 44], r: 60, stops: [[0, 0], [1, 0.9]], color: '#5A1032', soft: 0.4 });
  fill(pen, '#F6DFB0', ellipse(x - 3, BASE - 30, 32, 21));
  const random = rng(3);
  for (let i = 0; i < 46; i++) {
    const [u, v] = inDisc(random, 1);
    const [sx, sy] = [x - 3 + u * 26, BASE - 30 + v * 16];
    fill(pen, mix('#C21F3C', '#E8484A', random()), blob(sx, sy, 3.6, 3.2, 0.2, i, 6));
    fill(pen, 'rgba(255,220,200,.8)', rect(sx - 1.4, sy - 1.6, 1.3, 1.3));
  }
  pen.strokeStyle = '#F6DFB0';
  pen.lineWidth = 2;
  for (const [u, v] of [[-1, 0.1], [0.5, -0.9], [0.7, 0.75]]) pen.stroke(new Path2D(`M${x - 3} ${BASE - 30}L${x - 3 + u * 29} ${BASE - 30 + v * 19}`));
};

/** Wine, two glasses, a maiolica bowl of lemons and pomegranates. */
export const paintStillLife = () => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  bottle(pen, 150);
  glass(pen, 262, 150, 0.78);
  fruitBowl(pen, 470);
  glass(pen, 660, 150, 0.7);
  cutPomegranate(pen, 770);
  return { canvas, width: WIDTH, height: HEIGHT, foot: BASE };
};
