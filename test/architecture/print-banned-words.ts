/**
 * Prints every banned word under a path prefix: `node --import tsx
 * test/architecture/print-banned-words.ts src/kernel`.
 */
import { readSourceFiles } from '#test/support/assertions/source-files.ts';
import { bannedWordsOfSource } from './find-banned-words.ts';

const prefix = process.argv[2] ?? '';
const found = readSourceFiles('src', 'web', 'test')
  .filter(({ path }) => path.startsWith(prefix))
  .flatMap(bannedWordsOfSource);
process.stdout.write(`${[...found, `${found.length} banned words`].join('\n')}\n`);
