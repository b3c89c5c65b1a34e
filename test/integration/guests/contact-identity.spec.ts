import fc from 'fast-check';
import type { PersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import type { GuestView } from '#src/contracts/guests.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { matchContacts, toContactKeys } from '#src/personal-data/contact-identity.ts';
import {
  selectCertainContacts,
  selectSharedContacts,
} from '#src/personal-data/contact-identity.postgres.ts';
import { postgresPersonalDataStore } from '#src/personal-data/personal-data-store.postgres.ts';

const { enter, list, press, staff, app } = setupBookingApp();

const ALLERGIES = { codes: ['nuts'], note: 'Zznocciole', consent: true, remember: true };
const NEXT_WEEK = { reservationDate: '2027-03-20' };

/** Numbers of two people each, with the same last nine digits or with no meaning at all. */
const PAIRS = [
  ['a landline of Enna and a mobile number', '0935 512345', '+39 393 551 2345'],
  ['numbers of New York and Chicago', '+1 212 555 0143', '+1 312 555 0143'],
  ['a placeholder of zeros', '000000000', '000000000'],
] as const;

const enterBoth = async (one: string, other: string, over: object = {}) => {
  const anna = await enter({ customerName: 'Zzanna', customerPhone: one });
  const bruno = await enter({ customerName: 'Zzbruno', customerPhone: other, ...over });
  return { anna: anna.body.id, bruno: bruno.body.id };
};
const declareAllergies = (id: string) =>
  staff().put(`/api/reservations/${id}/allergies`, ALLERGIES);
const findReservation = async (id: string) => (await list()).find((one) => one.id === id)!;
const readGuest = async (id: string) =>
  (await staff().get<{ guest: GuestView | null }>(`/api/reservations/${id}/guest`)).body.guest;
const listNames = async () => (await list()).map(({ customerName }) => customerName).sort();

describe.each(PAIRS)('two guests with %s (%s, %s)', (_, one, other) => {
  it('do not share allergies and notes', async () => {
    const { anna, bruno } = await enterBoth(one, other, NEXT_WEEK);
    await declareAllergies(anna);
    await staff().put(`/api/reservations/${anna}/guest/note`, { guestNote: 'Zzfinestra' });
    expect((await findReservation(bruno)).allergies).toBeNull();
    expect(JSON.stringify(await readGuest(bruno))).not.toMatch(/Zzfinestra|nuts/);
  });

  it('do not see each other in the access file', async () => {
    const { bruno } = await enterBoth(one, other);
    for (const person of [{ phone: other }, { reservation: bruno }]) {
      const { body } = await staff().post<PersonalDataFile>('/api/personal-data/search', person);
      expect(JSON.stringify(body)).not.toContain('Zzanna');
    }
  });

  it('are erased separately', async () => {
    const { bruno } = await enterBoth(one, other);
    await staff().post('/api/personal-data/erase', { reservation: bruno });
    expect(await listNames()).toEqual(['Zzanna', null]);
  });

  it('keep their allergies when the other guest withdraws the consent', async () => {
    const { anna, bruno } = await enterBoth(one, other);
    await declareAllergies(anna);
    await staff().delete(`/api/reservations/${bruno}/allergies`);
    expect((await findReservation(anna)).allergies).toMatchObject({ codes: ['nuts'] });
  });

  it('are no duplicates, and the merge of their reservations is refused', async () => {
    const { anna, bruno } = await enterBoth(one, other);
    expect((await findReservation(anna)).duplicateId).toBeNull();
    expect(await press(bruno, 'merge', { other: anna })).toMatchObject({
      status: 409,
      body: { code: 'not_a_duplicate' },
    });
    expect((await findReservation(anna)).status).toBe('confirmed');
  });
});

it.each([
  ['12345', ['Zzanna', 'Zzbruno']],
  ['39355', ['Zzbruno']],
  ['0935', ['Zzanna']],
])('are found by the digits %s: %j', async (digits, names) => {
  await enterBoth('0935 512345', '+39 393 551 2345');
  const { body } = await staff().get<GuestView[]>(`/api/guests?digits=${digits}`);
  expect(body.map(({ name }) => name).sort()).toEqual(names);
});

const sql: Sql = (query, values) => app().container.get(TOKENS.sql)(query, values);

const contacts = fc.array(
  fc.record({
    name: fc.constantFrom('Anna Rossi', 'rossi anna', 'Bruno Rossi', null),
    phone: fc.constantFrom('0935 512345', '+39 0935 512345', '+39 393 551 2345', '000000000', null),
    email: fc.constantFrom('anna@x.it', 'ANNA@x.it', 'bruno@x.it', null),
  }),
  { minLength: 12, maxLength: 12 },
);

const selectPairs = (select: (row: string) => string) =>
  sql<{ one: string; other: string }>(
    `select p.subject_id::text one, o.subject_id::text other from personal_data p cross join lateral ${select('p')} o`,
  );
const toSortedPairs = (pairs: readonly { one: string; other: string }[]) =>
  pairs.map(({ one, other }) => `${one} ${other}`).sort();

it('finds in the database the same pairs of contacts as the function that compares them', () =>
  fc.assert(
    fc.asyncProperty(contacts, async (drawn) => {
      await sql('delete from personal_data');
      const stored: { id: string; keys: ReturnType<typeof toContactKeys> }[] = [];
      for (const data of drawn) {
        const { id } = await postgresPersonalDataStore.insert(sql, data);
        stored.push({ id, keys: toContactKeys(data) });
      }
      const pairs = stored.flatMap((one) =>
        stored.map((other) => ({
          one: one.id,
          other: other.id,
          match: matchContacts(one.keys, other.keys),
        })),
      );
      expect(toSortedPairs(await selectPairs(selectCertainContacts))).toEqual(
        toSortedPairs(pairs.filter(({ match }) => match === 'certain')),
      );
      expect(toSortedPairs(await selectPairs(selectSharedContacts))).toEqual(
        toSortedPairs(pairs.filter(({ match }) => match !== 'no')),
      );
    }),
    { numRuns: 30 },
  ));
