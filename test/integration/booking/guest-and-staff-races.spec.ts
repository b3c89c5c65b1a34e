import { toWaitingListStream } from '#src/contexts/booking/waiting-list/application/waiting-list-stream-name.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { createBookingConsistencyQueries } from '#test/support/assertions/booking-consistency.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { createGuestMailDeliveries } from '#test/support/drivers/guest-mail-deliveries.ts';
import { shuffle } from '#test/support/drivers/shuffle.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { countRounds } from '#test/support/rounds.ts';

const bookingApp = setupBookingApp();
const { app, guest, turn, slotId, ask, enter, press, decide, sql } = bookingApp;
const { joined, offerFreedSeats, answer, state } = createWaitingListDriver(bookingApp);

const ROUNDS = countRounds(200);
/** Composing mails takes most of the time, so guests have an e-mail address only in these rounds. */
const isMailed = (round: number) => round % 8 < 2;

const buildRoundGuest = (round: number, name: string) => ({
  ...buildGuest(round * 3 + name.length),
  customerEmail: isMailed(round) ? `${name}-${round}@example.org` : null,
});
const sendRequest = async (round: number, name: string) => {
  const { body } = await ask({ ...buildRoundGuest(round, name), numberOfPeople: 2 });
  return { id: body.id, link: `/api/reservations/link/${body.link.split('/').pop()}` };
};

/** One full turn: two reservations of two, and a third party that waits for a seat. */
const prepareRound = async (round: number) => {
  const leaving = await sendRequest(round, 'leaving');
  const changing = await sendRequest(round, 'changing');
  const waiting = await joined({ ...buildRoundGuest(round, 'waiting') });
  const wanted = { ...turn(), timeSlotId: slotId('cena_secondo'), numberOfPeople: 2 };
  if (round % 4 !== 1) await decide(leaving.id, 'confirmed');
  if (round % 2 === 0) await guest().post(`${changing.link}/change`, wanted);
  return { leaving, changing, waiting, wanted };
};
type Round = Awaited<ReturnType<typeof prepareRound>>;

/**
 * In every fifth round these actions run first, so each outcome occurs on a machine of any speed.
 * There are nine rows, so each row meets all four kinds of rounds (`round % 4`).
 */
const FIRST_ACTIONS: readonly (readonly string[])[] = [
  ['cancel'],
  ['accept'],
  ['undo'],
  ['change'],
  ['acceptChange'],
  ['declineChange'],
  ['acceptOffer'],
  ['cancel', 'acceptOffer'],
  ['cancel', 'accept'],
];
const listFirstActions = (round: number): readonly string[] =>
  round % 5 === 0 ? FIRST_ACTIONS[(round / 5) % FIRST_ACTIONS.length]! : [];

/** Runs all actions concurrently, in another order in each round. */
const race = async (round: number, { leaving, changing, waiting, wanted }: Round) => {
  const statuses: Record<string, number> = {};
  const actions: Record<string, () => Promise<{ status: number } | number>> = {
    cancel: () => guest().post(`${leaving.link}/cancel`),
    accept: () => decide(leaving.id, 'confirmed'),
    undo: () => press(leaving.id, 'undo'),
    change: () => guest().post(`${changing.link}/change`, wanted),
    acceptChange: () => press(changing.id, 'accept-change'),
    declineChange: () => press(changing.id, 'decline-change'),
    offer: () => offerFreedSeats(),
    acceptOffer: async () => {
      await offerFreedSeats();
      return answer(waiting.token, 'accept');
    },
  };
  const run = async (name: string) => {
    const reply = await actions[name]!();
    statuses[name] = typeof reply === 'number' ? 200 : reply.status;
  };
  for (const name of listFirstActions(round)) await run(name);
  const remaining = Object.keys(actions).filter((name) => !(name in statuses));
  await Promise.all(shuffle(remaining, round).map(run));
  return statuses;
};

