import { createEventSubscriptions } from '#src/event-log/postgres/event-subscription.ts';
import { createLog } from '#src/platform/log.ts';
import { watchFreedSeats } from '#src/processes/watch-freed-seats.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { exampleGuests } from '#test/support/builders/request-builders.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const bookingApp = setupBookingApp();
const { app, ask, decide, enter, guest, press, slotId, sql, staff, turn } = bookingApp;
const { joined, state, answer, expireOffers } = createWaitingListDriver(bookingApp);

/** The process that offers freed seats. The periodic jobs that repeat its search do not run here. */
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

const buildNextTurn = () => ({ ...turn(), timeSlotId: slotId('cena_secondo') });
const toLinkPath = (link: string) => `/api/reservations/link/${link.split('/').pop()}`;

/** Fills the first dinner turn. Two of its 75 covers belong to an online request. */
const fillWithRequest = async () => {
  for (const numberOfPeople of [40, 33]) await enter({ numberOfPeople });
  const { body } = await ask({ ...exampleGuests.crocifissa, numberOfPeople: 2 });
  return { id: body.id, link: toLinkPath(body.link) };
};
/** Fills the turn with a change request of a guest whose reservation is in the next turn. */
const fillWithChangeRequest = async () => {
  for (const numberOfPeople of [40, 33]) await enter({ numberOfPeople });
  const { body } = await ask({
    ...exampleGuests.crocifissa,
    ...buildNextTurn(),
    numberOfPeople: 2,
  });
  await decide(body.id, 'confirmed');
  const link = toLinkPath(body.link);
  await guest().post(`${link}/change`, { ...turn(), numberOfPeople: 2 });
  return { id: body.id, link };
};
const fillWithOffer = async () => {
  const { id } = await fillWithRequest();
  const first = await joined(exampleGuests.bastiano);
  await decide(id, 'cancelled');
  await waitUntilOffered(first.token);
  return first.token;
};
/** Leaves one active table for two, which a party of two has taken. */
const leaveOneTable = async () => {
  const tables = (await staff().get<TableView[]>('/api/tables')).body;
  const [table, other] = tables.filter(
    ({ capacity, capacityMin }) => capacity === 2 && !capacityMin,
  );
  await sql('update tables set is_active = false where id <> ?', [table!.id]);
  await enter({ numberOfPeople: 2 });
  return { table: table!, other: other! };
};

const waitUntilOffered = (token: string) =>
  pollUntil(async () => ((await state(token)).status === 'offered' ? true : null), {
    pause: 10,
  });

type FreeSeat = () => Promise<unknown>;

/** Each entry fills a turn and returns the action that frees a seat of it. */
const causes: Readonly<Record<string, () => Promise<FreeSeat>>> = {
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
    return () => press(id, 'move', { ...buildNextTurn(), tableId: null, numberOfPeople: 2 });
  },
  'the guest reduces the party': async () => {
    for (const numberOfPeople of [40, 31]) await enter({ numberOfPeople });
    const { body } = await ask({ ...exampleGuests.crocifissa, numberOfPeople: 4 });
    return () => guest().post(`${toLinkPath(body.link)}/change`, { ...turn(), numberOfPeople: 2 });
  },
  'staff merge two requests': async () => {
    const { id } = await fillWithRequest();
    const other = (
      await ask({ ...exampleGuests.crocifissa, ...buildNextTurn(), numberOfPeople: 2 })
    ).body;
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
  'a table is activated again': async () => {
    const { other } = await leaveOneTable();
    return () => staff().put(`/api/tables/${other.id}`, { isActive: true });
  },
  'a table block is removed': async () => {
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

describe('a freed seat', () => {
  it.each(Object.entries(causes))(
    'is offered to the waiting list without a periodic job when %s',
    async (cause, prepare) => {
      const freeSeat = await prepare();
      const people = cause === 'a table becomes larger' ? 4 : 2;
      const { token } = await joined({ numberOfPeople: people });
      expect((await state(token)).status).toBe('waiting');
      await freeSeat();
      await waitUntilOffered(token);
    },
  );
});
