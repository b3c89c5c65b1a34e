import { readSourceFiles } from '#test/support/assertions/source-files.ts';

const MAX_LINES = 250;
const MEDIAN = { atLeast: 20, atMost: 70 };

const files = readSourceFiles('src', 'web');

describe('the files of src and web', () => {
  it('have at most 250 lines', () => {
    expect(
      files.filter(({ lines }) => lines > MAX_LINES).map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([]);
  });

  it('have a median length of 20 to 70 lines', () => {
    const lengths = files.map(({ lines }) => lines).sort((a, b) => a - b);
    const median = lengths[Math.floor(lengths.length / 2)];
    expect(median).toBeGreaterThanOrEqual(MEDIAN.atLeast);
    expect(median).toBeLessThanOrEqual(MEDIAN.atMost);
  });
});

describe('the tests', () => {
  // Assembled at run time, because this file itself must not match the pattern.
  const skippedTest = new RegExp(
    `\\b(x(it|test|describe)|(it|test|describe)\\.(${['skip', 'todo', 'only', 'failing'].join('|')}))\\b`,
  );

  it('contain no modifier skip, todo, only or failing', () => {
    const skippedFiles = readSourceFiles('test').filter(({ text }) =>
      text.split('\n').some((line) => skippedTest.test(line)),
    );
    expect(skippedFiles.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['it', 'skip'],
    ['test', 'todo'],
    ['describe', 'only'],
  ])('are reported when %s has the modifier %s', (word, modifier) => {
    expect(skippedTest.test(`  ${word}.${modifier}('…')`)).toBe(true);
  });
});
