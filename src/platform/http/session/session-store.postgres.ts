import { createHash } from 'node:crypto';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { SessionData } from '../pipeline/koa-context.ts';
import { TRUSTED_DEVICE_IDLE_HOURS } from './session-lifetimes.ts';

const IDLE_LIFETIME = '30 minutes';
const MAX_LIFETIME = '8 hours';
const LAST_SEEN_INTERVAL = '5 minutes';

const TRUSTED_DEVICE_MAX_LIFETIME = '30 days';

const IS_TRUSTED_DEVICE = `coalesce(data->'staff'->>'role', '') = 'trusted-device'`;
const isWithin = (idle: string, max: string) =>
  `last_seen > now() - interval '${idle}' and created_at > now() - interval '${max}'`;
const IS_OPEN = `case when ${IS_TRUSTED_DEVICE}
  then ${isWithin(`${TRUSTED_DEVICE_IDLE_HOURS} hours`, TRUSTED_DEVICE_MAX_LIFETIME)}
  else ${isWithin(IDLE_LIFETIME, MAX_LIFETIME)} end`;

const MAX_SESSIONS_PER_PERSON = 5;

/** Hashes a session id. A person with a stolen copy of the table therefore cannot open sessions. */
export const hashSessionId = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex');

export const createSessionStore = (sql: Sql) => ({
  async get(id: string): Promise<SessionData | undefined> {
    const [found] = await sql<{ data: SessionData; stale: boolean }>(
      `select data, last_seen < now() - interval '${LAST_SEEN_INTERVAL}' stale from sessions
       where id_hash = ? and ${IS_OPEN}`,
      [hashSessionId(id)],
    );
    if (found?.stale)
      await sql('update sessions set last_seen = now() where id_hash = ?', [hashSessionId(id)]);
    return found?.data;
  },

  async set(id: string, data: SessionData): Promise<void> {
    await sql(
      `insert into sessions (id_hash, data) values (?, ?)
       on conflict (id_hash) do update set data = excluded.data, last_seen = now()`,
      [
        hashSessionId(id),
        JSON.stringify({ staff: data.staff, device: data.device, person: data.person }),
      ],
    );
    if (data.staff)
      await sql(
        `delete from sessions where id_hash in
         (select id_hash from sessions where data->'staff'->>'id' = ? and not ${IS_TRUSTED_DEVICE} order by last_seen desc offset ${MAX_SESSIONS_PER_PERSON})`,
        [data.staff.id],
      );
  },

  async destroy(id: string): Promise<void> {
    await sql('delete from sessions where id_hash = ?', [hashSessionId(id)]);
  },
});

export const isSessionOpen =
  (sql: Sql) =>
  async (idHash: string): Promise<boolean> =>
    (await sql(`select 1 from sessions where id_hash = ? and ${IS_OPEN}`, [idHash])).length > 0;

/**
 * Returns the seconds until the session ends at the latest, at most eight hours, or zero without a
 * session. Offline data on the device stays readable for this time only, in case the device is
 * stolen.
 */
export const readSecondsLeft = async (sql: Sql, idHash: string): Promise<number> => {
  const [found] = await sql<{ seconds: number }>(
    `select greatest(0, floor(extract(epoch from least(
       created_at + case when ${IS_TRUSTED_DEVICE} then interval '${TRUSTED_DEVICE_MAX_LIFETIME}' else interval '${MAX_LIFETIME}' end - now(),
       interval '${MAX_LIFETIME}'))))::int seconds
     from sessions where id_hash = ?`,
    [idHash],
  );
  return found?.seconds ?? 0;
};

export const countOpenSessions = async (sql: Sql): Promise<number> =>
  (await sql<{ open: number }>(`select count(*)::int "open" from sessions where ${IS_OPEN}`))[0]!
    .open;

export const deleteStaffSessions = (sql: Sql, staffId: string) =>
  sql("delete from sessions where data->'staff'->>'id' = ? returning 1", [staffId]);

/** Ends the confirmation of a person on every trusted device before its ten minutes are over. */
export const releasePersonEverywhere = (sql: Sql, staffId: string) =>
  sql("update sessions set data = data - 'person' where data->'person'->>'id' = ?", [staffId]);

/** Public id of a session, from which the secret id cannot be derived. */
const PUBLIC_ID = 'left(id_hash, 16)';

export type SessionRow = {
  readonly id: string;
  readonly device: string;
  readonly openedAt: string;
  readonly seenAt: string;
  readonly current: boolean;
};

export const listStaffSessions = (sql: Sql, staffId: string, idHash: string) =>
  sql<SessionRow>(
    `select ${PUBLIC_ID} id, coalesce(data->>'device', '') device, ${isoInstantSql('created_at')} "openedAt", ${isoInstantSql('last_seen')} "seenAt", id_hash = ? "current" from sessions
   where data->'staff'->>'id' = ? and ${IS_OPEN}
   order by "current" desc, last_seen desc`,
    [idHash, staffId],
  );

/**
 * Ends the session `publicId` of the user, or all other sessions if `publicId` is null. Never ends
 * the current session, whose hash is `idHash`.
 */
export const deleteOtherSessions = (
  sql: Sql,
  staffId: string,
  idHash: string,
  publicId: string | null,
) =>
  sql(
    `delete from sessions where data->'staff'->>'id' = ? and id_hash <> ? and (?::text is null or ${PUBLIC_ID} = ?) returning 1`,
    [staffId, idHash, publicId, publicId],
  );

export const deleteExpiredSessions = (sql: Sql) =>
  sql(`delete from sessions where not (${IS_OPEN})`);
