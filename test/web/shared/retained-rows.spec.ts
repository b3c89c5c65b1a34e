import { mergeRetainedRows } from '#web/shared/hooks/useRetainedRows.ts';

const row = (minute: number, status = 'pending') => ({
  id: `id-${minute}`,
  createdAt: `2027-03-10T09:0${minute}:00.000Z`,
  status,
});
const toRetainedRows = (...rows: ReturnType<typeof row>[]) =>
  new Map(rows.map((one) => [one.id, one]));

describe('a retained row', () => {
  it('keeps its position at the start, in the middle and at the end', () => {
    expect(
      mergeRetainedRows([row(3), row(1)], toRetainedRows(row(2, 'approved'))).map(({ id }) => id),
    ).toEqual(['id-3', 'id-2', 'id-1']);
    expect(mergeRetainedRows([row(2)], toRetainedRows(row(3), row(1))).map(({ id }) => id)).toEqual(
      ['id-3', 'id-2', 'id-1'],
    );
  });

  it('is replaced by the same row when it is fetched again, without a duplicate', () => {
    expect(mergeRetainedRows([row(2, 'rejected')], toRetainedRows(row(2, 'approved')))).toEqual([
      row(2, 'rejected'),
    ]);
  });

  it('is sorted by id, as on the server, when the creation times are equal', () => {
    const [a, b] = [
      { ...row(1), id: 'a' },
      { ...row(1), id: 'b' },
    ];
    expect(mergeRetainedRows([a], toRetainedRows(b)).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
