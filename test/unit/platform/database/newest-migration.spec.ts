import { migrations } from '#src/platform/database/migrations/list.ts';
import { NEWEST_MIGRATION } from '#src/platform/database/migrations/newest.ts';

test('requires the last migration of a list that is sorted by name', () => {
  expect(NEWEST_MIGRATION).toBe(migrations.at(-1)!.name);
  expect(migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
});
