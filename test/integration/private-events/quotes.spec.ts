import { TOKENS } from '#src/composition/tokens.ts';
import type { QuoteReceipt, QuoteView } from '#src/contracts/private-events/quotes.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { newIdempotencyKey, buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import type { HttpResponse } from '#test/support/drivers/http-client.ts';
import {
  setupContactAndQuotesApp,
  type RefusalBody,
} from '#test/support/fixtures/contact-and-quotes-app.ts';

const { app, guest, staff, sql, log, rows, next } = setupContactAndQuotesApp();

const ask = (
  over: object = {},
  headers: Record<string, string> = {},
): Promise<HttpResponse<QuoteReceipt & RefusalBody>> =>
  guest().post(
    '/api/event-quotes',
    { ...buildQuoteRequest(), ...over },
    { 'idempotency-key': newIdempotencyKey(), ...headers },
  );
const list = async () => (await staff().get<QuoteView[]>('/api/event-quotes')).body;
const decide = (id: string, decision: object): Promise<HttpResponse<QuoteView & RefusalBody>> =>
  staff().patch(`/api/event-quotes/${id}`, decision);
const createRequest = async (over: object = {}) => (await ask(over)).body.id;
const countStored = () => rows('personal_data');

const expectNothingStored = async () => {
  expect(await log()).toEqual([]);
  expect(await list()).toEqual([]);
  expect([await countStored(), await rows('idempotency')]).toEqual([0, 0]);
};

describe('POST /api/event-quotes', () => {
  it('returns a reference, and stores the request as pending', async () => {
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^\w{3}-\w{4}$/),
      status: 'pending',
      link: expect.stringMatching(/^\/events\/[\w-]{43}$/),
    });
    expect(await list()).toEqual([
      {
        id: body.id,
        reference: body.reference,
        ...buildQuoteRequest(),
        adminNotes: null,
        quotedPrice: null,
        paidCents: 0,
        status: 'pending',
        lostReason: null,
        hold: null,
        language: 'it',
        link: body.link,
        wishes: {
          eventKind: null,
          startTime: null,
          children: null,
          budgetPerPerson: null,
          place: null,
        },
        proposals: [],
        questions: [],
        createdAt: '2027-03-10T09:00:00.000Z',
        updatedAt: '2027-03-10T09:00:00.000Z',
      },
    ]);
  });

  it('accepts the required fields alone, for lunch and without e-mail and notes', async () => {
    const { customerName, customerPhone, eventDate, numberOfPeople, menuIdeas } =
      buildQuoteRequest();
    expect(
      (
        await guest().post('/api/event-quotes', {
          customerName,
          customerPhone,
          eventDate,
          numberOfPeople,
          menuIdeas,
        })
      ).status,
    ).toBe(201);
    expect(await list()).toMatchObject([
      { customerEmail: null, mealType: 'pranzo', additionalNotes: null },
    ]);
  });

  it.each([
    ['today', { eventDate: '2027-03-10' }],
    ['a thousand people', { numberOfPeople: 1_000 }],
    ['one person', { numberOfPeople: 1 }],
  ])('accepts a request for %s', async (_, over) => expect((await ask(over)).status).toBe(201));

  it.each([
    ['customerName', '', 'Il nome è obbligatorio'],
    ['customerName', 'x'.repeat(101), 'Massimo 100 caratteri'],
    ['customerPhone', ' ', 'Il numero di telefono è obbligatorio'],
    ['customerPhone', 'chiamatemi', 'Numero di telefono non valido'],
    ['customerPhone', '333 12', expect.stringMatching(/^Questo numero è incompleto/)],
    ['customerEmail', 'non è', 'Email non valida'],
    ['eventDate', '', "La data dell'evento è obbligatoria"],
    ['eventDate', '2027-02-30', "La data dell'evento è obbligatoria"],
    ['eventDate', '2027-03-09', 'La data non può essere nel passato'],
    ['mealType', 'merenda', 'Seleziona pranzo o cena'],
    ['numberOfPeople', 0, 'Numero di persone deve essere almeno 1'],
    ['numberOfPeople', 1_001, 'Massimo 1.000 persone'],
    ['menuIdeas', '', 'Le idee di menu sono obbligatorie'],
    ['additionalNotes', 'x'.repeat(2_001), 'Massimo 2000 caratteri'],
  ])(
    'returns 400 for %s = %j with the text "%s", and stores nothing',
    async (field, value, sentence) => {
      const { status, body } = await ask({ [field]: value });
      expect([status, body.message, body.fields]).toEqual([400, sentence, { [field]: sentence }]);
      await expectNothingStored();
    },
  );

  it('rejects a date that is past in the time zone of the restaurant', async () => {
    app().clock.set('2027-03-11T00:30');
    expect((await ask({ eventDate: '2027-03-10' })).body.code).toBe('date_past');
  });

  it.each(['status', 'quotedPrice', 'adminNotes', 'id', 'createdAt'])(
    'rejects the field %s, which only the server may set',
    async (field) => {
      expect((await ask({ [field]: 'approved' })).status).toBe(400);
      await expectNothingStored();
    },
  );

  it('returns 403 without a CSRF token', async () => {
    await guest().fetchCsrfToken();
    const { status, body } = await guest().raw('post', '/api/event-quotes', {
      body: JSON.stringify(buildQuoteRequest()),
      headers: { 'content-type': 'application/json' },
    });
    expect([status, (body as RefusalBody).code]).toEqual([403, 'csrf']);
    await expectNothingStored();
  });
});

