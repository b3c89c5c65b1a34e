import { t } from '#src/composition-root.ts';
import type { QuoteReceipt, QuoteView } from '#src/contracts/private-events.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { emptyBooks, eventTypes } from '#test/support/books.ts';
import { newKey, quoteOf } from '#test/support/examples.ts';
import type { Answer, Client } from '#test/support/http-client.ts';
import { startApp, type RunningApp } from '#test/support/running-app.ts';

type Refusal = { code: string; message: string; fields?: Record<string, string>; details?: object };

let house: RunningApp;
let guest: Client;
let staff: Client;
let sql: Sql;

beforeAll(async () => {
  house = await startApp();
  staff = await house.staff();
  sql = house.container.get(t.sql);
});
afterAll(() => house.stop());
beforeEach(async () => {
  await emptyBooks(sql);
  house.clock.set('2027-03-10T10:00');
  guest = house.guest();
});

const ask = (over: object = {}, headers: Record<string, string> = {}): Promise<Answer<QuoteReceipt & Refusal>> =>
  guest.post('/api/event-quotes', { ...quoteOf(), ...over }, { 'idempotency-key': newKey(), ...headers });
const list = async () => (await staff.get<QuoteView[]>('/api/event-quotes')).body;
const decide = (id: string, decision: object): Promise<Answer<QuoteView & Refusal>> => staff.patch(`/api/event-quotes/${id}`, decision);
const requested = async (over: object = {}) => (await ask(over)).body.id;
const kept = async () => (await sql('select 1 from personal_data')).length;

/** Not a trace: no event, nobody in the vault, nothing to answer again. */
const expectNothing = async () => {
  expect(await eventTypes(sql)).toEqual([]);
  expect(await list()).toEqual([]);
  expect([await kept(), (await sql('select 1 from idempotency')).length]).toEqual([0, 0]);
};

describe('a guest asks for a quote', () => {
  it('and gets a reference; the request waits for the staff', async () => {
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), reference: expect.stringMatching(/^\w{3}-\w{4}$/), status: 'pending' });
    expect(await list()).toEqual([{
      id: body.id, reference: body.reference, ...quoteOf(), adminNotes: null, quotedPrice: null, status: 'pending',
      createdAt: '2027-03-10T09:00:00.000Z', updatedAt: '2027-03-10T09:00:00.000Z',
    }]);
  });

  it('with what is required alone: lunch, no e-mail, no notes', async () => {
    const { customerName, customerPhone, eventDate, numberOfPeople, menuIdeas } = quoteOf();
    expect((await guest.post('/api/event-quotes', { customerName, customerPhone, eventDate, numberOfPeople, menuIdeas })).status).toBe(201);
    expect(await list()).toMatchObject([{ customerEmail: null, mealType: 'pranzo', additionalNotes: null }]);
  });

  it.each([['today', { eventDate: '2027-03-10' }], ['a thousand people', { numberOfPeople: 1_000 }], ['one person', { numberOfPeople: 1 }]])(
    'also for %s', async (_, over) => expect((await ask(over)).status).toBe(201));

  it.each([
    ['customerName', '', 'Il nome è obbligatorio'],
    ['customerName', 'x'.repeat(101), 'Massimo 100 caratteri'],
    ['customerPhone', ' ', 'Il numero di telefono è obbligatorio'],
    ['customerPhone', 'chiamatemi', 'Numero di telefono non valido'],
    ['customerEmail', 'non è', 'Email non valida'],
    ['eventDate', '', 'La data dell\'evento è obbligatoria'],
    ['eventDate', '2027-02-30', 'La data dell\'evento è obbligatoria'],
    ['eventDate', '2027-03-09', 'La data non può essere nel passato'],
    ['mealType', 'merenda', 'Seleziona pranzo o cena'],
    ['numberOfPeople', 0, 'Numero di persone deve essere almeno 1'],
    ['numberOfPeople', 1_001, 'Massimo 1.000 persone'],
    ['menuIdeas', '', 'Le idee di menu sono obbligatorie'],
    ['additionalNotes', 'x'.repeat(2_001), 'Massimo 2000 caratteri'],
  ])('%s = %j: 400 "%s", and nothing changes', async (field, value, sentence) => {
    const { status, body } = await ask({ [field]: value });
    expect([status, body.message, body.fields]).toEqual([400, sentence, { [field]: sentence }]);
    await expectNothing();
  });

  it('the venue’s calendar decides which day it is', async () => {
    house.clock.set('2027-03-11T00:30');
    expect((await ask({ eventDate: '2027-03-10' })).body.code).toBe('date_past');
  });

  it.each(['status', 'quotedPrice', 'adminNotes', 'id', 'createdAt'])('cannot slip in %s, which only the house may say', async (field) => {
    expect((await ask({ [field]: 'approved' })).status).toBe(400);
    await expectNothing();
  });

  it('not without the protection token', async () => {
    await guest.token();
    const { status, body } = await guest.raw('post', '/api/event-quotes', { body: JSON.stringify(quoteOf()), headers: { 'content-type': 'application/json' } });
    expect([status, (body as Refusal).code]).toEqual([403, 'csrf']);
    await expectNothing();
  });
});

