import { balanceColumns } from '#web/app/home/photographs/balanceColumns.ts';

describe('the columns of the photographs', () => {
  it('are at most four and fill the rows evenly, such as five photographs as three and two', () => {
    const columns = Array.from({ length: 12 }, (_, at) => balanceColumns(at + 1, 4));
    expect(columns).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4, 4, 4]);
  });
});
