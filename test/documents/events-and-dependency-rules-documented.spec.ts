import { readFileSync } from 'node:fs';
import { ruleNames } from '#test/architecture/run-dependency-cruiser.ts';
import { readSourceFiles } from '#test/support/assertions/source-files.ts';

const findNames = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort();

describe('docs/events.md', () => {
  const declared = findNames(
    readSourceFiles('src/contexts')
      .map(({ text }) => text)
      .join('\n'),
    /\bDomainEvent<\s*'(\w+)'/g,
  );
  const documented = findNames(readFileSync('docs/events.md', 'utf8'), /^\| `([A-Z]\w+)` \|/gm);

  it('describes every event that the code can append, and no other', () => {
    expect(declared.length).toBeGreaterThan(0);
    expect(documented).toEqual(declared);
  });
});

describe('docs/architecture.md', () => {
  it('describes every dependency rule, and no other', () => {
    const documented = findNames(
      readFileSync('docs/architecture.md', 'utf8'),
      /^\| `([a-z]+(?:-[a-z]+)+)` \|/gm,
    );
    expect(documented).toEqual([...ruleNames].sort());
  });
});
