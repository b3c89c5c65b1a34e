import type { PersonQuery } from '#src/contracts/data-subject-requests.ts';
import { parseReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** The last nine digits identify a phone number with or without country code. */
const PHONE_SQL = 'right(p.phone_digits, 9)';
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9);
const EMAIL_SQL = `lower(p.data->>'email')`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/**
 * Maximum number of searches, each with the phones and e-mails found so far. More searches could
 * reach other people who share a phone.
 */
const MAX_ROUNDS = 6;

type Row = {
  readonly stream: string;
  readonly phone: string | null;
  readonly email: string | null;
};

const toArrayLiteral = (values: Iterable<string>): string =>
  `{${[...values].map((value) => JSON.stringify(value)).join(',')}}`;

/**
 * Finds streams by phone or e-mail. For a person with a phone number, `guest_key` equals
 * `PHONE_SQL` and has an index.
 */
const BY_CONTACT = `
  select distinct e.stream, ${PHONE_SQL} phone, ${EMAIL_SQL} email from personal_data p join event e using (subject_id)
  where p.guest_key = any(?::text[]) or ${EMAIL_SQL} = any(?::text[])`;
const OF_STREAM = `select distinct e.stream, ${PHONE_SQL} phone, ${EMAIL_SQL} email from event e left join personal_data p using (subject_id) where e.stream = ?`;
/** Finds the guest-book entries that staff merged with one of these streams. */
const OF_MERGED_ENTRIES = `
  select distinct e.stream, ${PHONE_SQL} phone, ${EMAIL_SQL} email
  from guests g join guests m on coalesce(m.merged_into, m.id) = coalesce(g.merged_into, g.id)
    join personal_data p on p.subject_id = m.subject_id join event e on e.subject_id = m.subject_id
  where 'guest-' || g.id = any(?::text[])`;
const BY_REFERENCE = `
  select id::text from reservations where (('x' || right(replace(id::text, '-', ''), 12))::bit(48)::bigint & 34359738367) = ?`;

const findReservationStream = async (tx: Sql, reference: string): Promise<string | null> => {
  if (UUID.test(reference)) return `reservation-${reference.toLowerCase()}`;
  const bits = parseReferenceCode(reference);
  const [row] = bits === null ? [] : await tx<{ id: string }>(BY_REFERENCE, [bits.toString()]);
  return row ? `reservation-${row.id}` : null;
};

/**
 * Returns as `direct` the streams that match the query. `all` also contains streams that share a
 * phone or e-mail with them, or that staff merged in the guest book.
 */
export const findPersonStreams = async (
  tx: Sql,
  { phone, email, reservation }: PersonQuery,
): Promise<{ direct: Set<string>; all: Set<string> }> => {
  const phones = new Set(phone ? [lastDigits(phone)] : []);
  const emails = new Set(email ? [email.toLowerCase()] : []);
  const all = new Set<string>();
  const add = (rows: readonly Row[]): void =>
    rows.forEach((row) => {
      all.add(row.stream);
      if (row.phone) phones.add(row.phone);
      if (row.email) emails.add(row.email);
    });
  const byContact = () => tx<Row>(BY_CONTACT, [toArrayLiteral(phones), toArrayLiteral(emails)]);
  const stream = reservation ? await findReservationStream(tx, reservation) : null;
  add([...(await byContact()), ...(stream ? await tx<Row>(OF_STREAM, [stream]) : [])]);
  const direct = new Set(all);
  for (
    let round = 1, before = -1;
    round < MAX_ROUNDS && phones.size + emails.size > before;
    round++
  ) {
    before = phones.size + emails.size;
    add(await byContact());
    add(await tx<Row>(OF_MERGED_ENTRIES, [toArrayLiteral(all)]));
  }
  return { direct, all };
};
