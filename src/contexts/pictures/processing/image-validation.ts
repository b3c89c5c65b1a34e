export type ImageHeader = {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** `ushort` means two bytes per channel. */
  readonly depth: string;
  readonly pages?: number | undefined;
  readonly isProgressive?: boolean | undefined;
  readonly chromaSubsampling?: string | undefined;
  /** EXIF orientation. A value above 1 means that the image must be rotated. */
  readonly orientation?: number | undefined;
};

/**
 * Maximum number of pixels. It allows phone photos of 50 megapixels, because a baseline JPEG is
 * decoded as a stream and needs little memory.
 */
export const MAX_PIXELS = 52_000_000;
const MAX_DECODED_BYTES = 50_000_000;
const MAX_SIDE_PIXELS = 16_383;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * Estimates the decoded bytes that are in memory at the same time. Progressive JPEGs hold two bytes
 * per coefficient.
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
