import { existsSync, readFileSync } from 'node:fs';
import {
  listDocuments,
  findMissingReferences,
} from '#test/support/assertions/document-references.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const repository = { exists: existsSync, scripts: Object.keys(scripts) };

describe('documents', () => {
  it.each(listDocuments())('%s names only paths and commands that exist', (path) =>
    expect(findMissingReferences(path, readFileSync(path, 'utf8'), repository)).toEqual([]),
  );

  it.each([
    ['See `src/contexts/nothing.ts`.', 'src/contexts/nothing.ts'],
    ['See `docs/nothing.md`.', 'docs/nothing.md'],
    ['See [it](nothing.md#part).', 'docs/nothing.md'],
    ['See [it](../src/nothing.ts).', 'src/nothing.ts'],
    ['Files: `web/features/{booking,nothing}/bookingApi.ts`', 'web/features/nothing/bookingApi.ts'],
    ['Files: `src/contexts/*/nothing.*.ts`', 'src/contexts/*/nothing.*.ts'],
    ['Run `npm run nothing -- --all`.', 'npm run nothing'],
    ['Run `npm test -- test/unit/nothing.spec.ts`.', 'test/unit/nothing.spec.ts'],
  ])('reports %j', (text, missing) =>
    expect(findMissingReferences('docs/README.md', text, repository)).toEqual([missing]),
  );
});
