import { readdirSync, readFileSync } from 'node:fs';

/**
 * Finds processes whose command line contains this folder, such as the embedded PostgreSQL of a
 * data folder.
 */
export const findProcessIdsMentioning = (folder: string): string[] =>
  readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .filter((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    });
