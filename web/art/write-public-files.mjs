import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

/** Default qualities, 0 to 100. Lower values would blur the fine grain of the pictures. */
const AVIF = { quality: 48, effort: 5 };
const WEBP = { quality: 72, effort: 5 };
const JPEG = { quality: 72, mozjpeg: true };

const target = async (name) => {
  const path = join(PUBLIC, name);
  await mkdir(dirname(path), { recursive: true });
  return path;
};

export const writeText = async (name, text) => writeFile(await target(name), text);

export const writeBytes = async (name, bytes) => writeFile(await target(name), bytes);

const pixels = (canvas, width) => sharp(canvas.toBuffer('image/png')).resize({ width });

export const writePicture = async (
  canvas,
  name,
  width,
  { avif = AVIF.quality, webp = WEBP.quality, jpeg = false } = {},
) => {
  const scaled = pixels(canvas, width);
  await scaled
    .clone()
    .avif({ ...AVIF, quality: avif })
    .toFile(await target(`${name}.avif`));
  await scaled
    .clone()
    .webp({ ...WEBP, quality: webp })
    .toFile(await target(`${name}.webp`));
  if (jpeg)
    await scaled
      .clone()
      .jpeg(JPEG)
      .toFile(await target(`${name}.jpg`));
};

export const writeJpeg = async (canvas, name, quality = 80) =>
  sharp(canvas.toBuffer('image/png'))
    .jpeg({ quality, mozjpeg: true })
    .toFile(await target(`${name}.jpg`));
