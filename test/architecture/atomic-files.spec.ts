import { readSourceFiles } from '#test/support/assertions/source-files.ts';

/** Files that may write in another way: streams of large data, lines that are appended, and the build. */
const OTHER_WRITERS = [
  'src/contexts/audit/commands/export-log.ts',
  'src/contexts/pictures/upload/incoming-files.disk.ts',
  'src/platform/backup/dump-tables.ts',
  'src/platform/build.mjs',
  'src/platform/files/append-line.ts',
  'src/platform/files/atomic-file.ts',
];
const WRITE = /\b(writeFile(Sync)?|appendFile(Sync)?|createWriteStream|writeSync)\(|\.write\(chunk/;

it('writes whole files of the server only with src/platform/files/atomic-file.ts', () => {
  const writers = readSourceFiles('src').filter(({ text }) => WRITE.test(text));
  expect(writers.map(({ path }) => path).sort()).toEqual(OTHER_WRITERS);
});
