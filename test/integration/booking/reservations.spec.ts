import type { Availability, ReservationReceipt, ReservationView, SlotStatistics } from '#src/contracts/booking.ts';
import type { TimeSlotView } from '#src/contracts/floor.ts';
import { t } from '#src/composition-root.ts';
import { anyGuest, newKey, reservationOf } from '#test/support/examples.ts';
import type { Answer, Client } from '#test/support/http-client.ts';
import { startApp, type RunningApp } from '#test/support/running-app.ts';

type Refusal = { code: string; message: string; fields?: Record<string, string>; details?: { availability?: Availability } };

const DATE = '2027-03-13';
const search = `date=${DATE}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`;

let house: RunningApp;
let guest: Client;
let staff: Client;
let slots: TimeSlotView[];

beforeAll(async () => {
  house = await startApp();
  staff = await house.staff();
});
afterAll(() => house.stop());

beforeEach(async () => {
  const sql = house.container.get(t.sql);
  await sql('alter table event disable trigger user');
  await sql('truncate event, outbox, delivery, idempotency, personal_data, reservations, turn_occupancy, floor_occupancy, daily_settings, service_closures cascade');
  await sql('alter table event enable trigger user');
  await sql(`update log_head set pos = 0, hash = decode(repeat('00', 32), 'hex')`);
  await sql('update time_slots set is_active = true');
  await sql('update tables set is_active = true');
  house.clock.set('2027-03-10T10:00');
  guest = house.guest();
  slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
});

const slotId = (key: string) => slots.find(({ turnKey }) => turnKey === key)!.id;
const turn = () => ({ reservationDate: DATE, timeSlotId: slotId('cena_primo') });
const availability = async (query = search) => (await guest.get<Availability>(`/api/availability?${query}`)).body;
const bestTable = async () => (await availability()).availableSlots[0]!.tableId;
const ask = (over: object = {}, headers: Record<string, string> = {}): Promise<Answer<ReservationReceipt & Refusal>> =>
  guest.post('/api/reservations', reservationOf(turn(), over), { 'idempotency-key': newKey(), ...headers });
const list = async () => (await staff.get<ReservationView[]>('/api/reservations')).body;
const decide = (id: string, status: string): Promise<Answer<ReservationView & Refusal>> => staff.put(`/api/reservations/${id}`, { status });
const statistics = async () =>
  (await staff.get<SlotStatistics[]>(`/api/reservations/stats?date=${DATE}`)).body.find(({ turnKey }) => turnKey === 'cena_primo')!;
const log = () => house.container.get(t.sql)<{ type: string }>('select type from event order by pos').then((rows) => rows.map(({ type }) => type));

