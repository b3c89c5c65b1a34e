import type { Pool, PoolClient } from 'pg';

/** A longer wait would hold up bookings that queue behind this lock; the next run tries again. */
const LOCK_TIMEOUT = '2s';

/**
 * The newest erasure that was not vacuumed yet, and whether an older transaction can still see the erased rows: those
 * rows would be copied. The transaction id of the event is that of the deletion.
 */
const PENDING = `
  select e.pos::text "position",
    exists (select from pg_stat_activity a where a.pid <> pg_backend_pid() and a.backend_xmin is not null and age(a.backend_xmin) >= age(e.xmin)) "visible"
  from event e
  where e.type = 'PersonalDataErased' and e.pos > coalesce((select position from vacuumed_erasures), 0)
  order by e.pos desc limit 1`;

/** The privilege MAINTAIN exists since PostgreSQL 17; before, only the owner may vacuum. */
const PERMITTED = `
  select case when current_setting('server_version_num')::int >= 170000 then has_table_privilege(oid, 'MAINTAIN') else pg_has_role(relowner, 'USAGE') end "permitted"
  from pg_class where oid = 'personal_data'::regclass`;

const DONE = `
  insert into vacuumed_erasures (position) values ($1)
  on conflict (id) do update set position = greatest(vacuumed_erasures.position, excluded.position)`;

export type VacuumResult = 'done' | 'nothing to do' | 'still visible' | 'not permitted';

const vacuumOn = async (client: PoolClient): Promise<VacuumResult> => {
  const { rows: [pending] } = await client.query<{ position: string; visible: boolean }>(PENDING);
  if (!pending) return 'nothing to do';
  const { rows: [{ permitted } = { permitted: false }] } = await client.query<{ permitted: boolean }>(PERMITTED);
  if (!permitted) return 'not permitted';
  if (pending.visible) return 'still visible';
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  // FULL: a plain vacuum frees the space but leaves the bytes in the page.
  await client.query('vacuum (full, analyze) personal_data');
  await client.query(DONE, [pending.position]);
  return 'done';
};

/**
 * Rewrites the vault's table and indexes when someone was erased, so that no erased row is left in their files.
 * Write-ahead log and backups keep theirs until they are recycled.
 */
export const vacuumVault = async (pool: Pool): Promise<VacuumResult> => {
  const client = await pool.connect();
  try {
    return await vacuumOn(client);
  } finally {
    // Closed, not returned: its lock timeout must not reach other statements.
    client.release(true);
  }
};
