import { readSourceFiles, type SourceFile } from '#test/support/assertions/source-files.ts';

/**
 * Fields of a few digits, from which the screen removes everything else: the PIN and numbers of
 * people. No other field needs a limit of the browser.
 */
const DIGITS_ONLY = [
  'web/features/booking/tonight/entry/PeopleChips.tsx',
  'web/features/booking/tonight/limits/LimitValue.tsx',
  'web/features/staff/people/GivePinDialog.tsx',
];

/** Matches the attribute, and text that is cut before a schema sees it. Comments quote the name. */
const CUT = /\bmaxlength\b(?!`)|\b(value|typed|text)\.slice\(0,/i;

const cutsTypedText = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): boolean =>
  !DIGITS_ONLY.includes(path) && CUT.test(text);

describe('typed text', () => {
  it('is never cut by the browser, because the schema judges the normalized text', () => {
    const found = readSourceFiles('web').filter(cutsTypedText);
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it.each(DIGITS_ONLY)('has a limit in %s, so the exception is in use', (path) => {
    const file = readSourceFiles('web').find((one) => one.path === path);
    expect(file?.text).toMatch(CUT);
  });

  it.each([
    '<Input {...field} maxLength={200} />',
    '<Textarea {...(max === null ? {} : { maxLength: max })} />',
    'const props = { "maxLength": 20 };',
    '<input maxlength="20">',
    'onChange={({ target }) => setName(target.value.slice(0, 100))}',
  ])('is reported if it is cut in %s', (text) =>
    expect(cutsTypedText({ path: 'web/shared/a.tsx', text })).toBe(true),
  );

  it.each(['/** It has no `maxLength`. */', '<Input {...field} {...register("name")} />'])(
    'is accepted in %s',
    (text) => expect(cutsTypedText({ path: 'web/shared/a.tsx', text })).toBe(false),
  );
});