describe('a diner searches', () => {
  it('and sees the six turns in order, with their meal', () =>
    expect(slots.map(({ turnKey, startTime, endTime, mealType }) => [turnKey, startTime, endTime, mealType])).toEqual([
      ['pranzo_primo', '12:00', '13:00', 'pranzo'], ['pranzo_secondo', '13:00', '14:00', 'pranzo'], ['pranzo_terzo', '14:00', '15:00', 'pranzo'],
      ['cena_primo', '19:00', '20:50', 'cena'], ['cena_secondo', '20:50', '21:30', 'cena'], ['cena_terzo', '21:30', '22:30', 'cena'],
    ]));

  it('finds free tables and the covers left, by turn key or by slot id', async () => {
    const found = await availability();
    expect(found).toMatchObject({ closed: false, begun: false, message: null, capacityInfo: { bookedCovers: 0, maxCovers: 75, availableCovers: 75, canAccommodate: true } });
    expect(found.availableSlots[0]).toMatchObject({ timeSlotId: slotId('cena_primo'), slotDescription: 'Cena · primo turno', availableCapacity: 2, suitable: true });
    expect(await availability(search.replace('cena_primo', slotId('cena_primo')))).toEqual(found);
  });

  it.each([
    ['without a date', 'date', 'date=', 'Seleziona una data'],
    ['for nobody', 'numberOfPeople', 'numberOfPeople=0', 'Numero di persone deve essere almeno 1'],
    ['for nine', 'numberOfPeople', 'numberOfPeople=9', 'Massimo 8 persone per prenotazione online'],
    ['without a meal', 'mealType', 'mealType=', 'Seleziona pranzo o cena'],
    ['without a turn', 'timeSlot', 'timeSlot=', 'Seleziona un turno'],
    ['for a turn that is not there', 'timeSlot', 'timeSlot=cena_quarto', 'Seleziona un turno'],
    ['for a day that is over', 'date', 'date=2027-03-09', 'La data non può essere nel passato'],
    ['for a meal that is not the turn’s', 'mealType', 'mealType=pranzo', 'Il turno scelto non è di questo pasto'],
  ])('%s: 400 and one sentence for the field', async (_, field, wrong, sentence) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(wrong)) query.set(name, value);
    const answer = await guest.get<Refusal>(`/api/availability?${query.toString()}`);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: sentence });
  });

  it('sees an empty list and a public sentence when the service is closed; the note stays inside', async () => {
    await house.container.get(t.sql)(`insert into service_closures (weekday, service, note) values (6, 'dinner', 'matrimonio Di Prova')`);
    const answer = await guest.get<Availability>(`/api/availability?${search}`);
    expect(answer.body).toMatchObject({ availableSlots: [], closed: true, message: expect.stringContaining('chiuso') });
    expect(answer.text).not.toContain('matrimonio');
    expect((await availability(search.replace('cena', 'pranzo').replace('cena_primo', 'pranzo_primo'))).closed).toBe(false);
  });

  it('sees no table that staff blocked for this turn', async () => {
    const tableId = await bestTable();
    await house.container.get(t.sql)('insert into daily_settings (date, table_id, time_slot_id, is_available) values (?, ?, ?, false)', [DATE, tableId, slotId('cena_primo')]);
    expect((await availability()).availableSlots.map((slot) => slot.tableId)).not.toContain(tableId);
    expect((await ask({ tableId })).body.code).toBe('table_blocked');
  });
});

