import { languages } from '#src/contracts/languages.ts';
import { findConsentVersion } from '#src/messages/consents/consent-texts.ts';
import type { ContactReceipt, ContactView } from '#src/contracts/contact.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { buildContactMessage, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import type { HttpResponse } from '#test/support/drivers/http-client.ts';
import {
  setupContactAndQuotesApp,
  type RefusalBody,
} from '#test/support/fixtures/contact-and-quotes-app.ts';

const { app, guest: visitor, staff, sql, log, rows, next } = setupContactAndQuotesApp();

const sendMessage = (
  over: object = {},
  headers: Record<string, string> = {},
): Promise<HttpResponse<ContactReceipt & RefusalBody>> =>
  visitor().post(
    '/api/contact',
    { ...buildContactMessage(), ...over },
    { 'idempotency-key': newIdempotencyKey(), ...headers },
  );
const list = async () => (await staff().get<ContactView[]>('/api/contact')).body;

const expectNothingStored = async () => {
  expect(await log()).toEqual([]);
  expect(await list()).toEqual([]);
  for (const table of ['personal_data', 'idempotency', 'outbox'])
    expect([table, await rows(table)]).toEqual([table, 0]);
};

describe('POST /api/contact', () => {
  it('returns a thank-you text, and stores the message with its consent', async () => {
    const { status, body } = await sendMessage();
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), message: 'Grazie per averci contattato. Ti risponderemo presto.' },
    ]);
    expect(await list()).toEqual([
      {
        id: body.id,
        ...buildContactMessage(),
        consentTextVersion: findConsentVersion('privacy', 'it'),
        createdAt: '2027-03-10T09:00:00.000Z',
        readAt: null,
      },
    ]);
  });

  it.each(languages)('stores the consent to the text that was shown in %s', async (language) => {
    await sendMessage({ language });
    expect(await list()).toMatchObject([
      { consentTextVersion: findConsentVersion('privacy', language) },
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
  ])(
    'returns 400 for %s = %j with the text "%s", and stores nothing',
    async (field, value, sentence) => {
      const { status, body } = await sendMessage({ [field]: value });
      expect([status, body.message, body.fields]).toEqual([400, sentence, { [field]: sentence }]);
      await expectNothingStored();
    },
  );

  it('returns 400 with a text for every required field when the body is empty', async () => {
    const { status, body } = await visitor().post<RefusalBody>('/api/contact', {});
    expect([status, Object.keys(body.fields!)]).toEqual([
      400,
      ['name', 'email', 'message', 'privacyConsent'],
    ]);
    await expectNothingStored();
  });

  it.each(['id', 'createdAt', 'consentTextVersion', 'readAt'])(
    'rejects the field %s, which only the server may set',
    async (field) => {
      expect((await sendMessage({ [field]: '2020-01-01' })).status).toBe(400);
      await expectNothingStored();
    },
  );

  it('returns 403 without a CSRF token', async () => {
    await visitor().fetchCsrfToken();
    const { status, body } = await visitor().raw('post', '/api/contact', {
      body: JSON.stringify(buildContactMessage()),
      headers: { 'content-type': 'application/json' },
    });
    expect([status, (body as RefusalBody).code]).toEqual([403, 'csrf']);
    await expectNothingStored();
  });
});

describe('a repeated contact message', () => {
  it('is stored once and returns the same response for the same key, and 422 for other content', async () => {
    const key = { 'idempotency-key': newIdempotencyKey() };
    const first = await sendMessage({}, key);
    const again = await sendMessage({}, key);
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.text,
      'true',
    ]);
    expect((await sendMessage({ name: 'Altra Prova' }, key)).status).toBe(422);
    expect(await list()).toHaveLength(1);
  });

  it('is stored once for the same visitor without a key, and again for another visitor', async () => {
    const first = await visitor().post('/api/contact', buildContactMessage());
    expect((await visitor().post('/api/contact', buildContactMessage())).text).toBe(first.text);
    expect((await app().guest().post('/api/contact', buildContactMessage())).text).not.toBe(
      first.text,
    );
    expect(await log()).toEqual(['ContactMessageReceived', 'ContactMessageReceived']);
  });
});