describe('pressing twice', () => {
  it('with the same key is one request and the same answer, byte for byte; with other content 422', async () => {
    const key = { 'idempotency-key': newKey() };
    const first = await ask({}, key);
    const again = await ask({}, key);
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([201, first.text, 'true']);
    expect((await ask({ numberOfPeople: 51 }, key)).status).toBe(422);
    expect(await eventTypes(sql)).toEqual(['QuoteRequested']);
  });

  it('five copies at the same moment are one request', async () => {
    const key = { 'idempotency-key': newKey() };
    await guest.token();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({}, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([await eventTypes(sql), await kept()]).toEqual([['QuoteRequested'], 1]);
  });

  it('without a key, the same visitor and content within ten minutes is one request', async () => {
    const [first, again] = [await guest.post('/api/event-quotes', quoteOf()), await guest.post('/api/event-quotes', quoteOf())];
    expect([again.status, again.text]).toEqual([201, first.text]);
  });
});

describe('staff decide', () => {
  it('approve, with a price and a note', async () => {
    const id = await requested();
    house.clock.set('2027-03-11T12:00');
    const { status, body } = await decide(id, { status: 'approved', quotedPrice: '€ 45,00 a persona', adminNotes: 'Chiede la torta di Agata' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id, status: 'approved', quotedPrice: '€ 45,00 a persona', adminNotes: 'Chiede la torta di Agata',
      customerName: 'Agata Prova', updatedAt: '2027-03-11T11:00:00.000Z',
    });
    expect(await list()).toEqual([body]);
  });

  it('reject, with nothing more said', async () => {
    const id = await requested();
    expect((await decide(id, { status: 'rejected' })).body).toMatchObject({ status: 'rejected', quotedPrice: null, adminNotes: null });
    expect(await eventTypes(sql)).toEqual(['QuoteRequested', 'QuoteRejected']);
    expect(await sql<{ actor: string }>(`select actor from event where type = 'QuoteRejected'`)).toEqual([{ actor: expect.stringMatching(/^staff:[0-9a-f-]{36}$/) }]);
  });

  it('the same decision twice is 200, appends nothing and keeps nothing', async () => {
    const id = await requested();
    const first = await decide(id, { status: 'approved', quotedPrice: '€ 900' });
    const again = await decide(id, { status: 'approved', quotedPrice: '€ 950', adminNotes: 'Altra nota' });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect([(await eventTypes(sql)).length, await kept()]).toEqual([2, 1]);
  });

  it('a colleague who is slower hears what the quote already is', async () => {
    const id = await requested();
    await decide(id, { status: 'approved' });
    const { status, body } = await decide(id, { status: 'rejected', adminNotes: 'No' });
    expect([status, body.code, body.message, body.details]).toEqual([409, 'quote_settled', 'Preventivo già gestito: Approvato', { status: 'approved' }]);
    expect(await kept()).toBe(1);
  });

  it('two at the same moment: one wins', async () => {
    const id = await requested();
    const colleague = await house.staff();
    const answers = await Promise.all([decide(id, { status: 'approved', adminNotes: 'Sì' }), colleague.patch(`/api/event-quotes/${id}`, { status: 'rejected', adminNotes: 'No' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([(await eventTypes(sql)).length, await kept()]).toEqual([2, 2]);
  });

  it.each([
    ['status', { status: 'pending' }, 'Stato non valido: indica approved o rejected'],
    ['quotedPrice', { status: 'approved', quotedPrice: 'quanto basta' }, 'Prezzo non valido: per esempio € 1.250,00 oppure € 45,00 a persona'],
    ['adminNotes', { status: 'approved', adminNotes: 'x'.repeat(2_001) }, 'Massimo 2000 caratteri'],
  ])('%s is checked, and nothing changes', async (field, decision, sentence) => {
    const id = await requested();
    const { status, body } = await decide(id, decision);
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
    expect(await list()).toMatchObject([{ status: 'pending' }]);
  });

  it.each([['unknown', newKey(), 404], ['malformed', 'xyz', 400]])('%s id: %#', async (_, id, status) =>
    expect((await decide(id, { status: 'approved' })).status).toBe(status));

  it('nobody else may list or decide', async () => {
    const id = await requested();
    for (const client of [guest, await house.auditor()]) {
      expect((await client.get('/api/event-quotes')).status).toBe(401);
      expect((await client.patch(`/api/event-quotes/${id}`, { status: 'approved' })).status).toBe(401);
    }
    expect(await eventTypes(sql)).toEqual(['QuoteRequested']);
  });

  it('not without the protection token', async () => {
    const id = await requested();
    const { status } = await staff.raw('patch', `/api/event-quotes/${id}`, { body: '{"status":"approved"}', headers: { 'content-type': 'application/json' } });
    expect([status, await eventTypes(sql)]).toEqual([403, ['QuoteRequested']]);
  });
});
