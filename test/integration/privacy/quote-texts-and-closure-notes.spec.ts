import { buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import { createQuoteDriver } from '#test/support/drivers/quote-driver.ts';
import { setupContactAndQuotesApp } from '#test/support/fixtures/contact-and-quotes-app.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { eraseExpiredClosureNotes } from '#src/contexts/closures/closure-note-retention.postgres.ts';

const quotesApp = setupContactAndQuotesApp();
const { app, staff, sql } = quotesApp;
const { request, propose, submit, readOwn } = createQuoteDriver(quotesApp);

const { customerPhone: phone } = buildQuoteRequest();
const TEXTS = /cassata per Rosalba|il cane di Rosalba/;

const createProposalWithQuestion = async (over: object = {}) => {
  const quote = await request({ celebration: 'I 70 anni del nonno', ...over });
  await propose(quote.id, { text: 'cassata per Rosalba' });
  await submit(`${quote.link}/question`, { question: 'il cane di Rosalba?' });
  return quote;
};
const readStored = async () => JSON.stringify(await sql('select data from personal_data'));

describe('the texts of proposals and questions', () => {
  it('are in the access file', async () => {
    await createProposalWithQuestion();
    const { body } = await staff().post<{ matters: { facts: object[] }[] }>(
      '/api/personal-data/search',
      { phone },
    );
    expect(body.matters[0]!.facts).toEqual(
      expect.arrayContaining([
        { label: 'Testo della proposta', value: 'cassata per Rosalba' },
        { label: 'Domanda', value: 'il cane di Rosalba?' },
        { label: 'Che cosa festeggia', value: 'I 70 anni del nonno' },
      ]),
    );
  });

  it('are erased with the data of the guest, and the link then shows none', async () => {
    const { link } = await createProposalWithQuestion();
    expect(await readStored()).toMatch(TEXTS);
    await staff().post('/api/personal-data/erase', { phone });
    expect(await readStored()).toBe('[]');
    expect((await readOwn(link)).body).toMatchObject({
      proposals: [{ version: 1, text: null }],
      questions: [{ text: null }],
    });
  });

  it.each([
    ['are kept until an upcoming event', 'approved', 3],
    ['are erased after two years if the request was rejected', 'rejected', 0],
  ])('%s', async (_, status, left) => {
    const { id } = await createProposalWithQuestion();
    await staff().patch(`/api/event-quotes/${id}`, { status });
    await sql(`update personal_data set created_at = '2024-01-01'`);
    await app().application.privacy.eraseExpired();
    expect(await sql('select 1 from personal_data')).toHaveLength(left);
  });
});

const addClosure = (over: object) =>
  staff().post('/api/closures', { service: 'all', note: 'Lavori', ...over });
const listNotes = async () =>
  (await sql<{ note: string | null }>('select note from service_closures order by date')).map(
    ({ note }) => note,
  );

beforeEach(() => sql('delete from service_closures'));

it('erases the note of a closure 24 months after its date, and keeps the closure', async () => {
  expect((await addClosure({ date: '2027-03-12' })).status).toBe(201);
  expect((await addClosure({ date: '2027-06-12' })).status).toBe(201);
  app().clock.set('2029-03-20T10:00');
  expect(
    await eraseExpiredClosureNotes(
      app().container.get(TOKENS.sql),
      app().container.get(TOKENS.clock),
    )(),
  ).toBe(1);
  expect(await listNotes()).toEqual([null, 'Lavori']);
});

it('rejects a note of several lines or of more than 200 characters', async () => {
  for (const note of ['una\ndue', 'x'.repeat(201)])
    expect((await addClosure({ date: '2027-03-12', note })).status).toBe(400);
  expect(await listNotes()).toEqual([]);
});
