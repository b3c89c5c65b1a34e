import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { createQuoteDriver } from '#test/support/drivers/quote-driver.ts';
import { shuffle } from '#test/support/drivers/shuffle.ts';
import { setupContactAndQuotesApp } from '#test/support/fixtures/contact-and-quotes-app.ts';

const quotesApp = setupContactAndQuotesApp();
const { app, guest, staff, sql, log } = quotesApp;
const { request, propose, submit, readOwn, reportSeen } = createQuoteDriver(quotesApp);

const list = async () => (await staff().get<QuoteView[]>('/api/event-quotes')).body;
const accept = (link: string, version: number) =>
  submit(`${link}/accept`, { version: String(version) });
const ask = (link: string, question: string) => submit(`${link}/question`, { question });
const ROUNDS = 100;

describe('a quote from the request to the acceptance', () => {
  it('keeps the wishes and the language of the request', async () => {
    await request({
      language: 'fr',
      celebration: 'Noces d’or',
      startTime: '13:00',
      children: 8,
      budgetPerPerson: 50,
      place: 'terrace',
    });
    expect(await list()).toMatchObject([
      {
        language: 'fr',
        celebration: 'Noces d’or',
        wishes: {
          eventKind: null,
          startTime: '13:00',
          children: 8,
          budgetPerPerson: 50,
          place: 'terrace',
        },
      },
    ]);
  });

  it('stores the words about the occasion in the vault, and not in the event', async () => {
    await request({ celebration: 'Zzbattesimo di Rosalba' });
    const [event] = await sql<{ data: object }>('select data from event order by pos desc limit 1');
    expect(JSON.stringify(event)).not.toContain('Zzbattesimo');
    const stored = await sql<{ words: string }>(
      `select data->>'celebration' words from personal_data where data->>'celebration' is not null`,
    );
    expect(stored).toEqual([{ words: 'Zzbattesimo di Rosalba' }]);
  });

  it('of an earlier version still shows the kind that it named', async () => {
    await request();
    await sql(`update event_quotes set wishes = '{"eventKind": "baptism"}'`);
    expect((await list())[0]!.wishes.eventKind).toBe('baptism');
  });

  it.each([
    ['a coded kind of event', { eventKind: 'wedding' }],
    ['an occasion of 61 characters', { celebration: 'x'.repeat(61) }],
    ['an invalid hour', { startTime: '25:00' }],
    ['a negative number of children', { children: -1 }],
    ['a budget of zero', { budgetPerPerson: 0 }],
    ['an unknown place', { place: 'roof' }],
    ['an unknown language', { language: 'de' }],
  ])('refuses %s', async (_, over) => {
    const body = {
      customerName: 'Agata Prova',
      customerPhone: '0935 000 101',
      eventDate: '2027-06-19',
      numberOfPeople: 50,
      menuIdeas: 'Pesce',
      ...over,
    };
    expect((await guest().post('/api/event-quotes', body)).status).toBe(400);
    expect(await log()).toEqual([]);
  });

  it('shows the guest each version, and accepts the newest', async () => {
    const { id, link } = await request();
    expect((await readOwn(link)).body).toMatchObject({ state: 'received', proposals: [] });
    expect((await propose(id, { optionDate: '2027-03-12' })).status).toBe(201);
    await propose(id, { price: '€ 44,00 a persona', text: 'Senza dolce.', optionDate: null });
    const { text, body } = await readOwn(link);
    expect(body).toMatchObject({
      state: 'proposed',
      isAcceptable: true,
      acceptedVersion: null,
      proposals: [
        { version: 2, price: '€ 44,00 a persona', text: 'Senza dolce.', optionUntil: null },
        { version: 1, optionUntil: '2027-03-12T19:00:00.000Z' },
      ],
    });
    expect(text).not.toMatch(/agata|0935|sent|seen/i);
    expect((await accept(link, 1)).status).toBe(409);
    const answer = await accept(link, 2);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, link]);
    expect((await readOwn(link)).body).toMatchObject({ state: 'accepted', acceptedVersion: 2 });
    expect(await list()).toMatchObject([{ status: 'pending', quotedPrice: '€ 44,00 a persona' }]);
    expect((await accept(link, 2)).status).toBe(303);
    expect(await log()).toEqual([
      'QuoteRequested',
      'ProposalMade',
      'ProposalMade',
      'ProposalAccepted',
    ]);
    await staff().patch(`/api/event-quotes/${id}`, { status: 'approved' });
    expect((await readOwn(link)).body.state).toBe('approved');
  });

  it('keeps the texts out of the log and the read models', async () => {
    const { id, link } = await request();
    await propose(id, { text: 'Cassata per Rosalba' });
    await ask(link, 'Rosalba porta il cane?');
    for (const table of ['event', 'outbox', 'event_quotes', 'quote_proposals', 'quote_questions'])
      expect(JSON.stringify(await sql(`select * from ${table}`))).not.toMatch(/rosalba/i);
    expect(await list()).toMatchObject([
      {
        proposals: [{ text: 'Cassata per Rosalba' }],
        questions: [{ text: 'Rosalba porta il cane?', isOpen: true }],
      },
    ]);
  });

  it('keeps the option after a question, which the next proposal answers', async () => {
    const { id, link } = await request();
    await propose(id, { optionDate: '2027-03-12', optionTime: '18:00' });
    expect((await ask(link, 'C’è il parcheggio?')).status).toBe(303);
    expect((await readOwn(link)).body).toMatchObject({
      state: 'proposed',
      questions: [{ text: 'C’è il parcheggio?', isOpen: true }],
    });
    await propose(id);
    expect((await readOwn(link)).body.questions).toMatchObject([{ isOpen: false }]);
  });

  it('refuses an acceptance after the option or the event, and a question after a rejection', async () => {
    const { id, link } = await request();
    await propose(id, { optionDate: '2027-03-12' });
    app().clock.set('2027-03-12T20:00');
    expect((await readOwn(link)).body).toMatchObject({
      state: 'option_expired',
      isAcceptable: false,
    });
    expect((await accept(link, 1)).status).toBe(409);
    await staff().patch(`/api/event-quotes/${id}`, { status: 'rejected' });
    expect((await readOwn(link)).body).toMatchObject({ state: 'rejected', isOpen: false });
    expect((await ask(link, 'Perché?')).status).toBe(409);
    expect((await propose(id)).body.code).toBe('quote_settled');
    const other = await request();
    await propose(other.id);
    app().clock.set('2028-03-12T20:00');
    expect((await readOwn(other.link)).body.state).toBe('past');
    expect((await accept(other.link, 1)).status).toBe(409);
  });

  it('records once that the guest has seen a version, without outdating the form of staff', async () => {
    const { id, link } = await request();
    await reportSeen(link);
    const { body } = await propose(id);
    await reportSeen(link);
    await reportSeen(link);
    expect(await log()).toEqual(['QuoteRequested', 'ProposalMade', 'ProposalSeen']);
    const next = await propose(id, {}, { 'if-match': `"${body.updatedAt}"` });
    expect(next.status).toBe(201);
    expect((await propose(id, {}, { 'if-match': `"${body.updatedAt}x"` })).status).toBe(409);
  });

  it('stays the same after a rebuild of the read models', async () => {
    const { id, link } = await request({ celebration: 'La prima nipote' });
    await propose(id);
    await ask(link, 'A che ora?');
    await propose(id);
    await accept(link, 2);
    const before = await list();
    await app().application.rebuild();
    expect(await list()).toEqual(before);
  });
});

