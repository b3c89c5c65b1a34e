import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

export const appendLine = (file: string, line: string): void => {
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, `${line}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
