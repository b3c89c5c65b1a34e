import { oneTapOperations } from '#src/contracts/booking/reservation-desk-operations.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import type { GuestView } from '#src/contracts/guests.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { operations } from '#test/support/assertions/api-contract.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import {
  buildGuest,
  exampleGuests,
  buildContactMessage,
  buildDeskEntry,
  newIdempotencyKey,
  buildQuoteRequest,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import { tokenOf } from '#test/support/drivers/quote-driver.ts';
import type { HttpResponse, HttpClient } from '#test/support/drivers/http-client.ts';
import { addPhotograph } from '#test/support/drivers/photograph-driver.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const DAY = '2027-03-13';
/** Operations that use POST but append no event, each with the reason. */
const READS: Readonly<Record<string, string>> = {
  findLostLink: 'finds a link and writes nothing',
  verifyChain: 'verifies and writes nothing',
  confirmPerson: 'changes only the session of the trusted device',
  releasePerson: 'changes only the session of the trusted device',
  markRequestsSeen: 'stores which requests need no alert any more',
  subscribeToPush: 'stores a device that gets alerts',
  unsubscribeFromPush: 'deletes a device that gets alerts',
  requestUpload: 'hands out an address; the picture that arrives there is what appends',
};

let app: RunningApp;
let folder: string;
let staff: HttpClient;
let slots: TimeSlotView[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-seals-'));
  app = await startApp({ env: { CHECKPOINT_DIR: folder } });
  await app.container.get(TOKENS.audit).signCheckpoint({ force: true });
  staff = counted(await app.staff());
  slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  // All reservations are of one turn, and the demo floor has few tables for one person.
  for (let number = 1; number <= 60; number += 1)
    await staff.post('/api/tables', { name: `Panca ${number}`, capacity: 2 });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Made = HttpResponse<{ id: string }>;
const PROPOSAL = { price: '€ 46,00', text: 'Caponata e cassata' };

let written = 0;
const counted = (client: HttpClient): HttpClient => {
  const count =
    (send: HttpClient['post']): HttpClient['post'] =>
    async <Body>(path: string, body?: unknown, headers?: Record<string, string>) => {
      const answer = await send<Body>(path, body, headers);
      if (answer.status < 300) written += 1;
      return answer;
    };
  return {
    ...client,
    post: count(client.post),
    put: count(client.put),
    patch: count(client.patch),
    delete: count(client.delete),
  };
};
const visitor = () => counted(app.guest());

const head = async () =>
  Number(
    (await app.container.get(TOKENS.sql)<{ pos: string }>('select pos::text from log_head'))[0]!
      .pos,
  );
const turn = () => ({
  reservationDate: DAY,
  timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
});
let asked = 0;
const request = () =>
  visitor().post<{ id: string }>(
    '/api/reservations',
    buildReservationRequest(turn(), { ...buildGuest(++asked), numberOfPeople: 1 }),
    { 'idempotency-key': newIdempotencyKey() },
  );
const enter = () =>
  staff.post<{ id: string }>('/api/reservations/desk', {
    origin: 'walk_in',
    customerName: `Ospite ${++asked}`,
    customerPhone: null,
    customerEmail: null,
    notes: null,
    ...turn(),
    tableId: null,
    numberOfPeople: 1,
  });
const idOf = async (made: Promise<Made>) => (await made).body.id;
const dish = () => ({
  name: `Piatto ${++asked}`,
  description: 'Di prova',
  price: '€ 1,00',
  category: 'Antipasti',
});
const drink = () => ({
  name: `Bevanda ${++asked}`,
  price: '€ 1,00',
  category: 'BEVANDE',
  subcategory: 'AMARI',
});
const table = () => ({ name: `Tavolo ${++asked}`, capacity: 2 });
const slot = () => ({
  startTime: `23:${String(10 + (++asked % 40))}`,
  endTime: '23:59',
  description: null,
  isActive: true,
});
const closure = () => ({
  service: 'all',
  date: `2027-12-${String(1 + (++asked % 28)).padStart(2, '0')}`,
  note: null,
  active: true,
});
/** Of a turn without reservations of the other tests. */
const setLimit = () =>
  staff.post<{ id: string }>('/api/turn-limits', {
    date: '2027-12-30',
    kind: 'full',
    timeSlotId: slots[asked++ % slots.length]!.id,
  });
const reservation = async (word: string, body?: object) =>
  staff.post(`/api/reservations/${await idOf(enter())}/${word}`, body);
const during = async <Result>(moment: string, work: () => Promise<Result>) => {
  app.clock.set(moment);
  try {
    return await work();
  } finally {
    app.clock.set('2027-03-10T10:00');
  }
};
const inTurn = async (word: string) => {
  const id = await idOf(enter());
  return during(`${DAY}T19:30`, () => staff.post(`/api/reservations/${id}/${word}`));
};

/** The guest opens the own reservation of which staff have decided. */
const ownLink = async () => {
  const { id, link } = (await request()).body as unknown as { id: string; link: string };
  await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
  return { id, path: `/api${link.replace('reservations/', 'reservations/link/')}` };
};
const byLink = async (step: string, body?: object) =>
  visitor().post(`${(await ownLink()).path}/${step}`, body);
const changed = () => ({ ...turn(), reservationDate: '2027-03-14', numberOfPeople: 1 });
const answerChange = async (word: string) => {
  const { id, path } = await ownLink();
  await visitor().post(`${path}/change`, changed());
  return staff.post(`/api/reservations/${id}/${word}`);
};

type Joined = { id: string; token: string };
/** The dates differ, so each guest waits for a turn of its own. */
const joinWaitingList = () =>
  visitor().post<{ id: string; link: string }>(
    '/api/waiting-list',
    {
      ...buildGuest(++asked),
      date: `2027-04-${String(1 + (asked % 28)).padStart(2, '0')}`,
      timeSlotIds: [turn().timeSlotId],
      numberOfPeople: 2,
    },
    { 'idempotency-key': newIdempotencyKey() },
  );
const joined = async (): Promise<Joined> => {
  const { id, link } = (await joinWaitingList()).body;
  return { id, token: link.replace('/waiting-list/', '') };
};
const offerSeat = ({ id }: Joined) =>
  staff.post(`/api/waiting-list/${id}/offer`, { timeSlotId: turn().timeSlotId });
const answerOffer = async (word: string) => {
  const entry = await joined();
  await offerSeat(entry);
  return visitor().post(`/api/waiting-list/link/${entry.token}/${word}`);
};

const quote = async () =>
  (
    await visitor().post<{ id: string; link: string }>(
      '/api/event-quotes',
      buildQuoteRequest({ numberOfPeople: 60 + ++asked }),
    )
  ).body;

let usedTables = 0;
/** Another table at each call. */
const freeTable = async (): Promise<string> => {
  const { body } = await staff.get<{ id: string; name: string }[]>('/api/tables');
  usedTables += 1;
  return body.find(({ name }) => name === `Panca ${usedTables}`)!.id;
};
/** Enters a party at a table, and does the step, if there is one. */
const atTable = async (step?: string): Promise<Made> => {
  const entered = await staff.post<{ id: string }>('/api/reservations/desk', {
    ...buildDeskEntry(turn()),
    numberOfPeople: 1,
    tableId: await freeTable(),
  });
  return step ? staff.post(`/api/reservations/${entered.body.id}/${step}`) : entered;
};

const TOLD_ALLERGIES = { codes: ['gluten'], note: null, consent: true, remember: true };
/** A guest with a telephone number of its own at each call. */
const enterGuest = () =>
  idOf(
    staff.post<{ id: string }>('/api/reservations/desk', {
      ...buildDeskEntry(turn()),
      ...buildGuest(++asked),
      numberOfPeople: 1,
    }),
  );
const onReservation = async (path: string, body: object) =>
  staff.put(`/api/reservations/${await enterGuest()}/${path}`, body);

const callsInTurn = Object.fromEntries(
  Object.values(oneTapOperations).map(({ name, path }) => [
    name,
    () => inTurn(path.split('/').at(-1)!),
  ]),
);

const calls: Readonly<Record<string, () => Promise<HttpResponse>>> = {
  requestReservation: request,
  enterReservation: enter,
  decideReservation: async () =>
    staff.put(`/api/reservations/${await idOf(request())}`, { status: 'confirmed' }),
  moveReservation: () => reservation('move', { ...turn(), tableId: null, numberOfPeople: 3 }),
  cancelReservation: () => reservation('cancel', { reason: 'other', note: null }),
  correctGuest: () =>
    reservation('guest', {
      customerName: 'Nome Corretto',
      customerPhone: '0935 000 190',
      customerEmail: null,
      notes: null,
    }),
  writeReservationNote: () => onReservation('note', { adminNotes: 'Una nota' }),
  writeGuestNote: () => onReservation('guest/note', { guestNote: 'Una nota' }),
  recordAllergies: () => onReservation('allergies', TOLD_ALLERGIES),
  eraseAllergies: async () => {
    const id = await enterGuest();
    await staff.put(`/api/reservations/${id}/allergies`, TOLD_ALLERGIES);
    return staff.delete(`/api/reservations/${id}/allergies`);
  },
  mergeGuests: async () =>
    staff.post(`/api/reservations/${await enterGuest()}/guest/merge`, {
      other: await enterGuest(),
    }),
  separateGuests: async () => {
    const path = `/api/reservations/${await enterGuest()}/guest`;
    const { body } = await staff.post<{ guest: GuestView }>(`${path}/merge`, {
      other: await enterGuest(),
    });
    return staff.post(`${path}/separate`, { entry: body.guest.merged[0]!.id });
  },
  ...callsInTurn,
  pinTable: async () => atTable('pin-table'),
  unpinTable: async () => {
    const { body } = await atTable('pin-table');
    return staff.post(`/api/reservations/${body.id}/unpin-table`);
  },
  acceptWithMove: async () => {
    const { body: moved } = await atTable();
    const [tableId, to] = [await freeTable(), await freeTable()];
    return staff.post(`/api/reservations/${await idOf(request())}/accept-with-move`, {
      tableId,
      move: { id: moved.id, tableId: to },
    });
  },
  clearTable: async () => {
    const id = await idOf(enter());
    return during(`${DAY}T19:30`, async () => {
      await staff.post(`/api/reservations/${id}/seat`);
      return staff.post(`/api/reservations/${id}/clear`);
    });
  },
  markCalled: async () => {
    const id = await idOf(request());
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    return staff.post(`/api/reservations/${id}/called`);
  },
  openPersonalLink: () => byLink('seen'),
  confirmVisit: () => byLink('confirm'),
  cancelOwnReservation: () => byLink('cancel'),
  askForChange: () => byLink('change', changed()),
  withdrawChange: async () => {
    const { path } = await ownLink();
    await visitor().post(`${path}/change`, changed());
    return visitor().post(`${path}/withdraw-change`);
  },
  acceptProposal: async () => {
    const { id, link } = (await request()).body as unknown as { id: string; link: string };
    await staff.put(`/api/reservations/${id}`, { status: 'cancelled' });
    const path = `/api${link.replace('reservations/', 'reservations/link/')}`;
    const { body } = await visitor().get<ReservationStatusView>(path);
    const { reservationDate, timeSlotId } = body.proposals![0]!;
    return visitor().post(`${path}/proposal`, { reservationDate, timeSlotId });
  },
  writeNote: () => byLink('note', { notes: 'Un passeggino' }),
  correctPhone: () => byLink('phone', { customerPhone: '0935 000 177' }),
  acceptChange: () => answerChange('accept-change'),
  declineChange: () => answerChange('decline-change'),
  recordGuestInformed: () => reservation('informed', { channel: 'phone' }),
  mergeReservations: async () => {
    const guest = buildGuest(++asked);
    const enterFor = (numberOfPeople: number) =>
      idOf(
        staff.post<{ id: string }>('/api/reservations/desk', {
          ...buildDeskEntry(turn()),
          ...guest,
          numberOfPeople,
        }),
      );
    const other = await enterFor(1);
    return staff.post(`/api/reservations/${await enterFor(2)}/merge`, { other });
  },
  cancelStrandedReservations: async () =>
    staff.post('/api/reservations/cancel-stranded', { ids: [await idOf(enter())] }),
  rejectManyReservations: async () =>
    staff.post('/api/reservations/reject-many', { ids: [await idOf(request())], note: 'Prova' }),
  acceptManyReservations: async () =>
    staff.post('/api/reservations/accept-many', {
      requests: [{ id: await idOf(request()), tableId: null }],
    }),
  closeServiceDay: () =>
    staff.put('/api/service-days/2027-03-10/closing', { note: 'Finito lo sfincione' }),
  setTurnLimit: () => setLimit(),
  endTurnLimit: async () => staff.delete(`/api/turn-limits/${await idOf(setLimit())}`),
  undoManyActions: async () => {
    const id = await idOf(request());
    const { body } = await staff.put<{ updatedAt: string }>(`/api/reservations/${id}`, {
      status: 'confirmed',
    });
    return staff.post('/api/reservations/undo-many', { actions: [{ id, at: body.updatedAt }] });
  },
  undoLastAction: async () => {
    const id = await idOf(request());
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    return staff.post(`/api/reservations/${id}/undo`);
  },
  undoWithReason: async () => {
    const id = await idOf(request());
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    return staff.post(`/api/reservations/${id}/undo-with-reason`, { reason: 'Per sbaglio' });
  },
  joinWaitingList,
  offerSeat: async () => offerSeat(await joined()),
  acceptOfferedSeat: () => answerOffer('accept'),
  declineOfferedSeat: () => answerOffer('decline'),
  leaveWaitingList: () => answerOffer('leave'),
  markWaitingGuestInformed: async () => {
    const entry = await joined();
    await offerSeat(entry);
    return staff.post(`/api/waiting-list/${entry.id}/informed`, { channel: 'phone' });
  },
  requestQuote: () => visitor().post('/api/event-quotes', buildQuoteRequest()),
  changeQuote: async () =>
    staff.patch(
      `/api/event-quotes/${await idOf(visitor().post('/api/event-quotes', buildQuoteRequest({ numberOfPeople: 77 })) as Promise<Made>)}`,
      { status: 'rejected' },
    ),
  makeProposal: async () =>
    staff.post(`/api/event-quotes/${(await quote()).id}/proposals`, PROPOSAL),
  takeQuote: () => staff.post('/api/event-quotes/taken', buildQuoteRequest({ numberOfPeople: 79 })),
  noteContact: async () =>
    staff.post(`/api/event-quotes/${(await quote()).id}/contacts`, {
      channel: 'phone',
      text: 'Primo più leggero',
    }),
  notePayment: async () =>
    staff.post(`/api/event-quotes/${(await quote()).id}/payments`, {
      kind: 'deposit',
      amountCents: 20_000,
      paidOn: '2026-01-10',
    }),
  setOption: async () => {
    const { id } = await quote();
    await staff.post(`/api/event-quotes/${id}/proposals`, PROPOSAL);
    return staff.put(`/api/event-quotes/${id}/option`, { optionDate: '2027-03-20' });
  },
  chooseHold: async () =>
    staff.put(`/api/event-quotes/${(await quote()).id}/hold`, {
      covers: 50,
      floor: null,
      timeSlotIds: [],
      closesService: false,
    }),
  loseQuote: async () =>
    staff.post(`/api/event-quotes/${(await quote()).id}/loss`, { reason: 'price' }),
  reportQuoteSeen: async () => {
    const { id, link } = await quote();
    await staff.post(`/api/event-quotes/${id}/proposals`, PROPOSAL);
    return visitor().post(`/api/event-quotes/link/${tokenOf(link)}/seen`);
  },
  sendContactMessage: () => visitor().post('/api/contact', buildContactMessage()),
  markContactMessage: async () =>
    staff.patch(
      `/api/contact/${await idOf(visitor().post('/api/contact', buildContactMessage({ message: 'Un altro messaggio di prova' })) as Promise<Made>)}`,
      { read: true },
    ),
  addDish: () => staff.post('/api/menu-items', dish()),
  changeDish: async () =>
    staff.put(
      `/api/menu-items/${await idOf(staff.post('/api/menu-items', dish()) as Promise<Made>)}`,
      dish(),
    ),
  removeDish: async () =>
    staff.delete(
      `/api/menu-items/${await idOf(staff.post('/api/menu-items', dish()) as Promise<Made>)}`,
    ),
  addDrink: () => staff.post('/api/drinks', drink()),
  changeDrink: async () =>
    staff.put(`/api/drinks/${await idOf(staff.post('/api/drinks', drink()) as Promise<Made>)}`, {
      isAvailable: false,
    }),
  removeDrink: async () =>
    staff.delete(`/api/drinks/${await idOf(staff.post('/api/drinks', drink()) as Promise<Made>)}`),
  setDishSoldOut: async () =>
    staff.put(
      `/api/menu-items/${await idOf(staff.post('/api/menu-items', dish()) as Promise<Made>)}/sold-out`,
      { isSoldOut: true },
    ),
  setDrinkSoldOut: async () =>
    staff.put(
      `/api/drinks/${await idOf(staff.post('/api/drinks', drink()) as Promise<Made>)}/sold-out`,
      { isSoldOut: true },
    ),
  changePrices: async () => {
    const { body } = await staff.post<{ id: string; price: string }>('/api/menu-items', dish());
    return staff.put('/api/menu-prices', {
      changes: [{ kind: 'dish', id: body.id, price: '€ 99,00', seenPrice: body.price }],
    });
  },
  addPhotograph: () => addPhotograph(staff),
  changePhotograph: async () =>
    staff.put(`/api/photographs/${await idOf(addPhotograph(staff))}`, { isShown: false }),
  movePhotograph: async () => {
    await addPhotograph(staff);
    return staff.post(`/api/photographs/${await idOf(addPhotograph(staff))}/move`, { position: 1 });
  },
  removePhotograph: async () =>
    staff.delete(`/api/photographs/${await idOf(addPhotograph(staff))}`),
  seedDatabase: async () => {
    const [{ id }] = (await staff.get<{ id: string }[]>('/api/menu-items')).body as [
      { id: string },
    ];
    await staff.delete(`/api/menu-items/${id}`);
    return staff.post('/api/seed');
  },
  addTable: () => staff.post('/api/tables', table()),
  changeTable: async () =>
    staff.put(
      `/api/tables/${await idOf(staff.post('/api/tables', table()) as Promise<Made>)}`,
      table(),
    ),
  removeTable: async () =>
    staff.delete(`/api/tables/${await idOf(staff.post('/api/tables', table()) as Promise<Made>)}`),
  setTableBlock: async () =>
    staff.put('/api/table-blocks', {
      date: DAY,
      tableId: await idOf(staff.post('/api/tables', table()) as Promise<Made>),
      timeSlotId: turn().timeSlotId,
      isAvailable: false,
    }),
  addTimeSlot: () => staff.post('/api/time-slots', slot()),
  changeTimeSlot: async () =>
    staff.put(
      `/api/time-slots/${await idOf(staff.post('/api/time-slots', slot()) as Promise<Made>)}`,
      slot(),
    ),
  removeTimeSlot: async () =>
    staff.delete(
      `/api/time-slots/${await idOf(staff.post('/api/time-slots', slot()) as Promise<Made>)}`,
    ),
  addClosure: () => staff.post('/api/closures', closure()),
  changeClosure: async () =>
    staff.patch(
      `/api/closures/${await idOf(staff.post('/api/closures', closure()) as Promise<Made>)}`,
      { active: false },
    ),
  removeClosure: async () =>
    staff.delete(
      `/api/closures/${await idOf(staff.post('/api/closures', closure()) as Promise<Made>)}`,
    ),
  logIn: () => visitor().post('/api/admin/login', administrator),
  logOut: async () => counted(await app.staff()).post('/api/admin/logout'),
  endOwnSessions: async () => {
    await app.staff();
    return staff.post('/api/admin/sessions/end', {
      currentPassword: administrator.password,
      session: null,
    });
  },
  changeOwnPassword: async () =>
    counted(await app.auditor()).post('/api/admin/password', {
      currentPassword: auditor.password,
      newPassword: 'sette gradini di pietra',
    }),
  addAccount: () =>
    staff.post('/api/admin/accounts', {
      username: 'un collega',
      role: 'kitchen',
      password: 'nove ulivi sopra il muro',
      currentPassword: administrator.password,
    }),
  givePin: async () => {
    const { accounts } = (await staff.get<{ accounts: { id: string }[] }>('/api/admin/accounts'))
      .body;
    return staff.put(`/api/admin/accounts/${accounts[0]!.id}/pin`, {
      pin: '4071',
      currentPassword: administrator.password,
    });
  },
  trustDevice: async () =>
    counted(await app.staff()).post('/api/admin/trusted-device', {
      currentPassword: administrator.password,
    }),
  closeAccount: async () => {
    await app.container.get(TOKENS.accounts).add('auditor', 'una collega', 'un hash');
    const { accounts } = (
      await staff.get<{ accounts: { id: string; username: string }[] }>('/api/admin/accounts')
    ).body;
    const { id } = accounts.find(({ username }) => username === 'una collega')!;
    return staff.post(`/api/admin/accounts/${id}/close`, {
      currentPassword: administrator.password,
    });
  },
  revealPersonalData: async () =>
    staff.post(`/api/audit/stories/reservation-${await idOf(request())}/person`),
  grantAuditAccess: async () => {
    const { auditors } = (
      await staff.get<{ auditors: { id: string; username: string }[] }>('/api/audit/access')
    ).body;
    return staff.post('/api/audit/access', {
      auditorId: auditors.find(({ username }) => username === auditor.username)!.id,
      minutes: 5,
    });
  },
  openPersonalDataFile: async () => {
    await visitor().post('/api/contact', buildContactMessage());
    return staff.post('/api/personal-data/search', { email: buildContactMessage().email });
  },
  erasePerson: async () => {
    await visitor().post('/api/event-quotes', buildQuoteRequest({ numberOfPeople: 88 }));
    return staff.post('/api/personal-data/erase', { email: exampleGuests.agata.customerEmail });
  },
};

const writing = operations.filter(({ method }) => method !== 'get').map(({ name }) => name);

describe('everything that changes is in the log', () => {
  it('names a call for every route that writes, or why it writes nothing', () =>
    expect([...Object.keys(calls), ...Object.keys(READS)].sort()).toEqual([...writing].sort()));

  it.each(Object.keys(calls))('%s appends an event', async (name) => {
    const before = await head();
    written = 0;
    const { status } = await calls[name]!();
    expect(status).toBeLessThan(300);
    expect((await head()) - before).toBeGreaterThanOrEqual(written);
    expect(written).toBeGreaterThan(0);
    const [last] = await app.container.get(TOKENS.sql)<{ actor: string }>(
      'select actor from event order by pos desc limit 1',
    );
    expect(last!.actor).toMatch(/^(guest|staff:[\da-f-]{36})$/);
  });

  it('and the chain is whole afterwards, the read models equal', async () => {
    expect((await app.container.get(TOKENS.audit).verify()).flaw).toBeNull();
    expect((await app.container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });
});
