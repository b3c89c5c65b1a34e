import { clamp, lerp } from '../../ink/random-and-math.mjs';
import { hex } from '../../ink/palette.mjs';
import { printLight, ramp, setPixel } from '../pixel-surfaces.mjs';
import { BAY, DEPTH, FLOOR, HALF, lampLight, RIB, RISE, SPRING } from './room-geometry.mjs';

const WALL = ramp(['#3E1A40', '#7A2F3C', '#B8573C', '#E3925A', '#F8CC92', '#FDE9C2']);
const VAULT = ramp(['#341A48', '#6A3550', '#A9614F', '#DDA06A', '#F6D29C', '#FDEBC8']);
const STONE = ramp(['#4A2A4C', '#8A5A58', '#C79A78', '#EBCF9F', '#FBEBCB', '#FFF8E4']);
const NICHE = ramp(['#1E0F30', '#3A1A3A', '#6A2C3A', '#9A4A3C', '#C97A4A', '#EBA868']);
const BOTTLES = [
  ['#1E4A3A', '#6E9A6A'],
  ['#5A1A30', '#C2606A'],
  ['#7A5A1E', '#E9C46A'],
  ['#27304E', '#7E9AC8'],
  ['#3A2418', '#B9763A'],
].map(ramp);
const LABEL = hex('#FBF0D8');
/** Vertical positions on the walls: a stone edge from TILED to SKIRT, with tiles below the edge. */
const [TILED, SKIRT] = [330, 352];

const tileWall = (data, at, [r, g, b], light, steps) => {
  const q = steps ? (Math.round(light * steps) / steps) * 0.6 + light * 0.4 : light;
  setPixel(
    data,
    at,
    lerp(r * 0.25 + 24, r, q),
    lerp(g * 0.16 + 10, g * 0.96, q),
    lerp(b * 0.28 + 40, b * 0.86, q),
  );
};

/** Averages six samples per pixel, because distant tiles are smaller than a pixel. */
export const printFloor = (data, at, { dx, dy, x, y, depth, reach, grain, floorTiles }) => {
  const sum = [0, 0, 0];
  for (let i = 0; i < 6; i++) {
    const [ox, oy] = [(i % 2) * 0.5 - 0.25, Math.floor(i / 2) * 0.33 - 0.33];
    const s = FLOOR / (dy + oy);
    floorTiles(((dx + ox) * s) / 360 + 0.5, ((s - 1) * DEPTH) / 360).forEach(
      (v, k) => (sum[k] += v / 6),
    );
  }
  const far = clamp((reach - 1.2) / 2.2) * 0.35;
  const [r, g, b] = [lerp(sum[0], 196, far), lerp(sum[1], 168, far), lerp(sum[2], 140, far)];
  const even = clamp(lampLight(x, y, depth, 0, -1, 0) * 1.55 + 0.02);
  const light = clamp(even + (grain - 0.5) * 0.3 * (1 - Math.abs(even - 0.5)));
  const q = (Math.round(light * 4) / 4) * 0.6 + light * 0.4;
  setPixel(
    data,
    at,
    lerp(r * 0.34 + 22, r * 1.02 + 8, q),
    lerp(g * 0.21 + 8, g * 0.95, q),
    lerp(b * 0.28 + 30, b * 0.8, q),
  );
};

const printBottle = (data, at, across, above, shelf, bay, light, grain) => {
  const width = 0.142;
  const place = (across + 0.78) / width;
  const i = Math.floor(place);
  const u = (place - i) * 2 - 1;
  const chance = ((i * 37 + shelf * 91 + bay * 53) % 17) / 17;
  const body = above < 78 + chance * 10 && Math.abs(u) < 0.72;
  const neckHalf = above < 92 ? 0.72 - ((above - 78) / 14) * 0.45 : 0.26;
  const neck = above < 122 + chance * 12 && above >= 70 && Math.abs(u) < neckHalf;
  if (!(body || neck) || chance <= 0.08) return false;
  if (body && above > 22 && above < 52) {
    const f = clamp(light * 0.9 + 0.25 + (u < 0 ? 0.15 : -0.2) + (grain - 0.5) * 0.3);
    setPixel(data, at, lerp(90, LABEL[0], f), lerp(50, LABEL[1], f), lerp(70, LABEL[2], f));
    return true;
  }
  const [dark, bright] = BOTTLES[Math.floor(chance * BOTTLES.length)];
  const f = clamp((u < -0.1 && u > -0.5 ? 0.8 : 0.22) + light * 0.4 + (grain - 0.5) * 0.5);
  setPixel(data, at, ...dark.map((v, k) => lerp(v * 0.7, bright[k], f)));
  return true;
};

