import type { Sql } from '#src/kernel/transaction.ts';

/** As on the first day: no event, nothing waiting, nothing known of anybody. Furniture and accounts stay. The log may only be emptied here, by switching off its guard. */
export const clearBusinessData = async (sql: Sql): Promise<void> => {
  await sql('alter table event disable trigger user');
  await sql(`truncate event, outbox, delivery, idempotency, personal_data, reservations, turn_occupancy, floor_occupancy,
    daily_settings, service_closures, event_quotes, contacts cascade`);
  await sql('alter table event enable trigger user');
  await sql('update audit_memory set checkpoints = 0, last_checkpoint = null, baseline_due = true');
  await sql(`update log_head set pos = 0, hash = decode(repeat('00', 32), 'hex')`);
};

/** The tables in which one of the words stands, whatever the case, in text or in bytes. */
export const findTablesContaining = async (sql: Sql, words: RegExp): Promise<string[]> => {
  const tables = await sql<{ name: string }>(
    `select table_name "name" from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const rows = await sql(`select * from "${name}"`);
    const text = JSON.stringify(rows, (_, value: { type?: string; data?: number[] }) =>
      value?.type === 'Buffer' && value.data ? Buffer.from(value.data).toString('latin1') : value,
    );
    if (words.test(text) || words.test(Buffer.from(text, 'latin1').toString())) holding.push(name);
  }
  return holding;
};

/** What has happened, in order; who signed in meanwhile is left out, because every test signs in when it likes. */
export const listEventTypes = async (sql: Sql): Promise<string[]> =>
  (
    await sql<{ type: string }>(
      `select type from event where stream not like 'account-%' order by pos`,
    )
  ).map(({ type }) => type);
