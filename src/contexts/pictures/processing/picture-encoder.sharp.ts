import { fileTypeFromFile } from 'file-type';
import type Sharp from 'sharp';
import { PICTURE_TYPES } from '#src/contracts/catalogue/picture-upload.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { EncodePicture, EncodedPicture } from './picture-encoder.ts';
import { findImageFault, MAX_PIXELS } from './image-validation.ts';

const MAX_OUTPUT_SIDE_PIXELS = 1_600;
const WEBP_QUALITY = 80;
const TIMEOUT_SECONDS = 20;
const ALLOWED_LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

const CODES = {
  kind: 'not_a_picture',
  animated: 'animated_picture',
  'too-many-pixels': 'too_many_pixels',
  damaged: 'damaged_picture',
} as const;

const refusePicture = (why: keyof typeof CODES): never =>
  refuse({ kind: 'unprocessable', message: message(CODES[why]) });

/**
 * Runs `work`, and reports every decoder error as a damaged file. The limits on memory and time
 * exclude other causes.
 */
const refuseIfDamaged = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch {
    return refusePicture('damaged');
  }
};

const loadSharp = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ALLOWED_LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

const encodePicture = async (sharp: typeof Sharp, path: string): Promise<EncodedPicture> => {
  const { data, info } = await sharp(path, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'warning',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({
      width: MAX_OUTPUT_SIDE_PIXELS,
      height: MAX_OUTPUT_SIDE_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .webp({ quality: WEBP_QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

/**
 * Creates an encoder whose pictures contain no metadata, such as the place of a photo. Sharp omits
 * metadata by default.
 */
export const createPictureEncoder = (): EncodePicture => {
  let loading: ReturnType<typeof loadSharp> | undefined;
  return async (path) => {
    const kind = await refuseIfDamaged(() => fileTypeFromFile(path));
    if (!PICTURE_TYPES.some((type) => type === kind?.mime)) refusePicture('kind');
    const sharp = await (loading ??= loadSharp());
    const header = await refuseIfDamaged(() =>
      sharp(path, { limitInputPixels: false, failOn: 'warning' }).metadata(),
    );
    const fault = findImageFault(header);
    if (fault) refusePicture(fault);
    return refuseIfDamaged(() => encodePicture(sharp, path));
  };
};
