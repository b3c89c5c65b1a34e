import { readFileSync } from 'node:fs';
import { copySourceTree } from '#test/support/fixtures/copied-source-tree.ts';

const GUIDES = ['add-a-language', 'add-a-reservation-action', 'add-an-admission-rule'];

let tree: ReturnType<typeof copySourceTree>;
beforeAll(() => {
  tree = copySourceTree(['docs/events.md']);
});
afterAll(() => tree.remove());

it.each(GUIDES)('the diff in docs/how-to/%s.md applies to the sources', (guide) => {
  const text = readFileSync(`docs/how-to/${guide}.md`, 'utf8');
  const [, diff = ''] = /```diff\n([^]*?)```/.exec(text) ?? [];
  expect(diff).not.toBe('');
  tree.applyDiff(diff);
});
