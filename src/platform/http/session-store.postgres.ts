import { createHash } from 'node:crypto';
import type { Sql } from '../../kernel/transaction.ts';
import type { SessionData } from './context.ts';

const IDLE = '30 minutes';
const ABSOLUTE = '8 hours';
/** Being seen is written down at most this often. */
const SEEN_EVERY = '5 minutes';

const AT_ONCE = 5;

/** The id itself is never kept: who reads the table cannot enter. */
export const hashOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

/** Sessions in PostgreSQL for koa-session: idle 30 minutes, at most 8 hours, gone at logout; five per person, the newest stay. */
export const sessionStore = (sql: Sql) => ({
  async get(id: string): Promise<SessionData | undefined> {
    const [found] = await sql<{ data: SessionData; stale: boolean }>(
      `select data, last_seen < now() - interval '${SEEN_EVERY}' stale from sessions
       where id_hash = ? and last_seen > now() - interval '${IDLE}' and created_at > now() - interval '${ABSOLUTE}'`, [hashOf(id)]);
    if (found?.stale) await sql('update sessions set last_seen = now() where id_hash = ?', [hashOf(id)]);
    return found?.data;
  },

  async set(id: string, data: SessionData): Promise<void> {
    await sql(
      `insert into sessions (id_hash, data) values (?, ?)
       on conflict (id_hash) do update set data = excluded.data, last_seen = now()`, [hashOf(id), JSON.stringify({ staff: data.staff })]);
    if (data.staff) await sql(
      `delete from sessions where id_hash in
         (select id_hash from sessions where data->'staff'->>'id' = ? order by last_seen desc offset ${AT_ONCE})`, [data.staff.id]);
  },

  async destroy(id: string): Promise<void> {
    await sql('delete from sessions where id_hash = ?', [hashOf(id)]);
  },
});

/** Whether a session, given by the hash of its id, may still be used. */
export const isSessionOpen = (sql: Sql) => async (idHash: string): Promise<boolean> =>
  (await sql(`select 1 from sessions where id_hash = ? and last_seen > now() - interval '${IDLE}' and created_at > now() - interval '${ABSOLUTE}'`, [idHash])).length > 0;

/** How many sessions may still be used. */
export const openSessions = async (sql: Sql): Promise<number> =>
  (await sql<{ open: number }>(`select count(*)::int "open" from sessions where last_seen > now() - interval '${IDLE}' and created_at > now() - interval '${ABSOLUTE}'`))[0]!.open;

/** Ends every session of a person: after a change of password, or when the account goes. */
export const endSessionsOf = (sql: Sql, staffId: string) => sql("delete from sessions where data->'staff'->>'id' = ?", [staffId]);

/** Removes what nobody can use any more. */
export const forgetEndedSessions = (sql: Sql) =>
  sql(`delete from sessions where last_seen < now() - interval '${IDLE}' or created_at < now() - interval '${ABSOLUTE}'`);
