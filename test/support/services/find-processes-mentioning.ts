import { readdirSync, readFileSync } from 'node:fs';

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
