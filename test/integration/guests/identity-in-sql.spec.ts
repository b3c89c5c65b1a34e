import fc from 'fast-check';
import { TOKENS } from '#src/composition/tokens.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { matchContacts, toContactKeys } from '#src/personal-data/contact-identity.ts';
import {
  selectCertainContacts,
  selectSharedContacts,
} from '#src/personal-data/contact-identity.postgres.ts';
import { postgresPersonalDataStore } from '#src/personal-data/personal-data-store.postgres.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app } = setupBookingApp();
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
