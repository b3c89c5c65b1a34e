import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { IncomingFiles } from './incoming-files.ts';

const writeLimited = async (path: string, body: Readable, most: number): Promise<number> => {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > most) break;
      await file.write(chunk as Buffer);
    }
    return size;
  } finally {
    await file.close();
  }
};

export const createIncomingFiles = (folder: string): IncomingFiles => ({
  async receive(id, body, most) {
    await mkdir(folder, { recursive: true, mode: 0o770 });
    const path = join(folder, id);
    try {
      return (await writeLimited(path, body, most)) > most ? 'too-large' : { path };
    } catch (error) {
      if (body.errored) return 'cut-off';
      throw error;
    }
  },

  remove: (id) => rm(join(folder, id), { force: true }),

  async removeOlderThan(before) {
    const names = await readdir(folder).catch(() => []);
    for (const path of names.map((name) => join(folder, name))) {
      const found = await stat(path).catch(() => null);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  },
});
