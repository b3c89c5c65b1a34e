import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFiles } from '#test/support/assertions/source-files.ts';
import { bannedInNames, bannedInText } from './banned-words.ts';
import { bannedWordsOfDocument, bannedWordsOfSource } from './find-banned-words.ts';

/** Returns true for files that the rule skips, because they contain the banned words as data. */
const isAboutTheRule = (path: string) => /^test\/architecture\/(banned|plain)-words/.test(path);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...listMarkdownFiles('docs'),
  ...listMarkdownFiles('src'),
];

function listMarkdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

describe('the rule against banned words', () => {
  it('finds no banned word in paths, identifiers and comments', () => {
    const sources = readSourceFiles('src', 'web', 'test').filter(
      ({ path }) => !isAboutTheRule(path),
    );
    expect(sources.flatMap(bannedWordsOfSource)).toEqual([]);
  });

  it('finds no banned word in documents', () => {
    const found = documents.flatMap((path) =>
      bannedWordsOfDocument({ path, text: readFileSync(path, 'utf8') }),
    );
    expect(found).toEqual([]);
  });

  it.each(bannedInText)('reports a comment with "%s"', (word) =>
    expect(bannedWordsOfSource({ path: 'a.ts', text: `// Then ${word} waits.` })).toEqual([
      `a.ts: ${word}`,
    ]),
  );

  it.each(bannedInNames)('reports an identifier with "%s"', (word) => {
    const name = `all${word[0]!.toUpperCase()}${word.slice(1)}`;
    expect(bannedWordsOfSource({ path: 'a.ts', text: `const ${name} = 1;` })).toEqual([
      `a.ts: ${word} (in ${name})`,
    ]);
  });

  it('ignores strings and JSX text', () =>
    expect(
      bannedWordsOfSource({ path: 'a.tsx', text: "const a = <b>nobody {'whoever'}</b>;" }),
    ).toEqual([]));
});
