import type { Pool, PoolClient } from 'pg';

/**
 * Maximum wait for the table lock, during which bookings must wait too. After this time, the vacuum
 * gives up and tries again later.
 */
const LOCK_TIMEOUT = '2s';

const SELECT_PENDING = `
  select e.pos::text "position" from event e
  where e.type = 'PersonalDataErased' and e.pos > coalesce((select position from vacuumed_erasures), 0)
  order by e.pos desc limit 1`;

const SELECT_PERMITTED = `
  select case when current_setting('server_version_num')::int >= 170000 then has_table_privilege(oid, 'MAINTAIN') else pg_has_role(relowner, 'USAGE') end "permitted"
  from pg_class where oid = 'personal_data'::regclass`;

const MARK_DONE = `
  insert into vacuumed_erasures (position) values ($1)
  on conflict (id) do update set position = greatest(vacuumed_erasures.position, excluded.position)`;

export type VacuumResult = 'done' | 'nothing to do' | 'still visible' | 'not permitted';

/**
 * Rewrites the table, because a plain vacuum leaves erased bytes in the file. Returns the number of
 * dead rows that remain, because older transactions still see them.
 */
const rewriteTable = async (client: PoolClient): Promise<number> => {
  let copiedRows = Number.NaN;
  /*
   * In every server language, the detail of PostgreSQL's `vacuum verbose` message begins with the
   * number of copied rows.
   */
  const readDetail = ({ detail }: { detail?: string | undefined }) => {
    if (Number.isNaN(copiedRows)) copiedRows = Number.parseInt(detail ?? '', 10);
  };
  client.on('notice', readDetail);
  await client.query('vacuum (full, verbose) personal_data');
  client.off('notice', readDetail);
  if (Number.isNaN(copiedRows))
    throw new Error('vacuum-personal-data: PostgreSQL did not report the rows that it copied');
  return copiedRows;
};

const vacuumIfPending = async (client: PoolClient): Promise<VacuumResult> => {
  const {
    rows: [pending],
  } = await client.query<{ position: string }>(SELECT_PENDING);
  if (!pending) return 'nothing to do';
  const {
    rows: [{ permitted } = { permitted: false }],
  } = await client.query<{ permitted: boolean }>(SELECT_PERMITTED);
  if (!permitted) return 'not permitted';
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  if ((await rewriteTable(client)) > 0) return 'still visible';
  // Renews the planner statistics, because they contain samples of the erased values.
  await client.query('analyze personal_data');
  await client.query(MARK_DONE, [pending.position]);
  return 'done';
};

/**
 * Removes erased data from table and index files. WAL files and backups contain the erased data
 * until they are deleted.
 */
export const vacuumPersonalData = async (pool: Pool): Promise<VacuumResult> => {
  const client = await pool.connect();
  try {
    return await vacuumIfPending(client);
  } finally {
    /*
     * Closes the connection, because its lock timeout would also apply to later queries of the
     * pool.
     */
    client.release(true);
  }
};
