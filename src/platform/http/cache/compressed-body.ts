import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;
type Coding = keyof typeof COMPRESS;

export type CompressedBody = {
  /** Returns the body in this coding, or the uncompressed bytes if `coding` is null. */
  readonly encode: (coding: Coding | null) => Promise<Buffer>;
};

export const createCompressedBody = (bytes: Buffer): CompressedBody => {
  const compressed: Partial<Record<Coding, Promise<Buffer>>> = {};
  return {
    encode: async (coding) =>
      coding === null ? bytes : (compressed[coding] ??= COMPRESS[coding](bytes)),
  };
};
