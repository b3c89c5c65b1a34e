import type { GuestView } from '#src/contracts/guests.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toNationalDigits, toReversedDigits } from '#src/personal-data/guest-key.postgres.ts';
import type { GuestContact, GuestEntry, GuestRepository } from './guest-repository.ts';
import { SELECT_GUESTS } from './guest-view-query.postgres.ts';

const MAX_FOUND = 6;

/**
 * Finds guest keys by digits of a phone number. Returns more keys than guests, because several keys
 * may belong to one guest.
 */
export const FIND_KEYS = `
  with hit as (
    select subject_id, p.guest_key key from personal_data p where (${toNationalDigits('p')}) like ?
    union select subject_id, p.guest_key from personal_data p where ${toReversedDigits('p')} like ?)
  select key from hit join reservations r using (subject_id)
  group by key order by count(*) filter (where r.status = 'completed' and r.outcome is null) desc, max(r.reservation_date) desc
  limit ${MAX_FOUND * 2}`;

const FIND_CONTACT = `
  select p.guest_key key, p.data->>'phone' phone, p.data->>'email' email
  from reservations r left join personal_data p using (subject_id) where r.id = ?`;

const LIST_ENTRIES = `
  select g.id::text, g.subject_id::text "subjectId", g.merged_into::text "mergedInto", p.data->>'guestNote' "guestNote"
  from guests g join personal_data p using (subject_id)
  where coalesce(g.merged_into, g.id) in (
    select coalesce(o.merged_into, o.id) from personal_data q join guests o using (subject_id) where q.guest_key = ?)
  order by g.merged_into nulls first, g.id`;

const LOCK_BOOK = `select pg_advisory_xact_lock(hashtext('guest book'))`;

const RESTART_RETENTION = 'update personal_data set created_at = now() where subject_id = ?';

const toReversed = (digits: string): string => Array.from(digits).toReversed().join('');

const selectGuests = (tx: Sql, keys: readonly string[], today: string): Promise<GuestView[]> =>
  keys.length === 0 ? Promise.resolve([]) : tx<GuestView>(SELECT_GUESTS, [keys, today, today]);

export const createGuestRepository = (pool: Sql): GuestRepository => ({
  async search(digits, today) {
    const keys = await pool<{ key: string }>(FIND_KEYS, [`${digits}%`, `${toReversed(digits)}%`]);
    const found = await selectGuests(
      pool,
      keys.map(({ key }) => key),
      today,
    );
    return found.slice(0, MAX_FOUND);
  },

  async findOfReservation(reservationId, today, tx = pool) {
    const contact = await this.findContact(tx, reservationId);
    const [guest] = contact ? await selectGuests(tx, [contact.key], today) : [];
    return guest ?? null;
  },

  async lockBook(tx) {
    await tx(LOCK_BOOK);
  },

  async findContact(tx, reservationId) {
    const [row] = await tx<Omit<GuestContact, 'key'> & { key: string | null }>(FIND_CONTACT, [
      reservationId,
    ]);
    if (!row) return undefined;
    return row.key === null ? null : { ...row, key: row.key };
  },

  listEntries: (tx, key) => tx<GuestEntry>(LIST_ENTRIES, [key]),

  async restartRetention(tx, subjectId) {
    await tx(RESTART_RETENTION, [subjectId]);
  },
});
