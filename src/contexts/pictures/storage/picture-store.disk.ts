import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const nullIfMissing = async <Found>(look: () => Promise<Found>): Promise<Found | null> => {
  try {
    return await look();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const withSyncedFile = async (
  path: string,
  flags: string,
  work: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
) => {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * Stores pictures as files. Writes each file atomically, so a power failure leaves no incomplete
 * picture.
 */
export const createDiskPictureStore = (root: string): PictureStore => {
  const pathOf = (key: string) => join(root, key);
  return {
    async put(key, bytes) {
      const folder = dirname(pathOf(key));
      const draft = join(folder, `.${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      try {
        await withSyncedFile(draft, 'wx', (file) => file.writeFile(bytes));
        await rename(draft, pathOf(key));
      } finally {
        await rm(draft, { force: true });
      }
      await withSyncedFile(folder, 'r', async () => undefined);
    },

    size: (key) =>
      nullIfMissing(async () => {
        const file = await open(pathOf(key));
        try {
          return (await file.stat()).size;
        } finally {
          await file.close();
        }
      }),

    get: (key) =>
      nullIfMissing(async () => {
        const file = await open(pathOf(key));
        return { size: (await file.stat()).size, body: file.createReadStream() };
      }),

    remove: (key) => rm(pathOf(key), { force: true }),
  };
};
