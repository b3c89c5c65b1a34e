import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copySourceTree } from '#test/support/fixtures/copied-source-tree.ts';

const guide = readFileSync('docs/how-to/add-a-reservation-action.md', 'utf8');
const [, newName = '', folder = '', newFile = ''] =
  /^`(\S+)` in `(src\S+)`:\n\n```ts\n([^]*?)```/m.exec(guide) ?? [];
const newPath = `${folder}/${newName}`;
const [, diff = ''] = /```diff\n([^]*?)```/.exec(guide) ?? [];
const edited = [...diff.matchAll(/^\+\+\+ b\/(\S+)$/gm)].map(([, path]) => path!);
const changedCode = [newPath, ...edited.filter((path) => path.endsWith('.ts'))];
const LIST = 'src/contexts/booking/domain/reservation-actions.ts';
const MAX_LINES = 250;

let tree: ReturnType<typeof copySourceTree>;
beforeAll(() => {
  tree = copySourceTree(['docs/events.md']);
});
afterAll(() => tree.remove());

const PROGRAM = `
  const { followUpActions } = await import('#src/contexts/booking/domain/reservation-actions.ts');
  const { oneTapActions } = await import('#src/contracts/booking/reservation-action-lookups.ts');
  const seat = { date: '2027-03-13' };
  console.log(JSON.stringify([
    followUpActions.markBillRequested.decide({ status: 'confirmed', seat }, {}),
    oneTapActions.includes('markBillRequested'),
  ]));
`;

describe('the change in docs/how-to/add-a-reservation-action.md', () => {
  it('edits three files', () => expect(edited).toHaveLength(3));

  it('does not compile without the entry in the list of actions', () => {
    const list = tree.read(LIST);
    tree.write(newPath, newFile);
    tree.applyDiff(diff);
    const complete = tree.read(LIST);
    tree.write(LIST, list);
    expect(tree.findFilesWithErrors(changedCode)).toEqual([LIST]);
    tree.write(LIST, complete);
  });

  it('compiles, with at most 250 lines per file', () => {
    expect(tree.findFilesWithErrors(changedCode)).toEqual([]);
    for (const path of changedCode)
      expect(tree.read(path).split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });

  it('returns the event for a confirmed reservation and lists the one-tap action', () =>
    expect(
      JSON.parse(
        execFileSync('node', ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM], {
          cwd: tree.folder,
          encoding: 'utf8',
        }),
      ),
    ).toEqual([[{ type: 'BillRequested', data: { seat: { date: '2027-03-13' } } }], true]));
});
