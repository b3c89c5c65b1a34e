import { crc32, deflateRawSync, constants } from 'node:zlib';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const TRAILER_BYTES = 8;
const STORED_HEAD_BYTES = 5;

/** Compressed by itself and ended on a whole byte, so that others may stand on either side. */
type Piece = { readonly raw: Buffer; readonly packed: Buffer };

const pieceOf = (text: string): Piece => {
  const raw = Buffer.from(text);
  return { raw, packed: deflateRawSync(raw, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) };
};

/** Bytes as they are, as one block of a compressed stream (RFC 1951 §3.2.4); at most 65,535. */
const stored = (text: string): Piece => {
  const raw = Buffer.from(text);
  const head = Buffer.alloc(STORED_HEAD_BYTES);
  head.writeUInt16LE(raw.length, 1);
  head.writeUInt16LE(raw.length ^ 0xffff, 3);
  return { raw, packed: Buffer.concat([head, raw]) };
};

/** Node gives the check sum of nothing as 0, whatever came before it. */
const trailerOf = (pieces: readonly Piece[]): Buffer => {
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(pieces.reduce((sum, { raw }) => (raw.length > 0 ? crc32(raw, sum) : sum), 0));
  trailer.writeUInt32LE(pieces.reduce((length, { raw }) => length + raw.length, 0), 4);
  return trailer;
};

/** A text with gaps for the same word, whose pieces are compressed once. */
export type Pieces = {
  readonly plain: (word: string) => Buffer;
  /** One gzip member (RFC 1952). */
  readonly gzip: (word: string) => Buffer;
};

/** @param gap stands in `text` wherever the word will. */
export const piecesOf = (text: string, gap: string): Pieces => {
  const pieces = text.split(gap).map(pieceOf);
  const filled = (filling: Piece): Piece[] => pieces.flatMap((piece, place) => (place === 0 ? [piece] : [filling, piece]));
  return {
    plain: (word) => Buffer.concat(filled(stored(word)).map(({ raw }) => raw)),
    gzip: (word) => {
      const all = filled(stored(word));
      return Buffer.concat([HEADER, ...all.map(({ packed }) => packed), LAST_BLOCK, trailerOf(all)]);
    },
  };
};
