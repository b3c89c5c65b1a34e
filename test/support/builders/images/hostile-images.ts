import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import {
  PNG_MAGIC,
  buildPng,
  buildPngChunk,
  buildPngHeader,
  buildRiff,
  readRiffChunks,
  textBytes,
  buildVp8xChunk,
  withPngChunks,
  withJpegSize,
  withJpegSegment,
} from './image-bytes.ts';

/** Marker in the hidden data of all files. No published picture may contain it. */
export const PAYLOAD = '<script>HOSTILE-PAYLOAD()</script>';
const payload = textBytes(PAYLOAD);

export type HostileImage = {
  readonly name: string;
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly file: Buffer;
  /**
   * Expected result. `refused`: the server answers 422 and stores no file. `clean`: it stores only
   * pixels. `either`: both are correct.
   */
  readonly fate: 'refused' | 'clean' | 'either';
};

export const createValidImages = async () => {
  const raw = {
    create: { width: 96, height: 64, channels: 3 as const, background: { r: 180, g: 40, b: 50 } },
  };
  return {
    jpeg: await sharp(raw).jpeg().toBuffer(),
    progressive: await sharp(raw).jpeg({ progressive: true }).toBuffer(),
    png: await sharp(raw).png().toBuffer(),
    webp: await sharp(raw).webp().toBuffer(),
    gif: await sharp(raw).gif().toBuffer(),
    tiff: await sharp(raw).tiff().toBuffer(),
    avif: await sharp(raw).avif({ effort: 0 }).toBuffer(),
  };
};
type ValidImages = Awaited<ReturnType<typeof createValidImages>>;

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${PAYLOAD}</svg>`;
const bmp = () =>
  Buffer.concat([
    textBytes('BM'),
    Buffer.from(
      '46000000000000003600000028000000020000000200000001001800000000001000000000000000000000000000000000000000',
      'hex',
    ),
    Buffer.alloc(16),
  ]);
const buildBoxHeader = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    textBytes(`ftyp${brand}`),
    Buffer.alloc(4),
    textBytes(`${brand}mif1`),
    Buffer.alloc(64),
  ]);

const createWrongContent = ({
  gif,
  tiff,
  avif,
}: ValidImages): readonly (readonly [string, Buffer])[] => [
  ['an SVG with a script', textBytes(SVG)],
  ['an SVG behind an XML prolog', textBytes(`<?xml version="1.0"?><!DOCTYPE svg>${SVG}`)],
  [
    'an SVG that loads an outer file',
    textBytes('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ],
  [
    'an SVG with a doctype that names a file',
    textBytes(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`),
  ],
  ['a compressed SVG', gzipSync(SVG)],
  ['an HTML page', textBytes(`<!doctype html><html><body>${PAYLOAD}</body></html>`)],
  ['an HTML page in UTF-16', Buffer.from(`\ufeff<html>${PAYLOAD}</html>`, 'utf16le')],
  ['an HTML page that begins like a GIF', textBytes(`GIF89a/*<html>${PAYLOAD}</html>*/`)],
  ['a script', textBytes('alert(1)//HOSTILE-PAYLOAD')],
  ['a PHP program', textBytes('<?php system($_GET["c"]); ?>')],
  ['a JSON document', textBytes('{"picture":true}')],
  ['a PDF', textBytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
  ['a PostScript program', textBytes('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file')],
  [
    'an ImageMagick script',
    textBytes('push graphic-context\nimage over 0,0 0,0 \'https://example.org/x.png"|id"\''),
  ],
  ['a real GIF', gif],
  ['a real TIFF', tiff],
  ['a real AVIF', avif],
  ['a HEIC header', buildBoxHeader('heic')],
  ['an MP4 header', buildBoxHeader('isom')],
  ['a BMP', bmp()],
  [
    'a Windows icon',
    Buffer.concat([
      Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 24, 0, 40, 0, 0, 0, 22, 0, 0, 0]),
      Buffer.alloc(40),
    ]),
  ],
  ['a JPEG XL codestream', Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(64)])],
  [
    'a JPEG 2000',
    Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.alloc(64)]),
  ],
  [
    'a Photoshop document',
    Buffer.concat([textBytes('8BPS'), Buffer.from([0, 1]), Buffer.alloc(64)]),
  ],
  ['a PPM', textBytes('P6\n2 2\n255\n............')],
  ['a Radiance HDR', textBytes('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n....')],
  ['a ZIP', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(60)])],
  ['a program for Linux', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(60)])],
  ['noise', randomBytes(4_096)],
  ['nothing at all', Buffer.alloc(0)],
];

