import type { Sql } from '#src/kernel/transaction.ts';
import { selectMainEntry } from '#src/personal-data/contact-identity.postgres.ts';
import type { Contact, IsToldApart } from './select-person.ts';

const SELECT_CONTACTS = (found: string): string => `
  select p.subject_id::text "subjectId", p.phone_key "phoneKey", p.email_key "emailKey", p.name_key "nameKey",
    p.data->>'name' "name", p.data->>'phone' phone, p.data->>'email' email, ${selectMainEntry('p')}::text entry,
    (select array_agg(distinct e.stream) from event e where e.subject_id = p.subject_id) streams
  from (${found}) found join personal_data p using (subject_id)
  where exists (select from event e where e.subject_id = p.subject_id)
  order by p.created_at, p.subject_id`;

const BY_KEYS = SELECT_CONTACTS(`
  select p.subject_id from unnest(?::text[]) k(key) join personal_data p on p.phone_key = k.key
  union select p.subject_id from unnest(?::text[]) k(key) join personal_data p on p.email_key = k.key
  union select g.subject_id from unnest(?::uuid[]) k(id) join guests g on k.id in (g.id, g.merged_into)`);

const OF_STREAM = SELECT_CONTACTS(`
  select subject_id from event where stream = ? and version = 1 and subject_id is not null`);

const TOLD_APART = `
  select coalesce(g.merged_into, g.id)::text one, coalesce(o.merged_into, o.id)::text other
  from guest_distinctions d join guests g on g.id = d.guest join guests o on o.id = d.other`;

const toArrayLiteral = (values: Iterable<string>): string =>
  `{${[...values].map((value) => JSON.stringify(value)).join(',')}}`;

const listPresent = (values: readonly (string | null)[]): string =>
  toArrayLiteral(new Set(values.filter((value) => value !== null)));

type Keys = Pick<Contact, 'phoneKey' | 'emailKey' | 'entry'>;

/** Returns the contacts with one of these numbers, addresses or entries of the guest book. */
export const findContacts = (tx: Sql, keys: readonly Keys[]): Promise<Contact[]> =>
  tx<Contact>(BY_KEYS, [
    listPresent(keys.map(({ phoneKey }) => phoneKey)),
    listPresent(keys.map(({ emailKey }) => emailKey)),
    listPresent(keys.map(({ entry }) => entry)),
  ]);

/** Returns the contact with which a stream began, unless it was erased. */
export const findContactsOfStream = (tx: Sql, stream: string): Promise<Contact[]> =>
  tx<Contact>(OF_STREAM, [stream]);

export const loadToldApart = async (tx: Sql): Promise<IsToldApart> => {
  const rows = await tx<{ one: string; other: string }>(TOLD_APART);
  const pairs = new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  return (one, other) => pairs.has(`${one.entry} ${other.entry}`);
};
