export const TAU = Math.PI * 2;

/**
 * Golden angle in radians. Points at its multiples cover a disc evenly, like the seeds of a
 * sunflower.
 */
export const GOLDEN = 2.39996;

/**
 * Creates a seeded generator of random numbers from 0 to 1. The same seed draws the same picture.
 */
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

export const smooth = (a, b, v) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};

export const wave = (phase, turns = 1, offset = 0) => Math.sin(TAU * (phase * turns + offset));

export const inDisc = (random, reach) => {
  const angle = random() * TAU;
  const distance = Math.sqrt(random()) * reach;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
};

export const sunflower = (count, reach, start = 0.5) =>
  Array.from({ length: count }, (_, i) => {
    const distance = Math.sqrt((i + start) / count) * reach;
    return [Math.cos(i * GOLDEN) * distance, Math.sin(i * GOLDEN) * distance];
  });
