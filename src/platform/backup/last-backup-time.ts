import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../files/atomic-file.ts';

const STAMP_FILE = 'last-backup';

export const recordBackupTime = (folder: string, at: Date): void => {
  const file = join(folder, STAMP_FILE);
  replaceFile(file, '');
  utimesSync(file, at, at);
};

export const readLastBackupSeconds = (folder: string): number | null => {
  const file = join(folder, STAMP_FILE);
  return existsSync(file) ? statSync(file).mtimeMs / 1_000 : null;
};
