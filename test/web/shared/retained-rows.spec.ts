import { mergeRetainedRows } from '#web/shared/hooks/useRetainedRows.ts';

const row = (minute: number, status = 'pending') => ({
  id: `id-${minute}`,
  createdAt: `2027-03-10T09:0${minute}:00.000Z`,
  status,
});
const stored = (...rows: ReturnType<typeof row>[]) => new Map(rows.map((one) => [one.id, one]));

describe('a row that left its group', () => {
  it('stays where it was, first, between and last', () => {
    expect(
      mergeRetainedRows([row(3), row(1)], stored(row(2, 'approved'))).map(({ id }) => id),
    ).toEqual(['id-3', 'id-2', 'id-1']);
    expect(mergeRetainedRows([row(2)], stored(row(3), row(1))).map(({ id }) => id)).toEqual([
      'id-3',
      'id-2',
      'id-1',
    ]);
  });

  it('is replaced by the same row when it is read again, without a duplicate', () => {
    expect(mergeRetainedRows([row(2, 'rejected')], stored(row(2, 'approved')))).toEqual([
      row(2, 'rejected'),
    ]);
  });

  it('of one instant keeps the order of the server, by id', () => {
    const [a, b] = [
      { ...row(1), id: 'a' },
      { ...row(1), id: 'b' },
    ];
    expect(mergeRetainedRows([a], stored(b)).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
