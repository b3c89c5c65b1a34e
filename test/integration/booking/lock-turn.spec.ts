import { once, EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { lockTurn } from '#src/contexts/booking/adapters/lock-turn.postgres.ts';
import {
  lockAllDatesExclusive,
  lockDateExclusive,
} from '#src/contexts/booking/floor/service-day-locks.postgres.ts';
import type { Turn } from '#src/contexts/booking/application/ports.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { createTransactionRunner } from '#src/platform/database/sql-transactions.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

let database: TestDatabase;
let inTransaction: InTransaction;
beforeAll(async () => {
  database = await createTestDatabase();
  inTransaction = createTransactionRunner(database.pool);
});
afterAll(() => database.drop());

const countWaiting = async () =>
  (
    await database.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

/** Expects `lock` to wait until a transaction that has locked the turn ends. */
const expectToWait = async (lock: (tx: Sql) => Promise<void>, turn: Turn) => {
  const order: string[] = [];
  const gate = new EventEmitter();
  const locked = once(gate, 'locked');
  const first = inTransaction(async (tx) => {
    await lockTurn(tx, turn);
    gate.emit('locked');
    await once(gate, 'release');
    order.push('first');
  });
  await locked;
  const second = inTransaction(async (tx) => {
    await lock(tx);
    order.push('second');
  });
  await pollUntil(async () => ((await countWaiting()) === 1 ? true : null), {
    timeoutMs: 60_000,
    describe: () => `no transaction waits; ended: ${order.join()}`,
  });
  gate.emit('release');
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
};

describe('the lock of a turn', () => {
  it.each(['new', 'existing'])('makes a second transaction wait: %s row', async (kind) => {
    const turn = { date: '2027-03-13', timeSlotId: randomUUID() };
    if (kind === 'existing') await inTransaction((tx) => lockTurn(tx, turn));
    await expectToWait((tx) => lockTurn(tx, turn), turn);
  });

  it.each([
    ['a change of the date', (tx: Sql) => lockDateExclusive(tx, '2027-03-15')],
    ['a change of the tables', lockAllDatesExclusive],
  ])('makes %s wait', async (_, lock) => {
    await expectToWait(lock, { date: '2027-03-15', timeSlotId: randomUUID() });
  });

  it('leaves an existing row unchanged', async () => {
    const turn = { date: '2027-03-14', timeSlotId: randomUUID() };
    const readVersion = async () =>
      (
        await database.query('select ctid, max_covers from turn_occupancy where date = $1', [
          turn.date,
        ])
      )[0];
    await database.query(
      'insert into turn_occupancy (date, time_slot_id, max_covers) values ($1, $2, 74)',
      [turn.date, turn.timeSlotId],
    );
    const before = await readVersion();
    await inTransaction((tx) => lockTurn(tx, turn));
    expect(await readVersion()).toEqual(before);
  });
});
