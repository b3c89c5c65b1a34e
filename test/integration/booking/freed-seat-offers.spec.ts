import { createEventSubscriptions } from '#src/event-log/postgres/event-subscription.ts';
import { createLog } from '#src/platform/log.ts';
import { watchFreedSeats } from '#src/processes/watch-freed-seats.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { exampleGuests } from '#test/support/builders/request-builders.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { pollUntil } from '#test/support/services/child-process.ts';

const bookingApp = setupBookingApp();
const { app, ask, decide, enter, guest, press, slotId, sql, staff, turn } = bookingApp;
const { joined, state, answer, expireOffers } = createWaitingListDriver(bookingApp);

/** The watch of the background work, without the jobs that repeat its search. */
let watch: ReturnType<typeof watchFreedSeats>;
beforeEach(async () => {
  const { database, application } = app();
  const log = createLog('silent');
  watch = watchFreedSeats({
    application,
    subscribe: createEventSubscriptions({ connection: { connectionString: database.url }, log })
      .subscribe,
    head: async () =>
      Number((await sql('select coalesce(max(pos), 0) head from event'))[0]!['head']),
    log,
  });
  await watch.start();
});
afterEach(() => watch.stop());

const NEXT_TURN = () => ({ ...turn(), timeSlotId: slotId('cena_secondo') });
const linkOf = (link: string) => `/api/reservations/link/${link.split('/').pop()}`;

/** Fills the first dinner turn, with two of 75 covers in a request of a guest from the site. */
const fillWithRequest = async () => {
  for (const numberOfPeople of [40, 33]) await enter({ numberOfPeople });
  const { body } = await ask({ ...exampleGuests.crocifissa, numberOfPeople: 2 });
  return { id: body.id, link: linkOf(body.link) };
};
/** Fills the turn with a change request of a guest who sits in the next turn. */
const fillWithChangeRequest = async () => {
  for (const numberOfPeople of [40, 33]) await enter({ numberOfPeople });
  const { body } = await ask({ ...exampleGuests.crocifissa, ...NEXT_TURN(), numberOfPeople: 2 });
  await decide(body.id, 'confirmed');
  const link = linkOf(body.link);
  await guest().post(`${link}/change`, { ...turn(), numberOfPeople: 2 });
  return { id: body.id, link };
};
const fillWithOffer = async () => {
  const { id } = await fillWithRequest();
  const first = await joined(exampleGuests.bastiano);
  await decide(id, 'cancelled');
  await isOffered(first.token);
  return first.token;
};
/** One table of two is left, and a party of two has it. */
const leaveOneTable = async () => {
  const tables = (await staff().get<TableView[]>('/api/tables')).body;
  const [table, other] = tables.filter(
    ({ capacity, capacityMin }) => capacity === 2 && !capacityMin,
  );
  await sql('update tables set is_active = false where id <> ?', [table!.id]);
  await enter({ numberOfPeople: 2 });
  return { table: table!, other: other! };
};

const isOffered = (token: string) =>
  pollUntil(async () => ((await state(token)).status === 'offered' ? true : null), {
    pause: 10,
  });

const OFFER_LIMIT_MS = 1_000;
type Free = () => Promise<unknown>;

/** Each prepares a full turn, and returns the act that frees a seat of it. */
const causes: Readonly<Record<string, () => Promise<Free>>> = {
  'the guest cancels': async () => {
    const { link } = await fillWithRequest();
    return () => guest().post(`${link}/cancel`);
  },
  'staff cancel': async () => {
    const { id } = await fillWithRequest();
    await decide(id, 'confirmed');
    return () => press(id, 'cancel', { reason: 'guest_asked' });
  },
  'staff reject a request': async () => {
    const { id } = await fillWithRequest();
    return () => decide(id, 'cancelled');
  },
  'staff move a party to another turn': async () => {
    const { id } = await fillWithRequest();
    return () => press(id, 'move', { ...NEXT_TURN(), tableId: null, numberOfPeople: 2 });
  },
  'the guest comes with fewer people': async () => {
    for (const numberOfPeople of [40, 31]) await enter({ numberOfPeople });
    const { body } = await ask({ ...exampleGuests.crocifissa, numberOfPeople: 4 });
    return () => guest().post(`${linkOf(body.link)}/change`, { ...turn(), numberOfPeople: 2 });
  },
  'staff merge two requests': async () => {
    const { id } = await fillWithRequest();
    const other = (await ask({ ...exampleGuests.crocifissa, ...NEXT_TURN(), numberOfPeople: 2 }))
      .body;
    return () => press(other.id, 'merge', { other: id });
  },
  'staff decline a change request': async () => {
    const { id } = await fillWithChangeRequest();
    return () => press(id, 'decline-change');
  },
  'the guest withdraws a change request': async () => {
    const { link } = await fillWithChangeRequest();
    return () => guest().post(`${link}/withdraw-change`);
  },
  'a guest declines an offer': async () => {
    const token = await fillWithOffer();
    return () => answer(token, 'decline');
  },
  'an offer expires': async () => {
    await fillWithOffer();
    return () => {
      app().clock.advanceMinutes(30);
      return expireOffers();
    };
  },
  'a table becomes larger': async () => {
    const { table } = await leaveOneTable();
    await press((await bookingApp.list())[0]!.id, 'cancel', { reason: 'guest_asked' });
    return () => staff().put(`/api/tables/${table.id}`, { capacity: 4 });
  },
  'a table is used again': async () => {
    const { other } = await leaveOneTable();
    return () => staff().put(`/api/tables/${other.id}`, { isActive: true });
  },
  'a blocked table is free again': async () => {
    const { other } = await leaveOneTable();
    await sql('update tables set is_active = true where id = ?', [other.id]);
    const block = { date: BOOKING_DATE, tableId: other.id, timeSlotId: slotId('cena_primo') };
    await staff().put('/api/table-blocks', { ...block, isAvailable: false });
    return () => staff().put('/api/table-blocks', { ...block, isAvailable: true });
  },
  'a table is added': async () => {
    await leaveOneTable();
    return () => staff().post('/api/tables', { name: 'Giardino 1', capacity: 2, description: '' });
  },
  'a closed service reopens': async () => {
    const { id } = await fillWithRequest();
    return async () => {
      const { body } = await staff().post<{ id: string }>('/api/closures', {
        date: BOOKING_DATE,
        service: 'dinner',
      });
      await decide(id, 'cancelled');
      await staff().delete(`/api/closures/${body.id}`);
    };
  },
};

describe('a seat is freed', () => {
  it.each(Object.entries(causes))('and offered within a second when %s', async (cause, prepare) => {
    const free = await prepare();
    const people = cause === 'a table becomes larger' ? 4 : 2;
    const { token } = await joined({ numberOfPeople: people });
    expect((await state(token)).status).toBe('waiting');
    await free();
    const freedAt = performance.now();
    await isOffered(token);
    expect(performance.now() - freedAt).toBeLessThan(OFFER_LIMIT_MS);
  });
});
