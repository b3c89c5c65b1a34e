import { t } from '#src/composition-root.ts';
import type { ContactReceipt, ContactView } from '#src/contracts/contact.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { emptyBooks, eventTypes } from '#test/support/books.ts';
import { messageOf, newKey } from '#test/support/examples.ts';
import type { Answer, Client } from '#test/support/http-client.ts';
import { startApp, type RunningApp } from '#test/support/running-app.ts';

type Refusal = { code: string; message: string; fields?: Record<string, string> };

let house: RunningApp;
let visitor: Client;
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
  visitor = house.guest();
});

const write = (over: object = {}, headers: Record<string, string> = {}): Promise<Answer<ContactReceipt & Refusal>> =>
  visitor.post('/api/contact', { ...messageOf(), ...over }, { 'idempotency-key': newKey(), ...headers });
const list = async () => (await staff.get<ContactView[]>('/api/contact')).body;

const expectNothing = async () => {
  expect(await eventTypes(sql)).toEqual([]);
  expect(await list()).toEqual([]);
  for (const table of ['personal_data', 'idempotency', 'outbox']) expect([table, await sql(`select 1 from ${table}`)]).toEqual([table, []]);
};

describe('a visitor writes', () => {
  it('and hears thanks; the message is kept with the consent that was given', async () => {
    const { status, body } = await write();
    expect([status, body]).toEqual([201, { id: expect.any(String), message: 'Grazie per averci contattato. Ti risponderemo presto.' }]);
    expect(await list()).toEqual([{ id: body.id, ...messageOf(), consentTextVersion: '2025-07-16', createdAt: '2027-03-10T09:00:00.000Z' }]);
  });

  it.each([
    ['name', 'L', 'Il nome deve contenere almeno 2 caratteri'],
    ['email', 'non è', 'Inserisci un indirizzo email valido'],
    ['message', '123456789', 'Il messaggio deve contenere almeno 10 caratteri'],
    ['privacyConsent', false, 'Devi accettare il trattamento dei dati personali per proseguire'],
    ['privacyConsent', undefined, 'Devi accettare il trattamento dei dati personali per proseguire'],
  ])('%s = %j: 400 "%s", and nothing changes', async (field, value, sentence) => {
    const { status, body } = await write({ [field]: value });
    expect([status, body.message, body.fields]).toEqual([400, sentence, { [field]: sentence }]);
    await expectNothing();
  });

  it('nothing at all: every field has its sentence', async () => {
    const { status, body } = await visitor.post<Refusal>('/api/contact', {});
    expect([status, Object.keys(body.fields!)]).toEqual([400, ['name', 'email', 'message', 'privacyConsent']]);
    await expectNothing();
  });

  it.each(['id', 'createdAt', 'consentTextVersion'])('cannot slip in %s, which only the house may say', async (field) => {
    expect((await write({ [field]: '2020-01-01' })).status).toBe(400);
    await expectNothing();
  });

  it('not without the protection token', async () => {
    await visitor.token();
    const { status, body } = await visitor.raw('post', '/api/contact', { body: JSON.stringify(messageOf()), headers: { 'content-type': 'application/json' } });
    expect([status, (body as Refusal).code]).toEqual([403, 'csrf']);
    await expectNothing();
  });
});

describe('pressing twice', () => {
  it('with the same key is one message and the same answer, byte for byte; with other content 422', async () => {
    const key = { 'idempotency-key': newKey() };
    const first = await write({}, key);
    const again = await write({}, key);
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([201, first.text, 'true']);
    expect((await write({ name: 'Altra Prova' }, key)).status).toBe(422);
    expect(await list()).toHaveLength(1);
  });

  it('without a key, the same visitor and content within ten minutes is one message; another visitor’s is another', async () => {
    const first = await visitor.post('/api/contact', messageOf());
    expect((await visitor.post('/api/contact', messageOf())).text).toBe(first.text);
    expect((await house.guest().post('/api/contact', messageOf())).text).not.toBe(first.text);
    expect(await eventTypes(sql)).toEqual(['ContactMessageReceived', 'ContactMessageReceived']);
  });
});

describe('staff read', () => {
  it('the latest message first', async () => {
    await write();
    house.clock.set('2027-03-10T10:01');
    await write({ name: 'Crocifissa D’Esempio' });
    expect((await list()).map(({ name }) => name)).toEqual(['Crocifissa D’Esempio', 'Bastiano Esempio']);
  });

  it('and nobody else does', async () => {
    await write();
    for (const client of [visitor, await house.auditor()]) expect((await client.get('/api/contact')).status).toBe(401);
  });
});
