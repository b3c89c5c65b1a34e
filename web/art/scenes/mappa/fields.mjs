import { grainAt, noise } from '../../ink/noise.mjs';
import { clamp, lerp } from '../../ink/random-and-math.mjs';
import { hex, mix } from '../../ink/palette.mjs';

export const [WIDTH, HEIGHT] = [2880, 900];
const FIELDS = 150;
const CROPS = [
  '#E3B652',
  '#D8A043',
  '#C9B45E',
  '#A9AE5C',
  '#8C9A55',
  '#E9C873',
  '#C98A4A',
  '#7E9256',
  '#DDBB66',
];
/** Factor on vertical distances, which makes the fields wider than tall. */
const FLAT = 1.5;
const BUCKET = 160;
const BORDER = [110, 92, 54];

/**
 * Moves each seed point to the middle of its field, which makes all fields similar in size (Lloyd's
 * algorithm).
 */
const relax = (seeds) => {
  const cell = 8;
  const sums = seeds.map(() => [0, 0, 0]);
  for (let y = 0; y < HEIGHT; y += cell)
    for (let x = 0; x < WIDTH; x += cell) {
      let [nearest, best] = [0, Infinity];
      seeds.forEach(([sx, sy], i) => {
        const distance = (sx - x) ** 2 + ((sy - y) * FLAT) ** 2;
        if (distance < best) [nearest, best] = [i, distance];
      });
      const sum = sums[nearest];
      sum[0] += x;
      sum[1] += y;
      sum[2]++;
    }
  return seeds.map(([x, y], i) => {
    const [sumX, sumY, count] = sums[i];
    return count ? [lerp(x, sumX / count, 0.8), lerp(y, sumY / count, 0.8)] : [x, y];
  });
};

const sowFields = (random) => {
  let seeds = Array.from({ length: FIELDS }, () => [
    random() * WIDTH * 1.1 - WIDTH * 0.05,
    random() * HEIGHT * 1.2 - HEIGHT * 0.1,
  ]);
  for (let i = 0; i < 3; i++) seeds = relax(seeds);
  return seeds.map(([x, y]) => {
    const crop = CROPS[Math.floor(random() * CROPS.length)];
    const angle = random() * Math.PI;
    return {
      x,
      y,
      base: hex(crop),
      dark: hex(mix(crop, '#6E4A34', 0.42)),
      light: hex(mix(crop, '#FFF0C0', 0.3)),
      sin: Math.sin(angle),
      cos: Math.cos(angle),
      row: 6 + random() * 8,
      sown: random() < 0.75,
    };
  });
};

/**
 * Indexes the fields by squares of the map. Each pixel is then compared only with the fields that
 * can reach its square.
 */
const bucketsOf = (fields) => {
  const across = Math.ceil(WIDTH / BUCKET) + 2;
  const buckets = {};
  const keyOf = (column, row) => row * across + column;
  for (const field of fields)
    for (let u = -2; u <= 2; u++)
      for (let v = -2; v <= 2; v++)
        (buckets[keyOf(Math.trunc(field.x / BUCKET) + u, Math.trunc(field.y / BUCKET) + v)] ??=
          []).push(field);
  return (x, y) => buckets[keyOf(Math.trunc(x / BUCKET), Math.trunc(y / BUCKET))] ?? [];
};

const fieldAt = (near, x, y, fallback) => {
  let [field, first, second] = [fallback, 1e9, 1e9];
  for (const each of near(x, y)) {
    const distance = (each.x - x) ** 2 + ((each.y - y) * FLAT) ** 2;
    if (distance < first) [field, first, second] = [each, distance, first];
    else if (distance < second) second = distance;
  }
  return { field, margin: Math.sqrt(second) - Math.sqrt(first) };
};

const inkAt = ({ base, dark, light, sin, cos, row, sown }, margin, x, y, grain) => {
  if (margin < 5) return BORDER;
  const furrow = ((((x * cos + y * sin) / row) % 1) + 1) % 1;
  const depth = sown ? (furrow < 0.5 ? 0.62 : 0.1) : 0.2;
  if (depth + 0.18 * (1 - clamp(margin / 60)) > grain) return dark;
  return grain > 0.93 ? light : base;
};

export const paintFields = (pen, random) => {
  const fields = sowFields(random);
  const near = bucketsOf(fields);
  const image = pen.getImageData(0, 0, WIDTH, HEIGHT);
  const tile = noise(1);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const px = x + Math.sin(x * 0.008 + y * 0.011) * 16 + Math.sin(y * 0.017 - x * 0.004) * 12;
      const py = y + Math.sin(x * 0.009) * 14;
      const { field, margin } = fieldAt(near, px, py, fields[0]);
      const [red, green, blue] = inkAt(field, margin, px, py, grainAt(tile, x, y));
      image.data.set([red, green, blue, 255], (y * WIDTH + x) * 4);
    }
  pen.putImageData(image, 0, 0);
};