describe('GET /api/contact', () => {
  it('returns the latest message first', async () => {
    await sendMessage();
    app().clock.set('2027-03-10T10:01');
    await sendMessage({ name: 'Crocifissa D’Esempio' });
    expect((await list()).map(({ name }) => name)).toEqual([
      'Crocifissa D’Esempio',
      'Bastiano Esempio',
    ]);
  });

  it('returns 401 to visitors and auditors', async () => {
    await sendMessage();
    for (const client of [visitor(), await app().auditor()]) {
      for (const path of ['/api/contact', '/api/contact/counts'])
        expect((await client.get(path)).status).toBe(401);
    }
  });

  it('returns pages of all, read or unread messages, and their counts', async () => {
    const ids: string[] = [];
    for (const minute of [0, 1, 2, 3]) {
      app().clock.set(`2027-03-10T10:0${minute}`);
      ids.unshift((await sendMessage()).body.id);
    }
    await markMessage(ids[1]!, true);
    const readPages = async (query: string) => {
      const pages: string[][] = [];
      for (let path: string | null = `/api/contact?${query}`; path;) {
        const { body, headers } = await staff().get<ContactView[]>(path);
        pages.push(body.map(({ id }) => id));
        path = next(headers);
      }
      return pages;
    };
    expect(await readPages('limit=3')).toEqual([ids.slice(0, 3), ids.slice(3)]);
    expect(await readPages('read=false&limit=2')).toEqual([[ids[0], ids[2]], [ids[3]]]);
    expect(await readPages('read=true')).toEqual([[ids[1]]]);
    expect((await staff().get('/api/contact/counts')).body).toEqual({ all: 4, unread: 3 });
  });

  it.each([
    ['limit', 'limit=niente'],
    ['read', 'read=forse'],
    ['cursor', 'cursor=niente'],
  ])('returns 400 for an invalid %s', async (field, query) => {
    const { status, body } = await staff().get<RefusalBody>(`/api/contact?${query}`);
    expect([status, Object.keys(body.fields!)]).toEqual([400, [field]]);
  });
});

const markMessage = (id: string, read: unknown): Promise<HttpResponse<ContactView & RefusalBody>> =>
  staff().patch(`/api/contact/${id}`, { read });

describe('PATCH /api/contact/{id}', () => {
  const createMessage = async () => (await sendMessage()).body.id;

  it('marks a message as read and unread, and records the author in the events', async () => {
    const id = await createMessage();
    app().clock.set('2027-03-10T11:00');
    const { status, body } = await markMessage(id, true);
    expect([status, body.readAt, body.message]).toEqual([
      200,
      '2027-03-10T10:00:00.000Z',
      buildContactMessage().message,
    ]);
    expect(await list()).toEqual([body]);
    expect((await markMessage(id, false)).body.readAt).toBeNull();
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

  it('returns 200 for a repeated mark, appends nothing and keeps the first instant', async () => {
    const id = await createMessage();
    const first = await markMessage(id, true);
    app().clock.set('2027-03-10T12:00');
    expect([(await markMessage(id, true)).text, await log()]).toEqual([
      first.text,
      ['ContactMessageReceived', 'MessageRead'],
    ]);
  });

  it('appends one event for two concurrent marks', async () => {
    const id = await createMessage();
    const colleague = await app().staff();
    const answers = await Promise.all([
      markMessage(id, true),
      colleague.patch(`/api/contact/${id}`, { read: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await log()).toEqual(['ContactMessageReceived', 'MessageRead']);
  });

  it('writes rows that a rebuild restores unchanged', async () => {
    const ids = [
      await createMessage(),
      (await sendMessage({ name: 'Altra Prova' })).body.id,
      (await sendMessage({ name: 'Terza Prova' })).body.id,
    ];
    await markMessage(ids[0]!, true);
    await markMessage(ids[1]!, true);
    await markMessage(ids[1]!, false);
    const dump = () => sql('select * from contacts order by id');
    const before = await dump();
    await sql('update contacts set read_at = now()');
    await app().container.get(TOKENS.rebuild)();
    expect(await dump()).toEqual(before);
  });

  it.each([
    [newIdempotencyKey(), true, 404, 'message_unknown'],
    ['xyz', true, 400, 'invalid'],
  ])('answers for the id %s with read = %s: %i %s', async (id, read, status, code) => {
    const answer = await markMessage(id, read);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([[{ read: 'sì' }], [{}], [{ read: true, name: 'Altro' }]])(
    'returns 400 for %j, and changes nothing',
    async (body) => {
      const id = await createMessage();
      expect((await staff().patch(`/api/contact/${id}`, body)).status).toBe(400);
      expect(await log()).toEqual(['ContactMessageReceived']);
    },
  );

  it('rejects visitors, auditors and requests without a CSRF token', async () => {
    const id = await createMessage();
    for (const client of [visitor(), await app().auditor()])
      expect((await client.patch(`/api/contact/${id}`, { read: true })).status).toBe(401);
    const { status } = await staff().raw('patch', `/api/contact/${id}`, {
      body: '{"read":true}',
      headers: { 'content-type': 'application/json' },
    });
    expect([status, await log()]).toEqual([403, ['ContactMessageReceived']]);
  });
});
