/** What a decoder says of a file before it decodes it. */
export type Header = {
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
export const MOST_PIXELS = 52_000_000;
/** Decoding takes twice as much, and the allocator keeps some of it: measured, a crowd of such files costs below 200 MB. */
const MOST_BYTES_HELD = 50_000_000;
const LONGEST_SIDE = 16_383;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * How much of the picture must be in memory at one moment. What comes line by line and stands upright is not held; a
 * jpeg in passes is held as coefficients, two bytes each.
 */
const bytesHeld = ({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive = false,
  chromaSubsampling,
  orientation = 1,
}: Header): number => {
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (format === 'png')
    return isProgressive || orientation > 1 ? pixels * channels * (depth === 'ushort' ? 2 : 1) : 0;
  return isProgressive ? pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0;
};

/** @returns why a file is not decoded at all, or null. */
export const implausible = (header: Header): 'kind' | 'animated' | 'too-many-pixels' | null => {
  const { format, width, height, pages = 1 } = header;
  if (!FORMATS.includes(format)) return 'kind';
  if (pages > 1) return 'animated';
  return width * height > MOST_PIXELS ||
    Math.max(width, height) > LONGEST_SIDE ||
    bytesHeld(header) > MOST_BYTES_HELD
    ? 'too-many-pixels'
    : null;
};
