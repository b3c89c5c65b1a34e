import type { Context } from 'koa';
import { DomainError } from '#src/kernel/domain-error.ts';
import { afterCursorSql, takePage } from '#src/kernel/keyset-pagination.ts';
import { linkNextPage, parsePageQuery } from '#src/platform/http/requests/pagination.ts';

const row = (n: number) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  createdAt: `2027-03-10T09:00:00.00${n}Z`,
});
const threeRows = [row(3), row(2), row(1)];

const readNextLink = (
  page: ReturnType<typeof takePage<ReturnType<typeof row>>>,
  querystring = '',
): string | null => {
  let link: string | null = null;
  const ctx = {
    path: '/api/things',
    querystring,
    set: (_: string, value: string) => {
      link = value;
    },
  } as unknown as Context;
  expect(linkNextPage(ctx, page)).toEqual(page.rows);
  return /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? null;
};

describe('keyset pagination', () => {
  it('links no next page after the last row', () => {
    expect(takePage(threeRows, 3)).toEqual({ rows: threeRows, next: null });
    expect(readNextLink(takePage(threeRows, 3))).toBeNull();
    expect(readNextLink(takePage([], 3))).toBeNull();
  });

  it('links the next page after the last row of the page, with the same filters', () => {
    const address = new URL(
      readNextLink(takePage(threeRows, 2), 'status=pending&limit=2&cursor=old')!,
      'http://house',
    );
    expect(address.pathname).toBe('/api/things');
    expect([address.searchParams.get('status'), address.searchParams.get('limit')]).toEqual([
      'pending',
      '2',
    ]);
    expect(parsePageQuery({ limit: 2, cursor: address.searchParams.get('cursor')! })).toEqual({
      limit: 2,
      after: { at: row(2).createdAt, id: row(2).id },
    });
  });

  it('starts at the first row without a cursor', () => {
    expect(parsePageQuery({ limit: 200 })).toEqual({ limit: 200, after: null });
    expect(afterCursorSql(null, 'at', 'id')).toEqual({ sql: 'true', values: [] });
  });

  const encodeCursor = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    '',
    'niente',
    '%%%',
    encodeCursor('2027-03-10T09:00:00.001Z'),
    encodeCursor(`2027-02-30T09:00:00.000Z ${row(1).id}`),
    encodeCursor(`2027-13-01T09:00:00.000Z ${row(1).id}`),
    encodeCursor("2027-03-10T09:00:00.001Z '; drop table event --"),
  ])('rejects the invalid cursor %j', (cursor) => {
    expect(() => parsePageQuery({ limit: 1, cursor })).toThrow(DomainError);
  });
});
