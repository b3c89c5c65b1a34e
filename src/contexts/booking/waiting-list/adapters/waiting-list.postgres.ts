import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Turn } from '../../application/ports.ts';
import type {
  StoredEntryView,
  StoredWaitingListState,
  WaitingListRepository,
  WaitingParty,
} from '../application/ports.ts';

/**
 * Order of arrival: position of the event with which the guest joined. The time is not sufficient,
 * because two guests can join at the same instant.
 */
const ARRIVAL = `(select e.pos from event e where e.stream = 'waiting-list-' || w.id and e.version = 1)`;

const STATE = `w.status, w.date::text, w.covers "numberOfPeople", w.offer,
  (select coalesce(jsonb_agg(jsonb_build_object('timeSlotId', t->>'timeSlotId', 'startTime', t->>'slotStart', 'endTime', t->>'slotEnd') order by n), '[]')
    from jsonb_array_elements(w.turns) with ordinality as turn(t, n)) turns`;

const SEAT_WISHES = `string_to_array(p.data->>'seatWishes', ' ')`;

const SELECT_ENTRIES = `
  select w.id::text, ${STATE}, p.data->>'name' "customerName", p.data->>'phone' "customerPhone", p.data->>'email' "customerEmail",
    ${SEAT_WISHES} "seatWishes",
    w.language, ${isoInstantSql('w.informed_at')} "informedAt", w.version, ${isoInstantSql('w.created_at')} "createdAt"
  from waiting_list w left join personal_data p on p.subject_id = w.subject_id`;

const WAITED_TURNS = `
  select w.date::text, t->>'timeSlotId' "timeSlotId" from waiting_list w, jsonb_array_elements(w.turns) t
  where w.status = 'waiting' and w.date >= ?
  group by 1, 2 order by 1, min(t->>'slotStart')`;

const WAITING = `
  select w.id::text, w.covers, ${SEAT_WISHES} "seatWishes" from waiting_list w join personal_data p on p.subject_id = w.subject_id
  where w.status = 'waiting' and w.date = ? and w.turns @> jsonb_build_array(jsonb_build_object('timeSlotId', ?::text))
  order by ${ARRIVAL}`;

export const createWaitingListRepository = (pool: Sql): WaitingListRepository => ({
  async findState(id, tx = pool) {
    const [row] = await tx<StoredWaitingListState>(
      `select ${STATE}, w.reservation_id::text "reservationId" from waiting_list w where w.id = ?`,
      [id],
    );
    return row ?? null;
  },

  async find(id, tx = pool) {
    const [row] = await tx<StoredEntryView>(`${SELECT_ENTRIES} where w.id = ?`, [id]);
    return row ?? null;
  },

  listOfDate: (date) =>
    pool<StoredEntryView>(`${SELECT_ENTRIES} where w.date = ? order by ${ARRIVAL}`, [date]),

  listWaitedTurns: (today) => pool<Turn>(WAITED_TURNS, [today]),

  listWaiting: ({ date, timeSlotId }, tx) =>
    tx
      ? tx<WaitingParty>(`${WAITING} for update of w`, [date, timeSlotId])
      : pool<WaitingParty>(WAITING, [date, timeSlotId]),

  listExpiredOffers: async (now, limit) =>
    (
      await pool<{ id: string }>(
        `select id::text from waiting_list where status = 'offered' and offered_until <= ? order by offered_until limit ?`,
        [now, limit],
      )
    ).map(({ id }) => id),

  async findOfferedTurn(tx, id) {
    const [row] = await tx<{ date: string; timeSlotId: string | null }>(
      `select date::text, case when status = 'offered' then offer->>'timeSlotId' end "timeSlotId" from waiting_list where id = ?`,
      [id],
    );
    if (!row) return undefined;
    return row.timeSlotId === null ? null : { date: row.date, timeSlotId: row.timeSlotId };
  },

  async lockRow(tx, id) {
    await tx('select 1 from waiting_list where id = ? for update', [id]);
  },
});