describe('the personal link of a quote', () => {
  it('changes nothing by GET, as mail scanners open it', async () => {
    const { id, link } = await request();
    await propose(id);
    const before = await log();
    for (const path of ['', '/accept', '/question', '/accept?version=1'])
      await fetch(`${app().origin}${link}${path}`);
    await readOwn(link);
    expect(await log()).toEqual(before);
  });

  it('returns 404 for a wrong token, and opens no reservation or waiting list entry', async () => {
    const { id, link } = await request();
    await propose(id);
    const token = link.split('/').at(-1)!;
    const changed = `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`;
    for (const wrong of ['nobody', changed]) {
      expect((await readOwn(`/events/${wrong}`)).status).toBe(404);
      expect((await reportSeen(`/events/${wrong}`)).status).toBe(404);
      expect((await accept(`/events/${wrong}`, 1)).status).toBe(404);
      expect((await ask(`/events/${wrong}`, 'Si può?')).status).toBe(404);
    }
    for (const path of [`/api/reservations/link/${token}`, `/api/waiting-list/link/${token}`])
      expect((await guest().get(path)).status).toBe(404);
    expect(await log()).toEqual(['QuoteRequested', 'ProposalMade']);
  });

  it('refuses a form of another site, and input that is not a version or a question', async () => {
    const { id, link } = await request();
    await propose(id);
    const forged = await submit(
      `${link}/accept`,
      { version: '1' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(forged.status).toBe(403);
    expect((await submit(`${link}/accept`, { version: 'x' })).status).toBe(400);
    expect((await ask(link, ' ')).status).toBe(400);
    expect((await ask(link, 'x'.repeat(2_001))).status).toBe(400);
    expect(await log()).toEqual(['QuoteRequested', 'ProposalMade']);
  });

  it('returns 409 for the eleventh open question', async () => {
    const { link } = await request();
    for (let n = 0; n < 10; n += 1) expect((await ask(link, `Domanda ${n}`)).status).toBe(303);
    expect((await ask(link, 'Ancora una')).status).toBe(409);
  });
});

describe('a proposal by staff', () => {
  it.each([
    ['without a text', { text: ' ' }],
    ['without a price', { price: '' }],
    ['with words as price', { price: 'poco' }],
    ['with an option in the past', { optionDate: '2027-03-09' }],
    ['with an option after the event', { optionDate: '2029-01-01' }],
    ['with a field that does not exist', { note: 'x' }],
  ])('is refused %s and changes nothing', async (_, over) => {
    const { id } = await request();
    expect((await propose(id, over)).status).toBe(400);
    expect(await log()).toEqual(['QuoteRequested']);
    expect((await sql('select 1 from personal_data')).length).toBe(1);
  });

  it('is refused for an unknown quote, and for guests', async () => {
    expect((await propose('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const { id } = await request();
    const body = { price: '€ 46,00', text: 'Ciao' };
    expect((await guest().post(`/api/event-quotes/${id}/proposals`, body)).status).toBe(401);
  });
});

const MAX_DELAY_REQUESTS = 12;
/** Delays the second rival by `count` short requests. The caller varies the count in each round. */
const delayByRequests = async (count: number) => {
  for (let n = 0; n < count; n += 1) await guest().get('/api/csrf-token');
};

it(`accepts the newest version only, in ${ROUNDS} races with a new proposal`, async () => {
  const { id, link } = await request();
  await propose(id);
  const winners = { accepted: 0, superseded: 0 };
  for (let round = 0, version = 1; round < ROUNDS; round += 1, version += 1) {
    const rivals = shuffle([() => accept(link, version), () => propose(id)], round);
    const answers = await Promise.all(
      rivals.map(async (rival, index) => {
        if (index > 0) await delayByRequests(round % MAX_DELAY_REQUESTS);
        return rival();
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [201, 303],
      [201, 409],
    ]).toContainEqual(statuses);
    winners[statuses.includes(303) ? 'accepted' : 'superseded'] += 1;
  }
  const rows = await sql(
    `select e.data->>'version' version, (select max((m.data->>'version')::int) from event m
       where m.stream = e.stream and m.type = 'ProposalMade' and m.pos < e.pos)::text newest
     from event e where e.type = 'ProposalAccepted'`,
  );
  expect(rows).toHaveLength(winners.accepted);
  for (const { version, newest } of rows) expect(version).toBe(newest);
  expect(winners.accepted).toBeGreaterThan(0);
  expect(winners.superseded).toBeGreaterThan(0);
});
