import type { StaffRole } from '#src/contracts/staff/sign-in.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { ALL_ACCOUNTS } from '../accounts/all-accounts.postgres.ts';

/** The credentials of an account, with the last commitments to them in the log. */
export type StoredCredentials = {
  readonly id: string;
  readonly role: StaffRole;
  readonly passwordHash: string;
  readonly pinHash: string | null;
  readonly passwordCommitment: string | null;
  readonly pinCommitment: string | null;
};

const findLast = (field: string) =>
  `(array_agg(data->>'${field}' order by version desc) filter (where data->>'${field}' is not null))[1]`;

/** Leaves out accounts without any event, which the check of the names reports. */
const SELECT_CREDENTIALS = `
  with recorded as (
    select stream, ${findLast('passwordCommitment')} "passwordCommitment", ${findLast('pinCommitment')} "pinCommitment"
    from event where stream like 'account-%' group by stream)
  select a.id::text, a.role, coalesce(d.password, u.password) "passwordHash", p.hash "pinHash",
    r."passwordCommitment", r."pinCommitment"
  from ${ALL_ACCOUNTS} a
  join recorded r on r.stream = 'account-' || a.id
  left join admins d on d.id = a.id
  left join users u on u.id = a.id
  left join staff_pins p on p.account_id = a.id
  order by a.id`;

export const readStoredCredentials = (sql: Sql): Promise<StoredCredentials[]> =>
  sql<StoredCredentials>(SELECT_CREDENTIALS);
