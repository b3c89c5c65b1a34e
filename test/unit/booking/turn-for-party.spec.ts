import { describeTurnForParty } from '#src/contexts/booking/domain/turn-for-party.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

const joined = [
  buildTableFacts({ id: 'a', name: 'Sala 7', capacity: 6, joinGroup: 'sala' }),
  buildTableFacts({ id: 'b', name: 'Sala 8', capacity: 8, joinGroup: 'sala' }),
];

describe('the tables that staff can offer a party', () => {
  it('are the suitable tables, the smallest first', () => {
    const tables = [
      buildTableFacts({ id: 'a', name: 'Sala 8', capacity: 8 }),
      buildTableFacts({ id: 'b', name: 'Sala 3', capacity: 4 }),
      buildTableFacts({ id: 'c', name: 'Sala 1', capacity: 2 }),
    ];
    expect(describeTurnForParty({ numberOfPeople: 4 }, buildTurnFacts({ tables }), false)).toEqual({
      state: 'fits',
      unmetWish: null,
      tables: [
        { id: 'b', name: 'Sala 3', joinedTableIds: [], capacity: 4, floor: 1, isLarge: false },
        { id: 'a', name: 'Sala 8', joinedTableIds: [], capacity: 8, floor: 1, isLarge: false },
      ],
    });
  });

  it('are joined tables if no single table suits', () => {
    const facts = buildTurnFacts({ tables: joined });
    expect(describeTurnForParty({ numberOfPeople: 14 }, facts, false)).toEqual({
      state: 'joins',
      unmetWish: null,
      tables: [
        {
          id: 'a',
          name: 'Sala 7+8',
          joinedTableIds: ['b'],
          capacity: 14,
          floor: 1,
          isLarge: false,
        },
      ],
    });
    expect(describeTurnForParty({ numberOfPeople: 15 }, facts, false).state).toBe('full');
  });

  it('are none without enough covers, when the service is closed or after the turn', () => {
    const full = buildTurnFacts({ coversHeld: 74 });
    expect(describeTurnForParty({ numberOfPeople: 2 }, full, false)).toEqual({
      state: 'full',
      tables: [],
      unmetWish: null,
    });
    expect(
      describeTurnForParty({ numberOfPeople: 2 }, buildTurnFacts({ closed: true }), false).state,
    ).toBe('closed');
    expect(describeTurnForParty({ numberOfPeople: 2 }, buildTurnFacts(), true).state).toBe('over');
  });

  it('are tables for larger parties if nothing else is left, and come last otherwise', () => {
    const large = buildTableFacts({ id: 'b', name: 'Sala 8', capacity: 8, capacityMin: 5 });
    const small = buildTableFacts({ id: 'a', name: 'Sala 1', capacity: 2 });
    expect(
      describeTurnForParty({ numberOfPeople: 2 }, buildTurnFacts({ tables: [large] }), false),
    ).toMatchObject({ state: 'large', tables: [{ name: 'Sala 8', isLarge: true }] });
    expect(
      describeTurnForParty(
        { numberOfPeople: 2 },
        buildTurnFacts({ tables: [large, small] }),
        false,
      ),
    ).toMatchObject({ state: 'fits', tables: [{ name: 'Sala 1' }, { name: 'Sala 8' }] });
  });

  it('are available after the turn has begun', () => {
    const begun = buildTurnFacts({ minutesToStart: -20 });
    expect(describeTurnForParty({ numberOfPeople: 4 }, begun, false).state).toBe('fits');
  });
});
