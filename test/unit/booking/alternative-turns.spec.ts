import { cancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { rejectionReason } from '#src/contracts/rejection-reasons.ts';
import {
  findFreeTable,
  listNearTurns,
  type OfferedSlot,
} from '#src/contexts/booking/domain/alternative-turns.ts';
import {
  proposesAfterCancellation,
  proposesAfterRejection,
} from '#src/contexts/booking/domain/proposal-policy.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

const createSlot = (startTime: string, over: Partial<OfferedSlot> = {}): OfferedSlot => ({
  id: startTime,
  startTime,
  mealType: startTime < '17:00' ? 'pranzo' : 'cena',
  isActive: true,
  ...over,
});
const slots = [
  createSlot('12:00'),
  createSlot('13:00'),
  createSlot('19:00'),
  createSlot('20:50'),
  createSlot('21:30'),
];
const wanted = {
  date: '2027-03-13',
  timeSlotId: '20:50',
  startTime: '20:50',
  mealType: 'cena',
} as const;
const listTurns = (today = '2027-03-01', offered = slots) =>
  listNearTurns(wanted, offered, today).map(({ date, timeSlotId }) => `${date} ${timeSlotId}`);

describe('the alternatives to an unavailable turn', () => {
  it('are ordered: same date and meal, same slot on near dates, same meal on near dates, other meal', () => {
    expect(listTurns().slice(0, 12)).toEqual([
      '2027-03-13 21:30',
      '2027-03-13 19:00',
      '2027-03-14 20:50',
      '2027-03-12 20:50',
      '2027-03-15 20:50',
      '2027-03-11 20:50',
      '2027-03-16 20:50',
      '2027-03-10 20:50',
      '2027-03-14 21:30',
      '2027-03-12 21:30',
      '2027-03-14 19:00',
      '2027-03-12 19:00',
    ]);
    expect(listTurns().filter((turn) => turn.startsWith('2027-03-13 1'))).toHaveLength(3);
    expect(listTurns().indexOf('2027-03-13 13:00')).toBe(2 + 6 + 12);
  });

  it('never contain the wanted turn, a day before today or an inactive slot', () => {
    expect(listTurns()).not.toContain('2027-03-13 20:50');
    expect(listTurns('2027-03-13').every((turn) => turn >= '2027-03-13')).toBe(true);
    expect(
      listTurns(
        undefined,
        slots.map((each) => ({ ...each, isActive: each.id !== '21:30' })),
      ),
    ).not.toContainEqual(expect.stringContaining('21:30'));
    expect(listTurns('2027-03-20')).toEqual([]);
  });
});

describe('the free table of a party', () => {
  const two = buildTableFacts({ id: 'two', capacity: 2 });
  const six = buildTableFacts({ id: 'six', capacity: 6 });
  const four = buildTableFacts({ id: 'four', capacity: 4 });
  const findTableId = (over: Parameters<typeof buildTurnFacts>[0], party = 4) =>
    findFreeTable(party, [], buildTurnFacts({ tables: [six, two, four], ...over }))?.tableId;

  it('is the one that fits best', () => {
    expect(findTableId({})).toBe('four');
    expect(findTableId({ tables: [six, { ...four, takenBy: 'another' }] })).toBe('six');
  });

  it.each([
    ['a closure', { closed: true }],
    ['a turn that begins too soon', { minutesToStart: 10 }],
    ['a past date', { date: '2027-03-10' }],
    ['a date beyond the horizon', { lastDay: '2027-03-12' }],
    ['too few covers', { coversHeld: 72 }],
    ['tables that are too small or taken', { tables: [two, { ...six, takenBy: 'another' }] }],
    ['a blocked table', { tables: [{ ...four, blocked: true }] }],
  ])('is not found with %s', (_, over) => {
    expect(findTableId(over)).toBeUndefined();
  });

  it('is not found for a party that is too large to book online', () => {
    const tables = [buildTableFacts({ capacity: 20 })];
    expect([findTableId({ tables }, 8), findTableId({ tables }, 9)]).toEqual([
      tables[0]!.id,
      undefined,
    ]);
  });
});

describe('proposals', () => {
  it('follow a closure and any rejection except for a duplicate or for invalid contact data', () => {
    expect(rejectionReason.options.filter(proposesAfterRejection)).toEqual([
      'no_room',
      'house_closed',
      'short_notice',
      'other',
      'not_given',
    ]);
    expect(cancelReason.options.filter(proposesAfterCancellation)).toEqual(['house_closed']);
  });
});
