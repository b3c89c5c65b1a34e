import { listStranded } from '#src/contexts/booking/domain/seating/list-stranded.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

const createTable = (id: string, capacity: number, over = {}) =>
  buildTableFacts({ id, name: id, capacity, ...over });
const createParty = (name: string, numberOfPeople: number) => ({ name, numberOfPeople });
const listNames = (parties: readonly { name: string }[]) => parties.map(({ name }) => name);

describe('parties without a table, after a table is blocked', () => {
  const facts = (partiesWithoutTable: readonly number[]) =>
    buildTurnFacts({
      tables: [
        createTable('small', 2),
        createTable('large', 6),
        createTable('blocked', 4, { blocked: true }),
      ],
      partiesWithoutTable,
    });

  it('are not stranded if all parties still fit', () =>
    expect(listStranded([createParty('Greco', 4)], facts([4]), 'blocked')).toEqual([]));

  it('are stranded in the order of the list if not all of them fit', () => {
    const parties = [createParty('Greco', 4), createParty('Rizzo', 4)];
    expect(listNames(listStranded(parties, facts([4, 4]), 'blocked'))).toEqual(['Greco']);
  });

  it('are not stranded if leaving them out helps no other party', () => {
    const parties = [createParty('Greco', 2), createParty('Rizzo', 4), createParty('Leto', 5)];
    expect(listNames(listStranded(parties, facts([2, 4, 5]), 'blocked'))).toEqual(['Rizzo']);
  });

  it('are not stranded if they had no seat before', () =>
    expect(listStranded([createParty('Greco', 9)], facts([9]), 'blocked')).toEqual([]));

  it('are not stranded if the blocked table is in a room out of season', () => {
    const closed = buildTurnFacts({
      floorsOutOfSeason: [2],
      tables: [createTable('blocked', 4, { floor: 2, blocked: true })],
      partiesWithoutTable: [4],
    });
    expect(listStranded([createParty('Greco', 4)], closed, 'blocked')).toEqual([]);
  });
});