const SHELVES = [30, 165, 300];

const printNiche = (data, at, y, depth, light, grain) => {
  const u = (((depth % BAY) - RIB) / 442 - 0.5) * 2;
  const arch = (half, rise) =>
    Math.abs(u) < half ? -Math.sqrt(1 - (u / half) ** 2) * rise : Infinity;
  const top = arch(0.78, 74);
  if (Math.abs(u) < 0.78 && y > top && y < 300) {
    const shelf = SHELVES.findIndex((height) => y < height);
    const above = SHELVES[shelf] - y;
    if (above < 9) printLight(data, at, STONE, light * 0.75, grain);
    else if (
      y <= top + 26 ||
      !printBottle(data, at, u, above, shelf, Math.floor(depth / BAY), light, grain)
    )
      printLight(
        data,
        at,
        NICHE,
        light * 0.62 + (above > 60 ? 0.05 : -0.05) + (u < -0.5 ? -0.1 : 0),
        grain,
      );
    return true;
  }
  if (Math.abs(u) >= 0.9 || y >= 300 || y <= arch(0.9, 84)) return false;
  printLight(data, at, STONE, light * 0.95, grain);
  return true;
};

export const printSideWall = (data, at, { surface, x, y, depth, grain, wallTiles }) => {
  const light = lampLight(x, y, depth, surface === 'left' ? 1 : -1, 0, 0);
  const intoRib = depth % BAY;
  const rib = intoRib < RIB && depth > 20;
  if (y < SPRING + 34 && !rib)
    return printLight(
      data,
      at,
      STONE,
      light * (y > SPRING + 24 ? 0.62 : y < SPRING + 6 ? 1.2 : 1),
      grain,
    );
  if (rib) {
    const joint = Math.abs(((y + 2000) % 150) - 4) < 5 || intoRib < 5 || intoRib > 73;
    return printLight(
      data,
      at,
      STONE,
      light * (joint ? 0.62 : 1.12) - (intoRib > 60 ? 0.2 : 0),
      grain,
    );
  }
  if (y > SKIRT)
    return tileWall(
      data,
      at,
      wallTiles(depth / 300, (y - SKIRT) / 300),
      clamp(light * 1.45 + 0.12 + (grain - 0.5) * 0.26),
      3,
    );
  if (y > TILED) return printLight(data, at, STONE, light * 0.9, grain);
  if (surface === 'left' && printNiche(data, at, y, depth, light, grain)) return undefined;
  return printLight(data, at, WALL, light * 0.98, grain);
};

export const printVault = (data, at, { x, y, depth, grain }) => {
  const [across, up] = [x / HALF, (y - SPRING) / RISE];
  const length = Math.hypot(across / HALF, up / RISE);
  const light = lampLight(x, y, depth, -(across / HALF) / length, -(up / RISE) / length, 0);
  const intoRib = depth % BAY;
  if (intoRib >= RIB || depth <= 20) return printLight(data, at, VAULT, light * 0.9 + 0.02, grain);
  const stone =
    Math.abs(((Math.atan2(-up, across) * 9.5 + 50) % 1) - 0.5) > 0.46 ||
    intoRib < 5 ||
    intoRib > 73;
  return printLight(
    data,
    at,
    STONE,
    light * (stone ? 0.7 : 1.1) - (intoRib > 60 ? 0.18 : 0),
    grain,
  );
};

const inArch = (x, y, half, rise) =>
  Math.abs(x) < half && (y > -70 || (x / half) ** 2 + ((y + 70) / rise) ** 2 < 1);

export const printBackWall = (data, at, { x, y, depth, grain, wallTiles, view }) => {
  const light = lampLight(x, y, depth, 0, 0, -1);
  if (inArch(x, y, 300, 300)) {
    if (y <= FLOOR - 150)
      return setPixel(data, at, ...view((x + 300) / 600, clamp((y + 370) / (FLOOR - 136 + 370))));
    const bright = y < FLOOR - 136 ? 1.15 : 0.55;
    const [r, g, b] = wallTiles(x / 220, (y - FLOOR) / 220);
    return setPixel(data, at, r * bright * 0.9, g * bright * 0.8, b * bright);
  }
  if (inArch(x, y, 362, 362)) return printLight(data, at, STONE, light * 1.2 + 0.12, grain);
  if (y > SKIRT)
    return tileWall(data, at, wallTiles(x / 300, (y - SKIRT) / 300), clamp(light + 0.25), 0);
  if (y > TILED) return printLight(data, at, STONE, light, grain);
  return printLight(data, at, WALL, light * 1.05 + 0.08, grain);
};
