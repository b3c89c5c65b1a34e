import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDiskPictureStore } from '#src/contexts/pictures/storage/picture-store.disk.ts';
import { createS3PictureStore } from '#src/contexts/pictures/storage/picture-store.s3.ts';
import type { PictureStore } from '#src/contexts/pictures/storage/picture-store.ts';
import { startS3Server } from '#test/support/services/s3-server.ts';

type Place = { readonly store: PictureStore; readonly remove: () => Promise<void> };

const onDisk = async (): Promise<Place> => {
  const root = mkdtempSync(join(tmpdir(), 'melagrana-objects-'));
  return {
    store: createDiskPictureStore(join(root, 'objects')),
    remove: async () => rmSync(root, { recursive: true }),
  };
};
const onS3 = async (): Promise<Place> => {
  const { url, stop } = await startS3Server();
  return { store: createS3PictureStore(url), remove: stop };
};

describe.each([
  ['the disk', onDisk],
  ['an S3 server', onS3],
] as const)('the picture store on %s', (_, begin) => {
  let place: Place;
  let store: PictureStore;
  let key: string;
  beforeAll(async () => {
    place = await begin();
  });
  afterAll(() => place.remove());
  beforeEach(() => {
    store = place.store;
    key = `uploads/${randomUUID()}`;
  });

  const stored = async () => {
    const found = await store.get(key);
    return found && { size: found.size, bytes: await buffer(found.body) };
  };

  it.each([1, 300_000, 3_000_000])(
    'gives back a picture of %i bytes, byte for byte',
    async (size) => {
      const bytes = randomBytes(size);
      await store.put(key, bytes);
      expect(await store.size(key)).toBe(size);
      const found = await stored();
      expect(found!.size).toBe(size);
      expect(found!.bytes.equals(bytes)).toBe(true);
    },
  );

  it('says that there is none, where there is none', async () => {
    expect(await store.size(key)).toBeNull();
    expect(await store.get(key)).toBeNull();
  });

  it('removes a picture, and does not mind when there is none', async () => {
    await store.put(key, randomBytes(10));
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
  });

  it('puts the newest of two pictures of one key, whole', async () => {
    const [first, second] = [randomBytes(50_000), randomBytes(20_000)];
    await store.put(key, first);
    await store.put(key, second);
    expect((await stored())!.bytes.equals(second)).toBe(true);
  });

  it('keeps two pictures put at the same moment apart', async () => {
    const pictures = Array.from({ length: 8 }, () => ({
      name: `uploads/${randomUUID()}`,
      bytes: randomBytes(40_000),
    }));
    await Promise.all(pictures.map(({ name, bytes }) => store.put(name, bytes)));
    for (const { name, bytes } of pictures)
      expect((await buffer((await store.get(name))!.body)).equals(bytes)).toBe(true);
  });
});

describe('the picture store on the disk', () => {
  /* Tests the disk store only, because the S3 server of these tests does not write atomically. */
  it('never shows half of a picture that is being put', async () => {
    const root = mkdtempSync(join(tmpdir(), 'melagrana-objects-'));
    try {
      const store = createDiskPictureStore(root);
      const bytes = randomBytes(2_000_000);
      const seen: (number | null)[] = [];
      let done = false;
      const putting = store.put('uploads/a', bytes).finally(() => {
        done = true;
      });
      while (!done) seen.push(await store.size('uploads/a'));
      await putting;
      expect(
        new Set([...seen, await store.size('uploads/a')].filter((size) => size !== null)),
      ).toEqual(new Set([bytes.length]));
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('leaves no draft behind, neither after a success nor after a failure', async () => {
    const root = mkdtempSync(join(tmpdir(), 'melagrana-objects-'));
    try {
      const store = createDiskPictureStore(root);
      await store.put('uploads/a', randomBytes(10));
      // `uploads/b` is a folder, so no file can replace it and the write must fail.
      await store.put('uploads/b/c', randomBytes(10));
      await expect(store.put('uploads/b', randomBytes(10))).rejects.toThrow(
        /EISDIR|ENOTEMPTY|EEXIST/,
      );
      expect(readdirSync(join(root, 'uploads')).sort()).toEqual(['a', 'b']);
      expect(existsSync(join(root, 'uploads', 'b', 'c'))).toBe(true);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

describe('the picture store on an S3 server', () => {
  it('says so when the server is away, within seconds and without the secret', async () => {
    const { url, stop } = await startS3Server();
    await stop();
    const store = createS3PictureStore(url);
    const errors = await Promise.all(
      [store.put('uploads/a', randomBytes(10)), store.get('uploads/a')].map((attempt) =>
        attempt.catch((error: unknown) => error),
      ),
    );
    for (const error of errors) {
      expect(String(error)).toMatch(/Error/);
      expect(String(error)).not.toMatch(/S3RVER|Signature/i);
    }
  });

  it('says so when its bucket does not exist', async () => {
    const { url, stop } = await startS3Server();
    try {
      await expect(
        createS3PictureStore(url.replace('/pictures', '/elsewhere')).put(
          'uploads/a',
          randomBytes(10),
        ),
      ).rejects.toThrow(/answered 404/);
    } finally {
      await stop();
    }
  });
});
