import { sheet } from '../ink/canvas-primitives.mjs';
import { grainAt, noise } from '../ink/noise.mjs';

export const paperGrain = (width, height, strength, coarse = 0) => {
  const { canvas, pen } = sheet(width, height);
  const image = pen.createImageData(width, height);
  const [fine, rough] = [noise(1), coarse ? noise(3) : null];
  for (let y = 0, k = 0; y < height; y++)
    for (let x = 0; x < width; x++, k += 4) {
      const v = grainAt(fine, x, y) - 0.5 + (rough ? (grainAt(rough, x, y) - 0.5) * coarse : 0);
      image.data.fill(v > 0 ? 255 : 0, k, k + 3);
      image.data[k + 3] = Math.abs(v) * strength;
    }
  pen.putImageData(image, 0, 0);
  return canvas;
};
