/** What a decoder says of a file before it decodes it. */
export type ImageHeader = {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** `ushort`: two bytes a channel. */
  readonly depth: string;
  /** More than one: it moves. */
  readonly pages?: number | undefined;
  /** Comes in passes from coarse to fine. */
  readonly isProgressive?: boolean | undefined;
  readonly chromaSubsampling?: string | undefined;
  /** By EXIF; above 1 it must be turned. */
  readonly orientation?: number | undefined;
};

/** A telephone's 50 megapixels: a plain jpeg of that size is read line by line, and made smaller while it is read. */
export const MAX_PIXELS = 52_000_000;
/** Decoding takes twice as much, and the allocator keeps some of it: measured, a crowd of such files costs below 200 MB. */
const MAX_DECODED_BYTES = 50_000_000;
const MAX_SIDE_PIXELS = 16_383;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * How much of the picture must be in memory at one moment. What comes line by line and stands upright is not held; a
 * jpeg in passes is held as coefficients, two bytes each.
 */
const estimateDecodedBytes = ({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive = false,
  chromaSubsampling,
  orientation = 1,
}: ImageHeader): number => {
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (format === 'png')
    return isProgressive || orientation > 1 ? pixels * channels * (depth === 'ushort' ? 2 : 1) : 0;
  return isProgressive ? pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0;
};

/** @returns why a file is not decoded at all, or null. */
export const findImageFault = (
  header: ImageHeader,
): 'kind' | 'animated' | 'too-many-pixels' | null => {
  const { format, width, height, pages = 1 } = header;
  if (!FORMATS.includes(format)) return 'kind';
  if (pages > 1) return 'animated';
  return width * height > MAX_PIXELS ||
    Math.max(width, height) > MAX_SIDE_PIXELS ||
    estimateDecodedBytes(header) > MAX_DECODED_BYTES
    ? 'too-many-pixels'
    : null;
};
