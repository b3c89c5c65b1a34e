import { findRightsProblems, findServerProblems } from '#src/preflight/find-database-problems.ts';

const good = { version: 180_004, encoding: 'UTF8', readOnly: false, clock: 1_000 };
const rights = {
  mayCreate: true,
  ownsTables: true,
  isServingRole: false,
  newest: null,
  administrators: 1,
};

describe('the preflight check of a database server', () => {
  it('accepts PostgreSQL 18 in UTF-8 with the same clock', () =>
    expect(findServerProblems(good, 1_005)).toEqual([]));

  it.each([
    ['PostgreSQL 15', { version: 150_018 }, 'error', /PostgreSQL 15\.18: version 18 or newer/],
    ['PostgreSQL 17', { version: 170_010 }, 'error', /PostgreSQL 17\.10/],
    ['another encoding', { encoding: 'SQL_ASCII' }, 'error', /SQL_ASCII/],
    ['a standby', { readOnly: true }, 'error', /primary server/],
    ['another clock', { clock: 5_000 }, 'warning', /differs by 4000 seconds/],
  ] as const)('reports %s', (_, change, level, sentence) =>
    expect(findServerProblems({ ...good, ...change }, 1_000)).toEqual([
      { variable: 'DATABASE_URL', level, sentence: expect.stringMatching(sentence) },
    ]),
  );

  it.each([
    ['tables of another owner', { ownsTables: false }, /does not own the tables/],
    ['no right to create tables', { mayCreate: false }, /may not create tables/],
    ['a newer schema', { newest: 'Migration29991231000000_later' }, /newer version/],
  ] as const)('rejects %s', (_, change, sentence) =>
    expect(findRightsProblems({ ...rights, ...change })).toEqual([
      { variable: 'DATABASE_URL', level: 'error', sentence: expect.stringMatching(sentence) },
    ]),
  );

  it('accepts the serving role, which owns no table and may not create one', () =>
    expect(
      findRightsProblems({ ...rights, mayCreate: false, ownsTables: false, isServingRole: true }),
    ).toEqual([]));

  it('rejects the serving role on a newer schema', () =>
    expect(
      findRightsProblems({
        ...rights,
        isServingRole: true,
        newest: 'Migration29991231000000_later',
      }),
    ).toHaveLength(1));
});