describe('a diner asks for a table', () => {
  it('gets a reference and a personal link; covers and table are held at once', async () => {
    const tableId = await bestTable();
    const { status, body } = await ask({ tableId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'pending', reference: expect.stringMatching(/^\w{3}-\w{4}$/), link: expect.stringMatching(/^\/reservations\/\S+$/) });
    const after = await availability();
    expect(after.capacityInfo.availableCovers).toBe(73);
    expect(after.availableSlots.map((slot) => slot.tableId)).not.toContain(tableId);
    const standing = await guest.get(`/api/reservations/link/${body.link.split('/').pop()}`);
    expect(standing.body).toMatchObject({ reference: body.reference, status: 'pending', reservationDate: DATE, startTime: '19:00', numberOfPeople: 2 });
    expect(standing.text).not.toMatch(/Agata|0935/);
  });

  it('needs no e-mail and may leave the table to the staff', async () => {
    expect((await ask({ tableId: null, customerEmail: '' })).status).toBe(201);
    expect(await list()).toMatchObject([{ customerEmail: null, tableId: null, tableName: null }]);
    expect((await statistics()).floorBreakdown).toMatchObject({ '0': { people: 0 }, '1': { people: 0 }, '2': { people: 0 }, unassigned: { people: 2, reservations: 1 } });
  });

  it.each([
    ['customerName', '', 'Il nome è obbligatorio'],
    ['customerPhone', '', 'Il numero di telefono è obbligatorio'],
    ['customerEmail', 'non è', 'Email non valida'],
    ['numberOfPeople', 9, 'Massimo 8 persone per prenotazione online'],
    ['numberOfPeople', 0, 'Numero di persone deve essere almeno 1'],
    ['reservationDate', '2027-02-30', 'Seleziona una data'],
    ['reservationDate', '2027-03-09', 'La data non può essere nel passato'],
    ['customerName', 'x'.repeat(101), 'Massimo 100 caratteri'],
  ])('%s = %j: 400 "%s", and nothing changes', async (field, value, sentence) => {
    const { status, body } = await ask({ [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
    expect(await log()).toEqual([]);
  });

  it('cannot slip in what only staff may say', async () => {
    for (const extra of [{ status: 'confirmed' }, { id: newKey() }, { adminNotes: 'vip' }, { createdAt: '2020-01-01T00:00:00Z' }])
      expect((await ask(extra)).status).toBe(400);
    expect(await log()).toEqual([]);
  });

  it('who is late hears so politely, with fresh tables', async () => {
    const tableId = await bestTable();
    await ask({ tableId });
    const { status, body } = await ask({ tableId, ...anyGuest(2) });
    expect([status, body.code]).toEqual([409, 'table_taken']);
    expect(body.details!.availability!.availableSlots.length).toBeGreaterThan(0);
    expect(body.details!.availability!.availableSlots.map((slot) => slot.tableId)).not.toContain(tableId);
  });

  it('a turn never exceeds its covers', async () => {
    for (let party = 0; party < 9; party++) expect((await ask({ ...anyGuest(party), numberOfPeople: 8, tableId: null })).status).toBe(201);
    const { status, body } = await ask({ numberOfPeople: 4 });
    expect([status, body.code, body.message]).toEqual([409, 'turn_full', 'Capacità insufficiente per 4 persone. Richiedi 4 posti, disponibili 3.']);
    expect((await ask({ numberOfPeople: 3, tableId: null })).status).toBe(201);
    expect((await availability()).capacityInfo).toEqual({ bookedCovers: 75, maxCovers: 75, availableCovers: 0, canAccommodate: false });
  });

  it('not for a turn that has begun or begins within half an hour', async () => {
    house.clock.set(`${DATE}T18:30`);
    expect((await availability()).begun).toBe(false);
    house.clock.set(`${DATE}T18:31`);
    expect(await availability()).toMatchObject({ begun: true, availableSlots: [] });
    expect((await ask()).body.code).toBe('turn_begun');
  });

  it('not when the service is closed, the slot retired, or the pieces disagree', async () => {
    const sql = house.container.get(t.sql);
    expect((await ask({ mealType: 'pranzo' })).status).toBe(400);
    expect((await ask({ timeSlot: 'cena_terzo' })).status).toBe(400);
    expect((await ask({ timeSlotId: newKey() })).body.code).toBe('slot_unknown');
    await sql('update time_slots set is_active = false where turn_key = ?', ['cena_primo']);
    expect((await ask()).body.code).toBe('slot_inactive');
    await sql('update time_slots set is_active = true');
    await sql('insert into service_closures (date, service) values (?, ?)', [DATE, 'all']);
    expect((await ask()).body.code).toBe('service_closed');
    expect(await log()).toEqual([]);
  });
});

describe('pressing twice', () => {
  it('with the same key is one reservation and the same answer, byte for byte', async () => {
    const key = { 'idempotency-key': newKey() };
    const first = await ask({}, key);
    const again = await ask({}, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await log()).toEqual(['ReservationRequested']);
  });

  it('with the same key and other content is 422', async () => {
    const key = { 'idempotency-key': newKey() };
    await ask({}, key);
    expect((await ask({ customerName: 'Altra Prova' }, key)).status).toBe(422);
  });

  it('without a key, the same visitor and content within ten minutes is one reservation', async () => {
    const [first, again] = [await guest.post('/api/reservations', reservationOf(turn())), await guest.post('/api/reservations', reservationOf(turn()))];
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect((await house.guest().post('/api/reservations', reservationOf(turn()))).text).not.toBe(first.text);
    expect(await log()).toHaveLength(2);
  });

  it('five copies at the same moment are one reservation', async () => {
    const key = { 'idempotency-key': newKey() };
    await guest.token();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({}, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await log()).toEqual(['ReservationRequested']);
  });
});

describe('staff decide', () => {
  const requested = async (over: object = {}) => (await ask({ tableId: await bestTable(), ...over })).body.id;

  it('see the request as it was made', async () => {
    await requested({ notes: 'Un seggiolone, grazie.' });
    expect(await list()).toMatchObject([{
      customerName: 'Agata Prova', customerPhone: '+39 0935 000 101', customerEmail: 'agata@example.org', reservationDate: DATE,
      timeSlotData: { startTime: '19:00', endTime: '20:50', description: 'Cena · primo turno' }, numberOfPeople: 2,
      specialRequests: 'Un seggiolone, grazie.', status: 'pending', outcome: null, tableName: expect.any(String),
    }]);
  });

  it('accept: confirmed, still holding covers and table', async () => {
    const id = await requested();
    expect((await decide(id, 'confirmed')).body).toMatchObject({ id, status: 'confirmed' });
    expect(await statistics()).toMatchObject({ bookedPeople: 2, reservationsCount: 1, maxCovers: 75 });
    expect(await log()).toEqual(['ReservationRequested', 'ReservationConfirmed']);
  });

  it('reject: cancelled, and covers and table are free for the next request', async () => {
    const tableId = await bestTable();
    const id = await requested({ tableId });
    expect((await decide(id, 'cancelled')).body).toMatchObject({ status: 'cancelled', outcome: 'rejected' });
    expect(await statistics()).toMatchObject({ bookedPeople: 0, reservationsCount: 0 });
    expect((await ask({ tableId, ...anyGuest(3) })).status).toBe(201);
  });

  it('the same decision twice is 200 and appends nothing', async () => {
    const id = await requested();
    await decide(id, 'confirmed');
    expect((await decide(id, 'confirmed')).status).toBe(200);
    expect(await log()).toHaveLength(2);
  });

  it('a colleague who is slower hears what the reservation already is', async () => {
    const id = await requested();
    await decide(id, 'confirmed');
    const { status, body } = await decide(id, 'cancelled');
    expect([status, body.code, body.message]).toEqual([409, 'reservation_settled', 'Prenotazione già gestita: Confermata']);
  });

  it('two at the same moment: one wins, and the covers are given back at most once', async () => {
    const id = await requested();
    const colleague = await house.staff();
    const answers = await Promise.all([decide(id, 'confirmed'), colleague.put(`/api/reservations/${id}`, { status: 'cancelled' }), decide(id, 'confirmed')]);
    expect(await log()).toHaveLength(2);
    const [{ status } = { status: '' }] = await list();
    expect(answers.filter((answer) => answer.status === 200).every((answer) => (answer.body as ReservationView).status === status)).toBe(true);
    expect((await statistics()).bookedPeople).toBe(status === 'confirmed' ? 2 : 0);
  });

  it('accepting checks again: a closure that came later is a 409', async () => {
    const id = await requested();
    await house.container.get(t.sql)('insert into service_closures (date, service) values (?, ?)', [DATE, 'all']);
    expect((await decide(id, 'confirmed')).body.code).toBe('service_closed');
    expect((await decide(id, 'cancelled')).status).toBe(200);
  });

  it('a reservation keeps the table name and the hours that it was made with', async () => {
    const id = await requested();
    const before = (await list())[0]!;
    await house.container.get(t.sql)(`update tables set name = 'Rinominato' where id = ?`, [before.tableId]);
    expect((await decide(id, 'confirmed')).body.tableName).toBe(before.tableName);
    await house.container.get(t.sql)('update tables set name = ? where id = ?', [before.tableName, before.tableId]);
  });

  it.each([['unknown', newKey(), 404], ['malformed', 'xyz', 400]])('%s id: %#', async (_, id, status) => expect((await decide(id, 'confirmed')).status).toBe(status));
  it('only confirmed and cancelled can be said', async () => expect((await decide(await requested(), 'completed')).status).toBe(400));

  it('nobody else may list, decide or count', async () => {
    const id = await requested();
    for (const client of [guest, await house.auditor()]) {
      expect((await client.get('/api/reservations')).status).toBe(401);
      expect((await client.get(`/api/reservations/stats?date=${DATE}`)).status).toBe(401);
      expect((await client.put(`/api/reservations/${id}`, { status: 'confirmed' })).status).toBe(401);
    }
    expect(await log()).toHaveLength(1);
  });
});

describe('the night after', () => {
  it('completes what was confirmed and expires what nobody answered, once the service day is over', async () => {
    const [accepted, forgotten] = [(await ask(anyGuest(1))).body.id, (await ask(anyGuest(2))).body.id];
    await decide(accepted, 'confirmed');
    const close = house.container.get(t.closeServiceDays);
    house.clock.set('2027-03-14T03:59');
    expect(await close()).toBe(0);
    house.clock.set('2027-03-14T04:00');
    expect(await close()).toBe(2);
    expect(await close()).toBe(0);
    const ended = Object.fromEntries((await list()).map(({ id, status, outcome }) => [id, [status, outcome]]));
    expect(ended).toEqual({ [accepted]: ['completed', null], [forgotten]: ['cancelled', 'expired'] });
    expect((await statistics()).bookedPeople).toBe(2);
  });
});

describe('the log', () => {
  const rows = () => house.container.get(t.sql)<Record<string, unknown>>('select * from event order by pos');

  it('holds no personal data, and neither do outbox, idempotency records and read models', async () => {
    await ask({ notes: 'Allergia alle arachidi' });
    const sql = house.container.get(t.sql);
    for (const table of ['event', 'outbox', 'idempotency', 'reservations', 'turn_occupancy', 'floor_occupancy']) {
      const text = JSON.stringify(await sql(`select * from ${table}`));
      expect([table, /agata|0935 000 101|arachidi/i.test(text)]).toEqual([table, false]);
    }
    expect(Buffer.from((await rows())[0]!['canon'] as Buffer).toString()).not.toMatch(/agata|arachidi/i);
  });

  it.each([['UPDATE', `update event set type = 'x'`], ['DELETE', 'delete from event'], ['TRUNCATE', 'truncate event cascade']])('refuses %s', async (_, statement) => {
    await ask();
    await expect(house.container.get(t.sql)(statement)).rejects.toThrow('append only');
    expect(await rows()).toHaveLength(1);
  });

  it('numbers events without a gap, also when requests in between were refused', async () => {
    const tableId = await bestTable();
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask({ ...anyGuest(index), tableId: index % 2 ? tableId : null, numberOfPeople: 1 })));
    const positions = (await rows()).map(({ pos }) => Number(pos));
    expect(positions).toEqual(positions.map((_, index) => index + 1));
    expect(positions).toHaveLength(11);
  });

  it('rebuilds the read models to the same rows', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async (number) => (await ask({ ...anyGuest(number), tableId: null })).body.id));
    await ask({ tableId: await bestTable() });
    await decide(ids[0]!, 'confirmed');
    await decide(ids[1]!, 'cancelled');
    const sql = house.container.get(t.sql);
    const dump = async () => JSON.stringify(await Promise.all(
      ['reservations order by id', 'turn_occupancy order by date, time_slot_id', 'floor_occupancy order by date, time_slot_id, floor'].map((table) => sql(`select * from ${table}`))));
    const before = await dump();
    await sql('update reservations set status = ?', ['completed']);
    expect(await house.container.get(t.rebuild)()).toBe(7);
    expect(await dump()).toBe(before);
  });
});
