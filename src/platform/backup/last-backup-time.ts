import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP_FILE = 'last-backup';

/** Records in the folder of checkpoints that a backup was completed, for the metric of its age. */
export const recordBackupTime = (folder: string, at: Date): void => {
  const file = join(folder, STAMP_FILE);
  writeFileSync(file, '', { mode: 0o600 });
  utimesSync(file, at, at);
};

/** When the last backup was completed, in seconds since 1970; null when none is known. */
export const readLastBackupSeconds = (folder: string): number | null => {
  const file = join(folder, STAMP_FILE);
  return existsSync(file) ? statSync(file).mtimeMs / 1_000 : null;
};
