import { apart, fill, inside, Path2D, stroke } from '../../ink/canvas-primitives.mjs';
import { P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { circle, ellipse, leaf, poly, rect } from '../../ink/shapes.mjs';
import { DEPTH, HALF, project, RISE, SPRING } from './room-geometry.mjs';

const lightCone = (pen, x, y, k) =>
  apart(pen, () => {
    pen.globalCompositeOperation = 'screen';
    const cone = poly([
      [x - 70 * k, y],
      [x + 70 * k, y],
      [x + 330 * k, y + 620 * k],
      [x - 330 * k, y + 620 * k],
    ]);
    shade(pen, cone, {
      from: [0, y],
      to: [0, y + 620 * k],
      stops: [
        [0, 0.42],
        [1, 0],
      ],
      color: '#F2A65A',
      soft: 1,
      alpha: 0.42,
    });
    pen.globalCompositeOperation = 'screen';
    const glow = pen.createRadialGradient(x, y, 0, x, y, 210 * k);
    for (const [place, colour] of [
      [0, 'rgba(255,224,150,.9)'],
      [0.25, 'rgba(250,180,90,.35)'],
      [1, 'rgba(250,160,80,0)'],
    ])
      glow.addColorStop(place, colour);
    pen.fillStyle = glow;
    pen.fillRect(x - 220 * k, y - 220 * k, 440 * k, 440 * k);
  });

const shadePath = (x, y, k) => {
  const path = new Path2D();
  path.moveTo(x - 86 * k, y + 4 * k);
  path.bezierCurveTo(x - 84 * k, y - 40 * k, x - 40 * k, y - 62 * k, x - 14 * k, y - 66 * k);
  path.lineTo(x + 14 * k, y - 66 * k);
  path.bezierCurveTo(x + 40 * k, y - 62 * k, x + 84 * k, y - 40 * k, x + 86 * k, y + 4 * k);
  path.quadraticCurveTo(x, y + 16 * k, x - 86 * k, y + 4 * k);
  path.closePath();
  return path;
};

export const paintLamp = (pen, [worldX, worldY, worldDepth]) => {
  const depth = worldDepth / DEPTH;
  const [x, y, k] = project(worldX, worldY, depth);
  const [cordX, cordY] = project(
    worldX,
    SPRING - RISE * Math.sqrt(1 - (worldX / HALF) ** 2),
    depth,
  );
  stroke(pen, '#1E0F2A', 3.4 * k, [cordX, cordY], [x, y - 60 * k]);
  lightCone(pen, x, y, k);
  fill(pen, '#FFF6D4', ellipse(x, y + 4 * k, 64 * k, 12 * k));
  fill(pen, '#FFF6D4', circle(x, y + 8 * k, 20 * k));
  const glaze = shadePath(x, y, k);
  fill(pen, P.smalto, glaze);
  inside(pen, glaze, () => {
    for (let i = -5; i <= 5; i++) {
      const u = Math.sin(i * 0.3) * 86 * k;
      fill(
        pen,
        i % 2 ? P.cobalto : P.ocra,
        leaf(x + u * 0.92, y + 2 * k, 46 * k, 16 * k * Math.cos(i * 0.26), -Math.PI / 2 - i * 0.1),
      );
    }
    fill(pen, P.cobalto, rect(x - 90 * k, y - 2 * k, 180 * k, 14 * k));
  });
  shade(pen, glaze, {
    from: [x - 80 * k, y - 60 * k],
    to: [x + 86 * k, y],
    stops: [
      [0.2, 0],
      [0.6, 0.3],
      [1, 1],
    ],
    color: '#4A2A55',
    soft: 0.45,
    alpha: 0.85,
  });
  ink(pen, rect(x - 14 * k, y - 78 * k, 28 * k, 16 * k, 4 * k), '#B9781A');
};
