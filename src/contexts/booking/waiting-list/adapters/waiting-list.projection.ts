import type { ProjectedEvent, Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  WAITING_LIST_STREAM_PREFIX,
  parseWaitingListId,
} from '../application/waiting-list-stream-name.ts';
import type { WaitingListEvent } from '../domain/waiting-list-events.ts';

type Joined = Extract<WaitingListEvent, { type: 'WaitingListJoined' }>;
type Later = Exclude<WaitingListEvent, Joined>;

const INSERT = `
  insert into waiting_list (id, subject_id, date, turns, covers, language, status, version, created_at)
  values (?, ?, ?, ?::jsonb, ?, ?, 'waiting', ?, ?)`;

const OFFER = `
  update waiting_list set status = 'offered', offer = ?::jsonb, offered_until = ?, informed_at = null, version = ? where id = ?`;

const setOutcome = (outcome: string) => `offer = offer || '{"outcome": "${outcome}"}'`;

const ACCEPT = `
  update waiting_list set status = 'accepted', ${setOutcome('accepted')}, offered_until = null, reservation_id = ?, version = ? where id = ?`;

/** Removes the offered turn. The entry ends if it has no other turns. */
const releaseOffer = (outcome: 'declined' | 'expired') => `
  update waiting_list w set ${setOutcome(outcome)}, offered_until = null, turns = left_over.turns, version = ?,
    status = case when left_over.turns = '[]' then 'ended' else 'waiting' end
  from (select coalesce(jsonb_agg(turn order by number), '[]') turns
    from waiting_list o, jsonb_array_elements(o.turns) with ordinality as t(turn, number)
    where o.id = ? and turn->>'timeSlotId' <> ?) left_over
  where w.id = ?`;

const LEAVE = `
  update waiting_list set status = 'left', offered_until = null, version = ?,
    offer = case when status = 'offered' then offer || '{"outcome": "left"}' else offer end
  where id = ?`;

const applyJoined = (sql: Sql, event: ProjectedEvent<Joined>) => {
  const { date, turns, covers, language } = event.data;
  return sql(INSERT, [
    parseWaitingListId(event.stream),
    event.subjectId,
    date,
    JSON.stringify(turns),
    covers,
    language,
    event.version,
    event.at,
  ]);
};

const applyLater = (sql: Sql, event: ProjectedEvent<Later>) => {
  const id = parseWaitingListId(event.stream);
  const { version, at } = event;
  switch (event.type) {
    case 'SeatOffered': {
      const { seat, until, needsStaff } = event.data;
      const { timeSlotId, slotStart: startTime, slotEnd: endTime } = seat;
      const times = { timeSlotId, startTime, endTime, until };
      const offer = { ...times, outcome: 'open', ...(needsStaff ? { needsStaff } : {}) };
      return sql(OFFER, [JSON.stringify(offer), until, version, id]);
    }
    case 'OfferAccepted':
      return sql(ACCEPT, [event.data.reservationId, version, id]);
    case 'OfferDeclined':
      return sql(releaseOffer('declined'), [version, id, event.data.seat.timeSlotId, id]);
    case 'OfferExpired':
      return sql(releaseOffer('expired'), [version, id, event.data.seat.timeSlotId, id]);
    case 'WaitingListLeft':
      return sql(LEAVE, [version, id]);
    case 'WaitingGuestInformed':
      return sql('update waiting_list set informed_at = ?, version = ? where id = ?', [
        at,
        version,
        id,
      ]);
  }
};

export const waitingListProjection: Projection<WaitingListEvent> = {
  name: 'waiting-list',
  streamPrefixes: [WAITING_LIST_STREAM_PREFIX],
  tables: ['waiting_list'],

  async apply(event, sql) {
    await (event.type === 'WaitingListJoined' ? applyJoined(sql, event) : applyLater(sql, event));
  },
};
