import { fileTypeFromFile } from 'file-type';
import type Sharp from 'sharp';
import { PICTURE_TYPES } from '../../contracts/pictures.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { MakePicture, Picture } from './picture-maker.ts';
import { implausible, MOST_PIXELS } from './plausible.ts';

const LONGEST_SIDE = 1_600;
const QUALITY = 80;
const WITHIN_S = 20;
const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

const WORDS = {
  kind: 'Il file non è un’immagine JPG, PNG o WebP.',
  animated: 'Le immagini animate non sono ammesse.',
  'too-many-pixels': 'L’immagine ha troppi pixel: riducila e riprova.',
  damaged: 'Il file è danneggiato o non è un’immagine leggibile.',
} as const;
const CODES = {
  kind: 'not_a_picture',
  animated: 'animated_picture',
  'too-many-pixels': 'too_many_pixels',
  damaged: 'damaged_picture',
} as const;

const no = (why: keyof typeof WORDS): never =>
  refuse({ kind: 'unprocessable', code: CODES[why], message: WORDS[why] });

/** Whatever the decoder complains of is the file's fault: it has been told how much memory and time it may use. */
const orDamaged = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch {
    return no('damaged');
  }
};

/** This whole process loses every decoder but three, and the cache that would hold on to memory. */
const load = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

const draw = async (sharp: typeof Sharp, path: string): Promise<Picture> => {
  const { data, info } = await sharp(path, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'warning',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .timeout({ seconds: WITHIN_S })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

/** libvips, on a thread of its own. What it writes holds no metadata: it writes none unless it is asked to. */
export const sharpPictures = (): MakePicture => {
  let loading: ReturnType<typeof load> | undefined;
  return async (path) => {
    const kind = await orDamaged(() => fileTypeFromFile(path));
    if (!PICTURE_TYPES.some((type) => type === kind?.mime)) no('kind');
    const sharp = await (loading ??= load());
    const header = await orDamaged(() =>
      sharp(path, { limitInputPixels: false, failOn: 'warning' }).metadata(),
    );
    const fault = implausible(header);
    if (fault) no(fault);
    return orDamaged(() => draw(sharp, path));
  };
};
