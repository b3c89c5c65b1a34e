/*
 * Colours surfaces pixel by pixel. The light selects two neighbouring colours of a scale, and noise
 * decides between the two.
 */
import { clamp } from '../ink/random-and-math.mjs';
import { hex } from '../ink/palette.mjs';
import { paintTile } from '../maiolica/tile.mjs';
import { sheet } from '../ink/canvas-primitives.mjs';

export const ramp = (colours) => colours.map(hex);

export const setPixel = (data, at, red, green, blue) => {
  data[at] = red;
  data[at + 1] = green;
  data[at + 2] = blue;
  data[at + 3] = 255;
};

export const printLight = (data, at, colours, light, grain) => {
  const place = clamp(light) * (colours.length - 1);
  const i = Math.min(colours.length - 2, Math.floor(place));
  const amount = clamp(((place - i) * 1.5 - 0.25 - (grain - 0.5) * 0.9) * 2.2);
  const [a, b] = [colours[i], colours[i + 1]];
  setPixel(
    data,
    at,
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  );
};

export const fraction = (v) => ((v % 1) + 1) % 1;

/**
 * Whether the position `v` lies in a joint between tiles. Joints repeat at the distance `every`,
 * and `width` is their share of this distance.
 */
export const onJoint = (v, every, width) => fraction(v / every) < width;

export const tileTexture = (first, second, size) => {
  const { pen } = sheet(size * 2);
  paintTile(pen, first, 'classica', 0, 0, size);
  paintTile(pen, second, 'classica', size, 0, size);
  paintTile(pen, second, 'classica', 0, size, size);
  paintTile(pen, first, 'classica', size, size, size);
  const side = size * 2;
  const { data } = pen.getImageData(0, 0, side, side);
  return (u, v) => {
    const at = (Math.floor(fraction(v) * side) * side + Math.floor(fraction(u) * side)) * 4;
    return [data[at], data[at + 1], data[at + 2]];
  };
};

export const tileByLight = (
  data,
  at,
  [red, green, blue],
  light,
  [r0, g0, b0],
  warm = [1, 0.95, 0.84],
) => {
  const l = clamp(light);
  setPixel(
    data,
    at,
    r0 + (red * warm[0] - r0) * l,
    g0 + (green * warm[1] - g0) * l,
    b0 + (blue * warm[2] - b0) * l,
  );
};
