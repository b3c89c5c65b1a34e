import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';

/** Appends the whole line or nothing: after a failure, the file has its earlier size. */
export const appendLine = (file: string, line: string): void => {
  const handle = openSync(file, 'a', 0o600);
  const { size } = fstatSync(handle);
  try {
    // `writeSync` could write only a part of the line to a full disk, without an error.
    writeFileSync(handle, `${line}\n`);
    fsyncSync(handle);
  } catch (error) {
    ftruncateSync(handle, size);
    throw error;
  } finally {
    closeSync(handle);
  }
};
