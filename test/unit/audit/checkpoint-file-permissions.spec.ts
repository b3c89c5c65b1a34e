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
import { createFileCheckpointStore } from '#src/contexts/audit/checkpoints/checkpoint-store.file.ts';
import { createErasureList } from '#src/contexts/privacy/erasure-list.file.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'melagrana-seals-'));
  folder = join(parent, 'checkpoints');
});
afterEach(() => rmSync(parent, { recursive: true }));

const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const readModes = () => [
  readMode(folder),
  ...new Set(readdirSync(folder).map((name) => readMode(join(folder, name)))),
];
const createFiles = () => {
  createFileCheckpointStore(folder).add({} as never);
  createErasureList(folder).add({ position: 1, subjects: [] });
};

it('creates the checkpoint folder with mode 700 and its files with mode 600', () => {
  createFiles();
  expect(readdirSync(folder).sort()).toEqual([
    'checkpoint-key.pem',
    'checkpoint-key.pub.pem',
    'checkpoints.jsonl',
    'erasures.jsonl',
  ]);
  expect(readModes()).toEqual(['700', '600']);
});

it.each([
  ['checkpoints are opened', () => createFileCheckpointStore(folder)],
  ['an erasure is added', () => createErasureList(folder).add({ position: 2, subjects: [] })],
])('corrects the modes of an existing folder and its files when %s', (_, open) => {
  createFiles();
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  open();
  expect(readModes()).toEqual(['700', '600']);
});

it('does not change the mode of other files in the folder', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.txt'), '', { mode: 0o640 });
  chmodSync(join(folder, 'notes.txt'), 0o640);
  createFileCheckpointStore(folder);
  expect(readMode(join(folder, 'notes.txt'))).toBe('640');
});