const createDamagedImages = ({
  jpeg,
  png: small,
  webp,
}: ValidImages): readonly (readonly [string, HostileImage['type'], Buffer])[] => [
  ['a JPEG cut in half', 'image/jpeg', jpeg.subarray(0, jpeg.length >> 1)],
  ['a PNG cut in half', 'image/png', small.subarray(0, 60)],
  ['a WebP cut in half', 'image/webp', webp.subarray(0, webp.length >> 1)],
  [
    'the first bytes of a JPEG, then HTML',
    'image/jpeg',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), payload]),
  ],
  ['the first bytes of a PNG, then HTML', 'image/png', Buffer.concat([PNG_MAGIC, payload])],
  ['the first bytes of a WebP, then HTML', 'image/webp', buildRiff(['VP8 ', payload])],
  [
    'a PNG whose header has a wrong checksum',
    'image/png',
    Buffer.concat([small.subarray(0, 29), Buffer.alloc(4), small.subarray(33)]),
  ],
  ['a PNG of no width', 'image/png', buildPng(0, 8)],
  [
    'a PNG whose pixels are noise',
    'image/png',
    Buffer.concat([
      PNG_MAGIC,
      buildPngHeader(64, 64),
      buildPngChunk('IDAT', randomBytes(200)),
      buildPngChunk('IEND'),
    ]),
  ],
  [
    'a PNG with a chunk of two gigabytes that is not there',
    'image/png',
    Buffer.concat([PNG_MAGIC, buildPngHeader(8, 8), Buffer.from('7fffffff49444154', 'hex')]),
  ],
  ['a JPEG of no height', 'image/jpeg', withJpegSize(jpeg, 96, 0)],
  ['a JPEG that promises ten times its lines', 'image/jpeg', withJpegSize(jpeg, 96, 640)],
];

/** EXIF data whose directory refers to itself, so a naive parser never ends. */
const endlessExif = () =>
  Buffer.concat([textBytes('Exif\0\0MM\0*'), Buffer.from([0, 0, 0, 8, 0, 0, 0, 0, 0, 8])]);

const createPolyglots = ({
  jpeg,
  progressive,
  png: small,
  webp,
}: ValidImages): readonly (readonly [string, HostileImage['type'], Buffer])[] => [
  ['a JPEG with HTML behind it', 'image/jpeg', Buffer.concat([jpeg, payload])],
  [
    'a JPEG with a ZIP behind it',
    'image/jpeg',
    Buffer.concat([jpeg, Buffer.from('504b0304', 'hex'), payload]),
  ],
  ['a JPEG with a script in its comment', 'image/jpeg', withJpegSegment(jpeg, 0xfe, payload)],
  [
    'a JPEG with a PHP program in its EXIF',
    'image/jpeg',
    withJpegSegment(
      jpeg,
      0xe1,
      Buffer.concat([textBytes('Exif\0\0MM\0*'), Buffer.from([0, 0, 0, 8, 0, 0]), payload]),
    ),
  ],
  [
    'a JPEG whose EXIF goes round in circles',
    'image/jpeg',
    withJpegSegment(jpeg, 0xe1, endlessExif()),
  ],
  [
    'a JPEG with a script in its XMP',
    'image/jpeg',
    withJpegSegment(
      jpeg,
      0xe1,
      Buffer.concat([textBytes('http://ns.adobe.com/xap/1.0/\0'), payload]),
    ),
  ],
  [
    'a JPEG with a script for a colour profile',
    'image/jpeg',
    withJpegSegment(
      jpeg,
      0xe2,
      Buffer.concat([textBytes('ICC_PROFILE\0'), Buffer.from([1, 1]), payload]),
    ),
  ],
  ['a progressive JPEG with HTML behind it', 'image/jpeg', Buffer.concat([progressive, payload])],
  ['a JPEG that says it is a PNG', 'image/png', Buffer.concat([jpeg, payload])],
  ['a PNG with a script behind it', 'image/png', Buffer.concat([small, payload])],
  [
    'a PNG with a script in its text',
    'image/png',
    withPngChunks(small, buildPngChunk('tEXt', textBytes(`Comment\0${PAYLOAD}`))),
  ],
  [
    'a PNG with XMP',
    'image/png',
    withPngChunks(small, buildPngChunk('iTXt', textBytes(`XML:com.adobe.xmp\0\0\0\0\0${PAYLOAD}`))),
  ],
  [
    'a PNG with a chunk of its own',
    'image/png',
    withPngChunks(small, buildPngChunk('evIl', payload)),
  ],
  [
    'a WebP with a script in its XMP',
    'image/webp',
    buildRiff(buildVp8xChunk(0x04, 96, 64), ...readRiffChunks(webp), ['XMP ', payload]),
  ],
  [
    'a WebP with a ZIP behind it',
    'image/webp',
    Buffer.concat([webp, Buffer.from('504b0304', 'hex'), payload]),
  ],
];

const createAnimation = async (frames: number) => {
  const [width, height] = [8, 8];
  const raw = Buffer.alloc(width * height * frames * 3, 0).map((_, place) => (place * 7) % 251);
  return sharp(raw, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height } as never,
  })
    .webp({ loop: 0, effort: 0, delay: Array(frames).fill(20) })
    .toBuffer();
};
const buildAnimatedPng = ({ png: small }: ValidImages) =>
  withPngChunks(
    small,
    buildPngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    buildPngChunk(
      'fcTL',
      Buffer.concat([Buffer.alloc(4), small.subarray(16, 24), Buffer.alloc(14)]),
    ),
  );

