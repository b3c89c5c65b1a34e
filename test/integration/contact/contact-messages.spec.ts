import type { ContactReceipt, ContactView } from '#src/contracts/contact.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { buildContactMessage, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import type { HttpResponse } from '#test/support/drivers/http-client.ts';
import {
  setupContactAndQuotesApp,
  type RefusalBody,
} from '#test/support/fixtures/contact-and-quotes-app.ts';

const { app, guest: visitor, staff, sql, log, rows, next } = setupContactAndQuotesApp();

const write = (
  over: object = {},
  headers: Record<string, string> = {},
): Promise<HttpResponse<ContactReceipt & RefusalBody>> =>
  visitor().post(
    '/api/contact',
    { ...buildContactMessage(), ...over },
    { 'idempotency-key': newIdempotencyKey(), ...headers },
  );
const list = async () => (await staff().get<ContactView[]>('/api/contact')).body;

const expectNothing = async () => {
  expect(await log()).toEqual([]);
  expect(await list()).toEqual([]);
  for (const table of ['personal_data', 'idempotency', 'outbox'])
    expect([table, await rows(table)]).toEqual([table, 0]);
};

describe('a visitor writes', () => {
  it('receives a thank-you text, and the message is stored with its consent', async () => {
    const { status, body } = await write();
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), message: 'Grazie per averci contattato. Ti risponderemo presto.' },
    ]);
    expect(await list()).toEqual([
      {
        id: body.id,
        ...buildContactMessage(),
        consentTextVersion: '2025-07-16',
        createdAt: '2027-03-10T09:00:00.000Z',
        readAt: null,
      },
    ]);
  });

  it.each([
    ['name', 'L', 'Il nome deve contenere almeno 2 caratteri'],
    ['email', 'non è', 'Inserisci un indirizzo email valido'],
    ['message', '123456789', 'Il messaggio deve contenere almeno 10 caratteri'],
    ['privacyConsent', false, 'Devi accettare il trattamento dei dati personali per proseguire'],
    [
      'privacyConsent',
      undefined,
      'Devi accettare il trattamento dei dati personali per proseguire',
    ],
  ])('%s = %j: 400 "%s", and nothing changes', async (field, value, sentence) => {
    const { status, body } = await write({ [field]: value });
    expect([status, body.message, body.fields]).toEqual([400, sentence, { [field]: sentence }]);
    await expectNothing();
  });

  it('nothing at all: every field has its sentence', async () => {
    const { status, body } = await visitor().post<RefusalBody>('/api/contact', {});
    expect([status, Object.keys(body.fields!)]).toEqual([
      400,
      ['name', 'email', 'message', 'privacyConsent'],
    ]);
    await expectNothing();
  });

  it.each(['id', 'createdAt', 'consentTextVersion', 'readAt'])(
    'cannot set %s, which only the server may set',
    async (field) => {
      expect((await write({ [field]: '2020-01-01' })).status).toBe(400);
      await expectNothing();
    },
  );

  it('not without the protection token', async () => {
    await visitor().fetchCsrfToken();
    const { status, body } = await visitor().raw('post', '/api/contact', {
      body: JSON.stringify(buildContactMessage()),
      headers: { 'content-type': 'application/json' },
    });
    expect([status, (body as RefusalBody).code]).toEqual([403, 'csrf']);
    await expectNothing();
  });
});

describe('pressing twice', () => {
  it('with the same key is one message and the same answer, byte for byte; with other content 422', async () => {
    const key = { 'idempotency-key': newIdempotencyKey() };
    const first = await write({}, key);
    const again = await write({}, key);
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.text,
      'true',
    ]);
    expect((await write({ name: 'Altra Prova' }, key)).status).toBe(422);
    expect(await list()).toHaveLength(1);
  });

  it('without a key, the same visitor and content within ten minutes is one message; another visitor’s is another', async () => {
    const first = await visitor().post('/api/contact', buildContactMessage());
    expect((await visitor().post('/api/contact', buildContactMessage())).text).toBe(first.text);
    expect((await app().guest().post('/api/contact', buildContactMessage())).text).not.toBe(
      first.text,
    );
    expect(await log()).toEqual(['ContactMessageReceived', 'ContactMessageReceived']);
  });
});

