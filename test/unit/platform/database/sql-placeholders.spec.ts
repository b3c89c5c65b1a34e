import { numberPlaceholders } from '#src/platform/database/placeholders.ts';

describe('a statement in PostgreSQL’s own marks', () => {
  it('numbers every question mark and leaves those that are written out', () =>
    expect(numberPlaceholders(`select ?::int, data \\? 'key' where a = ? and b in (?, ?)`)).toBe(
      `select $1::int, data ? 'key' where a = $2 and b in ($3, $4)`,
    ));

  it('says the same of a statement that it knows', () =>
    expect(numberPlaceholders('select ?')).toBe(numberPlaceholders('select ?')));
});
