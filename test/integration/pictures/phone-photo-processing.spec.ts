import sharp from 'sharp';
import { MAX_PICTURE_BYTES } from '#src/contracts/catalogue/picture-upload.ts';
import {
  createPhonePhoto,
  EXIF_ROTATION_DEGREES,
  type Orientation,
} from '#test/support/builders/images/phone-photo.ts';
import { setupPictureUploadApp } from '#test/support/fixtures/picture-upload-app.ts';

const fixture = setupPictureUploadApp();

/**
 * Returns the dominant colour of the upper or lower quarter of a picture. It shows whether the
 * picture was rotated upright.
 */
const readColour = async (bytes: Buffer, where: 'upper' | 'lower') => {
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

const assertNoMetadata = async (bytes: Buffer) => {
  for (const word of ['Telefono', 'Di prova', 'HOSTILE', '2026:11:21'])
    expect(bytes.includes(word)).toBe(false);
  const { exif, icc, iptc, xmp, orientation, space } = await sharp(bytes).metadata();
  expect({ exif, icc, iptc, xmp, orientation, space }).toEqual({ space: 'srgb' });
};

describe('a photograph from a telephone', () => {
  it('becomes an upright picture below 1 MB without metadata when it has ten megabytes', async () => {
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
    expect([await readColour(bytes, 'upper'), await readColour(bytes, 'lower')]).toEqual([
      'red',
      'blue',
    ]);
    await assertNoMetadata(bytes);
  });

  it.each(Object.keys(EXIF_ROTATION_DEGREES).map(Number) as Orientation[])(
    'is stored upright for the EXIF orientation %i',
    async (orientation) => {
      const { address } = await fixture.send(
        await createPhonePhoto(orientation, { megapixels: 1 }),
      );
      const { bytes } = await fixture.served(address);
      expect([await readColour(bytes, 'upper'), await readColour(bytes, 'lower')]).toEqual([
        'red',
        'blue',
      ]);
      await assertNoMetadata(bytes);
    },
  );

  it('keeps its size when it is smaller than the maximum', async () => {
    const { answer } = await fixture.send(await createPhonePhoto(1, { megapixels: 0.75 }));
    expect([answer.body.width, answer.body.height]).toEqual([1_000, 750]);
  });
});