describe('staff read', () => {
  it('the latest message first', async () => {
    await write();
    app().clock.set('2027-03-10T10:01');
    await write({ name: 'Crocifissa D’Esempio' });
    expect((await list()).map(({ name }) => name)).toEqual([
      'Crocifissa D’Esempio',
      'Bastiano Esempio',
    ]);
  });

  it('rejects all other readers with 401', async () => {
    await write();
    for (const client of [visitor(), await app().auditor()]) {
      for (const path of ['/api/contact', '/api/contact/counts'])
        expect((await client.get(path)).status).toBe(401);
    }
  });

  it('in pages, all of them or the unread ones', async () => {
    const ids: string[] = [];
    for (const minute of [0, 1, 2, 3]) {
      app().clock.set(`2027-03-10T10:0${minute}`);
      ids.unshift((await write()).body.id);
    }
    await mark(ids[1]!, true);
    const walked = async (query: string) => {
      const pages: string[][] = [];
      for (let path: string | null = `/api/contact?${query}`; path;) {
        const { body, headers } = await staff().get<ContactView[]>(path);
        pages.push(body.map(({ id }) => id));
        path = next(headers);
      }
      return pages;
    };
    expect(await walked('limit=3')).toEqual([ids.slice(0, 3), ids.slice(3)]);
    expect(await walked('read=false&limit=2')).toEqual([[ids[0], ids[2]], [ids[3]]]);
    expect(await walked('read=true')).toEqual([[ids[1]]]);
    expect((await staff().get('/api/contact/counts')).body).toEqual({ all: 4, unread: 3 });
  });

  it.each([
    ['limit', 'limit=niente'],
    ['read', 'read=forse'],
    ['cursor', 'cursor=niente'],
  ])('%s is checked', async (field, query) => {
    const { status, body } = await staff().get<RefusalBody>(`/api/contact?${query}`);
    expect([status, Object.keys(body.fields!)]).toEqual([400, [field]]);
  });
});

const mark = (id: string, read: unknown): Promise<HttpResponse<ContactView & RefusalBody>> =>
  staff().patch(`/api/contact/${id}`, { read });

describe('staff mark a message', () => {
  const received = async () => (await write()).body.id;

  it('as read and unread for all staff, and the history names the author', async () => {
    const id = await received();
    app().clock.set('2027-03-10T11:00');
    const { status, body } = await mark(id, true);
    expect([status, body.readAt, body.message]).toEqual([
      200,
      '2027-03-10T10:00:00.000Z',
      buildContactMessage().message,
    ]);
    expect(await list()).toEqual([body]);
    expect((await mark(id, false)).body.readAt).toBeNull();
    expect(await log()).toEqual(['ContactMessageReceived', 'MessageRead', 'MessageUnread']);
    const later = await sql<{ actor: string; data: object; subject: null }>(
      'select actor, data, subject_id subject from event where pos > 1 order by pos',
    );
    for (const event of later)
      expect(event).toEqual({
        actor: expect.stringMatching(/^staff:[\da-f-]{36}$/),
        data: {},
        subject: null,
      });
  });

  it('twice the same: 200, appends nothing and keeps the first moment', async () => {
    const id = await received();
    const first = await mark(id, true);
    app().clock.set('2027-03-10T12:00');
    expect([(await mark(id, true)).text, await log()]).toEqual([
      first.text,
      ['ContactMessageReceived', 'MessageRead'],
    ]);
  });

  it('two at the same moment: one event', async () => {
    const id = await received();
    const colleague = await app().staff();
    const answers = await Promise.all([
      mark(id, true),
      colleague.patch(`/api/contact/${id}`, { read: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await log()).toEqual(['ContactMessageReceived', 'MessageRead']);
  });

  it('a rebuild comes to the same rows', async () => {
    const ids = [
      await received(),
      (await write({ name: 'Altra Prova' })).body.id,
      (await write({ name: 'Terza Prova' })).body.id,
    ];
    await mark(ids[0]!, true);
    await mark(ids[1]!, true);
    await mark(ids[1]!, false);
    const dump = () => sql('select * from contacts order by id');
    const before = await dump();
    await sql('update contacts set read_at = now()');
    await app().container.get(TOKENS.rebuild)();
    expect(await dump()).toEqual(before);
  });

  it.each([
    [newIdempotencyKey(), true, 404, 'message_unknown'],
    ['xyz', true, 400, 'invalid'],
  ])('%s: %s is %i %s', async (id, read, status, code) => {
    const answer = await mark(id, read);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([[{ read: 'sì' }], [{}], [{ read: true, name: 'Altro' }]])(
    '%j: 400, and nothing changes',
    async (body) => {
      const id = await received();
      expect((await staff().patch(`/api/contact/${id}`, body)).status).toBe(400);
      expect(await log()).toEqual(['ContactMessageReceived']);
    },
  );

  it('not without a login, nor as an auditor, nor without the protection token', async () => {
    const id = await received();
    for (const client of [visitor(), await app().auditor()])
      expect((await client.patch(`/api/contact/${id}`, { read: true })).status).toBe(401);
    const { status } = await staff().raw('patch', `/api/contact/${id}`, {
      body: '{"read":true}',
      headers: { 'content-type': 'application/json' },
    });
    expect([status, await log()]).toEqual([403, ['ContactMessageReceived']]);
  });
});
