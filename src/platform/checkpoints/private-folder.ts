import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PRIVATE_MODES = { folder: 0o700, file: 0o600 };
const PRIVATE_FILE_NAME = /\.(jsonl|pem)$/;

/** A folder or file of another user, or on a read-only disk, keeps its mode; the owner has to correct it. */
const chmodOwn = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS'].includes((error as { code?: string }).code ?? '')) throw error;
  }
};

/** Makes a folder that only our user can enter. Corrects an existing one, and the checkpoints, keys and lists inside. */
export const ensurePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_MODES.folder });
  chmodOwn(folder, PRIVATE_MODES.folder);
  for (const name of readdirSync(folder))
    if (PRIVATE_FILE_NAME.test(name)) chmodOwn(join(folder, name), PRIVATE_MODES.file);
};
