import { TOKENS } from '#src/composition/tokens.ts';
import { eraseExpiredClosureNotes } from '#src/contexts/closures/closure-note-retention.postgres.ts';
import { setupContactAndQuotesApp } from '#test/support/fixtures/contact-and-quotes-app.ts';

const { app, staff, sql } = setupContactAndQuotesApp();
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
