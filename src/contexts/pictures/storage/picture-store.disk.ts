import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFileAsync } from '#src/platform/files/atomic-file.ts';
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

/** The group may read, because the worker copies the pictures of the web process into a backup. */
const PICTURE_MODE = 0o640;

/**
 * Stores pictures as files. Writes each file atomically, so a power failure leaves no incomplete
 * picture.
 */
export const createDiskPictureStore = (root: string): PictureStore => {
  const pathOf = (key: string) => join(root, key);
  return {
    async put(key, bytes) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await replaceFileAsync(pathOf(key), bytes, { mode: PICTURE_MODE });
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
