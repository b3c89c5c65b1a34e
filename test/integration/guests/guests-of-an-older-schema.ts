import { randomUUID } from 'node:crypto';

/** One guest with two reservations, remembered allergies, perhaps a guest note, and a quote. */
export type OldGuest = {
  readonly number: number;
  readonly name: string;
  readonly phone: string;
  readonly hasNote: boolean;
};

const PLACEHOLDERS = 10;
const FAMILIES = 40;

const toDigits = (pair: number): string => String(pair).padStart(5, '0');

/** Numbers of two guests whose last nine digits are equal. */
const phonesOf = (pair: number): readonly [string, string] => {
  if (pair < PLACEHOLDERS) return ['000000000', '000000000'];
  if (pair < FAMILIES) return [`347 11${toDigits(pair)}`, `+39 347 11${toDigits(pair)}`];
  return [`0935 5${toDigits(pair)}`, `+39 393 55${toDigits(pair)}`];
};

export const buildOldGuests = (pairs: number): OldGuest[] =>
  Array.from({ length: pairs }, (_, pair) =>
    phonesOf(pair).map((phone, second) => ({
      number: pair * 2 + second,
      name: `Ospite ${second === 0 ? 'Anna' : 'Bruno'} ${pair}`,
      phone,
      hasNote: second === pair % 2,
    })),
  ).flat();

const subject = (data: object) => ({ id: randomUUID(), data });

/**
 * Returns the rows of an older database, which stored entries of the guest book without a name. Each
 * text that belongs to a guest contains the guest's number.
 */
export const buildOldRows = (guests: readonly OldGuest[]) => {
  const rows = guests.map(({ number, name, phone, hasNote }) => {
    const contact = { name, phone, email: null };
    return {
      visits: [subject(contact), subject(contact)],
      allergies: subject({ allergens: 'nuts', allergyNote: `allergia ${number}` }),
      quote: subject(contact),
      entry: hasNote ? subject({ phone, email: null, guestNote: `nota ${number}` }) : null,
      reservationIds: [randomUUID(), randomUUID()],
      quoteId: randomUUID(),
      entryId: randomUUID(),
    };
  });
  return {
    ids: rows.map(({ reservationIds, quoteId }) => ({ reservationIds, quoteId })),
    personalData: rows.flatMap(({ visits, allergies, quote, entry }) => [
      ...visits,
      allergies,
      quote,
      ...(entry ? [entry] : []),
    ]),
    reservations: rows.flatMap(({ visits, allergies, reservationIds }) => [
      { id: reservationIds[0], subject: visits[0]!.id, allergies: allergies.id, remembered: true },
      { id: reservationIds[1], subject: visits[1]!.id, allergies: null, remembered: false },
    ]),
    entries: rows.flatMap(({ entry, entryId }) =>
      entry ? [{ id: entryId, subject: entry.id }] : [],
    ),
    events: rows.flatMap(({ visits, quote, entry, reservationIds, quoteId, entryId }) => [
      ...visits.map(({ id }, at) => ({ stream: `reservation-${reservationIds[at]}`, subject: id })),
      { stream: `quote-${quoteId}`, subject: quote.id },
      ...(entry ? [{ stream: `guest-${entryId}`, subject: entry.id }] : []),
    ]),
  };
};

/** Statements that insert these rows. Each takes them as JSON. */
export const insertStatements = {
  personalData: `insert into personal_data (subject_id, data, salt)
    select id, data, ''::bytea from jsonb_to_recordset($1::jsonb) r(id uuid, data jsonb)`,
  reservations: `insert into reservations (id, subject_id, allergies_subject_id, allergies_remembered, reservation_date,
      time_slot_id, slot_start, slot_end, number_of_people, status, origin, version, created_at, updated_at)
    select id, subject, allergies, remembered, '2027-03-20', gen_random_uuid(), '19:00', '20:50', 2, 'confirmed', 'phone', 1, now(), now()
    from jsonb_to_recordset($1::jsonb) r(id uuid, subject uuid, allergies uuid, remembered boolean)`,
  entries: `insert into guests (id, subject_id, version, created_at)
    select id, subject, 1, now() from jsonb_to_recordset($1::jsonb) r(id uuid, subject uuid)`,
  events: `insert into event (pos, event_id, stream, version, type, at, actor, data, subject_id, canon, prev, hash)
    select row_number() over (), gen_random_uuid(), stream, 1, 'Test', now(), 'system', '{}', subject, '', '', decode(md5(stream), 'hex')
    from jsonb_to_recordset($1::jsonb) r(stream text, subject uuid)`,
} as const;
