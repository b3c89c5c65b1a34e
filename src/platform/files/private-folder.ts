import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PRIVATE_MODES = { folder: 0o700, file: 0o600 };
const PRIVATE_FILE_NAME = /\.(jsonl|pem)$/;

const chmodOwn = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS'].includes((error as { code?: string }).code ?? '')) throw error;
  }
};

export const ensurePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_MODES.folder });
  chmodOwn(folder, PRIVATE_MODES.folder);
  for (const name of readdirSync(folder))
    if (PRIVATE_FILE_NAME.test(name)) chmodOwn(join(folder, name), PRIVATE_MODES.file);
};
