import { normalizeReference } from '#src/contracts/common/text-input/normalize-reference.ts';
import type { PersonQuery } from '#src/contracts/data-subject-requests.ts';
import { parseReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toEmailKey, toPhoneKey } from '#src/personal-data/contact-identity.ts';
import { findContacts, findContactsOfStream, loadToldApart } from './contacts.postgres.ts';
import { groupByPerson, selectPerson, type Contact, type Selection } from './select-person.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const UUID_LENGTH = 36;
/** Maximum number of searches, each with the contacts of the person that are known so far. */
const MAX_ROUNDS = 6;

const BY_REFERENCE = `
  select id::text from reservations where (('x' || right(replace(id::text, '-', ''), 12))::bit(48)::bigint & 34359738367) = ?`;

const findReservationStream = async (tx: Sql, reference: string): Promise<string | null> => {
  if (UUID.test(reference)) return `reservation-${reference.toLowerCase()}`;
  const bits = parseReferenceCode(normalizeReference(reference));
  const [row] = bits === null ? [] : await tx<{ id: string }>(BY_REFERENCE, [bits.toString()]);
  return row ? `reservation-${row.id}` : null;
};

const isRecordOf = (ids: readonly string[] | undefined, { streams }: Contact): boolean =>
  streams.some((stream) => ids?.includes(stream.slice(-UUID_LENGTH)));

const isOther = (asked: string | null, own: string | null): boolean =>
  asked !== null && own !== null && asked !== own;

/**
 * Returns the contacts that the query names without doubt: those of the reservation, or those with
 * the number and address if all of them are one person.
 */
const chooseNamed = (
  found: readonly Contact[],
  ofReservation: readonly Contact[],
  asked: Pick<Contact, 'phoneKey' | 'emailKey'>,
): readonly Contact[] => {
  if (ofReservation.length > 0) return ofReservation;
  const groups = groupByPerson(
    found.filter(
      ({ phoneKey, emailKey }) =>
        !isOther(asked.phoneKey, phoneKey) && !isOther(asked.emailKey, emailKey),
    ),
  );
  return groups.length === 1 ? groups[0]! : [];
};

type Judged = Pick<PersonQuery, 'confirmed' | 'distinct'>;

const uniqueContacts = (contacts: readonly Contact[], { distinct }: Judged): Contact[] => [
  ...new Map(
    contacts
      .filter((contact) => !isRecordOf(distinct, contact))
      .map((contact) => [contact.subjectId, contact]),
  ).values(),
];

/** Adds the contacts that certainly belong to the named ones, and those that staff confirmed. */
const completePerson = async (
  tx: Sql,
  named: readonly Contact[],
  found: readonly Contact[],
  judged: Judged,
): Promise<Selection> => {
  const isToldApart = await loadToldApart(tx);
  let pool = uniqueContacts(found, judged);
  let selection: Selection = { person: named, perhaps: [] };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const confirmed = pool.filter((contact) => isRecordOf(judged.confirmed, contact));
    selection = selectPerson([...selection.person, ...confirmed], pool, isToldApart);
    const known = pool.length;
    pool = uniqueContacts([...pool, ...(await findContacts(tx, selection.person))], judged);
    if (pool.length === known) break;
  }
  return selection;
};

/**
 * Returns as `direct` the streams that match the query. `all` also contains those that certainly
 * belong to the same person, or that staff confirmed. `perhaps` are other persons with the same
 * number or address, until staff confirm them.
 */
export const findPersonStreams = async (
  tx: Sql,
  { phone, email, reservation, ...judged }: PersonQuery,
): Promise<{ direct: Set<string>; all: Set<string>; perhaps: Selection['perhaps'] }> => {
  const asked = { phoneKey: toPhoneKey(phone), emailKey: toEmailKey(email), entry: null };
  const stream = reservation ? await findReservationStream(tx, reservation) : null;
  const ofReservation = stream ? await findContactsOfStream(tx, stream) : [];
  const found = await findContacts(tx, [asked]);
  const named = chooseNamed(uniqueContacts(found, judged), ofReservation, asked);
  const { person, perhaps } = await completePerson(tx, named, found, judged);
  const own = stream ? [stream] : [];
  const isDirect = ({ subjectId }: Contact) => found.some((one) => one.subjectId === subjectId);
  return {
    direct: new Set([...own, ...person.filter(isDirect).flatMap(({ streams }) => streams)]),
    all: new Set([...own, ...person.flatMap(({ streams }) => streams)]),
    perhaps,
  };
};
