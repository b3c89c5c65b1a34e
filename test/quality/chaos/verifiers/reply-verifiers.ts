import { isPromise, listPromisedIds, parseReceipt } from '../clients/reply-ledger.ts';
import { summarizeBreaches, type Verifier } from './verifier.ts';

type ReservationRow = { id: string; day: string; slot: string; people: number; untouched: boolean };

/**
 * Checks that every accepted request exists as a reservation. It must have the requested values,
 * unless staff changed them.
 */
export const lostPromises: Verifier = {
  name: 'V4',
  promise: 'every 201 is a reservation as it was asked for',
  breaches: async ({ ledgerEntries }, tx) => {
    const rows = await tx<ReservationRow>(
      `select r.id::text, reservation_date::text "day", time_slot_id::text slot, number_of_people people,
         not exists (select from event where stream = 'reservation-' || r.id and type in ('ReservationMoved', 'PartyReduced', 'ChangeAccepted')) untouched from reservations r`,
    );
    const storedRows = new Map(rows.map((row) => [row.id, row]));
    return summarizeBreaches(
      ledgerEntries.flatMap(({ keyedRequest: { request }, replies }) =>
        replies.filter(isPromise).flatMap((answer) => {
          const { id } = parseReceipt(answer);
          const row = storedRows.get(id);
          if (!row) return [`${id} was promised and is not there`];
          const asAsked =
            row.day === request.reservationDate &&
            row.slot === request.timeSlotId &&
            row.people === request.numberOfPeople;
          return row.untouched && !asAsked ? [`${id} is not what was asked for`] : [];
        }),
      ),
    );
  },
};

export const unannouncedReservations: Verifier = {
  name: 'V5',
  promise: 'no reservation that no guest was told of',
  breaches: async ({ ledgerEntries, prewritten }, tx) => {
    const promised = listPromisedIds(ledgerEntries);
    const rows = await tx<{ id: string }>(
      `select id::text from reservations where origin = 'online' and instead_of is null`,
    );
    const requested = await tx<{ id: string; pos: number }>(
      `select replace(stream, 'reservation-', '') id, pos::int from event where type = 'ReservationRequested' and data->>'insteadOf' is null`,
    );
    const isOurs = ({ pos }: { pos: number }) =>
      prewritten !== null && pos >= prewritten.from && pos <= prewritten.to;
    const ours = new Set(requested.filter(isOurs).map(({ id }) => id));
    const written = new Set([...rows, ...requested].map(({ id }) => id));
    return summarizeBreaches(
      [...written]
        .filter((id) => !promised.has(id) && !ours.has(id))
        .map((id) => `nobody was told of ${id}`),
    );
  },
};

/** Checks that an idempotency key always gets the same reply after a success. */
export const inconsistentReplies: Verifier = {
  name: 'V13',
  promise: 'one key, one answer',
  breaches: async ({ ledgerEntries }) =>
    summarizeBreaches(
      ledgerEntries.flatMap(({ keyedRequest, replies }) => {
        const first = replies.find(isPromise);
        const others = first
          ? replies
              .slice(replies.indexOf(first))
              .filter(({ status, text }) => status !== first.status || text !== first.text)
          : [];
        return others.length > 0
          ? [
              `${keyedRequest.key}: promised, then ${others[0]!.status} ${others[0]!.text.slice(0, 100)}`,
            ]
          : [];
      }),
    ),
};
