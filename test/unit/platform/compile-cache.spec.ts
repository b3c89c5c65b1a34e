import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a program folder as the build does: a bundle and the launcher that loads it. */
const built = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-program-'));
  copyFileSync('src/platform/compile-cache-launcher.mjs', join(folder, 'cli.js'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'cli.cjs'),
    "const { basename } = require('node:path'); process.stdout.write(basename(__filename) + ' ' + process.argv.slice(2).join());",
  );
  return folder;
};
const run = (folder: string) =>
  execFileSync(process.execPath, [join(folder, 'cli.js'), 'rebuild'], { encoding: 'utf8' });
const compiledIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.v8'));

let folder: string;
beforeEach(() => {
  folder = built();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what has been compiled once is kept beside the program, and taken from there afterwards', () => {
  expect(run(folder)).toBe('cli.cjs rebuild');
  const [name] = compiledIn(folder);
  const { mtimeMs } = statSync(join(folder, name!));
  expect(run(folder)).toBe('cli.cjs rebuild');
  expect(compiledIn(folder)).toEqual([name]);
  expect(statSync(join(folder, name!)).mtimeMs).toBe(mtimeMs);
});

test('a program that was built again is never run from what its predecessor left', () => {
  run(folder);
  /*
   * The new program has the same length, because V8's own check of a code cache compares only
   * lengths.
   */
  writeFileSync(
    join(folder, 'cli.cjs'),
    "const { basename } = require('node:path'); process.stdout.write(basename(__filename) + ' ' + process.argv.slice(3).join());",
  );
  utimesSync(join(folder, 'cli.cjs'), 1, 1);
  expect(run(folder)).toBe('cli.cjs ');
});

test('a program that failed leaves nothing: it ran through little of what the next one needs', () => {
  writeFileSync(join(folder, 'cli.cjs'), 'process.exit(1);');
  expect(() => run(folder)).toThrow();
  expect(compiledIn(folder)).toEqual([]);
});

test('what was cut short is not used, and made again', () => {
  run(folder);
  const [name] = compiledIn(folder);
  writeFileSync(join(folder, name!), 'half of it');
  expect(run(folder)).toBe('cli.cjs rebuild');
  expect(statSync(join(folder, name!)).size).toBeGreaterThan(100);
});

test('where nothing can be kept, the program runs all the same', () => {
  run(folder);
  const [name] = compiledIn(folder);
  rmSync(join(folder, name!));
  mkdirSync(join(folder, name!));
  expect(run(folder)).toBe('cli.cjs rebuild');
  expect(readdirSync(folder).sort()).toEqual(['cli.cjs', name, 'cli.js', 'package.json'].sort());
});
