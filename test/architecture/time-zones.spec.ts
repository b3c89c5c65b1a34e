import { readSourceFiles, type SourceFile } from '#test/support/assertions/source-files.ts';

const ALLOWED = ['src/venue.ts', 'src/platform/clock.ts', 'web/shared/dates/venueTimeFormat.ts'];

const ZONE_NAME = /\b(Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+/;
/**
 * Matches code that sets a time zone other than UTC or the venue's. The type `timeZone: string`
 * does not count.
 */
const OWN_ZONE = /\btimeZone[:=](?!\s*\{?('UTC'|string\b|VENUE_TIME_ZONE\b))/;

const choosesTimeZone = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): boolean =>
  !ALLOWED.includes(path) && (ZONE_NAME.test(text) || OWN_ZONE.test(text));

describe('time zones', () => {
  it('are chosen only by the venue, the clock and the formatter of the web code', () => {
    const found = readSourceFiles('src', 'web').filter(choosesTimeZone);
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    "const zone = 'Europe/Rome';",
    "const QUERY = `select at at time zone 'Europe/Rome'`;",
    'new Intl.DateTimeFormat(locale, { timeZone: venue.timeZone });',
    "new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Rome' });",
    '<IntlProvider timeZone={TIME_ZONE}>',
  ])('are reported in %s', (text) =>
    expect(choosesTimeZone({ path: 'web/shared/a.tsx', text })).toBe(true),
  );

  it.each([
    "new Intl.DateTimeFormat(locale, { timeZone: 'UTC' });",
    'const createClock = (timeZone: string) => timeZone;',
    '<IntlProvider timeZone={VENUE_TIME_ZONE}>',
  ])('are accepted in %s', (text) =>
    expect(choosesTimeZone({ path: 'web/shared/a.tsx', text })).toBe(false),
  );
});
