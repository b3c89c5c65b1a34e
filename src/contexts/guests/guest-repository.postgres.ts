import type { GuestView } from '#src/contracts/guests.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { selectMainEntry, selectSamePerson } from '#src/personal-data/contact-identity.postgres.ts';
import { toNationalDigits, toReversedDigits } from '#src/personal-data/phone-digits.postgres.ts';
import type { GuestContact, GuestEntry, GuestRepository } from './guest-repository.ts';
import { SELECT_GUESTS } from './guest-view-query.postgres.ts';

const MAX_FOUND = 6;

/**
 * Finds contacts by digits of a phone number: the latest of each number, address and name. Returns
 * more contacts than guests, because several contacts may belong to one guest.
 */
export const FIND_CONTACTS = `
  with hit as (
    select * from personal_data p where (${toNationalDigits('p')}) like ?
    union select * from personal_data p where ${toReversedDigits('p')} like ?)
  select (array_agg(subject_id::text order by r.created_at desc))[1] id
  from hit h join reservations r using (subject_id)
  group by h.phone_key, h.email_key, h.name_key, case when coalesce(h.phone_key, h.email_key) is null then subject_id end
  order by count(*) filter (where r.status = 'completed' and r.outcome is null) desc, max(r.reservation_date) desc
  limit ${MAX_FOUND * 2}`;

/** The contact of a reservation, or else of an entry of the guest book. */
const FIND_CONTACT = `
  select p.subject_id::text id, p.data->>'name' "name", p.data->>'phone' phone, p.data->>'email' email,
    coalesce(p.phone_key, p.email_key) is not null "identifies"
  from (select subject_id from reservations where id = ?::uuid
    union all select subject_id from guests where id = ?::uuid) asked
  left join personal_data p using (subject_id)`;

const LIST_ENTRIES = `
  select g.id::text, g.subject_id::text "subjectId", g.merged_into::text "mergedInto", d.data->>'guestNote' "guestNote"
  from (select ${selectMainEntry('p')} id from personal_data p where p.subject_id = ? offset 0) main
    join guests g on g.id = main.id or g.merged_into = main.id join personal_data d on d.subject_id = g.subject_id
  order by g.merged_into nulls first, g.id`;

const ARE_SAME_PERSON = `
  select 1 from personal_data p where p.subject_id = ? and ?::uuid in ${selectSamePerson('p')}`;

const LOCK_BOOK = `select pg_advisory_xact_lock(hashtext('guest book'))`;

const RESTART_RETENTION = 'update personal_data set created_at = now() where subject_id = ?';

const toReversed = (digits: string): string => Array.from(digits).toReversed().join('');

const selectGuests = (tx: Sql, ids: readonly string[], today: string): Promise<GuestView[]> =>
  ids.length === 0 ? Promise.resolve([]) : tx<GuestView>(SELECT_GUESTS, [ids, today, today]);

/** Keeps one of the views of a guest, whom several contacts found. */
const dropRepeated = (guests: readonly GuestView[]): GuestView[] =>
  [
    ...new Map(guests.toReversed().map((guest) => [guest.reservationId, guest])).values(),
  ].toReversed();

export const createGuestRepository = (pool: Sql): GuestRepository => ({
  async search(digits, today) {
    const contacts = await pool<{ id: string }>(FIND_CONTACTS, [
      `${digits}%`,
      `${toReversed(digits)}%`,
    ]);
    const found = await selectGuests(
      pool,
      contacts.map(({ id }) => id),
      today,
    );
    return dropRepeated(found).slice(0, MAX_FOUND);
  },

  async findOfReservation(reservationId, today, tx = pool) {
    const contact = await this.findContact(tx, reservationId);
    const [guest] = contact ? await selectGuests(tx, [contact.id], today) : [];
    return guest ?? null;
  },

  async lockBook(tx) {
    await tx(LOCK_BOOK);
  },

  async findContact(tx, id) {
    const [row] = await tx<GuestContact & { identifies: boolean }>(FIND_CONTACT, [id, id]);
    if (!row) return undefined;
    const { identifies, ...contact } = row;
    return identifies ? contact : null;
  },

  listEntries: (tx, contactId) => tx<GuestEntry>(LIST_ENTRIES, [contactId]),

  async areSamePerson(tx, contactId, otherId) {
    return (await tx(ARE_SAME_PERSON, [contactId, otherId])).length > 0;
  },

  async restartRetention(tx, subjectId) {
    await tx(RESTART_RETENTION, [subjectId]);
  },
});
