import type { Sql } from '#src/kernel/transaction.ts';
import type { UploadRepository } from './upload-repository.ts';

const BATCH = 200;

export const lockReadyPicture = async (tx: Sql, id: string): Promise<boolean> =>
  (await tx(`select 1 from picture_uploads where id = ? and state = 'ready' for share`, [id]))
    .length > 0;

const issueUpload: UploadRepository['issue'] = async (
  tx,
  { id, adminId, session, at, expiresAt },
  { most, since },
) => {
  // The lock prevents concurrent requests of one administrator from exceeding the quota.
  await tx('select pg_advisory_xact_lock(hashtextextended(?, 610))', [adminId]);
  const [given] = await tx<{ count: number }>(
    'select count(*)::int "count" from picture_uploads where admin_id = ? and issued_at > ?',
    [adminId, since],
  );
  if (given!.count >= most) return false;
  await tx(
    'insert into picture_uploads (id, admin_id, session_hash, issued_at, expires_at) values (?, ?, ?, ?, ?)',
    [id, adminId, session, at, expiresAt],
  );
  return true;
};

const markOrphans: UploadRepository['markOrphans'] = async (tx, before, inUse) => {
  const old = await tx<{ id: string }>(
    `select id::text from picture_uploads where issued_at < ? and state <> 'leaving' and id <> all(?::uuid[])
     order by issued_at limit ${BATCH} for update`,
    [before, await inUse()],
  );
  /*
   * Reads the pictures in use again after locking the rows, because a concurrent transaction may
   * have added an old picture to a dish.
   */
  const inUseNow = new Set(await inUse());
  const leaving = old.filter(({ id }) => !inUseNow.has(id)).map(({ id }) => id);
  if (leaving.length > 0)
    await tx(`update picture_uploads set state = 'leaving' where id = any(?::uuid[])`, [leaving]);
  return (
    await tx<{ id: string }>(`select id::text from picture_uploads where state = 'leaving'`)
  ).map(({ id }) => id);
};

export const createUploadRepository = (
  pool: Sql,
  isOpen: (session: string) => Promise<boolean>,
): UploadRepository => ({
  issue: issueUpload,

  async claim(id, session, now) {
    const [asked] = await pool<{ session: string }>(
      'select session_hash "session" from picture_uploads where id = ?',
      [id],
    );
    if (!asked || (session !== null && session !== asked.session) || !(await isOpen(asked.session)))
      return null;
    const [claimed] = await pool<{ adminId: string }>(
      `update picture_uploads set state = 'receiving' where id = ? and state = 'issued' and expires_at > ? returning admin_id::text "adminId"`,
      [id, now],
    );
    return claimed ?? null;
  },

  finish: async (tx, id, state) =>
    (
      await tx(
        `update picture_uploads set state = ? where id = ? and state = 'receiving' returning id`,
        [state, id],
      )
    ).length > 0,

  markOrphans,

  async remove(id) {
    await pool('delete from picture_uploads where id = ?', [id]);
  },
});
