import { listStranded } from '#src/contexts/booking/domain/seating/list-stranded.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

const table = (id: string, capacity: number, over = {}) =>
  buildTableFacts({ id, name: id, capacity, ...over });
const party = (name: string, numberOfPeople: number) => ({ name, numberOfPeople });
const names = (parties: readonly { name: string }[]) => parties.map(({ name }) => name);

describe('parties without a table, after a table is blocked', () => {
  const facts = (partiesWithoutTable: readonly number[]) =>
    buildTurnFacts({
      tables: [table('small', 2), table('large', 6), table('blocked', 4, { blocked: true })],
      partiesWithoutTable,
    });

  it('keep their seat if the others still fit', () =>
    expect(listStranded([party('Greco', 4)], facts([4]), 'blocked')).toEqual([]));

  it('lose it if no arrangement is left, the first in the list first', () => {
    const parties = [party('Greco', 4), party('Rizzo', 4)];
    expect(names(listStranded(parties, facts([4, 4]), 'blocked'))).toEqual(['Greco']);
  });

  it('are not named if leaving them out helps no other party', () => {
    const parties = [party('Greco', 2), party('Rizzo', 4), party('Leto', 5)];
    expect(names(listStranded(parties, facts([2, 4, 5]), 'blocked'))).toEqual(['Rizzo']);
  });

  it('that had no seat before are not named', () =>
    expect(listStranded([party('Greco', 9)], facts([9]), 'blocked')).toEqual([]));

  it('are not named if the blocked table is in a room that is closed at this time of year', () => {
    const closed = buildTurnFacts({
      floorsOutOfSeason: [2],
      tables: [table('blocked', 4, { floor: 2, blocked: true })],
      partiesWithoutTable: [4],
    });
    expect(listStranded([party('Greco', 4)], closed, 'blocked')).toEqual([]);
  });
});
