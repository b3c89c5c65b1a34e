import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const PRIVATE_MODE = 0o600;

/** A later process with the same id reuses the draft that a killed process left. */
const toDraftPath = (file: string, id: string | number): string =>
  join(dirname(file), `.${basename(file)}.${id}.draft`);

const withHandle = (path: string, flags: string, mode: number, work: (handle: number) => void) => {
  const handle = openSync(path, flags, mode);
  try {
    work(handle);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const writeWith = (
  install: (draft: string, file: string) => void,
  file: string,
  content: string | Buffer,
  mode: number,
): void => {
  const draft = toDraftPath(file, process.pid);
  try {
    withHandle(draft, 'w', mode, (handle) => writeFileSync(handle, content));
    install(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  withHandle(dirname(file), 'r', mode, () => undefined);
};

/**
 * Writes a draft beside the file, syncs it and renames it. After a kill, a power failure or on a
 * full disk, the file has its old or its new content, and never a part.
 */
export const replaceFile = (
  file: string,
  content: string | Buffer,
  { mode = PRIVATE_MODE } = {},
): void => writeWith(renameSync, file, content, mode);

/** Throws EEXIST if another process created the file, because `link` never replaces a file. */
export const createFile = (file: string, content: string | Buffer): void =>
  writeWith(linkSync, file, content, PRIVATE_MODE);

/** As `createFile`, but keeps a file that exists. `createContent` runs only for a missing file. */
export const createFileIfMissing = (file: string, createContent: () => string | Buffer): void => {
  if (existsSync(file)) return;
  try {
    createFile(file, createContent());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

const syncAsync = async (path: string, flags: string, mode: number, content?: Buffer) => {
  const handle = await open(path, flags, mode);
  try {
    if (content) await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** `replaceFile` for large files in a process that serves requests, because it does not block. */
export const replaceFileAsync = async (
  file: string,
  content: Buffer,
  { mode = PRIVATE_MODE } = {},
): Promise<void> => {
  const draft = toDraftPath(file, randomUUID());
  try {
    await syncAsync(draft, 'wx', mode, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  await syncAsync(dirname(file), 'r', mode);
};
