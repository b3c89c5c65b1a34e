import { crc32, deflateSync } from 'node:zlib';

export const textBytes = (words: string) => Buffer.from(words, 'utf8');
const u32 = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number >>> 0);
  return bytes;
};
const u32le = (number: number) => u32(number).reverse();

export const buildPngChunk = (type: string, data: Buffer = Buffer.alloc(0)) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
};
export const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const buildPngHeader = (
  width: number,
  height: number,
  depth = 1,
  colour = 0,
  interlace = 0,
) =>
  buildPngChunk(
    'IHDR',
    Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, interlace])]),
  );

/** Builds a PNG with one bit per pixel. Inserts the `extra` chunks before the pixel data. */
export const buildPng = (width: number, height: number, ...extra: Buffer[]) => {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    PNG_MAGIC,
    buildPngHeader(width, height),
    ...extra,
    buildPngChunk('IDAT', deflateSync(rows)),
    buildPngChunk('IEND'),
  ]);
};

export const withPngChunks = (file: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)]);

/**
 * Inserts a segment at the start of a JPEG. `marker` is 0xfe for a comment, 0xe1 for EXIF or XMP,
 * and 0xe2 for a colour profile.
 */
export const withJpegSegment = (file: Buffer, marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([file.subarray(0, 2), head, data, file.subarray(2)]);
};

/** Changes the dimensions in the header of a JPEG, so they contradict its pixel data. */
export const withJpegSize = (file: Buffer, width: number, height: number) => {
  const copy = Buffer.from(file);
  const frame = [0xc0, 0xc2]
    .map((kind) => copy.indexOf(Buffer.from([0xff, kind])))
    .find((place) => place > 0)!;
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
};

export const buildRiff = (...chunks: (readonly [name: string, data: Buffer])[]) => {
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    ...chunks.map(([name, data]) =>
      Buffer.concat([
        Buffer.from(name, 'latin1'),
        u32le(data.length),
        data,
        Buffer.alloc(data.length % 2),
      ]),
    ),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), u32le(body.length), body]);
};

export const readRiffChunks = (file: Buffer): (readonly [string, Buffer])[] => {
  const chunks: (readonly [string, Buffer])[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    chunks.push([file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + length)]);
    at += 8 + length + (length % 2);
  }
  return chunks;
};

/**
 * Builds the extended WebP header. Flags: 0x04 announces XMP data, 0x02 an animation. Sizes are in
 * pixels.
 */
export const buildVp8xChunk = (flags: number, width: number, height: number) => {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return ['VP8X', data] as const;
};
