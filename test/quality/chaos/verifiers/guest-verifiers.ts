import { guestMailOf, isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from '#src/event-log/postgres/event-rows.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { summarizeBreaches, type Verifier } from './verifier.ts';

type History = readonly RecordedEvent<ReservationEvent>[];

/** Loads the events of each reservation whose guest has an e-mail address. */
const loadHistories = async (tx: Sql): Promise<History[]> => {
  const rows = await tx<EventRow>(
    `select ${EVENT_COLUMNS} from event where event.stream in (
       select f.stream from event f join personal_data p on p.subject_id = f.subject_id
       where f.version = 1 and f.stream like 'reservation-%' and p.data->>'email' is not null)
     order by event.pos`,
  );
  const histories = new Map<string, RecordedEvent<ReservationEvent>[]>();
  for (const row of rows) {
    const event = toRecorded(row) as RecordedEvent<ReservationEvent>;
    histories.set(event.stream, [...(histories.get(event.stream) ?? []), event]);
  }
  return [...histories.values()];
};

const isUndone = (history: History, place: number): boolean =>
  history.slice(place + 1).find((event) => !isContactRecord(event))?.type === 'LastActionUndone';

/**
 * Returns the mails that are allowed and the mails that are required. A mail about an undone event
 * is only allowed, because the undo may come before or after it.
 */
const sortMails = (history: History) => {
  const possible = history.filter((event) => guestMailOf(event) !== null);
  const owed = possible.filter((event) => !isUndone(history, history.indexOf(event)));
  return { possible: possible.map(({ id }) => id), owed: owed.map(({ id }) => id) };
};

const findDisorder = (ids: readonly string[], arrivals: ReadonlyMap<string, number>): string[] => {
  const places = ids.flatMap((id) => arrivals.get(id) ?? []);
  return places.some((place, index) => index > 0 && place < places[index - 1]!)
    ? [`the mails about ${ids.join(', ')} came in another order`]
    : [];
};

export const guestMails: Verifier = {
  name: 'V17',
  promise: 'one mail to the guest for each decision that stands, in order',
  breaches: async ({ guestMailEventIds, maxRepeatedGuestMails, prewritten }, tx) => {
    const histories = (await loadHistories(tx)).filter(
      ([first]) =>
        !prewritten || first!.position < prewritten.from || first!.position > prewritten.to,
    );
    const arrivals = new Map(
      [...guestMailEventIds.entries()].toReversed().map(([place, id]) => [id, place]),
    );
    const repeated = guestMailEventIds.length - arrivals.size;
    return summarizeBreaches([
      ...histories.flatMap((history) => {
        const { possible, owed } = sortMails(history);
        return [
          ...owed.filter((id) => !arrivals.has(id)).map((id) => `no mail about ${id}`),
          ...findDisorder(possible, arrivals),
        ];
      }),
      ...(repeated > maxRepeatedGuestMails ? [`${repeated} mails to guests came again`] : []),
    ]);
  },
};

const ENDED_HOLDS = `
  select 'reservation ' || id || ' has ended with an open change request' breach from reservations
    where change_request is not null and status in ('cancelled', 'completed')
  union all
  select 'a change request of ' || stream || ' was answered twice' from event
    group by stream
    having count(*) filter (where type in ('ChangeAccepted', 'ChangeDeclined', 'ChangeClosed')) > count(*) filter (where type = 'ChangeRequested')
  union all
  select 'an offer to ' || stream || ' ended twice' from event where stream like 'waiting-list-%'
    group by stream
    having count(*) filter (where type in ('OfferAccepted', 'OfferDeclined', 'OfferExpired')) > count(*) filter (where type = 'SeatOffered')
  union all
  select 'the accepted offer to ' || a.stream || ' is no reservation of its own' from event a
    where a.type = 'OfferAccepted' and 1 <> (
      select count(*) from event r where r.stream = 'reservation-' || (a.data->>'reservationId') and r.type = 'ReservationEntered'
        and r.data->'seat'->>'covers' = a.data->'seat'->>'covers' and r.data->'seat'->>'timeSlotId' = a.data->'seat'->>'timeSlotId')
  union all
  select 'the proposals to ' || min(data->>'insteadOf') || ' became two requests' from event where type = 'ReservationRequested' and data->>'insteadOf' is not null
    group by data->>'insteadOf' having count(*) > 1
  union all
  select 'a request replaces ' || d.id || ', which was not declined' from event e join reservations d on d.id = (e.data->>'insteadOf')::uuid
    where e.type = 'ReservationRequested' and d.status <> 'cancelled'`;

export const endedHolds: Verifier = {
  name: 'V18',
  promise:
    'ended changes and offers hold nothing; an offer or a declined request becomes one reservation',
  breaches: async (_, tx) =>
    summarizeBreaches((await tx<{ breach: string }>(ENDED_HOLDS)).map(({ breach }) => breach)),
};

/**
 * Finds reservations whose stored contact state differs from their last event. The query does not
 * use the code of the projection.
 */
const WRONG_CONTACTS = `
  select r.id::text, r.contact, last.type from reservations r
  join lateral (
    select e.type, e.data from event e where e.stream = 'reservation-' || r.id order by e.version desc limit 1) last on true
  where coalesce(r.contact, 'none') <> case last.type
    when 'GuestInformed' then last.data->>'contact' when 'GuestOpenedLink' then 'seen' when 'GuestConfirmed' then 'confirmed'
    when 'GuestMailFailed' then 'not_informed' else coalesce(r.contact, 'none') end`;

export const contactStates: Verifier = {
  name: 'V19',
  promise: 'staff see what each guest was told and answered',
  breaches: async (_, tx) =>
    summarizeBreaches(
      (await tx<{ id: string; contact: string; type: string }>(WRONG_CONTACTS)).map(
        ({ id, contact, type }) => `${id} is ${contact} after ${type}`,
      ),
    ),
};
