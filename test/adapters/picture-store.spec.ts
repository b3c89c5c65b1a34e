import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDiskPictureStore } from '#src/contexts/pictures/storage/picture-store.disk.ts';
import { createS3PictureStore } from '#src/contexts/pictures/storage/picture-store.s3.ts';
import type { PictureStore } from '#src/contexts/pictures/storage/picture-store.ts';
import { startS3Server } from '#test/support/services/s3-server.ts';

type StoreFixture = { readonly store: PictureStore; readonly remove: () => Promise<void> };

const createDiskFixture = async (): Promise<StoreFixture> => {
  const root = mkdtempSync(join(tmpdir(), 'melagrana-objects-'));
  return {
    store: createDiskPictureStore(join(root, 'objects')),
    remove: async () => rmSync(root, { recursive: true }),
  };
};
const createS3Fixture = async (): Promise<StoreFixture> => {
  const { url, stop } = await startS3Server();
  return { store: createS3PictureStore(url), remove: stop };
};

describe.each([
  ['the disk', createDiskFixture],
  ['an S3 server', createS3Fixture],
] as const)('the picture store on %s', (_, createFixture) => {
  let fixture: StoreFixture;
  let store: PictureStore;
  let key: string;
  beforeAll(async () => {
    fixture = await createFixture();
  });
  afterAll(() => fixture.remove());
  beforeEach(() => {
    store = fixture.store;
    key = `uploads/${randomUUID()}`;
  });

  const readStored = async () => {
    const found = await store.get(key);
    return found && { size: found.size, bytes: await buffer(found.body) };
  };

  it.each([1, 300_000, 3_000_000])('returns a picture of %i bytes unchanged', async (size) => {
    const bytes = randomBytes(size);
    await store.put(key, bytes);
    expect(await store.size(key)).toBe(size);
    const found = await readStored();
    expect(found!.size).toBe(size);
    expect(found!.bytes.equals(bytes)).toBe(true);
  });

  it('returns null for an unknown key', async () => {
    expect(await store.size(key)).toBeNull();
    expect(await store.get(key)).toBeNull();
  });

  it('removes a picture, and ignores a key without a picture', async () => {
    await store.put(key, randomBytes(10));
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
  });

  it('replaces the picture when the same key is put again', async () => {
    const [first, second] = [randomBytes(50_000), randomBytes(20_000)];
    await store.put(key, first);
    await store.put(key, second);
    expect((await readStored())!.bytes.equals(second)).toBe(true);
  });

  it('stores concurrently put pictures separately', async () => {
    const pictures = Array.from({ length: 8 }, () => ({
      name: `uploads/${randomUUID()}`,
      bytes: randomBytes(40_000),
    }));
    await Promise.all(pictures.map(({ name, bytes }) => store.put(name, bytes)));
    for (const { name, bytes } of pictures)
      expect((await buffer((await store.get(name))!.body)).equals(bytes)).toBe(true);
  });
});

describe('the disk picture store', () => {
  // Tests only the disk store: the S3 server of the tests does not write atomically.
  it('never returns the size of a partly written picture', async () => {
    const root = mkdtempSync(join(tmpdir(), 'melagrana-objects-'));
    try {
      const store = createDiskPictureStore(root);
      const bytes = randomBytes(2_000_000);
      const sizes: (number | null)[] = [];
      let done = false;
      const putting = store.put('uploads/a', bytes).finally(() => {
        done = true;
      });
      while (!done) sizes.push(await store.size('uploads/a'));
      await putting;
      expect(
        new Set([...sizes, await store.size('uploads/a')].filter((size) => size !== null)),
      ).toEqual(new Set([bytes.length]));
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('leaves no temporary file after a successful or a failed write', async () => {
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

describe('the S3 picture store', () => {
  it('rejects without the secret in the error when the server is unavailable', async () => {
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

  it('rejects with the 404 of the server when its bucket does not exist', async () => {
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
