/**
 * Prints the size of the code for docs/architecture.md, then files over 150 lines and functions
 * over 40 lines. `npm run measure` measures all code, and `npm run measure -- src/platform` one
 * folder.
 */
import { findBrokenRules } from '#test/architecture/run-dependency-cruiser.ts';
import { readSourceFiles } from '#test/support/assertions/source-files.ts';
import { listCommentsAndNames, countWords } from './list-comments-and-names.ts';
import { listAreas } from './list-areas.ts';
import { functionSizes, importCount } from './function-sizes.ts';
import { filesOfOneReservation } from './files-executed-by-reservation.ts';

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const isDrawing = (path: string) => path.startsWith('web/art/');
const folder = process.argv[2] ?? '';
const isMeasured = (path: string) => path.startsWith(folder) && !isDrawing(path);
const code = readSourceFiles('src', 'web').filter(({ path }) => isMeasured(path));
const tests = readSourceFiles('test');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const linesOf = (files: typeof code) => files.map(({ lines }) => lines);

const functions = code.flatMap(({ path, text }) => functionSizes(path, text));
const functionLines = functions.map(({ lines }) => lines);
const imports = code.map(({ path, text }) => importCount(path, text));
const fileLines = linesOf(code);
const isCyclic = (await findBrokenRules('.')).has('no-cycles');
const isWhole = folder === '';

const rows: readonly (readonly [string, string | number])[] = [
  ['files of src and web', code.length],
  ['lines', sum(fileLines)],
  ['file, median / p90 / longest', [0.5, 0.9, 1].map((q) => quantile(fileLines, q)).join(' / ')],
  [
    'function, median / p90 / longest',
    [0.5, 0.9, 1].map((q) => quantile(functionLines, q)).join(' / '),
  ],
  ['imports per file, median / p90', [0.5, 0.9].map((q) => quantile(imports, q)).join(' / ')],
  [
    'words of comments',
    sum(code.map(({ path, text }) => countWords(listCommentsAndNames(path, text).comments))),
  ],
  ['import cycles', isCyclic ? 'yes' : 0],
  ['lines of tests per line of code', (sum(linesOf(tests)) / sum(fileLines)).toFixed(2)],
  ...(isWhole
    ? [
        ['files of src run by one reservation', (await filesOfOneReservation()).length] as const,
        ...listAreas(code.map(({ path }) => path)),
      ]
    : []),
];
process.stdout.write(
  [
    '| measure | value |',
    '| --- | --- |',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    '',
  ].join('\n'),
);

const LONGEST = { file: 150, function: 40 };
for (const { path, lines } of code.filter(({ lines }) => lines > LONGEST.file))
  process.stderr.write(`${lines} lines: ${path}\n`);
for (const { path, name, lines } of functions.filter(({ lines }) => lines > LONGEST.function))
  process.stderr.write(`${lines} lines: ${name} in ${path}\n`);
