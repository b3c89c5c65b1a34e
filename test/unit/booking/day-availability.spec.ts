import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import {
  bestState,
  computeDays,
  turnStateFor,
} from '#src/contexts/booking/domain/day-availability.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

describe('the state of a turn for a party', () => {
  it.each<[string, number, Partial<TurnFacts>, string]>([
    ['a table and many covers are free', 4, {}, 'free'],
    ['eleven covers are left', 4, { coversHeld: 64 }, 'free'],
    ['ten covers are left', 4, { coversHeld: 65 }, 'few'],
    ['fewer covers are left than people', 4, { coversHeld: 72 }, 'full'],
    ['no table is large enough', 5, {}, 'full'],
    ['the only table is taken', 4, { tables: [buildTableFacts({ takenBy: 'other' })] }, 'full'],
    ['the service is closed', 4, { closed: true, minutesToStart: 0 }, 'closed'],
    ['the turn begins within the lead time', 4, { minutesToStart: 29 }, 'late'],
  ])('is the expected one when %s', (_, party, over, state) =>
    expect(turnStateFor(party, buildTurnFacts(over))).toBe(state),
  );
});

describe('the state of a day', () => {
  it('is the best of its turns', () => {
    expect(bestState(['closed', 'late', 'full', 'few', 'free'])).toBe('free');
    expect(bestState(['closed', 'late', 'full', 'few'])).toBe('few');
    expect(bestState(['closed', 'late', 'full'])).toBe('full');
    expect(bestState(['closed', 'late'])).toBe('late');
  });

  it('leaves out turns that guests cannot book; a day without turns is closed', () => {
    const facts = buildTurnFacts();
    const retired = { ...facts, slot: { ...facts.slot, isActive: false } };
    expect(computeDays(2, new Map([['2027-03-13', [retired]]]))).toEqual([
      { date: '2027-03-13', state: 'closed', turns: [] },
    ]);
    expect(computeDays(2, new Map([['2027-03-13', [facts]]]))).toMatchObject([
      { state: 'free', turns: [{ startTime: '19:00', endTime: '20:50', state: 'free' }] },
    ]);
  });
});
