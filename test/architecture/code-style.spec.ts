import { readSourceFiles } from '#test/support/assertions/source-files.ts';

const files = readSourceFiles('src', 'web');
const findViolations = (pattern: RegExp, except: RegExp = /^$/) =>
  files
    .filter(({ path, text }) => pattern.test(text) && !except.test(path))
    .map(({ path }) => path);

describe('the code style', () => {
  it('has no default export except slices and the Vite configuration', () =>
    expect(findViolations(/^export default (?!slice;)/m, /^web\/vite\.config\.ts$/)).toEqual([]));

  it('has no enum and no namespace', () =>
    expect(findViolations(/^(export )?(declare )?(const )?(enum|namespace) \w+/m)).toEqual([]));

  it('has no barrel: no index file, and no file that only exports from others', () => {
    const barrels = files.filter(
      ({ path, text }) =>
        /\/index\.tsx?$/.test(path) ||
        text
          .split('\n')
          .filter(Boolean)
          .every((line) => /^export (\*|\{.*\}) from /.test(line)),
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('has the file extension in every relative import', () =>
    expect(findViolations(/from '\.{1,2}\/[^']*(?<!\.(ts|tsx|css|json|svg|mjs))'/)).toEqual([]));

  it('has no file named manager, helper, util, impl, dto or mapper', () =>
    expect(
      files
        .map(({ path }) => path)
        .filter((path) => /(manager|helper|util|impl|dto|mapper)s?\.tsx?$/i.test(path)),
    ).toEqual([]));
});
