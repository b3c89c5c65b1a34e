import { readSourceFiles } from '#test/support/assertions/source-files.ts';

const LONGEST = 250;
const MEDIAN = { atLeast: 20, atMost: 70 };

const files = readSourceFiles('src', 'web');

describe('the files of src and web', () => {
  it('are never longer than 250 lines', () => {
    expect(
      files.filter(({ lines }) => lines > LONGEST).map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([]);
  });

  it('are mostly a screen long: the median is between 20 and 70 lines', () => {
    const lengths = files.map(({ lines }) => lines).sort((a, b) => a - b);
    const median = lengths[Math.floor(lengths.length / 2)];
    expect(median).toBeGreaterThanOrEqual(MEDIAN.atLeast);
    expect(median).toBeLessThanOrEqual(MEDIAN.atMost);
  });
});

describe('the tests', () => {
  // The pattern is assembled at run time. Otherwise this file would match the pattern.
  const silenced = new RegExp(
    `\\b(x(it|test|describe)|(it|test|describe)\\.(${['skip', 'todo', 'only', 'failing'].join('|')}))\\b`,
  );

  it('all run: none is skipped, postponed or singled out', () => {
    const silent = readSourceFiles('test').filter(({ text }) =>
      text.split('\n').some((line) => silenced.test(line)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['it', 'skip'],
    ['test', 'todo'],
    ['describe', 'only'],
  ])('would be caught with %s, then %s', (word, silence) => {
    expect(silenced.test(`  ${word}.${silence}('…')`)).toBe(true);
  });
});
