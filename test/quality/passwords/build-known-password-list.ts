/**
 * Builds the list of forbidden passwords from public password lists: `npm run passwords:list --
 * FILE…`. Leaves out passwords that break another rule, because the application refuses them
 * anyway. The source of the current list is in docs/security.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { KNOWN_PASSWORDS_FILE, toHashPrefix } from '#src/platform/is-known-password.ts';
import { findPasswordFlaw } from '#src/platform/password-strength.ts';

const linesOf = (file: string): string[] => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/);
};

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('say from which files: npm run passwords:list -- FILE…');
const marks = new Map(
  files
    .flatMap(linesOf)
    .filter((line) => findPasswordFlaw(line) === null)
    .map((line) => {
      const mark = toHashPrefix(line);
      return [mark.toString('hex'), mark] as const;
    }),
);
writeFileSync(KNOWN_PASSWORDS_FILE, Buffer.concat([...marks.values()].sort(Buffer.compare)));
process.stdout.write(`${marks.size} passwords\n`);
