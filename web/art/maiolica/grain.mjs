import sharp from 'sharp';
import { grainAt, noise } from '../ink/noise.mjs';

/** Width of the grain tile in pixels. The tile is small, because every page loads it. */
const SIDE = 128;

export const grainTile = () => {
  const tile = noise(1);
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const v = grainAt(tile, x, y) - 0.5;
      pixels.fill(v > 0 ? 255 : 40, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
      pixels[(y * SIDE + x) * 4 + 3] = Math.abs(v) * 20;
    }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .png({ compressionLevel: 9, palette: true, colours: 16 })
    .toBuffer();
};
