import { fill } from '../../ink/canvas-primitives.mjs';
import { lerp, rng, TAU, wave } from '../../ink/random-and-math.mjs';
import { leaf } from '../../ink/shapes.mjs';
import { drawBulb, glowSprite, lit } from '../dusk-sky-and-lights.mjs';

/**
 * Light strings, each with its two ends [x, y, depth]. 'wall' means the x coordinate of the wall.
 */
const WIDE_STRINGS = [
  [
    [-1250, -372, -0.16],
    ['wall', -400, -0.2],
  ],
  [
    [-980, -290, 0.12],
    ['wall', -400, 0.02],
  ],
  [
    ['wall', -400, 0.02],
    [-980, -280, 0.55],
  ],
  [
    [-980, -280, 0.55],
    ['wall', -400, 0.6],
  ],
  [
    ['wall', -400, 0.6],
    [-1150, -280, 1.25],
  ],
  [
    [-1150, -280, 1.25],
    ['wall', -410, 1.3],
  ],
  [
    ['wall', -410, 1.3],
    [-1100, -270, 2.1],
  ],
];
const TALL_STRINGS = [
  [
    [-900, -250, 0.3],
    ['wall', -330, 0.34],
  ],
  [
    ['wall', -330, 0.34],
    [-960, -260, 0.7],
  ],
  [
    [-960, -260, 0.7],
    ['wall', -340, 0.8],
  ],
  [
    ['wall', -340, 0.8],
    [-1300, -260, 1.4],
  ],
  [
    [-1300, -260, 1.4],
    ['wall', -370, 1.6],
  ],
  [
    ['wall', -370, 1.6],
    [-1500, -260, 2.3],
  ],
];

export const hangLights = ({ wide, z, wallX }) => {
  const random = rng(61);
  const end = ([x, y, depth]) => [x === 'wall' ? wallX : x * z, y * z, depth];
  return (wide ? WIDE_STRINGS : TALL_STRINGS).map(([from, to], i) => {
    const count = i < 3 ? 17 : 15;
    const phase = random();
    const lamps = Array.from({ length: count }, (_, j) => ({
      t: (j + 0.7) / (count + 0.4),
      phase: random(),
      turns: 1 + Math.floor(random() * 3),
    }));
    return {
      from: end(from),
      to: end(to),
      sag: (wide ? 96 + i * 14 : 60 + i * 12) * z,
      phase,
      lamps,
    };
  });
};

const GLOW = 90;
const sprites = {};
const spriteOf = (name, ...how) => (sprites[name] ??= glowSprite(...how));

const place = ({ project }, { from, to, sag, phase: own }, t, phase) => {
  const belly = 4 * t * (1 - t);
  return project(
    lerp(from[0], to[0], t) + 6 * belly * wave(phase, 1, own),
    lerp(from[1], to[1], t) + sag * belly * (1 + 0.035 * wave(phase, 2, own)),
    lerp(from[2], to[2], t),
  );
};

export const drawStrings = (pen, yard, strings, phase) => {
  const glow = spriteOf('bulb', 96, '#FFC06A', '#FFF4D0');
  for (const string of strings.toReversed()) {
    const wire = Array.from({ length: 61 }, (_, i) => place(yard, string, i / 60, phase));
    pen.strokeStyle = '#0A0F28';
    pen.lineWidth = Math.max(1.2, 2.8 * Math.min(wire.at(-1)[2], 1));
    pen.beginPath();
    wire.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
    pen.stroke();
    for (const lamp of string.lamps) {
      const [x, y, k0] = place(yard, string, lamp.t, phase);
      const k = k0 * yard.z;
      const intensity =
        0.82 + 0.13 * wave(phase, lamp.turns, lamp.phase) + 0.05 * wave(phase, 5, lamp.phase * 3);
      lit(pen, 0.85 * intensity, () =>
        pen.drawImage(glow, x - GLOW * k, y + 16 * k - GLOW * k, GLOW * k * 2, GLOW * k * 2),
      );
      drawBulb(pen, x, y, k * 1.1, intensity, 13.6);
    }
  }
};

export const drawFlames = (pen, candles, phase) => {
  const glow = spriteOf('candle', 80, '#FFB050', '#FFF0C0');
  candles.forEach(({ x, y, k }, i) => {
    const own = (i * 0.377) % 1;
    const flicker = 0.82 + 0.1 * wave(phase, 7, own) + 0.08 * wave(phase, 11, own * 3);
    const reach = 105 * k * flicker;
    lit(pen, 0.55 * flicker, () => pen.drawImage(glow, x - reach, y - reach, reach * 2, reach * 2));
    pen.save();
    pen.translate(x, y + 6 * k);
    pen.rotate(0.12 * wave(phase, 5, own));
    fill(pen, '#FFF3C4', leaf(0, 2 * k, 19 * k * flicker, 10 * k, -TAU / 4));
    pen.restore();
  });
};

export const makeFireflies = ({ width, height, vy }) => {
  const random = rng(8);
  return Array.from({ length: 26 }, () => ({
    x: random() * width,
    y: vy + (random() - 0.15) * (height - vy) * 0.7,
    across: 20 + random() * 50,
    down: 14 + random() * 30,
    phase: random(),
    turns: 1 + Math.floor(random() * 2),
    size: 0.5 + random() * 0.8,
  }));
};

export const drawFireflies = (pen, flies, phase) => {
  const glow = spriteOf('firefly', 26, '#FFDF8A', '#FFFFE8');
  for (const { x, y, across, down, phase: own, turns, size } of flies) {
    const reach = 26 * size;
    lit(pen, Math.max(0, wave(phase, 2, own * 3)) * 0.9, () =>
      pen.drawImage(
        glow,
        x + across * wave(phase, turns, own) - reach,
        y + down * wave(phase, turns * 2, own + 0.2) - reach,
        reach * 2,
        reach * 2,
      ),
    );
  }
};
