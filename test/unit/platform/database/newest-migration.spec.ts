import { migrations } from '#src/platform/database/migrations/list.ts';
import { NEWEST_MIGRATION } from '#src/platform/database/migrations/newest.ts';

test('a start asks for the last migration of the list, so that none is ever passed over', () => {
  expect(NEWEST_MIGRATION).toBe(migrations.at(-1)!.name);
  expect(migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
});
