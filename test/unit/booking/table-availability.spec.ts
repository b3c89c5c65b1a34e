import { computeAvailability } from '#src/contexts/booking/domain/availability.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

const two = buildTableFacts({ id: 'two', name: 'Tavolo 2', capacity: 2 });
const four = buildTableFacts({ id: 'four', name: 'Tavolo 4', capacity: 4 });
const eight = buildTableFacts({ id: 'eight', name: 'Tavolo 8', capacity: 8, capacityMin: 5 });
const listTableIds = (party: number, over: Parameters<typeof buildTurnFacts>[0] = {}) =>
  computeAvailability(
    party,
    buildTurnFacts({ tables: [eight, two, four], ...over }),
  ).availableSlots.map(({ tableId }) => tableId);

describe('availability for a party', () => {
  it('lists suitable tables first, best fit first, and still lists those too small', () => {
    expect(listTableIds(2)).toEqual(['two', 'four', 'eight']);
    expect(listTableIds(4)).toEqual(['four', 'two', 'eight']);
    expect(listTableIds(6)).toEqual(['eight', 'two', 'four']);
  });

  it('marks a table as not suitable for a party below its minimum', () => {
    const { availableSlots } = computeAvailability(2, buildTurnFacts({ tables: [eight] }));
    expect(availableSlots).toMatchObject([{ tableId: 'eight', suitable: false }]);
  });

  it('returns as capacity the smaller of table capacity and covers left', () => {
    const { availableSlots } = computeAvailability(
      2,
      buildTurnFacts({ tables: [four], coversHeld: 72 }),
    );
    expect(availableSlots).toMatchObject([{ availableCapacity: 3, suitable: true }]);
  });

  it('leaves out tables that are taken, blocked or retired', () => {
    const tables = [
      buildTableFacts({ takenBy: 'someone' }),
      buildTableFacts({ blocked: true }),
      buildTableFacts({ isActive: false }),
    ];
    expect(computeAvailability(2, buildTurnFacts({ tables })).availableSlots).toEqual([]);
  });

  it('can accommodate a party when enough covers and a suitable table are free', () => {
    expect(computeAvailability(4, buildTurnFacts()).capacityInfo).toEqual({
      bookedCovers: 0,
      maxCovers: 75,
      availableCovers: 75,
      canAccommodate: true,
    });
    expect(computeAvailability(4, buildTurnFacts({ coversHeld: 72 })).capacityInfo).toMatchObject({
      availableCovers: 3,
      canAccommodate: false,
    });
    expect(computeAvailability(5, buildTurnFacts()).capacityInfo.canAccommodate).toBe(false);
  });

  it('lists no table for a closed service or a begun turn, and returns the reason', () => {
    expect(computeAvailability(2, buildTurnFacts({ closed: true }))).toMatchObject({
      availableSlots: [],
      closed: true,
      message: { id: 'service_closed' },
    });
    expect(computeAvailability(2, buildTurnFacts({ minutesToStart: 10 }))).toMatchObject({
      availableSlots: [],
      begun: true,
      message: { id: 'turn_begun' },
    });
  });

  it('describes the time slot by its description, or by its hours without one', () => {
    const describeSlot = (description: string | null) =>
      computeAvailability(2, buildTurnFacts({ slot: { ...buildTurnFacts().slot, description } }))
        .availableSlots[0]?.slotDescription;
    expect(describeSlot('Cena · primo turno')).toBe('Cena · primo turno');
    expect(describeSlot(null)).toBe('19:00 - 20:50');
  });
});
