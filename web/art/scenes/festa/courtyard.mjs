import { grainAt, noise } from '../../ink/noise.mjs';
import { clamp } from '../../ink/random-and-math.mjs';
import {
  fraction,
  onJoint,
  printLight,
  ramp,
  tileByLight,
  tileTexture,
} from '../pixel-surfaces.mjs';
import { DEPTH } from './perspective.mjs';

const FLOOR = ramp(['#241A48', '#4A2A50', '#8A4A4E', '#C47A55', '#EDB274', '#FBDCA0']);
const WALL = ramp(['#2E1A48', '#6A3048', '#A9563F', '#DB8E56', '#F3BE80', '#FCE0AE']);
const STONE = ramp(['#5E4A7E', '#9A7A94', '#D6B4A4', '#F3DFC0', '#FFF5E0', '#FFFCF2']);
const ROOF = ramp(['#3A1430', '#7E2E2A', '#B84A2A', '#DE7A48', '#F0A870', '#F8CC98']);
const DOORWAY = ramp(['#5E1E2E', '#B5562E', '#EFA24A', '#FBC868', '#FFE7A8', '#FFF6DA']);

const bell = (v, width) => Math.exp(-((v / width) ** 2));

const eachPixel = (pen, { width, height, vx, vy }, print) => {
  const image = pen.getImageData(0, 0, width, height);
  const tile = noise(1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      print(image.data, (y * width + x) * 4, x + 0.5 - vx, y + 0.5 - vy, grainAt(tile, x, y));
  pen.putImageData(image, 0, 0);
};

const printFloor = (data, at, x, depth, grain, { z, wallX, tableHalf }) => {
  const along = (depth * DEPTH) / (120 * z);
  const row = Math.floor(along);
  const across = x / (190 * z) + (row % 2) * 0.5;
  const mortar = fraction(along) < 0.07 || fraction(across) < 0.035;
  const warm = 0.36 + 0.34 * bell(x, 640 * z) + 0.16 * bell(x - wallX, 260 * z) - 0.05 * depth;
  const light = warm * (x < -620 * z ? 0.8 : 1);
  const underTable = Math.abs(x) < tableHalf * 1.12 && depth < 2.35 && depth > -0.1 ? 0.24 : 0;
  const stone = (((row * 13 + Math.floor(across) * 7) % 9) / 9) * 0.1;
  printLight(data, at, FLOOR, light - underTable - (mortar ? 0.14 : 0) + stone - 0.05, grain);
};

const bayOf = (y, depth, z) => {
  const u = (fraction(depth / 0.62) - 0.5) / 0.3;
  const spring = -60 * z;
  const below = (half, rise) =>
    Math.abs(u) < half && (y > spring || (u / half) ** 2 + ((y - spring) / (rise * z)) ** 2 < 1);
  return { u, open: below(1, 190), framed: below(1.17, 226) };
};

const printDoorway = (data, at, y, u, grain, z) => {
  const glow = 0.86 - 0.34 * Math.abs(u + 0.1) - 0.36 * clamp((y + 60 * z) / (640 * z));
  const bar = Math.abs(u) < 0.045 || onJoint(y + 30 * z, 150 * z, 0.05);
  printLight(data, at, DOORWAY, bar ? 0.12 : glow, grain);
};

const printWall = (data, at, y, depth, grain, yard, tiles) => {
  const { z } = yard;
  const light = 0.42 + 0.22 * bell(y - 200 * z, 420 * z) - 0.04 * depth;
  if (y < -392 * z)
    return printLight(
      data,
      at,
      ROOF,
      0.42 + (onJoint(depth * DEPTH, 46 * z, 0.5) ? 0.2 : -0.12),
      grain,
    );
  const { u, open, framed } = bayOf(y, depth, z);
  if (open) return printDoorway(data, at, y, u, grain, z);
  if (framed)
    return printLight(
      data,
      at,
      STONE,
      onJoint(y + 900 * z, 80 * z, 0.06) ? 0.4 : 0.62 + light * 0.2,
      grain,
    );
  if (y > 430 * z)
    return tileByLight(
      data,
      at,
      tiles((depth * DEPTH) / (340 * z), (y - 430 * z) / (340 * z)),
      light + 0.2 + (grain - 0.5) * 0.25,
      [50, 24, 70],
    );
  const course = Math.trunc((y + 900 * z) / (74 * z));
  const brick = (depth * DEPTH) / (150 * z) + (course % 2) * 0.5;
  const mortar = onJoint(y + 900 * z, 74 * z, 0.05) || fraction(brick) < 0.03;
  const tone = (((course * 7 + Math.floor(brick) * 5) % 7) / 7 - 0.5) * 0.08;
  return printLight(data, at, WALL, light + tone - (mortar ? 0.09 : 0), grain);
};

export const paintCourtyard = (pen, yard) => {
  const { z, floorY, wallX, end } = yard;
  const tiles = tileTexture('limone', 'stella', 300);
  eachPixel(pen, yard, (data, at, dx, dy, grain) => {
    const toWall = dx > 0 ? wallX / dx : Infinity;
    const wallHeight = dy * toWall;
    const onWall = toWall < 1 + end && wallHeight > -430 * z && wallHeight < floorY;
    const toFloor = dy > 0 ? floorY / dy : Infinity;
    if (onWall && toWall <= toFloor)
      printWall(data, at, wallHeight, toWall - 1, grain, yard, tiles);
    else if (toFloor < 1 + end && dx * toFloor <= wallX + 2)
      printFloor(data, at, dx * toFloor, toFloor - 1, grain, yard);
  });
};

/** Averages four samples per pixel, because distant tiles are smaller than a pixel. */
const readRunner = (tiles, dx, dy, { tableY, z }) => {
  const sum = [0, 0, 0];
  for (let q = 0; q < 4; q++) {
    const reach = tableY / (dy + q / 4 - 0.375);
    const colour = tiles(
      ((dx + (q % 2) * 0.5) * reach) / (312 * z) + 0.25,
      ((reach - 1) * DEPTH * z) / (312 * z),
    );
    colour.forEach((v, i) => (sum[i] += v / 4));
  }
  return sum;
};

export const paintTableTop = (pen, yard) => {
  const { z, tableY, tableHalf } = yard;
  const tiles = tileTexture('limone', 'stella', 300);
  eachPixel(pen, yard, (data, at, dx, dy, grain) => {
    if (dy <= 0) return;
    const reach = tableY / dy;
    const [x, depth] = [dx * reach, reach - 1];
    if (Math.abs(x) >= tableHalf || depth <= -0.12 || depth >= 2.3) return;
    const light = 0.62 + 0.26 * Math.exp(-Math.abs(x) / 300) - depth * 0.08;
    if (Math.abs(x) < 78 * z)
      tileByLight(
        data,
        at,
        readRunner(tiles, dx, dy, yard),
        light + 0.12 + (grain - 0.5) * 0.2,
        [60, 30, 70],
        [1, 0.96, 0.86],
      );
    else printLight(data, at, STONE, light - (Math.abs(x) > tableHalf - 10 ? 0.12 : 0), grain);
  });
};
