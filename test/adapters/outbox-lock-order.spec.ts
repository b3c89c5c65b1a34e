import pg from 'pg';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import { recordPublication } from '#src/event-log/postgres/outbox/outbox-rows.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { appendReservationRequested } from '#test/support/builders/append-reservation-requested-events.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

const EVENTS = 20;

let database: TestDatabase;
let holder: pg.Client;
let other: pg.Client;
let ids: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  [holder, other] = [database.url, database.url].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client];
  await Promise.all([holder.connect(), other.connect()]);
  ids = await appendReservationRequested(database, EVENTS);
  // An updated row comes last when PostgreSQL reads the table from its beginning.
  await database.query('update outbox set attempts = 0 where event_id = $1', [ids[0]]);
  await holder.query('begin');
});
afterEach(async () => {
  await holder.query('rollback');
  await Promise.all([holder.end(), other.end()]);
  await database.drop();
});

const lockRow = (id: string) =>
  holder.query('update outbox set attempts = 5 where event_id = $1', [id]);
const isLockAwaited = async () =>
  (
    await database.query<{ waits: boolean }>(
      `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') waits`,
    )
  )[0]!.waits || null;
const countFreeRows = async () =>
  (await database.query('select 1 from outbox for update skip locked')).length;

const createDeliveryRecords = () => postgresDeliveryRecords(createPooledSql(database.pool));
const writers: readonly [
  name: string,
  { readonly write: () => Promise<unknown>; readonly result: readonly string[] },
][] = [
  [
    'the record of a delivery',
    {
      write: () => createDeliveryRecords().record(ids.toReversed(), 'none', 'none@host'),
      result: ['5 true', '0 true'],
    },
  ],
  [
    'the record of a failure',
    {
      write: () => createDeliveryRecords().recordFailure(ids.toReversed(), 'staff', 4),
      result: ['6 false', '1 false'],
    },
  ],
  [
    'the record of a publication',
    {
      result: ['5 false', '0 false'],
      write: async () => {
        const { rows } = await other.query<{ pos: string }>(
          'select pos::text from outbox order by pos desc',
        );
        const due = rows.map(({ pos }) => ({
          pos,
          eventId: '',
          audience: 'staff' as const,
          published: 0,
        }));
        return recordPublication(other, due, 4);
      },
    },
  ],
];

describe('writers of the outbox', () => {
  it.each(writers)('lock the oldest event first: %s', async (_, { write, result }) => {
    await lockRow(ids[0]!);
    const written = write();
    await pollUntil(isLockAwaited, { describe: () => 'the writer did not wait' });
    expect(await countFreeRows()).toBe(EVENTS - 1);
    await holder.query('commit');
    await written;
    const rows = await database.query<{ row: string }>(
      `select concat(attempts, ' ', (done_at is not null)::text) "row" from outbox order by pos`,
    );
    expect([...new Set(rows.map(({ row }) => row))]).toEqual(result);
  });

  it('skip a row that another transaction locks when they renew a lease', async () => {
    await database.query('update outbox set enqueued_at = now()');
    await lockRow(ids[0]!);
    let isRenewed = false;
    const renewed = createDeliveryRecords()
      .renewLease(ids, 'staff', 60)
      .then(() => {
        isRenewed = true;
      });
    await pollUntil(async () => isRenewed || isLockAwaited());
    expect(isRenewed).toBe(true);
    await renewed;
    const leased = await database.query('select 1 from outbox where next_try > now()');
    expect(leased).toHaveLength(EVENTS - 1);
  });
});
