import { firstRefusal } from '#src/contexts/booking/domain/check-admission.ts';
import { admissionRules } from '#src/contexts/booking/domain/admission-rules.ts';
import {
  findStrandedByLimit,
  type OpenParty,
} from '#src/contexts/booking/domain/stranded-by-limit.ts';
import { isLater, limitTurn, type TurnLimit } from '#src/contexts/booking/domain/turn-limits.ts';
import {
  buildBookingRequest,
  buildTableFacts,
  buildTurnFacts,
  SLOT_ID,
} from '#test/support/builders/turn-facts.ts';

const NOW = new Date('2027-03-13T18:00:00Z');
const slot = { id: SLOT_ID, mealType: 'cena', maxCovers: 75 } as const;
const buildLimit = (over: Partial<TurnLimit>): TurnLimit => ({
  timeSlotId: null,
  mealType: null,
  kind: 'full',
  covers: null,
  floor: null,
  time: null,
  until: null,
  ...over,
});
const limit = (...limits: readonly Partial<TurnLimit>[]) =>
  limitTurn(slot, limits.map(buildLimit), NOW);

describe('a turn under limits', () => {
  it('is as its time slot without a limit', () =>
    expect(limit()).toEqual({
      maxCovers: 75,
      declaredFull: false,
      onlineStopped: false,
      closedFloors: [],
      kitchenClosesAt: null,
    }));

  it('has the smallest of several maxima, and never more than its time slot', () => {
    expect(limit({ kind: 'covers', covers: 40 }, { kind: 'covers', covers: 60 }).maxCovers).toBe(
      40,
    );
    expect(limit({ kind: 'covers', covers: 90 }).maxCovers).toBe(75);
  });

  it('loses the covers that private events hold, one after the other, but never goes below none', () => {
    const held = (covers: number): Partial<TurnLimit> => ({ kind: 'held', covers });
    expect(limit(held(20), held(30), { kind: 'covers', covers: 60 }).maxCovers).toBe(10);
    expect(limit(held(60), held(30)).maxCovers).toBe(0);
  });

  it.each([
    [{ timeSlotId: SLOT_ID }, true],
    [{ timeSlotId: 'another' }, false],
    [{ mealType: 'cena' as const }, true],
    [{ mealType: 'pranzo' as const }, false],
    [{ until: '2027-03-13T18:00:01Z' }, true],
    [{ until: '2027-03-13T18:00:00Z' }, false],
  ])('has the limit %j: %s', (over, applies) => expect(limit(over).declaredFull).toBe(applies));

  it('closes the kitchen at the earliest time, where half past midnight is late', () => {
    const closes = (time: string): Partial<TurnLimit> => ({ kind: 'kitchen_closes', time });
    expect(limit(closes('00:30'), closes('22:00')).kitchenClosesAt).toBe('22:00');
    expect([isLater('00:30', '23:00'), isLater('23:00', '00:30')]).toEqual([true, false]);
  });
});

describe('the rules under limits', () => {
  const refusalOf = (facts: Parameters<typeof buildTurnFacts>[0], over = {}) =>
    firstRefusal(admissionRules, buildBookingRequest(over), buildTurnFacts(facts))?.code ?? null;

  it.each([
    [{ onlineStopped: true }, {}, 'online_stopped'],
    [{ declaredFull: true }, {}, 'turn_full'],
    [{ closedFloors: [1] }, {}, 'room_closed'],
    [{ closedFloors: [0] }, {}, null],
    [{ closedFloors: [1] }, { tableId: null }, 'no_table_left'],
    [{ kitchenClosesAt: '19:00' }, {}, 'kitchen_closed'],
    [{ kitchenClosesAt: '19:15' }, { arrivalTime: '19:15' }, null],
    [{ kitchenClosesAt: '19:15' }, { arrivalTime: '19:30' }, 'kitchen_closed'],
  ])('refuse guests %j %j: %s', (facts, over, code) => expect(refusalOf(facts, over)).toBe(code));
});

describe('who is stranded by a limit', () => {
  const buildParty = (id: string, over: Partial<OpenParty> = {}) => ({
    id,
    timeSlotId: SLOT_ID,
    numberOfPeople: 4,
    status: 'confirmed' as OpenParty['status'],
    isOnline: false,
    holdsSeat: true,
    floor: 1,
    arrivalTime: null,
    ...over,
  });
  const strandedBy = (
    over: Partial<TurnLimit>,
    parties: readonly ReturnType<typeof buildParty>[],
    facts: Parameters<typeof buildTurnFacts>[0] = {},
  ) =>
    findStrandedByLimit(buildLimit(over), parties, [
      buildTurnFacts({ tables: [buildTableFacts()], ...facts }),
    ]).map(({ id }) => id);

  it('are the latest parties, as many as the maximum needs', () => {
    const parties = [buildParty('first'), buildParty('second'), buildParty('third')];
    expect(strandedBy({ kind: 'covers' }, parties, { coversHeld: 12, maxCovers: 5 })).toEqual([
      'second',
      'third',
    ]);
    expect(strandedBy({ kind: 'covers' }, parties, { coversHeld: 12, maxCovers: 12 })).toEqual([]);
  });

  it('are not parties that hold no covers', () =>
    expect(
      strandedBy({ kind: 'held' }, [buildParty('one'), buildParty('two', { holdsSeat: false })], {
        coversHeld: 4,
        maxCovers: 0,
      }),
    ).toEqual(['one']));

  it('are the parties of a closed room, and those after the kitchen closes', () => {
    const parties = [
      buildParty('up', { arrivalTime: '19:00' }),
      buildParty('down', { floor: 0, arrivalTime: '20:15' }),
    ];
    expect(strandedBy({ kind: 'room_closed', floor: 1 }, parties)).toEqual(['up']);
    expect(strandedBy({ kind: 'kitchen_closes', time: '20:00' }, parties)).toEqual(['down']);
    expect(strandedBy({ kind: 'kitchen_closes', time: '19:00' }, parties)).toEqual(['up', 'down']);
  });

  it('are only requests online for a turn that is full or stopped', () => {
    const parties = [
      buildParty('asked', { status: 'pending', isOnline: true }),
      buildParty('accepted', { isOnline: true }),
    ];
    expect(strandedBy({ kind: 'full' }, parties)).toEqual(['asked']);
    expect(strandedBy({ kind: 'online_stopped' }, parties)).toEqual(['asked']);
  });
});
