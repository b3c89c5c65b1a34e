import { createFlawCollector, type AuditCheck } from '#src/event-log/audit-check.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  computeNameCommitment,
  readNamedAccounts,
  type NamedAccount,
} from './name-commitments.postgres.ts';

type AlteredAccountName = {
  readonly accountId: string;
  readonly message: string;
};

const findFlaw = ({
  commitment,
  isClosed,
  isErased,
  storedName,
  loginName,
  givenRole,
  currentRole,
}: NamedAccount): string | null => {
  if (commitment === null) return null;
  if (storedName === null) return isErased ? null : 'il nome conservato non c’è più';
  if (computeNameCommitment(storedName) !== commitment)
    return 'il nome conservato non è quello dell’evento';
  if (loginName === null)
    return isClosed ? null : 'l’account non c’è più, ma nessun evento lo chiude';
  if (isClosed) return 'l’account è chiuso, ma permette ancora l’accesso';
  if (loginName !== storedName.username) return 'il nome di accesso non è quello dell’evento';
  return givenRole === null || givenRole === currentRole
    ? null
    : 'il ruolo non è quello dell’evento';
};

const ACCOUNTS_WITHOUT_EVENTS = `
  select id::text from (select id from admins union all select id from users) a
  where not exists (select from event where stream = 'account-' || a.id)`;

export const findAlteredAccountNames = async (sql: Sql): Promise<AlteredAccountName[]> => {
  const unknown = await sql<{ id: string }>(ACCOUNTS_WITHOUT_EVENTS);
  const altered = (await readNamedAccounts(sql, null)).flatMap((account) => {
    const flaw = findFlaw(account);
    return flaw ? [{ accountId: account.id, message: `Account ${account.id}: ${flaw}` }] : [];
  });
  return [
    ...unknown.map(({ id }) => ({
      accountId: id,
      message: `Account ${id}: nessun evento lo ha creato`,
    })),
    ...altered,
  ];
};

const countAccountNames = async (sql: Sql): Promise<number> =>
  (await sql<{ count: number }>('select count(*)::int "count" from account_names'))[0]!.count;

/** Compares the stored names of all accounts with the commitments in the log. */
export const accountNameCheck: AuditCheck = {
  name: 'account_names',
  label: 'Nomi del personale',
  async run(tx) {
    const flaws = createFlawCollector();
    const altered = await findAlteredAccountNames(tx);
    for (const { message } of altered) flaws.add('account_name_altered', `${message}.`);
    return flaws.report(await countAccountNames(tx));
  },
};
