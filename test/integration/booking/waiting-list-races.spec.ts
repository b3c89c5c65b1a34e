import { TOKENS } from '#src/composition/tokens.ts';
import { lockTurn } from '#src/contexts/booking/adapters/lock-turn.postgres.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { exampleGuests } from '#test/support/builders/request-builders.ts';
import { shuffle } from '#test/support/drivers/shuffle.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import { countRounds } from '#test/support/rounds.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const bookingApp = setupBookingApp();
const { app, press, enter, sql, ask, slotId } = bookingApp;
const { joined, offerFreedSeats, expireOffers, state, answer, held } =
  createWaitingListDriver(bookingApp);

const ROUNDS = countRounds(200);
const MAX_COVERS = 75;

/** Covers according to the reservations and the open offers, not to the counter. */
const sumCovers = async () =>
  (
    await sql(
      `select (select coalesce(sum(number_of_people), 0) from reservations where time_slot_id = ? and status <> 'cancelled' and holds_seat)::int
        + (select coalesce(sum(covers), 0) from waiting_list where status = 'offered')::int covers`,
      [slotId('cena_primo')],
    )
  )[0]!['covers'];

/** Runs all actions concurrently, in another order in each round. */
const race = async (round: number, actions: readonly (() => Promise<unknown>)[]) => {
  await Promise.all(shuffle(actions, round).map((action) => action()));
};

const countOutcomes = async () =>
  (
    await sql(
      `select type, count(*)::int n from event where type in ('OfferAccepted', 'OfferExpired', 'OfferDeclined') or (type = 'WaitingListLeft' and data->'seat' is not null) group by 1`,
    )
  ).reduce((sum, { n }) => sum + Number(n), 0);

/** Returns a confirmed reservation for two. Its cancellation frees the seat of the next round. */
const findOrEnterPair = async (): Promise<string> => {
  const [open] = await sql(
    `select id::text from reservations where number_of_people = 2 and status in ('pending', 'confirmed') limit 1`,
  );
  if (!open) return (await enter({ numberOfPeople: 2 })).body.id;
  const id = open['id'] as string;
  await bookingApp.decide(id, 'confirmed');
  return id;
};

describe('an open offer under concurrent actions', () => {
  it(`has exactly one outcome in each of ${ROUNDS} rounds, and the held covers are exact`, async () => {
    for (const numberOfPeople of [40, 33]) await enter({ numberOfPeople });
    let pair = (await enter({ numberOfPeople: 2 })).body.id;
    const outcomeCounts: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      const { token } = await joined();
      await press(pair, 'cancel', { reason: 'guest_asked' });
      expect(await offerFreedSeats()).toBe(1);
      if (round % 4 === 3) app().clock.advanceMinutes(30);
      await race(round, [
        () => answer(token, 'accept'),
        () => answer(token, round % 2 ? 'decline' : 'leave'),
        () => expireOffers(),
        () => enter({ numberOfPeople: 2 }),
        () => ask({ numberOfPeople: 2 }),
        () => offerFreedSeats(),
      ]);
      const { status, offer } = await state(token);
      expect(['accepted', 'left', 'ended']).toContain(status);
      outcomeCounts[offer!.outcome] = (outcomeCounts[offer!.outcome] ?? 0) + 1;
      expect(await countOutcomes()).toBe(round + 1);
      const covers = await held();
      expect(covers).toBe(await sumCovers());
      expect(covers).toBeLessThanOrEqual(MAX_COVERS);
      pair = await findOrEnterPair();
    }
    expect(Object.keys(outcomeCounts).length).toBeGreaterThan(2);
    expect(await sql(`select 1 from turn_occupancy where held > max_covers`)).toEqual([]);
  });
});

describe('a seat that two guests wait for', () => {
  it('is given to the one with the offer when both accept concurrently', async () => {
    for (const numberOfPeople of [40, 33]) await enter({ numberOfPeople });
    const pair = (await enter({ numberOfPeople: 2 })).body.id;
    const first = await joined();
    const second = await joined(exampleGuests.bastiano);
    await press(pair, 'cancel', { reason: 'guest_asked' });
    await offerFreedSeats();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        answer(index % 2 ? first.token : second.token, 'accept'),
      ),
    );
    expect([(await state(first.token)).status, (await state(second.token)).status]).toEqual([
      'accepted',
      'waiting',
    ]);
    expect(await held()).toBe(MAX_COVERS);
    expect(await sumCovers()).toBe(MAX_COVERS);
  });
});

describe('an offer of a freed seat', () => {
  it('waits for a change of the turn, and is not made if the change leaves no table', async () => {
    for (const numberOfPeople of [40, 33]) await enter({ numberOfPeople });
    const pair = (await enter({ numberOfPeople: 2 })).body.id;
    const { token } = await joined();
    await press(pair, 'cancel', { reason: 'guest_asked' });
    let offers: Promise<number> | undefined;
    await app().container.get(TOKENS.inTransaction)(async (tx) => {
      await lockTurn(tx, { date: BOOKING_DATE, timeSlotId: slotId('cena_primo') });
      offers = offerFreedSeats();
      await pollUntil(async () => {
        const waiting = await sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0 || null;
      });
      await tx('update tables set is_active = false');
    });
    expect(await offers).toBe(0);
    expect((await state(token)).status).toBe('waiting');
  });
});
