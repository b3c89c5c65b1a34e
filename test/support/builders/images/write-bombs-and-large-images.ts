import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createHostileImages } from './hostile-images.ts';

/**
 * Writes 12 decompression bombs and 8 valid pictures of maximum size to the folder given as
 * argument. Runs as a separate process, because the test measures only the server's memory.
 */
const [folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const bombs = (await createHostileImages())
  .slice(57)
  .filter(({ fate, type }) => fate === 'refused' && type !== 'image/webp')
  .slice(0, 6);
bombs
  .flatMap((bomb) => [bomb, bomb])
  .forEach(({ file, type }, place) =>
    writeFileSync(join(folder, `bomb-${place}.${type.slice(6)}`), file),
  );

const createFlatImage = (width: number, height: number, channels: 3 | 4) =>
  sharp({
    create: { width, height, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } },
  }).withMetadata({ orientation: 6 });
const telephone = await createFlatImage(8_160, 6_144, 3)
  .jpeg({ chromaSubsampling: '4:4:4' })
  .toBuffer();
const progressive = await createFlatImage(3_200, 2_600, 3)
  .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
  .toBuffer();
const interlaced = await createFlatImage(3_530, 3_530, 4).png({ progressive: true }).toBuffer();
const alpha = await createFlatImage(3_530, 3_530, 4).webp({ lossless: true, effort: 0 }).toBuffer();
const heavyImages = {
  'telephone-1.jpeg': telephone,
  'telephone-2.jpeg': telephone,
  'telephone-3.jpeg': telephone,
  'passes-1.jpeg': progressive,
  'passes-2.jpeg': progressive,
  'interlaced-1.png': interlaced,
  'interlaced-2.png': interlaced,
  'alpha.webp': alpha,
};
for (const [name, file] of Object.entries(heavyImages)) writeFileSync(join(folder, name), file);
