import { describeTurnForParty } from '#src/contexts/booking/domain/turn-for-party.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

const joined = [
  buildTableFacts({ id: 'a', name: 'Sala 7', capacity: 6, joinGroup: 'sala' }),
  buildTableFacts({ id: 'b', name: 'Sala 8', capacity: 8, joinGroup: 'sala' }),
];

describe('what staff offer a party that telephones', () => {
  it('is a table that suits, the smallest first', () => {
    const tables = [
      buildTableFacts({ id: 'a', name: 'Sala 8', capacity: 8 }),
      buildTableFacts({ id: 'b', name: 'Sala 3', capacity: 4 }),
      buildTableFacts({ id: 'c', name: 'Sala 1', capacity: 2 }),
    ];
    expect(describeTurnForParty(4, buildTurnFacts({ tables }), false)).toEqual({
      state: 'fits',
      tables: [
        { id: 'b', name: 'Sala 3', joinedTableIds: [], capacity: 4, floor: 1 },
        { id: 'a', name: 'Sala 8', joinedTableIds: [], capacity: 8, floor: 1 },
      ],
    });
  });

  it('is two tables together if no single table suits', () => {
    const facts = buildTurnFacts({ tables: joined });
    expect(describeTurnForParty(14, facts, false)).toEqual({
      state: 'joins',
      tables: [{ id: 'a', name: 'Sala 7+8', joinedTableIds: ['b'], capacity: 14, floor: 1 }],
    });
    expect(describeTurnForParty(15, facts, false).state).toBe('full');
  });

  it('is nothing without covers, at a closed service or after the end', () => {
    const full = buildTurnFacts({ coversHeld: 74 });
    expect(describeTurnForParty(2, full, false)).toEqual({ state: 'full', tables: [] });
    expect(describeTurnForParty(2, buildTurnFacts({ closed: true }), false).state).toBe('closed');
    expect(describeTurnForParty(2, buildTurnFacts(), true).state).toBe('over');
  });

  it('goes on after the turn has begun, unlike what guests see', () => {
    const begun = buildTurnFacts({ minutesToStart: -20 });
    expect(describeTurnForParty(4, begun, false).state).toBe('fits');
  });
});
