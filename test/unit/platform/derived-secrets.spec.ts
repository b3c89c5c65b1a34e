import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveKey, readOrCreateSecret } from '#src/platform/secrets.ts';

describe('a derived key', () => {
  it('has 32 bytes and is the same every time', () => {
    expect(deriveKey('a secret', 'csrf')).toHaveLength(32);
    expect(deriveKey('a secret', 'csrf').equals(deriveKey('a secret', 'csrf'))).toBe(true);
  });

  it('differs for another purpose and for another secret', () => {
    const keys = [
      ['a secret', 'csrf'],
      ['a secret', 'links'],
      ['another', 'csrf'],
    ].map(([secret, purpose]) => deriveKey(secret!, purpose!).toString('hex'));
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the secret of a demo installation', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'melagrana-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has at least 43 characters and is the same at every start', () => {
    const secret = readOrCreateSecret(join(folder, 'var'));
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(readOrCreateSecret(join(folder, 'var'))).toBe(secret);
  });

  it('is stored in a file with mode 600, without whitespace', () => {
    readOrCreateSecret(folder);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).not.toMatch(/\s/);
  });

  it.each(['', ' \n', 'only thirty-one characters long'])(
    'is refused in one sentence if the file contains only %j',
    (content) => {
      writeFileSync(join(folder, 'secret'), content);
      expect(() => readOrCreateSecret(folder)).toThrow(
        /^DATA_DIR holds a file "secret" with fewer than 32 characters: [^\n]+\.$/,
      );
      expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(content);
    },
  );

  it('is in a folder that no other user can list', () => {
    readOrCreateSecret(join(folder, 'new', 'var'));
    expect(statSync(join(folder, 'new', 'var')).mode & 0o066).toBe(0);
  });

  it('differs between installations', () =>
    expect(readOrCreateSecret(join(folder, 'one'))).not.toBe(
      readOrCreateSecret(join(folder, 'two')),
    ));
});