const finishRound = async ({ changing, waiting }: Round): Promise<void> => {
  await offerFreedSeats();
  await answer(waiting.token, 'accept');
  expect((await state(waiting.token)).status).toBe('accepted');
  await guest().post(`${changing.link}/cancel`);
  const [row] = await sql(
    `select data->>'reservationId' id from event where type = 'OfferAccepted' and stream = ?`,
    [toWaitingListStream(waiting.id)],
  );
  await press(row!['id'] as string, 'cancel', { reason: 'guest_asked' });
};

const expectExactCovers = async () => {
  const consistency = createBookingConsistencyQueries(app().database.query);
  for (const { held, summed, most } of await consistency.covers()) {
    expect(held).toBe(summed);
    expect(held).toBeLessThanOrEqual(most);
  }
};

/** Each outcome must occur in some round. Otherwise the actions did not overlap. */
const OUTCOMES = [
  'accept',
  'undo',
  'change',
  'acceptChange',
  'declineChange',
  'acceptOffer',
].flatMap((name) => [`${name} 200`, `${name} 409`]);

/** Selects reservations whose change requests were not closed exactly once each. */
const SELECT_CHANGES_NOT_CLOSED_ONCE = `
  select stream from event group by stream
  having count(*) filter (where type in ('ChangeAccepted', 'ChangeDeclined', 'ChangeClosed')) <> count(*) filter (where type = 'ChangeRequested')`;

const MAILED_TYPES = new Set([
  'ReservationRequested',
  'ReservationConfirmed',
  'ReservationEntered',
  'ReservationCancelled',
  'ReservationCancelledByGuest',
  'ChangeAccepted',
  'ChangeDeclined',
]);
const CONTACT_TYPES = new Set(['GuestInformed', 'ChangeClosed']);

type LoggedEvent = Pick<RecordedEvent, 'id' | 'stream' | 'type'>;

/** The events of one reservation about which its guest must get one mail each, in order. */
const listExpectedMails = (events: readonly LoggedEvent[]): string[] =>
  events
    .filter(({ type }, index) => {
      const next = events.slice(index + 1).find((later) => !CONTACT_TYPES.has(later.type));
      return MAILED_TYPES.has(type) && next?.type !== 'LastActionUndone';
    })
    .map(({ id }) => id);

const listExpectedMailsByAddress = async (): Promise<Map<string, string[]>> => {
  const rows = await sql(
    `select e.event_id::text id, e.stream, e.type, p.data->>'email' email from event e
     join event f on f.stream = e.stream and f.version = 1 join personal_data p on p.subject_id = f.subject_id
     where e.stream like 'reservation-%' and p.data->>'email' is not null order by e.pos`,
  );
  const events = rows as (LoggedEvent & { readonly email: string })[];
  const emails = new Set(events.map(({ email }) => email));
  return new Map(
    [...emails].map((email) => [
      email,
      listExpectedMails(events.filter((event) => event.email === email)),
    ]),
  );
};

describe('concurrent actions of guests, staff and the waiting list on one turn', () => {
  it(`have one outcome in ${ROUNDS} of ${ROUNDS} rounds, and send each guest one mail per event`, async () => {
    for (const numberOfPeople of [40, 31]) await enter({ numberOfPeople });
    const observed = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const parties = await prepareRound(round);
      const statuses = await race(round, parties);
      for (const [name, status] of Object.entries(statuses)) observed.add(`${name} ${status}`);
      expect(statuses['cancel']).toBe(200);
      expect(Object.values(statuses).filter((status) => ![200, 409].includes(status))).toEqual([]);
      await expectExactCovers();
      await finishRound(parties);
    }
    await expectExactCovers();
    expect(OUTCOMES.filter((outcome) => !observed.has(outcome))).toEqual([]);
    expect(await sql(SELECT_CHANGES_NOT_CLOSED_ONCE)).toEqual([]);
    const { deliverAll } = createGuestMailDeliveries(app());
    expect(await deliverAll()).toEqual(await listExpectedMailsByAddress());
  });
});
