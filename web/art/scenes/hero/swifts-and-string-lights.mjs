import { fill, Path2D } from '../../ink/canvas-primitives.mjs';
import { lerp, rng, smooth, TAU, wave } from '../../ink/random-and-math.mjs';
import { circle } from '../../ink/shapes.mjs';
import { drawBulb, lit } from '../dusk-sky-and-lights.mjs';
import { isWide } from './layout.mjs';

/** Swifts (birds) in the sky: [start in the loop 0..1, size, vertical offset]. */
const SWIFTS = [
  [0, 1, 0],
  [0.045, 0.8, 26],
  [0.075, 0.9, -14],
  [0.52, 0.7, 60],
];

const swift = (w, beat) => {
  const path = new Path2D();
  path.moveTo(w * 0.5, 0);
  path.quadraticCurveTo(w * 0.1, -w * 0.12 - beat * w * 0.35, -w * 0.5, -w * 0.5 - beat * w * 0.55);
  path.quadraticCurveTo(-w * 0.1, -w * 0.1, -w * 0.25, 0);
  path.lineTo(-w * 0.75, w * 0.1);
  path.lineTo(-w * 0.3, w * 0.1);
  path.quadraticCurveTo(-w * 0.1, w * 0.25, -w * 0.4, w * 0.5 + beat * w * 0.3);
  path.quadraticCurveTo(w * 0.12, w * 0.2, w * 0.5, 0);
  return path;
};

export const drawSwifts = (pen, layout, phase) => {
  const { width } = layout;
  const wide = isWide(layout);
  for (const [start, size, lower] of SWIFTS) {
    const t = (phase + start) % 1;
    const x = lerp(width * (wide ? 0.62 : 0.2), width * (wide ? 1.08 : 1.15), t);
    const y = (wide ? 430 : 740) + lower - 90 * t + 26 * wave(t, 2, start);
    const beat = Math.sin(TAU * (phase * 14 + start * 9)) * (0.5 + 0.5 * wave(phase, 3, start));
    pen.save();
    pen.globalAlpha = smooth(0, 0.12, t) * smooth(1, 0.9, t);
    pen.translate(x, y);
    pen.rotate(-0.12 + 0.1 * Math.cos(TAU * (t * 2 + start)));
    fill(pen, '#14224A', swift(15 * size, beat));
    pen.restore();
  }
};

export const hangStrings = ({ strings }) => {
  const random = rng(12);
  return strings.map(([from, to, sag]) => {
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 74);
    const lamps = Array.from({ length: count - 1 }, (_, i) => ({
      t: (i + 1) / count,
      phase: random(),
      turns: 1 + Math.floor(random() * 3),
    }));
    return { from, to, sag, lamps, phase: random() };
  });
};

export const drawStringLights = (pen, strings, glow, phase) => {
  for (const { from, to, sag, lamps, phase: own } of strings) {
    const [across, down] = [5 * wave(phase, 1, own), 3.2 * wave(phase, 2, own + 0.2)];
    const place = (t) => {
      const belly = 4 * t * (1 - t);
      return [
        lerp(from[0], to[0], t) + across * belly,
        lerp(from[1], to[1], t) + sag * belly + down * belly,
      ];
    };
    pen.strokeStyle = '#0A1230';
    pen.lineWidth = 2.4;
    pen.beginPath();
    for (let i = 0; i <= 48; i++) pen.lineTo(...place(i / 48));
    pen.stroke();
    for (const lamp of lamps) {
      const [x, y] = place(lamp.t);
      const intensity =
        0.8 + 0.14 * wave(phase, lamp.turns, lamp.phase) + 0.06 * wave(phase, 5, lamp.phase * 3);
      lit(pen, intensity, () => pen.drawImage(glow, x - 64, y + 17 - 64));
      drawBulb(pen, x, y, 0.93, intensity, 12.9);
      fill(pen, 'rgba(255,255,245,.9)', circle(x - 2, y + 17, 3));
    }
  }
};
