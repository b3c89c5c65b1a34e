import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { staffRoles } from '#src/contracts/common/access-rights.ts';
import type { AccountView } from './account-repository.ts';
import { ALL_ACCOUNTS } from './all-accounts.postgres.ts';

const SELECT_ACCOUNTS = `
  select a.id::text, a.username, a.role,
    (select ${isoInstantSql('min(at)')} from event where stream = 'account-' || a.id) "createdAt",
    (select ${isoInstantSql('max(at)')} from event where stream = 'account-' || a.id and type = 'StaffSignedIn') "signedInAt",
    p.account_id is not null "hasPin", p.locked_at is not null "pinLocked"
  from ${ALL_ACCOUNTS} a
  left join staff_pins p on p.account_id = a.id
  order by array_position(array[${staffRoles.map((role) => `'${role}'`).join()}], a.role), lower(a.username)`;

export const listAccounts = (sql: Sql) => sql<AccountView>(SELECT_ACCOUNTS);
