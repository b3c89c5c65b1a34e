import { clamp, rng, wave } from '../ink/random-and-math.mjs';
import { mix, P, rgba } from '../ink/palette.mjs';
import { ink, shade } from '../ink/shade.mjs';
import { circle, leaf, rect } from '../ink/shapes.mjs';
import { fill, sheet } from '../ink/canvas-primitives.mjs';

export const duskBands = (
  pen,
  bands,
  width,
  height,
  { top = 0, foot = height, warmFrom, amount = 0.3, alpha = 0.5 },
) => {
  const gradient = pen.createLinearGradient(0, top, 0, foot);
  const last = bands.at(-1)[0];
  for (const [place, colour] of bands) gradient.addColorStop(clamp(place / last), colour);
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  for (let i = 1; i < bands.length; i++) {
    const [from, to] = [bands[i - 1][0] * height, bands[i][0] * height];
    const light = mix(bands[i][1], P.smalto, i > warmFrom ? 0.15 : 0.07);
    shade(pen, rect(0, from, width, to - from + 1), {
      from: [0, from],
      to: [0, to],
      stops: [
        [0, 0],
        [0.5, amount],
        [1, 0],
      ],
      color: light,
      soft: 0.3,
      alpha,
    });
  }
};

export const haloes = (pen, x, y, rings, flat = 0.5, edge = 2.4) => {
  for (const [radius, strength] of rings) {
    const path = circle(x, y, radius);
    fill(pen, rgba(P.paglia, strength * flat), path);
    shade(pen, path, {
      at: [x, y],
      r: radius,
      stops: [
        [0.72, 0],
        [1, 0.42],
      ],
      color: P.paglia,
      soft: 0.25,
      alpha: strength * edge,
    });
  }
};

export const cypress = (pen, x, y, height, dark = '#21363B', light = '#B08E45', slim = 0.24) =>
  ink(pen, leaf(x, y, height, height * slim, -Math.PI / 2), dark, {
    from: [x - height * 0.1, 0],
    to: [x + height * 0.12, 0],
    stops: [
      [0, 0],
      [0.6, 0],
      [1, 0.95],
    ],
    color: light,
    soft: 0.4,
  });

export const glowSprite = (radius, colour, core) => {
  const { canvas, pen } = sheet(radius * 2);
  const gradient = pen.createRadialGradient(radius, radius, 0, radius, radius, radius);
  for (const [offset, ink, alpha] of [
    [0, core, 0.95],
    [0.12, colour, 0.6],
    [0.4, colour, 0.18],
    [1, colour, 0],
  ])
    gradient.addColorStop(offset, rgba(ink, alpha));
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, radius * 2, radius * 2);
  return canvas;
};

export const lit = (pen, strength, draw) => {
  pen.globalCompositeOperation = 'screen';
  pen.globalAlpha = strength;
  draw();
  pen.globalCompositeOperation = 'source-over';
  pen.globalAlpha = 1;
};

export const makeStars = (count, width, height, power) => {
  const random = rng(8);
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() ** power * height,
    size: 0.6 + random() * 1.5,
    phase: random(),
    turns: 1 + Math.floor(random() * 3),
  }));
};

export const drawStars = (pen, stars, height, phase, base, swing) => {
  for (const { x, y, size, phase: offset, turns } of stars) {
    const alpha =
      clamp(base + swing * (0.5 + 0.5 * wave(phase, turns, offset))) * clamp(1 - y / height);
    fill(pen, `rgba(255,246,220,${alpha})`, circle(x, y, size));
  }
};

export const drawBulb = (pen, x, y, scale, intensity, bulb) => {
  fill(pen, '#0A1030', rect(x - 3.8 * scale, y - 1, 7.6 * scale, 10.5 * scale, 2));
  pen.fillStyle = mix('#F0A848', '#FFF4CC', intensity);
  pen.beginPath();
  pen.moveTo(x - 4.5 * scale, y + 8 * scale);
  pen.bezierCurveTo(
    x - bulb * scale,
    y + 17 * scale,
    x - bulb * 0.67 * scale,
    y + 30 * scale,
    x,
    y + 30 * scale,
  );
  pen.bezierCurveTo(
    x + bulb * 0.67 * scale,
    y + 30 * scale,
    x + bulb * scale,
    y + 17 * scale,
    x + 4.5 * scale,
    y + 8 * scale,
  );
  pen.closePath();
  pen.fill();
};
