import { openAsBlob, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { MAX_PICTURE_BYTES } from '#src/contracts/catalogue/picture-upload.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import {
  createPhonePhoto,
  EXIF_ROTATION_DEGREES,
  type Orientation,
} from '#test/support/builders/images/phone-photo.ts';
import { setupPictureUploadApp } from '#test/support/fixtures/picture-upload-app.ts';

const fixture = setupPictureUploadApp();

/**
 * The average colour of the upper or lower quarter of a picture. It shows whether the picture was
 * turned upright.
 */
const colourOf = async (bytes: Buffer, where: 'upper' | 'lower') => {
  const { width, height } = await sharp(bytes).metadata();
  const strip = {
    left: 0,
    top: where === 'upper' ? 0 : Math.floor(height * 0.75),
    width,
    height: Math.floor(height / 4),
  };
  const {
    channels: [red, , blue],
  } = await sharp(await sharp(bytes).extract(strip).png().toBuffer()).stats();
  return red!.mean > blue!.mean ? 'red' : 'blue';
};

const tellsNothing = async (bytes: Buffer) => {
  for (const word of ['Telefono', 'Di prova', 'HOSTILE', 'Exif', '2026:11:21'])
    expect(bytes.includes(word)).toBe(false);
  const { exif, icc, iptc, xmp, orientation, space } = await sharp(bytes).metadata();
  expect({ exif, icc, iptc, xmp, orientation, space }).toEqual({ space: 'srgb' });
};

describe('a photograph from a telephone', () => {
  it('of ten megabytes becomes a light picture, upright and without the place where it was taken', async () => {
    const file = await createPhonePhoto(6, { grain: 220, quality: 93 });
    expect(file.length).toBeGreaterThan(9_500_000);
    expect(file.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    const inside = await sharp(file).metadata();
    expect([
      inside.width,
      inside.height,
      inside.orientation,
      inside.exif!.includes('Telefono'),
    ]).toEqual([3_000, 4_000, 6, true]);

    const { address, answer } = await fixture.send(file);
    expect(answer.status).toBe(200);
    const { bytes } = await fixture.served(address);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 1_600,
      height: 1_200,
    });
    expect(bytes.length).toBeLessThan(1_000_000);
    expect([await colourOf(bytes, 'upper'), await colourOf(bytes, 'lower')]).toEqual([
      'red',
      'blue',
    ]);
    await tellsNothing(bytes);
  });

  it.each(Object.keys(EXIF_ROTATION_DEGREES).map(Number) as Orientation[])(
    'is upright whichever way it was held: EXIF orientation %i',
    async (orientation) => {
      const { address } = await fixture.send(
        await createPhonePhoto(orientation, { megapixels: 1 }),
      );
      const { bytes } = await fixture.served(address);
      expect([await colourOf(bytes, 'upper'), await colourOf(bytes, 'lower')]).toEqual([
        'red',
        'blue',
      ]);
      await tellsNothing(bytes);
    },
  );

  it('smaller than a screen keeps its size', async () => {
    const { answer } = await fixture.send(await createPhonePhoto(1, { megapixels: 0.75 }));
    expect([answer.body.width, answer.body.height]).toEqual([1_000, 750]);
  });
});

const MB = 1_000_000;

describe('twenty files at the same moment: twelve bombs, and eight pictures as heavy as are taken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-heavy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const send = async (name: string, uploadURL: string) => {
    const type = `image/${extname(name).slice(1)}`;
    const response = await fetch(fixture.app().origin + uploadURL, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: await openAsBlob(join(folder, name)),
    });
    await response.arrayBuffer();
    return [name, response.status] as const;
  };

  it('leave memory flat and the server quick: less than 200 MB more, and 99 of 100 waits below 100 ms', async () => {
    const maker = startNodeProcess(
      ['--import', 'tsx', 'test/support/builders/images/write-bombs-and-large-images.ts', folder],
      {},
    );
    expect([await maker.ended, maker.output()]).toEqual([0, '']);
    const names = readdirSync(folder);
    expect(names).toHaveLength(20);
    const addresses = await Promise.all(names.map(() => fixture.ticket()));

    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 10);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const answers = await Promise.all(names.map((name, place) => send(name, addresses[place]!)));
    delay.disable();
    clearInterval(watch);

    expect(
      answers.filter(([name, status]) => status !== (name.startsWith('bomb') ? 422 : 200)),
    ).toEqual([]);
    expect(fixture.waiting()).toEqual([]);
    expect((most - before) / MB).toBeLessThan(200);
    expect(delay.percentile(99) / MB).toBeLessThan(100);
    process.stdout.write(
      `memory +${Math.round((most - before) / MB)} MB, event loop p99 ${Math.round(delay.percentile(99) / MB)} ms\n`,
    );
  });
});
