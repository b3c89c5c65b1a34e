import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { MAX_PIN_FAILURES } from '../trusted-device/pin-policy.ts';
import type { AccountView } from './account-repository.ts';

const SELECT_ACCOUNTS = `
  select a.id::text, a.username, a.role,
    (select ${isoInstantSql('min(at)')} from event where stream = 'account-' || a.id) "createdAt",
    (select ${isoInstantSql('max(at)')} from event where stream = 'account-' || a.id and type = 'StaffSignedIn') "signedInAt",
    p.account_id is not null "hasPin", coalesce(p.failures >= ${MAX_PIN_FAILURES}, false) "pinLocked"
  from (select id, username, 'administrator' "role" from admins union all select id, username, role from users) a
  left join staff_pins p on p.account_id = a.id
  order by array_position(array['administrator','dining-room','cashier','kitchen','auditor'], a.role), lower(a.username)`;

export const listAccounts = (sql: Sql) => sql<AccountView>(SELECT_ACCOUNTS);
