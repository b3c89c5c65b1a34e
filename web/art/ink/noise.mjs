import { rng } from './random-and-math.mjs';

/**
 * Width of a square noise tile in pixels. A power of two lets `grainAt` wrap coordinates with a bit
 * mask.
 */
export const SIDE = 1024;
const MASK = SIDE - 1;
const BINS = 65536;
const SIGMA = [0.62, 0.85, 1.35, 2.4];

const gaussianKernel = (sigma) => {
  const radius = Math.max(1, Math.ceil(sigma * 2.6));
  const weights = [];
  for (let i = -radius; i <= radius; i++) weights.push(Math.exp((-i * i) / (2 * sigma * sigma)));
  return { radius, weights, total: weights.reduce((sum, w) => sum + w, 0) };
};

const blurRows = (source, { radius, weights, total }, indexOf) => {
  const out = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      let v = 0;
      for (let i = -radius; i <= radius; i++) v += weights[i + radius] * source[indexOf(x, y, i)];
      out[y * SIDE + x] = v / total;
    }
  return out;
};

const blur = (source, sigma) => {
  const kernel = gaussianKernel(sigma);
  const across = blurRows(source, kernel, (x, y, i) => y * SIDE + ((x + i) & MASK));
  return blurRows(across, kernel, (x, y, i) => ((y + i) & MASK) * SIDE + x);
};

const equalise = (values) => {
  let low = Infinity;
  let high = -Infinity;
  for (const v of values) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  const counts = new Uint32Array(BINS + 1);
  const bins = new Uint32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    bins[i] = ((values[i] - low) / (high - low)) * (BINS - 1);
    counts[bins[i] + 1]++;
  }
  for (let i = 1; i <= BINS; i++) counts[i] += counts[i - 1];
  return Float32Array.from(bins, (bin) => counts[bin] / values.length);
};

const makeNoise = (seed, sigma) => {
  const random = rng(seed);
  const white = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < white.length; i++) white[i] = random();
  const fine = blur(white, sigma);
  const coarse = blur(white, sigma * 2.1);
  return equalise(fine.map((v, i) => v - 0.9 * coarse[i]));
};

const made = {};

/**
 * Returns a tileable noise texture with evenly distributed values from 0 to 1. `grain` is its
 * coarseness, from 0 (finest) to 3.
 */
export const noise = (grain = 1) =>
  (made[grain] ??= makeNoise(77 + grain * 13, SIGMA[grain] ?? grain));

export const grainAt = (tile, x, y) => tile[((y & MASK) << 10) | (x & MASK)];
