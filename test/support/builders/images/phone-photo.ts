import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

/** Clockwise degrees by which a viewer must rotate the picture, for each EXIF orientation. */
export const EXIF_ROTATION_DEGREES = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;
export type Orientation = keyof typeof EXIF_ROTATION_DEGREES;

const GPS = {
  IFD0: { Make: 'Telefono', Model: 'Di prova', Software: 'HOSTILE-FREE 1.0' },
  IFD2: { DateTimeOriginal: '2026:11:21 20:00:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '37/1 34/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '14/1 16/1 0/1',
  },
};

/**
 * Creates a photograph like a phone's, with a location in its EXIF data and a colour profile. In
 * the upright picture, the upper half is red and the lower half blue. More `grain` (0 to 255) makes
 * the file larger.
 */
export const createPhonePhoto = async (
  orientation: Orientation,
  { megapixels = 12, grain = 90, quality = 90 } = {},
) => {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3));
  const height = Math.round((width * 3) / 4);
  const pixels = randomFillSync(Buffer.alloc(width * height * 3));
  for (let at = 0; at < pixels.length; at += 3) {
    const upper = at < pixels.length / 2;
    const noise = (pixels[at]! * grain) >> 8;
    pixels[at] = upper ? 255 - noise : noise;
    pixels[at + 1] = noise;
    pixels[at + 2] = upper ? noise : 255 - noise;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .rotate(EXIF_ROTATION_DEGREES[orientation])
    .withExif(GPS)
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .jpeg({ quality })
    .toBuffer();
};
