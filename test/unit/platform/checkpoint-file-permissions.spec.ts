import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileCheckpointStore } from '#src/platform/checkpoints/checkpoint-store.file.ts';
import { createErasureList } from '#src/platform/checkpoints/erasure-list.file.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'melagrana-seals-'));
  folder = join(parent, 'checkpoints');
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modes = () => [
  modeOf(folder),
  ...new Set(readdirSync(folder).map((name) => modeOf(join(folder, name)))),
];
const fill = () => {
  createFileCheckpointStore(folder).add({} as never);
  createErasureList(folder).add({ position: 1, subjects: [] });
};

it('makes the folder of checkpoints and erasures readable by our user alone', () => {
  fill();
  expect(readdirSync(folder).sort()).toEqual([
    'checkpoint-key.pem',
    'checkpoint-key.pub.pem',
    'checkpoints.jsonl',
    'erasures.jsonl',
  ]);
  expect(modes()).toEqual(['700', '600']);
});

it.each([
  ['checkpoints are opened', () => createFileCheckpointStore(folder)],
  ['an erasure is added', () => createErasureList(folder).add({ position: 2, subjects: [] })],
])('corrects an existing folder and its files when %s', (_, open) => {
  fill();
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  open();
  expect(modes()).toEqual(['700', '600']);
});

it('leaves files alone that are not ours', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.txt'), '', { mode: 0o640 });
  chmodSync(join(folder, 'notes.txt'), 0o640);
  createFileCheckpointStore(folder);
  expect(modeOf(join(folder, 'notes.txt'))).toBe('640');
});
