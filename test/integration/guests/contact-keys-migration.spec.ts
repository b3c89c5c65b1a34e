import { SELECT_RESERVATION_VIEW } from '#src/contexts/booking/adapters/reservation-view-query.postgres.ts';
import { createGuestRepository } from '#src/contexts/guests/guest-repository.postgres.ts';
import { findPersonStreams } from '#src/contexts/privacy/find-person-streams.postgres.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { buildOldGuests, buildOldRows, insertStatements } from './guests-of-an-older-schema.ts';

const SCHEMA_OF_NINE_DIGITS = 'Migration20261126000100_guest_key';
const PAIRS = 250;
const AMBIGUOUS_PAIRS = 40;
const TODAY = '2027-03-10';

const guests = buildOldGuests(PAIRS);
const rows = buildOldRows(guests);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.query('drop schema public cascade');
  await database.query('create schema public');
  await migrate(database.url, SCHEMA_OF_NINE_DIGITS);
  for (const [name, statement] of Object.entries(insertStatements))
    await database.query(statement, [JSON.stringify(rows[name as keyof typeof insertStatements])]);
  const [before] = await database.query<{ keys: number }>(
    'select count(distinct guest_key)::int keys from personal_data',
  );
  // All placeholders were one guest.
  expect(before!.keys).toBe(PAIRS - 9);
  await migrate(database.url);
}, 120_000);
afterAll(() => database.drop());

const sql = () => createPooledSql(database.pool);

it('shows the remembered allergies of 500 guests with their own reservations only', async () => {
  const views = await database.query<{ id: string; allergies: { note: string } | null }>(
    SELECT_RESERVATION_VIEW,
  );
  const notes = new Map(views.map(({ id, allergies }) => [id, allergies?.note ?? null]));
  const shown = rows.ids.map(({ reservationIds }) => reservationIds.map((id) => notes.get(id)));
  expect(shown).toEqual(
    guests.map(({ number, phone }) => {
      const own = `allergia ${number}`;
      return [own, phone === '000000000' ? null : own];
    }),
  );
});

it('shows the note of each guest to that guest only, and to no guest if the name is missing', async () => {
  const repository = createGuestRepository(sql());
  for (const [at, { number, hasNote, phone }] of guests.entries()) {
    const guest = await repository.findOfReservation(rows.ids[at]!.reservationIds[0]!, TODAY);
    const isShown = hasNote && number >= AMBIGUOUS_PAIRS * 2;
    expect([number, guest?.guestNote ?? null]).toEqual([number, isShown ? `nota ${number}` : null]);
    if (phone.includes('347')) expect(guest!.perhaps).toHaveLength(2);
  }
});

it('finds the reservations and quotes of each guest, and none of another person', async () => {
  const owners = new Map<string, number>(
    rows.ids.flatMap(({ reservationIds, quoteId }, at) => [
      ...reservationIds.map((id) => [`reservation-${id}`, at] as const),
      [`quote-${quoteId}`, at] as const,
    ]),
  );
  for (const [at, { reservationIds }] of rows.ids.entries()) {
    const person = { phone: null, email: null, reservation: reservationIds[0]! };
    const { all } = await findPersonStreams(sql(), person);
    const found = [...all].filter((stream) => !stream.startsWith('guest-'));
    expect(found.map((stream) => owners.get(stream))).toEqual(found.map(() => at));
    expect(found).toHaveLength(guests[at]!.phone === '000000000' ? 1 : 3);
  }
});
