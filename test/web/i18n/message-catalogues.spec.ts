import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSourceFiles } from '#test/support/assertions/source-files.ts';

const FOLDER = 'web/shared/i18n';
const areas = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const italian = areas.flatMap((area) =>
  Object.keys(JSON.parse(readFileSync(join(FOLDER, area, 'it.json'), 'utf8')) as object),
);

const formatjs = (...options: readonly string[]): string =>
  execFileSync('node_modules/.bin/formatjs', options, { encoding: 'utf8', stdio: 'pipe' });

const verifyArea = (area: string, folder = FOLDER) =>
  formatjs(
    'verify',
    '--source-locale',
    'it',
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
    `${folder}/${area}/*.json`,
  );

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'melagrana-words-'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

/**
 * formatjs finds only message descriptors. Therefore it reads copies of the sources in which each
 * id passed to `words` is wrapped in a descriptor.
 */
const extractMessageIds = (): string[] => {
  for (const { path, text } of readSourceFiles('web/app', 'web/features', 'web/shared')) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true });
    writeFileSync(
      join(scratch, path),
      text.replaceAll(/\bwords\('([^']+)'/g, "words({ id: '$1' }"),
    );
  }
  return Object.keys(
    JSON.parse(
      formatjs('extract', `${scratch}/web/**/*.{ts,tsx}`, '--additional-function-names', 'words'),
    ) as object,
  );
};

describe('the message catalogues', () => {
  it.each(areas)('have the same keys and placeholders in every language: %s', (area) => {
    expect(() => verifyArea(area)).not.toThrow();
  });

  it('fail the check when a key is missing or a placeholder differs', () => {
    for (const [name, french] of [
      ['few', { a: 'x' }],
      ['value', { a: 'x', b: '{m}' }],
    ] as const) {
      mkdirSync(join(scratch, name));
      writeFileSync(join(scratch, name, 'it.json'), JSON.stringify({ a: 'x', b: '{n}' }));
      writeFileSync(join(scratch, name, 'fr.json'), JSON.stringify(french));
      expect(() => verifyArea(name, scratch)).toThrow();
    }
  });

  it('contain every id that a component uses', () => {
    const usedIds = extractMessageIds();
    expect(usedIds.length).toBeGreaterThan(200);
    expect(usedIds.filter((id) => !italian.includes(id))).toEqual([]);
  });
});
