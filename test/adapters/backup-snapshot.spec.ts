import { countRows } from '#src/platform/backup/backup-tables.ts';
import { withSnapshot } from '#src/platform/backup/dump-tables.ts';
import { appendReservationRequested } from '#test/support/builders/append-reservation-requested-events.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('reads no event for a backup that was appended after the backup began', async () => {
  await appendReservationRequested(database, 1);
  await withSnapshot(database.pool, async (client) => {
    expect(await countRows(client, 'event')).toBe(1);
    await appendReservationRequested(database, 1);
    expect(await countRows(client, 'event')).toBe(1);
  });
});
