import type { Sql } from '#src/kernel/transaction.ts';
import type { Counter, CounterStore, CounterValue } from './counter-store.ts';
import type { Proof } from './proof-of-work.ts';

const byName = (one: Counter, other: Counter) => (one.name < other.name ? -1 : 1);

const incrementCounters = async (
  tx: Sql,
  now: Date,
  counters: readonly Counter[],
): Promise<ReadonlyMap<string, CounterValue>> => {
  if (counters.length === 0) return new Map();
  // All transactions lock the counters in the order of their names, which prevents deadlocks.
  const values = [...counters]
    .sort(byName)
    .flatMap(({ name, seconds }) => [name, new Date(now.getTime() + seconds * 1_000)]);
  const rows = await tx<CounterValue & { name: string }>(
    `insert into visitor_tally (name, points, ends_at) values ${counters.map(() => '(?, 1, ?)').join(', ')}
     on conflict (name) do update set
       points = case when visitor_tally.ends_at <= ? then excluded.points else visitor_tally.points + excluded.points end,
       ends_at = case when visitor_tally.ends_at <= ? then excluded.ends_at else visitor_tally.ends_at end
     returning name, points "count", (extract(epoch from ends_at) * 1000)::float "endsAt"`,
    [...values, now, now],
  );
  return new Map(rows.map(({ name, ...value }) => [name, value]));
};

const readCounters = async (
  sql: Sql,
  now: Date,
  names: readonly string[],
): Promise<ReadonlyMap<string, CounterValue>> => {
  if (names.length === 0) return new Map();
  const rows = await sql<CounterValue & { name: string }>(
    `select name, points "count", (extract(epoch from ends_at) * 1000)::float "endsAt" from visitor_tally where name = any(?) and ends_at > ?`,
    [names, now],
  );
  return new Map(rows.map(({ name, ...value }) => [name, value]));
};

const markProofUsed = async (tx: Sql, { seal, expiresAt }: Proof): Promise<boolean> =>
  (
    await tx(
      'insert into used_proof (seal, expires_at) values (?, ?) on conflict do nothing returning 1',
      [seal, expiresAt],
    )
  ).length === 1;

export const postgresCounterStore: CounterStore = {
  incrementCounters,
  readCounters,
  markProofUsed,
};

/**
 * Deletes expired counters, but skips those that a request has locked, because waiting could cause
 * a deadlock.
 */
export const deleteExpiredCounters = async (sql: Sql): Promise<void> => {
  await sql(
    'delete from visitor_tally where name in (select name from visitor_tally where ends_at < now() for update skip locked)',
  );
  await sql(
    'delete from request_counter where key in (select key from request_counter where expire < extract(epoch from now()) * 1000 for update skip locked)',
  );
  await sql('delete from used_proof where expires_at < now()');
  await sql(`delete from request_sender where created_at < now() - interval '180 days'`);
};
