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
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

const DAY = '2027-03-13';
/** Operations that use POST but append no event, each with the reason. */
const OPERATIONS_WITHOUT_EVENT: Readonly<Record<string, string>> = {
  findLostLink: 'finds a link and writes nothing',
  verifyChain: 'verifies and writes nothing',
  confirmPerson: 'changes only the session of the trusted device',
  releasePerson: 'changes only the session of the trusted device',
  markRequestsSeen: 'stores which requests need no alert any more',
  subscribeToPush: 'stores a device that gets alerts',
  unsubscribeFromPush: 'deletes a device that gets alerts',
  requestUpload: 'returns an upload URL; the upload appends the event',
};

let app: RunningApp;
let folder: string;
let staff: HttpClient;
let slots: TimeSlotView[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-seals-'));
  app = await startApp({ env: { CHECKPOINT_DIR: folder } });
  await app.container.get(TOKENS.audit).signCheckpoint({ force: true });
  staff = countWrites(await app.staff());
  slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  // All reservations are of one turn, and the demo floor has few tables for one person.
  for (let number = 1; number <= 60; number += 1)
    await staff.post('/api/tables', { name: `Panca ${number}`, capacity: 2 });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

type CreatedResponse = HttpResponse<{ id: string }>;
const PROPOSAL = { price: '€ 46,00', text: 'Caponata e cassata' };

let writeCount = 0;
const countWrites = (client: HttpClient): HttpClient => {
  const count =
    (send: HttpClient['post']): HttpClient['post'] =>
    async <Body>(path: string, body?: unknown, headers?: Record<string, string>) => {
      const answer = await send<Body>(path, body, headers);
      if (answer.status < 300) writeCount += 1;
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
const visitor = () => countWrites(app.guest());

const readLogHead = async () =>
  Number(
    (await app.container.get(TOKENS.sql)<{ pos: string }>('select pos::text from log_head'))[0]!
      .pos,
  );
const turn = () => ({
  reservationDate: DAY,
  timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
});
let lastNumber = 0;
const requestReservation = () =>
  visitor().post<{ id: string }>(
    '/api/reservations',
    buildReservationRequest(turn(), { ...buildGuest(++lastNumber), numberOfPeople: 1 }),
    { 'idempotency-key': newIdempotencyKey() },
  );
const enterReservation = () =>
  staff.post<{ id: string }>('/api/reservations/desk', {
    origin: 'walk_in',
    customerName: `Ospite ${++lastNumber}`,
    customerPhone: null,
    customerEmail: null,
    notes: null,
    ...turn(),
    tableId: null,
    numberOfPeople: 1,
  });
const readId = async (created: Promise<CreatedResponse>) => (await created).body.id;
const buildDish = () => ({
  name: `Piatto ${++lastNumber}`,
  description: 'Di prova',
  price: '€ 1,00',
  category: 'Antipasti',
});
const buildDrink = () => ({
  name: `Bevanda ${++lastNumber}`,
  price: '€ 1,00',
  category: 'BEVANDE',
  subcategory: 'AMARI',
});
const buildTable = () => ({ name: `Tavolo ${++lastNumber}`, capacity: 2 });
const buildSlot = () => ({
  startTime: `23:${String(10 + (++lastNumber % 40))}`,
  endTime: '23:59',
  description: null,
  isActive: true,
});
const buildClosure = () => ({
  service: 'all',
  date: `2027-12-${String(1 + (++lastNumber % 28)).padStart(2, '0')}`,
  note: null,
  active: true,
});
/** Limits a turn in which the other tests have no reservations. */
const addTurnLimit = () =>
  staff.post<{ id: string }>('/api/turn-limits', {
    date: '2027-12-30',
    kind: 'full',
    timeSlotId: slots[lastNumber++ % slots.length]!.id,
  });
const postToReservation = async (step: string, body?: object) =>
  staff.post(`/api/reservations/${await readId(enterReservation())}/${step}`, body);
const runAtTime = async <Result>(time: string, work: () => Promise<Result>) => {
  app.clock.set(time);
  try {
    return await work();
  } finally {
    app.clock.set('2027-03-10T10:00');
  }
};
const postDuringTurn = async (step: string) => {
  const id = await readId(enterReservation());
  return runAtTime(`${DAY}T19:30`, () => staff.post(`/api/reservations/${id}/${step}`));
};

/** Creates a reservation that staff confirm. Returns its id and the path of its personal link. */
const createPersonalLink = async () => {
  const { id, link } = (await requestReservation()).body as unknown as { id: string; link: string };
  await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
  return { id, path: `/api${link.replace('reservations/', 'reservations/link/')}` };
};
const postByLink = async (step: string, body?: object) =>
  visitor().post(`${(await createPersonalLink()).path}/${step}`, body);
const buildChange = () => ({ ...turn(), reservationDate: '2027-03-14', numberOfPeople: 1 });
const answerChange = async (step: string) => {
  const { id, path } = await createPersonalLink();
  await visitor().post(`${path}/change`, buildChange());
  return staff.post(`/api/reservations/${id}/${step}`);
};

type WaitingEntry = { id: string; token: string };
/** The dates differ, so each guest waits for a turn of its own. The turn is full only at first. */
const joinWaitingList = async () => {
  const date = `2027-04-${String(1 + (++lastNumber % 28)).padStart(2, '0')}`;
  const { timeSlotId } = turn();
  const reopen = await declareTurnFull(staff, date, timeSlotId);
  const joined = await visitor().post<{ id: string; link: string }>(
    '/api/waiting-list',
    { ...buildGuest(lastNumber), date, timeSlotIds: [timeSlotId], numberOfPeople: 2 },
    { 'idempotency-key': newIdempotencyKey() },
  );
  await reopen();
  return joined;
};
const createWaitingEntry = async (): Promise<WaitingEntry> => {
  const { id, link } = (await joinWaitingList()).body;
  return { id, token: link.replace('/waiting-list/', '') };
};
const offerSeat = ({ id }: WaitingEntry) =>
  staff.post(`/api/waiting-list/${id}/offer`, { timeSlotId: turn().timeSlotId });
const answerOffer = async (step: string) => {
  const entry = await createWaitingEntry();
  await offerSeat(entry);
  return visitor().post(`/api/waiting-list/link/${entry.token}/${step}`);
};

const createQuote = async () =>
  (
    await visitor().post<{ id: string; link: string }>(
      '/api/event-quotes',
      buildQuoteRequest({ numberOfPeople: 60 + ++lastNumber }),
    )
  ).body;

let takenTableCount = 0;
/** Returns a different table at each call. */
const takeFreeTable = async (): Promise<string> => {
  const { body } = await staff.get<{ id: string; name: string }[]>('/api/tables');
  takenTableCount += 1;
  return body.find(({ name }) => name === `Panca ${takenTableCount}`)!.id;
};
/** Enters a party at a table and, if `step` is given, runs it on the reservation. */
const enterAtTable = async (step?: string): Promise<CreatedResponse> => {
  const entered = await staff.post<{ id: string }>('/api/reservations/desk', {
    ...buildDeskEntry(turn()),
    numberOfPeople: 1,
    tableId: await takeFreeTable(),
  });
  return step ? staff.post(`/api/reservations/${entered.body.id}/${step}`) : entered;
};

const ALLERGIES = { codes: ['gluten'], note: null, consent: true, remember: true };
/** Enters a reservation of a guest with a new telephone number at each call. */
const enterGuest = () =>
  readId(
    staff.post<{ id: string }>('/api/reservations/desk', {
      ...buildDeskEntry(turn()),
      ...buildGuest(++lastNumber),
      numberOfPeople: 1,
    }),
  );
const putForNewReservation = async (path: string, body: object) =>
  staff.put(`/api/reservations/${await enterGuest()}/${path}`, body);

const callsInTurn = Object.fromEntries(
  Object.values(oneTapOperations).map(({ name, path }) => [
    name,
    () => postDuringTurn(path.split('/').at(-1)!),
  ]),
);

const calls: Readonly<Record<string, () => Promise<HttpResponse>>> = {
  requestReservation,
  enterReservation,
  decideReservation: async () =>
    staff.put(`/api/reservations/${await readId(requestReservation())}`, { status: 'confirmed' }),
  moveReservation: () => postToReservation('move', { ...turn(), tableId: null, numberOfPeople: 3 }),
  cancelReservation: () => postToReservation('cancel', { reason: 'other', note: null }),
  correctGuest: () =>
    postToReservation('guest', {
      customerName: 'Nome Corretto',
      customerPhone: '0935 000 190',
      customerEmail: null,
      notes: null,
    }),
  writeReservationNote: () => putForNewReservation('note', { adminNotes: 'Una nota' }),
  writeGuestNote: () => putForNewReservation('guest/note', { guestNote: 'Una nota' }),
  recordAllergies: () => putForNewReservation('allergies', ALLERGIES),
  eraseAllergies: async () => {
    const id = await enterGuest();
    await staff.put(`/api/reservations/${id}/allergies`, ALLERGIES);
    return staff.delete(`/api/reservations/${id}/allergies`);
  },
  mergeGuests: async () =>
    staff.post(`/api/reservations/${await enterGuest()}/guest/merge`, {
      other: await enterGuest(),
    }),
  distinguishGuests: async () =>
    staff.post(`/api/reservations/${await enterGuest()}/guest/distinguish`, {
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
  pinTable: async () => enterAtTable('pin-table'),
  unpinTable: async () => {
    const { body } = await enterAtTable('pin-table');
    return staff.post(`/api/reservations/${body.id}/unpin-table`);
  },
  acceptWithMove: async () => {
    const { body: moved } = await enterAtTable();
    const [tableId, to] = [await takeFreeTable(), await takeFreeTable()];
    return staff.post(`/api/reservations/${await readId(requestReservation())}/accept-with-move`, {
      tableId,
      move: { id: moved.id, tableId: to },
    });
  },
  clearTable: async () => {
    const id = await readId(enterReservation());
    return runAtTime(`${DAY}T19:30`, async () => {
      await staff.post(`/api/reservations/${id}/seat`);
      return staff.post(`/api/reservations/${id}/clear`);
    });
  },
  markCalled: async () => {
    const id = await readId(requestReservation());
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    return staff.post(`/api/reservations/${id}/called`);
  },
  openPersonalLink: () => postByLink('seen'),
  confirmVisit: () => postByLink('confirm'),
  cancelOwnReservation: () => postByLink('cancel'),
  askForChange: () => postByLink('change', buildChange()),
  withdrawChange: async () => {
    const { path } = await createPersonalLink();
    await visitor().post(`${path}/change`, buildChange());
    return visitor().post(`${path}/withdraw-change`);
  },
  acceptProposal: async () => {
    const { id, link } = (await requestReservation()).body as unknown as {
      id: string;
      link: string;
    };
    await staff.put(`/api/reservations/${id}`, { status: 'cancelled' });
    const path = `/api${link.replace('reservations/', 'reservations/link/')}`;
    const { body } = await visitor().get<ReservationStatusView>(path);
    const { reservationDate, timeSlotId } = body.proposals![0]!;
    return visitor().post(`${path}/proposal`, { reservationDate, timeSlotId });
  },
  writeNote: () => postByLink('note', { notes: 'Un passeggino' }),
  correctPhone: () => postByLink('phone', { customerPhone: '0935 000 177' }),
  acceptChange: () => answerChange('accept-change'),
  declineChange: () => answerChange('decline-change'),
  recordGuestInformed: () => postToReservation('informed', { channel: 'phone' }),
  mergeReservations: async () => {
    const guest = buildGuest(++lastNumber);
    const enterFor = (numberOfPeople: number) =>
      readId(
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
    staff.post('/api/reservations/cancel-stranded', { ids: [await readId(enterReservation())] }),
  rejectManyReservations: async () =>
    staff.post('/api/reservations/reject-many', {
      ids: [await readId(requestReservation())],
      note: 'Prova',
    }),
  acceptManyReservations: async () =>
    staff.post('/api/reservations/accept-many', {
      requests: [{ id: await readId(requestReservation()), tableId: null }],
    }),
  closeServiceDay: () =>
    staff.put('/api/service-days/2027-03-10/closing', { note: 'Finito lo sfincione' }),
  setTurnLimit: () => addTurnLimit(),
  endTurnLimit: async () => staff.delete(`/api/turn-limits/${await readId(addTurnLimit())}`),
  undoManyActions: async () => {
    const id = await readId(requestReservation());
    const { body } = await staff.put<{ updatedAt: string }>(`/api/reservations/${id}`, {
      status: 'confirmed',
    });
    return staff.post('/api/reservations/undo-many', { actions: [{ id, at: body.updatedAt }] });
  },
  undoLastAction: async () => {
    const id = await readId(requestReservation());
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    return staff.post(`/api/reservations/${id}/undo`);
  },
  undoWithReason: async () => {
    const id = await readId(requestReservation());
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    return staff.post(`/api/reservations/${id}/undo-with-reason`, { reason: 'Per sbaglio' });
  },
  joinWaitingList,
  offerSeat: async () => offerSeat(await createWaitingEntry()),
  acceptOfferedSeat: () => answerOffer('accept'),
  declineOfferedSeat: () => answerOffer('decline'),
  leaveWaitingList: () => answerOffer('leave'),
  markWaitingGuestInformed: async () => {
    const entry = await createWaitingEntry();
    await offerSeat(entry);
    return staff.post(`/api/waiting-list/${entry.id}/informed`, { channel: 'phone' });
  },
  requestQuote: () => visitor().post('/api/event-quotes', buildQuoteRequest()),
  changeQuote: async () =>
    staff.patch(
      `/api/event-quotes/${await readId(visitor().post('/api/event-quotes', buildQuoteRequest({ numberOfPeople: 77 })) as Promise<CreatedResponse>)}`,
      { status: 'rejected' },
    ),
  makeProposal: async () =>
    staff.post(`/api/event-quotes/${(await createQuote()).id}/proposals`, PROPOSAL),
  takeQuote: () => staff.post('/api/event-quotes/taken', buildQuoteRequest({ numberOfPeople: 79 })),
  noteContact: async () =>
    staff.post(`/api/event-quotes/${(await createQuote()).id}/contacts`, {
      channel: 'phone',
      text: 'Primo più leggero',
    }),
  notePayment: async () =>
    staff.post(`/api/event-quotes/${(await createQuote()).id}/payments`, {
      kind: 'deposit',
      amountCents: 20_000,
      paidOn: '2026-01-10',
    }),
  setOption: async () => {
    const { id } = await createQuote();
    await staff.post(`/api/event-quotes/${id}/proposals`, PROPOSAL);
    return staff.put(`/api/event-quotes/${id}/option`, { optionDate: '2027-03-20' });
  },
  chooseHold: async () =>
    staff.put(`/api/event-quotes/${(await createQuote()).id}/hold`, {
      covers: 50,
      floor: null,
      timeSlotIds: [],
      closesService: false,
    }),
  undoQuoteApproval: async () => {
    const path = `/api/event-quotes/${(await createQuote()).id}`;
    await staff.patch(path, { status: 'approved', holds: null });
    return staff.post(`${path}/undo-approval`);
  },
  loseQuote: async () =>
    staff.post(`/api/event-quotes/${(await createQuote()).id}/loss`, { reason: 'price' }),
  reportQuoteSeen: async () => {
    const { id, link } = await createQuote();
    await staff.post(`/api/event-quotes/${id}/proposals`, PROPOSAL);
    return visitor().post(`/api/event-quotes/link/${tokenOf(link)}/seen`);
  },
  sendContactMessage: () => visitor().post('/api/contact', buildContactMessage()),
  markContactMessage: async () =>
    staff.patch(
      `/api/contact/${await readId(visitor().post('/api/contact', buildContactMessage({ message: 'Un altro messaggio di prova' })) as Promise<CreatedResponse>)}`,
      { read: true },
    ),
  addDish: () => staff.post('/api/menu-items', buildDish()),
  changeDish: async () =>
    staff.put(
      `/api/menu-items/${await readId(staff.post('/api/menu-items', buildDish()) as Promise<CreatedResponse>)}`,
      buildDish(),
    ),
  removeDish: async () =>
    staff.delete(
      `/api/menu-items/${await readId(staff.post('/api/menu-items', buildDish()) as Promise<CreatedResponse>)}`,
    ),
  addDrink: () => staff.post('/api/drinks', buildDrink()),
  changeDrink: async () =>
    staff.put(
      `/api/drinks/${await readId(staff.post('/api/drinks', buildDrink()) as Promise<CreatedResponse>)}`,
      {
        isAvailable: false,
      },
    ),
  removeDrink: async () =>
    staff.delete(
      `/api/drinks/${await readId(staff.post('/api/drinks', buildDrink()) as Promise<CreatedResponse>)}`,
    ),
  setDishSoldOut: async () =>
    staff.put(
      `/api/menu-items/${await readId(staff.post('/api/menu-items', buildDish()) as Promise<CreatedResponse>)}/sold-out`,
      { isSoldOut: true },
    ),
  setDrinkSoldOut: async () =>
    staff.put(
      `/api/drinks/${await readId(staff.post('/api/drinks', buildDrink()) as Promise<CreatedResponse>)}/sold-out`,
      { isSoldOut: true },
    ),
  changePrices: async () => {
    const { body } = await staff.post<{ id: string; price: string }>(
      '/api/menu-items',
      buildDish(),
    );
    return staff.put('/api/menu-prices', {
      changes: [{ kind: 'dish', id: body.id, price: '€ 99,00', seenPrice: body.price }],
    });
  },
  addPhotograph: () => addPhotograph(staff),
  changePhotograph: async () =>
    staff.put(`/api/photographs/${await readId(addPhotograph(staff))}`, { isShown: false }),
  movePhotograph: async () => {
    await addPhotograph(staff);
    return staff.post(`/api/photographs/${await readId(addPhotograph(staff))}/move`, {
      position: 1,
    });
  },
  removePhotograph: async () =>
    staff.delete(`/api/photographs/${await readId(addPhotograph(staff))}`),
  seedDatabase: async () => {
    const [{ id }] = (await staff.get<{ id: string }[]>('/api/menu-items')).body as [
      { id: string },
    ];
    await staff.delete(`/api/menu-items/${id}`);
    return staff.post('/api/seed');
  },
  addTable: () => staff.post('/api/tables', buildTable()),
  changeTable: async () =>
    staff.put(
      `/api/tables/${await readId(staff.post('/api/tables', buildTable()) as Promise<CreatedResponse>)}`,
      buildTable(),
    ),
  removeTable: async () =>
    staff.delete(
      `/api/tables/${await readId(staff.post('/api/tables', buildTable()) as Promise<CreatedResponse>)}`,
    ),
  setTableBlock: async () =>
    staff.put('/api/table-blocks', {
      date: DAY,
      tableId: await readId(staff.post('/api/tables', buildTable()) as Promise<CreatedResponse>),
      timeSlotId: turn().timeSlotId,
      isAvailable: false,
    }),
  addTimeSlot: () => staff.post('/api/time-slots', buildSlot()),
  changeTimeSlot: async () =>
    staff.put(
      `/api/time-slots/${await readId(staff.post('/api/time-slots', buildSlot()) as Promise<CreatedResponse>)}`,
      buildSlot(),
    ),
  removeTimeSlot: async () =>
    staff.delete(
      `/api/time-slots/${await readId(staff.post('/api/time-slots', buildSlot()) as Promise<CreatedResponse>)}`,
    ),
  changeRoom: () => staff.patch('/api/rooms/2', { closedUntil: '2027-12-20' }),
  addClosure: () => staff.post('/api/closures', buildClosure()),
  changeClosure: async () =>
    staff.patch(
      `/api/closures/${await readId(staff.post('/api/closures', buildClosure()) as Promise<CreatedResponse>)}`,
      { active: false },
    ),
  removeClosure: async () =>
    staff.delete(
      `/api/closures/${await readId(staff.post('/api/closures', buildClosure()) as Promise<CreatedResponse>)}`,
    ),
  logIn: () => visitor().post('/api/admin/login', administrator),
  logOut: async () => countWrites(await app.staff()).post('/api/admin/logout'),
  endOwnSessions: async () => {
    await app.staff();
    return staff.post('/api/admin/sessions/end', {
      currentPassword: administrator.password,
      session: null,
    });
  },
  changeOwnPassword: async () =>
    countWrites(await app.auditor()).post('/api/admin/password', {
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
    countWrites(await app.staff()).post('/api/admin/trusted-device', {
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
    staff.post(`/api/audit/stories/reservation-${await readId(requestReservation())}/person`),
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

const writingOperations = operations
  .filter(({ method }) => method !== 'get')
  .map(({ name }) => name);

describe('the operations that write', () => {
  it('have each a call in this test or a reason why they append no event', () =>
    expect([...Object.keys(calls), ...Object.keys(OPERATIONS_WITHOUT_EVENT)].sort()).toEqual(
      [...writingOperations].sort(),
    ));

  it.each(Object.keys(calls))('%s appends an event', async (name) => {
    const before = await readLogHead();
    writeCount = 0;
    const { status } = await calls[name]!();
    expect(status).toBeLessThan(300);
    expect((await readLogHead()) - before).toBeGreaterThanOrEqual(writeCount);
    expect(writeCount).toBeGreaterThan(0);
    const [last] = await app.container.get(TOKENS.sql)<{ actor: string }>(
      'select actor from event order by pos desc limit 1',
    );
    expect(last!.actor).toMatch(/^(guest|staff:[\da-f-]{36})$/);
  });

  it('leave a valid hash chain, and read models that are equal to a replay', async () => {
    expect((await app.container.get(TOKENS.audit).verify()).flaw).toBeNull();
    expect((await app.container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });
});
