import sharp from 'sharp';
import { createHostileImages, PAYLOAD } from '#test/support/builders/images/hostile-images.ts';
import {
  setupPictureUploadApp,
  createSmallPicture,
} from '#test/support/fixtures/picture-upload-app.ts';

const files = await createHostileImages();
const app = setupPictureUploadApp();

/** Returns what an upload may leave behind: stored files, unfinished uploads and events. */
const readTraces = async () => ({
  stored: app.stored().length,
  waiting: app.waiting(),
  events: (await app.events()).length,
});

const assertPixelsOnly = async (bytes: Buffer) => {
  for (const hidden of [
    PAYLOAD,
    'HOSTILE',
    '<script',
    '<?php',
    'Exif',
    'ICC_PROFILE',
    'adobe',
    'PK\x03\x04',
  ])
    expect(bytes.includes(hidden)).toBe(false);
  const { format, exif, icc, iptc, xmp, pages } = await sharp(bytes).metadata();
  expect({ format, exif, icc, iptc, xmp, pages }).toEqual({ format: 'webp' });
};

describe('the upload of a hostile file', () => {
  it('is tested with seventy-two different files', () => {
    expect(files).toHaveLength(72);
    expect(new Set(files.map(({ name }) => name)).size).toBe(72);
  });

  it.each(files.filter(({ fate }) => fate === 'refused'))(
    'is refused and stores nothing: $name',
    async ({ file, type }) => {
      const before = await readTraces();
      const { address, answer } = await app.send(file, type);
      expect([answer.status, answer.body.code]).toEqual([
        422,
        expect.stringMatching(/^(not_a_picture|damaged_picture|animated_picture|too_many_pixels)$/),
      ]);
      expect(answer.text).not.toMatch(/vips|sharp|\/tmp|Error/i);
      expect((await app.served(address)).status).toBe(404);
      expect(await readTraces()).toEqual({ ...before, waiting: [] });
      expect((await app.states()).at(-1)).toBe('refused');
    },
  );

  it.each(files.filter(({ fate }) => fate === 'clean'))(
    'is stored as a new picture without hidden data: $name',
    async ({ file, type }) => {
      const { address, answer } = await app.send(file, type);
      expect(answer.status).toBe(200);
      await assertPixelsOnly((await app.served(address)).bytes);
      expect(app.waiting()).toEqual([]);
    },
  );

  it.each(files.filter(({ fate }) => fate === 'either'))(
    'is either refused or stored as a new picture: $name',
    async ({ file, type }) => {
      const { address, answer } = await app.send(file, type);
      expect([200, 422]).toContain(answer.status);
      const { status, bytes } = await app.served(address);
      expect(status).toBe(answer.status === 200 ? 200 : 404);
      if (status === 200) await assertPixelsOnly(bytes);
      expect(app.waiting()).toEqual([]);
    },
  );
});

describe('the declared content type', () => {
  it.each([
    'image/svg+xml',
    'image/gif',
    'text/html',
    'application/octet-stream',
    'image/*',
    'multipart/form-data; boundary=x',
    '',
  ])(
    'is refused unless it is JPEG, PNG or WebP, and the upload URL stays valid: %s',
    async (type) => {
      const uploadURL = await app.ticket();
      const refused = await app.put(uploadURL, await createSmallPicture(), {
        'content-type': type,
      });
      expect([refused.status, refused.body.code]).toEqual([415, 'unsupported_type']);
      expect((await app.put(uploadURL, await createSmallPicture())).status).toBe(200);
    },
  );
});
