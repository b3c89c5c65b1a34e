import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { readonly path: string; readonly text: string; readonly lines: number };

/** Reads all source files of the folders. The folders are relative to the repository root. */
export const readSourceFiles = (...folders: readonly string[]): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => {
        const path = join(folder, name);
        const text = readFileSync(path, 'utf8');
        return { path, text, lines: text.trimEnd().split('\n').length };
      }),
  );
