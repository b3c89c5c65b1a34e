import { randomBytes } from 'node:crypto';
import type { Sql } from '#src/kernel/transaction.ts';
import { computeCommitment } from '#src/personal-data/personal-data-store.postgres.ts';

const SALT_BYTES = 32;

type StoredName = { readonly username: string; readonly salt: Buffer };

export const computeNameCommitment = ({ username, salt }: StoredName): string =>
  computeCommitment({ username }, salt);

/**
 * Stores the name and returns its salted commitment. The caller must record the commitment in the
 * account's event.
 */
export const insertAccountName = async (
  tx: Sql,
  accountId: string,
  username: string,
): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  await tx('insert into account_names (account_id, username, salt) values (?, ?, ?)', [
    accountId,
    username,
    salt,
  ]);
  return computeNameCommitment({ username, salt });
};

/**
 * An account and its name. `commitment` comes from the first event that has one, so later events
 * cannot replace the name.
 */
export type NamedAccount = {
  readonly id: string;
  readonly commitment: string | null;
  readonly isClosed: boolean;
  readonly isErased: boolean;
  readonly storedName: StoredName | null;
  readonly loginName: string | null;
  /** Role of the event that opened the account, or null for accounts of earlier versions. */
  readonly givenRole: string | null;
  readonly currentRole: string | null;
};

type Row = Omit<NamedAccount, 'storedName'> & {
  readonly username: string | null;
  readonly salt: Buffer | null;
};

const SELECT_ACCOUNTS = `
  select right(stream, 36) id, bool_or(type = 'AccountClosed') "isClosed", bool_or(type = 'AccountNameErased') "isErased",
    min(data->>'role') filter (where type = 'AccessGiven') "givenRole",
    (array_agg(data->>'nameCommitment' order by version) filter (where data->>'nameCommitment' is not null))[1] commitment
  from event where stream like 'account-%' and (?::text is null or stream = 'account-' || ?) group by stream`;

const SELECT_NAMED_ACCOUNTS = `
  select coalesce(a.id, l.id) id, a.commitment, coalesce(a."isClosed", false) "isClosed", coalesce(a."isErased", false) "isErased",
    n.username, n.salt, l.username "loginName", a."givenRole", l.role "currentRole"
  from (${SELECT_ACCOUNTS}) a
  full join (
    select id::text, username, 'administrator' "role" from admins where ?::text is null or id::text = ?
    union all select id::text, username, role from users where ?::text is null or id::text = ?
  ) l on l.id = a.id
  left join account_names n on n.account_id::text = coalesce(a.id, l.id)`;

export const readNamedAccounts = async (sql: Sql, id: string | null): Promise<NamedAccount[]> =>
  (await sql<Row>(SELECT_NAMED_ACCOUNTS, [id, id, id, id, id, id])).map(
    ({ username, salt, ...row }) => ({
      ...row,
      storedName: username !== null && salt !== null ? { username, salt } : null,
    }),
  );
