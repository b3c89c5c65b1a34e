import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendLine } from '#src/platform/files/append-line.ts';
import { ensurePrivateFolder } from '#src/platform/files/private-folder.ts';

export type Erasure = {
  readonly position: number;
  readonly subjects: readonly string[];
  /** Erasures before this ISO instant may be missing from the list. */
  readonly incompleteBefore?: string;
};

export const ERASURES_FILE = 'erasures.jsonl';

export const readErasures = (file: string): Erasure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Erasure)
    : [];

export const readErasureList = (file: string): Erasure[] => {
  if (!existsSync(file)) throw new Error(`Il file delle cancellazioni non esiste: ${file}`);
  try {
    const erasures = readErasures(file);
    if (
      erasures.every(
        ({ position, subjects }) => Number.isInteger(position) && Array.isArray(subjects),
      )
    )
      return erasures;
  } catch {
    // Invalid JSON leads to the error below.
  }
  throw new Error(`Non è un elenco di cancellazioni (erasures.jsonl): ${file}`);
};

/**
 * Stores the ids of erased persons outside the database. A restore of an older backup can then
 * erase their data again.
 */
export const createErasureList = (folder: string) => {
  const file = join(folder, ERASURES_FILE);
  return {
    read: (): Erasure[] => readErasures(file),
    add(erasure: Erasure): void {
      ensurePrivateFolder(folder);
      appendLine(file, JSON.stringify(erasure));
    },
  };
};