const FIFTY_MB = 50_000_000;
const compressZeros = () => deflateSync(Buffer.alloc(FIFTY_MB), { level: 9 });

/** Builds a progressive JPEG that repeats one scan 20,000 times, which makes it slow to decode. */
const buildScanBomb = (progressive: Buffer) => {
  const first = progressive.indexOf(Buffer.from([0xff, 0xda]));
  const next = progressive.indexOf(Buffer.from([0xff, 0xda]), first + 2);
  const scan = progressive.subarray(first, next);
  return Buffer.concat([
    progressive.subarray(0, first),
    ...Array<Buffer>(20_000).fill(scan),
    progressive.subarray(next),
  ]);
};

const createDecompressionBombs = async (
  pictures: ValidImages,
): Promise<readonly (readonly [string, HostileImage['type'], Buffer, HostileImage['fate']])[]> => [
  ['a PNG of 14000 by 14000 in a few kilobytes', 'image/png', buildPng(14_000, 14_000), 'refused'],
  ['a PNG of 65535 by 1', 'image/png', buildPng(65_535, 1), 'refused'],
  ['a PNG of 1 by 65535', 'image/png', buildPng(1, 65_535), 'refused'],
  [
    'a PNG that says two billion by two billion',
    'image/png',
    Buffer.concat([
      PNG_MAGIC,
      buildPngHeader(0x7fffffff, 0x7fffffff),
      buildPngChunk('IDAT', deflateSync(Buffer.alloc(9))),
    ]),
    'refused',
  ],
  [
    'an interlaced PNG of 8000 by 8000',
    'image/png',
    Buffer.concat([
      PNG_MAGIC,
      buildPngHeader(8_000, 8_000, 16, 6, 1),
      buildPngChunk('IDAT', deflateSync(Buffer.alloc(999))),
      buildPngChunk('IEND'),
    ]),
    'refused',
  ],
  [
    'a JPEG that says 65500 by 65500',
    'image/jpeg',
    withJpegSize(pictures.jpeg, 65_500, 65_500),
    'refused',
  ],
  [
    'a progressive JPEG that says 7000 by 7000',
    'image/jpeg',
    withJpegSize(pictures.progressive, 7_000, 7_000),
    'refused',
  ],
  [
    'a progressive JPEG of twenty thousand passes',
    'image/jpeg',
    buildScanBomb(pictures.progressive),
    'either',
  ],
  [
    'a WebP that says 16383 by 16383',
    'image/webp',
    buildRiff(buildVp8xChunk(0, 16_383, 16_383), ...readRiffChunks(pictures.webp)),
    'refused',
  ],
  ['a WebP of a thousand frames', 'image/webp', await createAnimation(1_000), 'refused'],
  ['a PNG that moves', 'image/png', buildAnimatedPng(pictures), 'refused'],
  [
    'a PNG with fifty megabytes of compressed text',
    'image/png',
    withPngChunks(
      pictures.png,
      buildPngChunk('zTXt', Buffer.concat([textBytes('x\0\0'), compressZeros()])),
    ),
    'either',
  ],
  [
    'a PNG with fifty megabytes of compressed international text',
    'image/png',
    withPngChunks(
      pictures.png,
      buildPngChunk('iTXt', Buffer.concat([textBytes('x\0\x01\0\0\0'), compressZeros()])),
    ),
    'either',
  ],
  [
    'a PNG with a colour profile of fifty megabytes',
    'image/png',
    withPngChunks(
      pictures.png,
      buildPngChunk('iCCP', Buffer.concat([textBytes('x\0\0'), compressZeros()])),
    ),
    'either',
  ],
  [
    'a JPEG with nine megabytes of comments',
    'image/jpeg',
    Array.from({ length: 140 }).reduce<Buffer>(
      (file) => withJpegSegment(file, 0xfe, Buffer.alloc(65_000, 'x')),
      pictures.jpeg,
    ),
    'either',
  ],
];

/** Creates 72 files with a wrong type, hidden data, damage or excessive size. */
export const createHostileImages = async (): Promise<readonly HostileImage[]> => {
  const pictures = await createValidImages();
  return [
    ...createWrongContent(pictures).map(
      ([name, file]) => ({ name, file, type: 'image/png', fate: 'refused' }) as const,
    ),
    ...createDamagedImages(pictures).map(
      ([name, type, file]) => ({ name, type, file, fate: 'refused' }) as const,
    ),
    ...createPolyglots(pictures).map(
      ([name, type, file]) => ({ name, type, file, fate: 'clean' }) as const,
    ),
    ...(await createDecompressionBombs(pictures)).map(([name, type, file, fate]) => ({
      name,
      type,
      file,
      fate,
    })),
  ];
};
