import { crc32, deflateRawSync, constants } from 'node:zlib';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const TRAILER_BYTES = 8;
const STORED_HEAD_BYTES = 5;
const POLYNOMIAL = 0xedb88320;
/** The CRC polynomial has reversed bits, so the highest bit is the constant term 1. */
const ONE = 0x80000000;

/** A full flush ends each block at a byte boundary, so blocks can be joined. */
const compressBlock = (raw: Buffer): Buffer =>
  deflateRawSync(raw, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

const storedBlockHeader = (length: number): Buffer => {
  const head = Buffer.alloc(STORED_HEAD_BYTES);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(length ^ 0xffff, 3);
  return head;
};

const multiplyPolynomials = (one: number, other: number): number => {
  let sum = 0;
  for (let bit = ONE, shifted = other; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) sum ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ POLYNOMIAL;
  }
  return sum >>> 0;
};

const crcWeight = (bytesAfter: number): number => {
  const zeros = Buffer.alloc(bytesAfter);
  return bytesAfter === 0 ? ONE : (crc32(zeros, ONE) ^ crc32(zeros, 0)) >>> 0;
};

const interleave = (parts: readonly Buffer[], word: Buffer): Buffer[] =>
  parts.flatMap((part, place) => (place === 0 ? [part] : [word, part]));

type Layout = {
  readonly length: number;
  readonly bytes: Buffer;
  readonly places: readonly number[];
  readonly sum: number;
  readonly sumOfWord: number;
  readonly factor: number;
};

const createLayout = (raw: readonly Buffer[], small: readonly Buffer[], length: number): Layout => {
  const zeros = Buffer.alloc(length);
  const text = Buffer.concat(interleave(raw, zeros));
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(text.length, 4);
  const places: number[] = [];
  let factor = 0;
  let [at, before] = [HEADER.length, 0];
  for (const [place, part] of small.entries()) {
    if (place > 0) {
      places.push(at + STORED_HEAD_BYTES);
      [at, before] = [at + STORED_HEAD_BYTES + length, before + length];
      factor ^= crcWeight(text.length - before);
    }
    [at, before] = [at + part.length, before + raw[place]!.length];
  }
  const bytes = Buffer.concat([
    HEADER,
    ...interleave(small, Buffer.concat([storedBlockHeader(length), zeros])),
    LAST_BLOCK,
    trailer,
  ]);
  return { length, bytes, places, sum: crc32(text), sumOfWord: crc32(zeros), factor: factor >>> 0 };
};

/**
 * Computes the checksum from the inserted word alone, because CRC-32 is linear for texts of equal
 * length.
 */
const fillLayout = ({ bytes, places, sum, sumOfWord, factor }: Layout, word: Buffer): Buffer => {
  const answer = Buffer.from(bytes);
  for (const place of places) word.copy(answer, place);
  answer.writeUInt32LE(
    (sum ^ multiplyPolynomials(factor, crc32(word) ^ sumOfWord)) >>> 0,
    answer.length - TRAILER_BYTES,
  );
  return answer;
};

export type GzipTemplate = {
  readonly plain: (word: string) => Buffer;
  readonly gzip: (word: string) => Buffer;
};

export const createGzipTemplate = (text: string, gap: string): GzipTemplate => {
  const raw = text.split(gap).map((part) => Buffer.from(part));
  const small = raw.map(compressBlock);
  let layout: Layout | null = null;
  return {
    plain: (word) => Buffer.concat(interleave(raw, Buffer.from(word))),
    gzip: (word) => {
      const bytes = Buffer.from(word);
      if (layout?.length !== bytes.length) layout = createLayout(raw, small, bytes.length);
      return fillLayout(layout, bytes);
    },
  };
};
