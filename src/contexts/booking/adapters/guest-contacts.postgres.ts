import type { Sql } from '#src/kernel/transaction.ts';
import type { GuestContacts, MailedGuest } from '../application/ports.ts';
import { FROM_RESERVATIONS } from './reservation-view-query.postgres.ts';

const WITH_EMAIL = `select r.id::text ${FROM_RESERVATIONS} where r.id = any(?::uuid[]) and p.data->>'email' is not null`;

const MAILED_GUEST = `
  select p.data->>'email' email, p.data->>'name' name, r.language
  ${FROM_RESERVATIONS} where r.id = ? and p.data->>'email' is not null`;

/**
 * Selects the confirmed visits of a date whose guests must be reminded. These guests have an e-mail
 * address and no reminder for this date.
 */
const TO_REMIND = `
  select r.id::text ${FROM_RESERVATIONS}
  where r.reservation_date = ? and r.status = 'confirmed' and r.reminded_for is distinct from r.reservation_date
    and p.data->>'email' is not null
  order by r.slot_start, r.id limit ?`;

const CHANGE_REQUESTS = `
  select r.id::text, r.reservation_date::text date, r.slot_start "startTime",
    r.change_request->'wanted'->>'date' "wantedDate", r.change_request->'wanted'->>'slotStart' "wantedStart"
  from reservations r where r.change_request is not null
    and least(r.reservation_date, (r.change_request->'wanted'->>'date')::date) <= ?`;

export const createGuestContacts = (sql: Sql): GuestContacts => ({
  async listWithEmail(ids) {
    const rows = await sql<{ id: string }>(WITH_EMAIL, [`{${ids.join(',')}}`]);
    return rows.map(({ id }) => id);
  },
  async findMailedGuest(id) {
    const [guest] = await sql<MailedGuest>(MAILED_GUEST, [id]);
    return guest ?? null;
  },
  async listToRemind(date, limit) {
    return (await sql<{ id: string }>(TO_REMIND, [date, limit])).map(({ id }) => id);
  },
  listChangeRequestsUpTo: (date) => sql(CHANGE_REQUESTS, [date]),
});
