import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendLine } from './append-line.ts';
import { makePrivateFolder } from './private-files.ts';

/** Ids of the vault that were erased, by the position of the event that tells of it. They lead to nobody any more. */
export type Erasure = { readonly position: number; readonly subjects: readonly string[] };

export const ERASURES = 'erasures.jsonl';

export const erasuresIn = (file: string): Erasure[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Erasure) : [];

/** Who was erased, kept outside the database: a backup taken before an erasure still knows the person, and must not bring them back. */
export const erasureList = (folder: string) => {
  const file = join(folder, ERASURES);
  return {
    read: (): Erasure[] => erasuresIn(file),
    add(erasure: Erasure): void {
      makePrivateFolder(folder);
      appendLine(file, JSON.stringify(erasure));
    },
  };
};
