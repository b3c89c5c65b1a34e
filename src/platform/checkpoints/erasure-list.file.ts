import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendLine } from './append-line.ts';
import { ensurePrivateFolder } from './private-folder.ts';

/** Ids of the vault that were erased, by the position of the event that tells of it. They lead to nobody any more. */
export type Erasure = {
  readonly position: number;
  readonly subjects: readonly string[];
  /** Set by a restore that did not know later erasures: this list lacks erasures of before that instant. */
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

/**
 * Reads an erasure list that a person names.
 *
 * @throws Error in one Italian sentence when there is no such file, or when it is not an erasure list
 */
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
    // Not JSON: the same message.
  }
  throw new Error(`Non è un elenco di cancellazioni (erasures.jsonl): ${file}`);
};

/** Who was erased, kept outside the database: a backup taken before an erasure still knows the person, and must not bring them back. */
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
