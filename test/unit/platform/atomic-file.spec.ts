import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createFile,
  createFileIfMissing,
  replaceFile,
  replaceFileAsync,
} from '#src/platform/files/atomic-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-atomic-'));
  file = join(folder, 'key');
});
afterEach(() => rmSync(folder, { recursive: true }));

const WRITERS = {
  createFile,
  replaceFile,
  createFileIfMissing: (path: string, text: string) => createFileIfMissing(path, () => text),
  replaceFileAsync: (path: string, text: string) => replaceFileAsync(path, Buffer.from(text)),
};

describe.each(Object.entries(WRITERS))('%s', (_, write) => {
  it('writes a file that only its owner can read, and leaves no draft', async () => {
    await write(file, 'content');
    expect(readFileSync(file, 'utf8')).toBe('content');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['key']);
  });

  it('leaves no draft if the file cannot get its name', async () => {
    mkdirSync(join(file, 'a folder in the way'), { recursive: true });
    await Promise.resolve()
      .then(() => write(file, 'content'))
      .catch(() => undefined);
    expect(readdirSync(folder)).toEqual(['key']);
  });

  it('writes although a killed process with the same id left a draft', async () => {
    writeFileSync(join(folder, `.key.${process.pid}.draft`), 'a longer text of an earlier start');
    await write(file, 'content');
    expect(readFileSync(file, 'utf8')).toBe('content');
  });
});

describe('a file that exists', () => {
  beforeEach(() => writeFileSync(file, 'first'));

  it('is kept by createFileIfMissing, and refused by createFile', () => {
    createFileIfMissing(file, () => 'second');
    expect(() => createFile(file, 'second')).toThrow('EEXIST');
    expect(readFileSync(file, 'utf8')).toBe('first');
  });

  it('is replaced by replaceFile and replaceFileAsync', async () => {
    replaceFile(file, 'second');
    expect(readFileSync(file, 'utf8')).toBe('second');
    await replaceFileAsync(file, Buffer.from('third'));
    expect(readFileSync(file, 'utf8')).toBe('third');
  });

  it('is kept if the folder allows no draft', () => {
    expect(() => replaceFile(join(folder, 'missing', 'key'), 'second')).toThrow('ENOENT');
    expect(existsSync(join(folder, 'missing'))).toBe(false);
  });
});