describe('GET /api/event-quotes', () => {
  const fetchPage = async (path: string) => staff().get<QuoteView[] & RefusalBody>(path);
  const createRequests = async (people: readonly number[]) => {
    for (const [minute, numberOfPeople] of people.entries()) {
      app().clock.set(`2027-03-10T10:0${minute}`);
      await createRequest({ numberOfPeople });
    }
  };

  it('returns pages, latest first, that a new request does not shift', async () => {
    await createRequests([1, 2, 3, 4, 5]);
    const seen: number[] = [];
    for (let path: string | null = '/api/event-quotes?limit=2'; path;) {
      const { body, headers } = await fetchPage(path);
      seen.push(...body.map(({ numberOfPeople }) => numberOfPeople));
      path = next(headers);
      await createRequest({ numberOfPeople: 900 + seen.length });
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('returns all requests of the same instant across two pages', async () => {
    await Promise.all([1, 2, 3].map((numberOfPeople) => createRequest({ numberOfPeople })));
    const first = await fetchPage('/api/event-quotes?limit=2');
    const second = await fetchPage(next(first.headers)!);
    expect(
      [...first.body, ...second.body].map(({ numberOfPeople }) => numberOfPeople).sort(),
    ).toEqual([1, 2, 3]);
    expect(next(second.headers)).toBeNull();
  });

  it('returns the pages of one status, and counts every status', async () => {
    await createRequests([1, 2, 3, 4]);
    for (const { id } of (await list()).slice(0, 1)) await decide(id, { status: 'rejected' });
    const first = await fetchPage('/api/event-quotes?status=pending&limit=2');
    expect(first.body.map(({ numberOfPeople }) => numberOfPeople)).toEqual([3, 2]);
    expect(
      (await fetchPage(next(first.headers)!)).body.map(({ numberOfPeople }) => numberOfPeople),
    ).toEqual([1]);
    expect((await fetchPage('/api/event-quotes?status=approved')).body).toEqual([]);
    expect((await staff().get('/api/event-quotes/counts')).body).toEqual({
      pending: 3,
      approved: 0,
      rejected: 1,
    });
  });

  it.each([
    ['limit', 'limit=0', 'Il numero di righe deve essere compreso tra 1 e 200'],
    ['limit', 'limit=201', 'Il numero di righe deve essere compreso tra 1 e 200'],
    ['status', 'status=altro', 'Stato non valido: indica pending, approved o rejected'],
    ['cursor', 'cursor=niente', 'Posizione non valida'],
  ])('returns 400 for an invalid %s: %s', async (field, query, sentence) => {
    const { status, body } = await fetchPage(`/api/event-quotes?${query}`);
    expect([status, body.code, body.fields]).toEqual([400, 'invalid', { [field]: sentence }]);
  });
});

describe('a repeated quote request', () => {
  it('is stored once and returns the same response for the same key, and 422 for other content', async () => {
    const key = { 'idempotency-key': newIdempotencyKey() };
    const first = await ask({}, key);
    const again = await ask({}, key);
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.text,
      'true',
    ]);
    expect((await ask({ numberOfPeople: 51 }, key)).status).toBe(422);
    expect(await log()).toEqual(['QuoteRequested']);
  });

  it('is stored once for five concurrent copies', async () => {
    const key = { 'idempotency-key': newIdempotencyKey() };
    await guest().fetchCsrfToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({}, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([await log(), await countStored()]).toEqual([['QuoteRequested'], 1]);
  });

  it('returns the same response for the same visitor and content without a key', async () => {
    const [first, again] = [
      await guest().post('/api/event-quotes', buildQuoteRequest()),
      await guest().post('/api/event-quotes', buildQuoteRequest()),
    ];
    expect([again.status, again.text]).toEqual([201, first.text]);
  });
});

describe('the decision of staff on a quote', () => {
  it('approves the quote with a price and a note', async () => {
    const id = await createRequest();
    app().clock.set('2027-03-11T12:00');
    const { status, body } = await decide(id, {
      status: 'approved',
      quotedPrice: '€ 45,00 a persona',
      adminNotes: 'Chiede la torta di Agata',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'approved',
      quotedPrice: '€ 45,00 a persona',
      adminNotes: 'Chiede la torta di Agata',
      customerName: 'Agata Prova',
      updatedAt: '2027-03-11T11:00:00.000Z',
    });
    expect(await list()).toEqual([body]);
  });

  it('rejects the quote without a price and a note', async () => {
    const id = await createRequest();
    expect((await decide(id, { status: 'rejected' })).body).toMatchObject({
      status: 'rejected',
      quotedPrice: null,
      adminNotes: null,
    });
    expect(await log()).toEqual(['QuoteRequested', 'QuoteRejected']);
    expect(
      await sql<{ actor: string }>(`select actor from event where type = 'QuoteRejected'`),
    ).toEqual([{ actor: expect.stringMatching(/^staff:[0-9a-f-]{36}$/) }]);
  });

  it.each([
    ['duplicate', 'duplicate'],
    [undefined, 'not_given'],
  ])('records for the rejection reason %s the code %s', async (rejectionReason, recorded) => {
    expect(
      (await decide(await createRequest(), { status: 'rejected', rejectionReason })).status,
    ).toBe(200);
    expect(
      await sql(`select data->>'reason' reason from event where type = 'QuoteRejected'`),
    ).toEqual([{ reason: recorded }]);
  });

  it('returns 400 for an approval with a rejection reason, and changes nothing', async () => {
    const { status, body } = await decide(await createRequest(), {
      status: 'approved',
      rejectionReason: 'duplicate',
    });
    expect([status, body.fields]).toEqual([
      400,
      { rejectionReason: 'Il motivo vale solo per un rifiuto' },
    ]);
    expect(await log()).toEqual(['QuoteRequested']);
  });

  it('returns 200 for a repeated decision, and stores nothing more', async () => {
    const id = await createRequest();
    const first = await decide(id, { status: 'approved', quotedPrice: '€ 900' });
    const again = await decide(id, { status: 'approved', quotedPrice: '€ 900' });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect([await log(), await countStored()]).toEqual([
      ['QuoteRequested', 'QuoteApproved', 'TurnLimitSet'],
      1,
    ]);
  });

  it('returns 409 with the status, author and time of an earlier decision', async () => {
    const id = await createRequest();
    app().clock.set('2027-03-10T11:30');
    await decide(id, { status: 'approved' });
    const { status, body } = await decide(id, { status: 'rejected', adminNotes: 'No' });
    expect([status, body.code, body.message, body.details]).toEqual([
      409,
      'quote_settled',
      `Preventivo già gestito: Approvato (${administrator.username})`,
      { status: 'approved', by: administrator.username, at: '2027-03-10T10:30:00.000Z' },
    ]);
    expect(await countStored()).toBe(1);
  });

  it('is applied once when two colleagues decide concurrently', async () => {
    const id = await createRequest();
    const colleague = await app().staff();
    const answers = await Promise.all([
      decide(id, { status: 'approved', adminNotes: 'Sì' }),
      colleague.patch(`/api/event-quotes/${id}`, { status: 'rejected', adminNotes: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const decisions = (await log()).filter((type) => /^Quote(Approved|Rejected)$/.test(type));
    expect([decisions.length, await countStored()]).toEqual([1, 2]);
  });

  it.each([
    ['status', { status: 'pending' }, 'Stato non valido: indica approved o rejected'],
    [
      'quotedPrice',
      { status: 'approved', quotedPrice: 'quanto basta' },
      'Prezzo non valido: per esempio € 1.250,00 oppure € 45,00 a persona',
    ],
    ['adminNotes', { status: 'approved', adminNotes: 'x'.repeat(2_001) }, 'Massimo 2000 caratteri'],
  ])('returns 400 for an invalid %s, and changes nothing', async (field, decision, sentence) => {
    const id = await createRequest();
    const { status, body } = await decide(id, decision);
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
    expect(await list()).toMatchObject([{ status: 'pending' }]);
  });

  it.each([
    ['unknown', newIdempotencyKey(), 404],
    ['invalid', 'xyz', 400],
  ])('is refused for an %s id: %#', async (_, id, status) =>
    expect((await decide(id, { status: 'approved' })).status).toBe(status),
  );

  it('returns 401 to guests and auditors who list or decide', async () => {
    const id = await createRequest();
    for (const client of [guest(), await app().auditor()]) {
      for (const path of ['/api/event-quotes', '/api/event-quotes/counts'])
        expect((await client.get(path)).status).toBe(401);
      expect((await client.patch(`/api/event-quotes/${id}`, { status: 'approved' })).status).toBe(
        401,
      );
    }
    expect(await log()).toEqual(['QuoteRequested']);
  });

  it('returns 403 without a CSRF token', async () => {
    const id = await createRequest();
    const { status } = await staff().raw('patch', `/api/event-quotes/${id}`, {
      body: '{"status":"approved"}',
      headers: { 'content-type': 'application/json' },
    });
    expect([status, await log()]).toEqual([403, ['QuoteRequested']]);
  });
});

describe('the price and the notes of a quote', () => {
  const change = (
    id: string,
    offer: object,
    headers: Record<string, string> = {},
  ): Promise<HttpResponse<QuoteView & RefusalBody>> =>
    staff().patch(`/api/event-quotes/${id}`, offer, headers);

  it.each([
    ['pending', null, null],
    [
      'approved',
      { status: 'approved', quotedPrice: '€ 900', adminNotes: 'Prima nota' },
      'Prima nota',
    ],
    ['rejected', { status: 'rejected' }, null],
  ])(
    'are set and changed on a quote that is %s, with one event for each change',
    async (status, decision, adminNotes) => {
      const id = await createRequest();
      if (decision) await decide(id, decision);
      const before = (await log()).length;
      expect(await change(id, { quotedPrice: '€ 950' })).toMatchObject({
        status: 200,
        body: { status, quotedPrice: '€ 950', adminNotes },
      });
      expect(await change(id, { adminNotes: 'Torta alle mandorle' })).toMatchObject({
        status: 200,
        body: { status, quotedPrice: '€ 950', adminNotes: 'Torta alle mandorle' },
      });
      expect(await change(id, { quotedPrice: null, adminNotes: '' })).toMatchObject({
        status: 200,
        body: { status, quotedPrice: null, adminNotes: null },
      });
      expect((await log()).slice(before)).toEqual([
        'QuoteOfferChanged',
        'QuoteOfferChanged',
        'QuoteOfferChanged',
      ]);
    },
  );

  it('stay when a decision omits them, and change when a repeated decision contains others', async () => {
    const id = await createRequest();
    await change(id, { quotedPrice: '€ 900', adminNotes: 'Torta' });
    expect((await decide(id, { status: 'approved' })).body).toMatchObject({
      status: 'approved',
      quotedPrice: '€ 900',
      adminNotes: 'Torta',
    });
    expect((await decide(id, { status: 'approved', quotedPrice: '€ 950' })).body).toMatchObject({
      status: 'approved',
      quotedPrice: '€ 950',
      adminNotes: 'Torta',
    });
    expect(await log()).toEqual([
      'QuoteRequested',
      'QuoteOfferChanged',
      'QuoteApproved',
      'TurnLimitSet',
      'QuoteOfferChanged',
    ]);
  });

  it('are removed by a decision that empties them', async () => {
    const id = await createRequest();
    await change(id, { quotedPrice: '€ 900', adminNotes: 'Torta' });
    expect(
      (await decide(id, { status: 'rejected', quotedPrice: '', adminNotes: null })).body,
    ).toMatchObject({ status: 'rejected', quotedPrice: null, adminNotes: null });
  });

  it('return 409 after the day of the event, but 200 for an equal value', async () => {
    const id = await createRequest();
    await decide(id, { status: 'approved', quotedPrice: '€ 900' });
    app().clock.set(`${buildQuoteRequest().eventDate}T22:00`);
    expect((await change(id, { quotedPrice: '€ 910' })).status).toBe(200);
    app().clock.set('2028-01-01T10:00');
    const before = [await log(), await countStored()];
    expect(await change(id, { quotedPrice: '€ 950', adminNotes: 'Tardi' })).toMatchObject({
      status: 409,
      body: { code: 'event_past' },
    });
    expect(await decide(id, { status: 'approved', quotedPrice: '€ 950' })).toMatchObject({
      status: 409,
      body: { code: 'event_past' },
    });
    expect((await change(id, { quotedPrice: '€ 910' })).status).toBe(200);
    expect([await log(), await countStored()]).toEqual(before);
  });

  it('return 409 with the author of the last change when the version is outdated', async () => {
    const id = await createRequest();
    const seen = (await list())[0]!.updatedAt;
    app().clock.set('2027-03-10T11:30');
    await change(id, { quotedPrice: '€ 900' });
    expect(await change(id, { quotedPrice: '€ 950' }, { 'if-match': `"${seen}"` })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', message: expect.stringContaining(administrator.username) },
    });
  });

  it('keep the author and time of the decision in a later conflict', async () => {
    const id = await createRequest();
    app().clock.set('2027-03-10T11:30');
    await decide(id, { status: 'approved' });
    app().clock.set('2027-03-10T12:30');
    await change(id, { quotedPrice: '€ 900' });
    expect((await decide(id, { status: 'rejected' })).body.details).toMatchObject({
      by: administrator.username,
      at: '2027-03-10T10:30:00.000Z',
    });
  });

  it('are in the history without the text of the notes, and unchanged after a rebuild', async () => {
    const id = await createRequest();
    await change(id, { quotedPrice: '€ 900', adminNotes: 'Segreto' });
    await decide(id, { status: 'approved' });
    await change(id, { quotedPrice: '€ 950' });
    const { body } = await staff().get<{ events: { sentence: string }[] }>('/api/audit/events');
    expect(
      body.events
        .map(({ sentence }) => sentence)
        .filter((sentence) => sentence.startsWith('Offerta')),
    ).toEqual([
      expect.stringContaining('prezzo da € 900 a € 950 ('),
      expect.stringContaining('prezzo da nessuno a € 900, note scritte ('),
    ]);
    const before = await list();
    await app().container.get(TOKENS.rebuild)();
    expect(await list()).toEqual(before);
  });

  it.each([
    [{}, 'body'],
    [{ quotedPrice: 'quanto basta' }, 'quotedPrice'],
    [{ status: 'pending', quotedPrice: '€ 9' }, 'status'],
  ])('return 400 for %j', async (offer, field) => {
    const id = await createRequest();
    const { status, body } = await change(id, offer);
    expect([status, Object.keys(body.fields!)]).toEqual([400, [field]]);
  });
});

describe('a request sent again without a key', () => {
  it('returns the status that staff have decided', async () => {
    const first = await guest().post<QuoteReceipt>('/api/event-quotes', buildQuoteRequest());
    await decide(first.body.id, { status: 'rejected' });
    expect((await guest().post('/api/event-quotes', buildQuoteRequest())).body).toEqual({
      ...first.body,
      status: 'rejected',
    });
  });
});
