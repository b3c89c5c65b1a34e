import type { StaffRole } from '#src/contracts/staff/sign-in.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { AccountView, AccountActor } from './account-repository.ts';

const SELECT_ACCOUNTS = `
  select a.id::text, a.username, a.role,
    (select ${isoInstantSql('min(at)')} from event where stream = 'account-' || a.id) "createdAt",
    (select ${isoInstantSql('max(at)')} from event where stream = 'account-' || a.id and type = 'StaffSignedIn') "signedInAt"
  from (select id, username, 'administrator' "role" from admins union all select id, username, 'auditor' from users) a
  order by a.role, lower(a.username)`;

export const listAccounts = (sql: Sql) => sql<AccountView>(SELECT_ACCOUNTS);

/**
 * Locks the rows of all administrators, so that two administrators cannot close each other
 * concurrently. `unknown` also means that the acting administrator no longer exists.
 */
export const removeAccount = async (
  tx: Sql,
  id: string,
  actor: AccountActor,
): Promise<StaffRole | 'unknown' | 'last-administrator'> => {
  const administrators = (
    await tx<{ id: string }>('select id::text from admins order by id for update')
  ).map((row) => row.id);
  if (actor.startsWith('staff:') && !administrators.some((admin) => actor === `staff:${admin}`))
    return 'unknown';
  if (administrators.includes(id) && administrators.length === 1) return 'last-administrator';
  if ((await tx('delete from admins where id = ? returning 1', [id])).length > 0)
    return 'administrator';
  return (await tx('delete from users where id = ? returning 1', [id])).length > 0
    ? 'auditor'
    : 'unknown';
};
