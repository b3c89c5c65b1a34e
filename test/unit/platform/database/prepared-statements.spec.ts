import { prepareStatement } from '#src/platform/database/prepared-statements.ts';

describe('a prepared statement', () => {
  it('numbers every placeholder and keeps an escaped question mark', () =>
    expect(prepareStatement(`select ?::int, data \\? 'key' where a = ? and b in (?, ?)`).text).toBe(
      `select $1::int, data ? 'key' where a = $2 and b in ($3, $4)`,
    ));

  it('has one name per text', () => {
    const { name } = prepareStatement('select 1 where ? = 1');
    expect(name).toBeDefined();
    expect(prepareStatement('select 1 where ? = 1').name).toBe(name);
    expect(prepareStatement('select 2 where ? = 1').name).not.toBe(name);
  });

  it('has no name after 500 other texts', () => {
    for (let number = 0; number < 500; number += 1) prepareStatement(`select ${number}, ?`);
    expect(prepareStatement('select ? as late')).toEqual({ text: 'select $1 as late' });
  });
});
