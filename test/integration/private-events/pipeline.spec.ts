import { TOKENS } from '#src/composition/tokens.ts';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type { QuoteBoard } from '#src/contracts/private-events/pipeline.ts';
import { buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import { createQuoteDriver } from '#test/support/drivers/quote-driver.ts';
import { setupContactAndQuotesApp } from '#test/support/fixtures/contact-and-quotes-app.ts';

const quotesApp = setupContactAndQuotesApp();
const { app, staff, sql, log } = quotesApp;
const { request, propose, submit, readOwn, reportSeen } = createQuoteDriver(quotesApp);

const PATH = '/api/event-quotes';
const CONTACT = { channel: 'phone', text: 'Rosalba vuole il primo più leggero' };
const DEPOSIT = { kind: 'deposit', amountCents: 20_000, paidOn: '2027-03-10' };

const readQuote = async (id: string) => (await staff().get<QuoteDetail>(`${PATH}/${id}`)).body;
const readStage = async (id: string) => (await readQuote(id)).stage;
const readBoard = async () => (await staff().get<QuoteBoard>(`${PATH}/board`)).body;
const recordContact = (id: string, over: object = {}) =>
  staff().post<QuoteDetail>(`${PATH}/${id}/contacts`, { ...CONTACT, ...over });
const recordPayment = (id: string, over: object = {}, headers = {}) =>
  staff().post<QuoteDetail>(`${PATH}/${id}/payments`, { ...DEPOSIT, ...over }, headers);
const setOption = (id: string, optionDate: string) =>
  staff().put<QuoteDetail>(`${PATH}/${id}/option`, { optionDate });
const markAsLost = (id: string, reason = 'price') =>
  staff().post<QuoteDetail>(`${PATH}/${id}/loss`, { reason });
const decide = (id: string, status: string) => staff().patch(`${PATH}/${id}`, { status });

describe('the stage of a quote', () => {
  it('follows from contacts, proposals, options and the approval, and keeps the statuses', async () => {
    const { id } = await request();
    expect(await readQuote(id)).toMatchObject({ stage: 'asked', status: 'pending' });
    await recordContact(id);
    expect(await readQuote(id)).toMatchObject({ stage: 'contacted', status: 'pending' });
    await propose(id);
    expect(await readStage(id)).toBe('proposed');
    await setOption(id, '2027-03-12');
    expect(await readStage(id)).toBe('option');
    await propose(id);
    expect(await readStage(id)).toBe('proposed');
    await propose(id, { optionDate: '2027-03-12' });
    expect(await readStage(id)).toBe('option');
    await decide(id, 'approved');
    expect(await readQuote(id)).toMatchObject({ stage: 'confirmed', status: 'approved' });
    await propose(id);
    await recordContact(id);
    expect(await readStage(id)).toBe('confirmed');
  });

  it('is done when the day of a confirmed event is over', async () => {
    const { id } = await request();
    await decide(id, 'approved');
    const { eventDate } = await readQuote(id);
    app().clock.set(`${eventDate}T23:00`);
    expect(await readStage(id)).toBe('confirmed');
    app().clock.set('2027-12-31T10:00');
    expect(await readStage(id)).toBe('done');
    expect((await readBoard()).counts).toMatchObject({ confirmed: 0, done: 1 });
  });

  it('is lost after Rifiuta, and with a reason after Persa, even if it was confirmed', async () => {
    const [rejected, lost, cancelled] = [await request(), await request(), await request()];
    await decide(rejected.id, 'rejected');
    await markAsLost(lost.id, 'other_place');
    await decide(cancelled.id, 'approved');
    await markAsLost(cancelled.id, 'guest_cancelled');
    expect(await readQuote(rejected.id)).toMatchObject({ stage: 'lost', lostReason: null });
    expect(await readQuote(lost.id)).toMatchObject({
      stage: 'lost',
      status: 'rejected',
      lostReason: 'other_place',
    });
    expect(await readQuote(cancelled.id)).toMatchObject({ stage: 'lost', status: 'rejected' });
    expect((await markAsLost(lost.id)).status).toBe(409);
    expect((await readOwn(cancelled.link)).body).toMatchObject({
      state: 'closed',
      isOpen: false,
    });
    expect((await propose(lost.id)).status).toBe(409);
    expect((await readBoard()).counts.lost).toBe(3);
  });

  it('is contacted for a telephone request, which is stored once per idempotency key', async () => {
    const requestByTelephone = () =>
      staff().post<{ id: string }>(`${PATH}/taken`, buildQuoteRequest(), {
        'idempotency-key': 'one-call',
      });
    const [first, second] = [await requestByTelephone(), await requestByTelephone()];
    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
    expect(await log()).toEqual(['QuoteRequested']);
    expect(await readQuote(first.body.id)).toMatchObject({
      stage: 'contacted',
      timeline: [
        { type: 'QuoteRequested', channel: 'phone', by: expect.not.stringMatching('cliente') },
      ],
    });
  });

  it('is the same after a rebuild of the projections', async () => {
    const { id } = await request();
    await recordContact(id, { callBackOn: '2027-03-11' });
    await propose(id, { optionDate: '2027-03-12' });
    await recordPayment(id);
    await setOption(id, '2027-03-14');
    await markAsLost((await request()).id);
    const before = [await readQuote(id), await readBoard()];
    for (const table of ['quote_contacts', 'quote_payments', 'quote_proposals', 'event_quotes'])
      await sql(`delete from ${table}`);
    await app().container.get(TOKENS.rebuild)();
    expect([await readQuote(id), await readBoard()]).toEqual(before);
  });
});

describe('the details and the card of a quote', () => {
  it('list contacts, proposals, questions and payments with their authors, newest first', async () => {
    const { id, link } = await request();
    await recordContact(id, { callBackOn: '2027-03-11' });
    await propose(id);
    await reportSeen(link);
    await submit(`${link}/question`, { question: 'Il cane può entrare?' });
    await recordPayment(id);
    const { timeline, callBackOn, payments } = await readQuote(id);
    const staffName = timeline[0]!.by;
    expect(timeline).toMatchObject([
      { type: 'QuotePaymentNoted', amountCents: 20_000, kind: 'deposit' },
      { type: 'QuoteQuestionAsked', by: 'il cliente', text: 'Il cane può entrare?' },
      { type: 'ProposalSeen', version: 1, by: 'il cliente' },
      { type: 'ProposalMade', version: 1, by: staffName },
      { type: 'QuoteContactNoted', channel: 'phone', text: CONTACT.text, by: staffName },
      { type: 'QuoteRequested', by: 'il cliente' },
    ]);
    expect(callBackOn).toBe('2027-03-11');
    expect(payments).toEqual([DEPOSIT]);
  });

  it('show the deposit, the balance, the open question and the callback date', async () => {
    const { id, link } = await request({ celebration: 'Nozze d’oro' });
    await recordContact(id, { callBackOn: '2027-03-11' });
    await submit(`${link}/question`, { question: 'Il cane può entrare?' });
    await recordPayment(id);
    const readCard = async () => (await readBoard()).cards.find((one) => one.id === id);
    expect(await readCard()).toMatchObject({
      eventKind: null,
      celebration: 'Nozze d’oro',
      callBackOn: '2027-03-11',
      hasOpenQuestion: true,
      depositCents: 20_000,
      isPaid: false,
    });
    await recordPayment(id, { kind: 'balance', amountCents: 180_000 });
    await recordContact(id);
    expect(await readCard()).toMatchObject({ isPaid: true, callBackOn: null });
  });

  it.each([
    ['an empty contact', 'contacts', { ...CONTACT, text: ' ' }],
    ['a callback date in the past', 'contacts', { ...CONTACT, callBackOn: '2027-03-09' }],
    ['an unknown channel', 'contacts', { ...CONTACT, channel: 'pigeon' }],
    ['a payment of zero', 'payments', { ...DEPOSIT, amountCents: 0 }],
    ['a payment dated tomorrow', 'payments', { ...DEPOSIT, paidOn: '2027-03-11' }],
    ['an unknown reason for a loss', 'loss', { reason: 'bored' }],
  ])('refuse %s and change nothing', async (_, path, body) => {
    const { id } = await request();
    const answer = await staff().post(`${PATH}/${id}/${path}`, body);
    expect(answer.status).toBe(400);
    expect(await log()).toEqual(['QuoteRequested']);
    expect(await sql('select 1 from personal_data')).toHaveLength(1);
  });

  it('record a payment once when the version is outdated', async () => {
    const { id } = await request();
    const { updatedAt } = await readQuote(id);
    app().clock.set('2027-03-10T10:05');
    const seen = { 'if-match': `"${updatedAt}"` };
    expect((await recordPayment(id, {}, seen)).status).toBe(201);
    expect((await recordPayment(id, {}, seen)).status).toBe(409);
    expect((await readQuote(id)).payments).toHaveLength(1);
  });
});

describe('an option', () => {
  it('expires at its end, and can be extended', async () => {
    const { id, link } = await request();
    expect((await setOption(id, '2027-03-12')).status).toBe(409);
    await propose(id, { optionDate: '2027-03-12' });
    app().clock.set('2027-03-12T20:01');
    expect((await readOwn(link)).body.state).toBe('option_expired');
    expect((await setOption(id, '2027-03-12')).status).toBe(400);
    await setOption(id, '2027-03-14');
    expect((await readOwn(link)).body).toMatchObject({
      state: 'proposed',
      proposals: [{ optionUntil: '2027-03-14T19:00:00.000Z' }],
    });
    expect(await setOption(id, '2027-03-14')).toMatchObject({ status: 200 });
    expect((await log()).filter((type) => type === 'OptionSet')).toHaveLength(1);
  });
});

describe('the text of a contact', () => {
  const readStored = async () =>
    JSON.stringify(await sql('select data from personal_data')) +
    JSON.stringify(await sql('select * from event'));

  it('is erased with the data of the guest', async () => {
    const { id } = await request();
    await recordContact(id);
    expect(await readStored()).toContain('Rosalba');
    await staff().post('/api/personal-data/erase', { phone: buildQuoteRequest().customerPhone });
    expect(await readStored()).not.toMatch(/Rosalba|leggero/);
    expect((await readQuote(id)).timeline[0]).toMatchObject({
      type: 'QuoteContactNoted',
      text: null,
    });
  });

  it.each([
    ['stays until an upcoming event', 'approved', 2],
    ['is erased after two years if the quote is lost', 'rejected', 0],
  ])('%s', async (_, status, left) => {
    const { id } = await request();
    await recordContact(id);
    await (status === 'approved' ? decide(id, status) : markAsLost(id));
    await sql(`update personal_data set created_at = '2024-01-01'`);
    await app().application.privacy.eraseExpired();
    expect(await sql('select 1 from personal_data')).toHaveLength(left);
  });
});
