export const TAU = Math.PI * 2;

/** The golden angle: seeds laid at its multiples cover a disc evenly, as in a sunflower. */
export const GOLDEN = 2.39996;

/** A seeded stream of numbers in 0..1. Every chance in a picture comes from one, so the same input draws the same picture. */
export const rng = (seed = 1) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const lerp = (a, b, t) => a + (b - a) * t;

export const clamp = (v, low = 0, high = 1) => (v < low ? low : v > high ? high : v);

/** 0 before `a`, 1 after `b`, an S between. */
export const smooth = (a, b, v) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** A wave that closes on itself when `phase` goes from 0 to 1: `turns` must be whole for a seamless loop. */
export const wave = (phase, turns = 1, offset = 0) => Math.sin(TAU * (phase * turns + offset));

/** A point chosen evenly in a disc of radius `reach` round 0,0. */
export const inDisc = (random, reach) => {
  const angle = random() * TAU;
  const distance = Math.sqrt(random()) * reach;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
};

/** `count` points spread evenly over a disc, from its centre outwards. */
export const sunflower = (count, reach, start = 0.5) =>
  Array.from({ length: count }, (_, i) => {
    const distance = Math.sqrt((i + start) / count) * reach;
    return [Math.cos(i * GOLDEN) * distance, Math.sin(i * GOLDEN) * distance];
  });
