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
const applyLimits = (...limits: readonly Partial<TurnLimit>[]) =>
  limitTurn(slot, limits.map(buildLimit), NOW);

describe('a turn under limits', () => {
  it('has the values of its time slot without a limit', () =>
    expect(applyLimits()).toEqual({
      maxCovers: 75,
      declaredFull: false,
      onlineStopped: false,
      closedFloors: [],
      kitchenClosesAt: null,
    }));

  it('has the smallest of several maxima, and never more than its time slot', () => {
    expect(
      applyLimits({ kind: 'covers', covers: 40 }, { kind: 'covers', covers: 60 }).maxCovers,
    ).toBe(40);
    expect(applyLimits({ kind: 'covers', covers: 90 }).maxCovers).toBe(75);
  });

  it('loses the sum of the covers that private events hold, down to 0', () => {
    const createHold = (covers: number): Partial<TurnLimit> => ({ kind: 'held', covers });
    expect(
      applyLimits(createHold(20), createHold(30), { kind: 'covers', covers: 60 }).maxCovers,
    ).toBe(10);
    expect(applyLimits(createHold(60), createHold(30)).maxCovers).toBe(0);
  });

  it.each([
    [{ timeSlotId: SLOT_ID }, true],
    [{ timeSlotId: 'another' }, false],
    [{ mealType: 'cena' as const }, true],
    [{ mealType: 'pranzo' as const }, false],
    [{ until: '2027-03-13T18:00:01Z' }, true],
    [{ until: '2027-03-13T18:00:00Z' }, false],
  ])('has the limit %j: %s', (over, applies) =>
    expect(applyLimits(over).declaredFull).toBe(applies),
  );

  it('closes the kitchen at the earliest time, where 00:30 is later than 23:00', () => {
    const createKitchenLimit = (time: string): Partial<TurnLimit> => ({
      kind: 'kitchen_closes',
      time,
    });
    expect(
      applyLimits(createKitchenLimit('00:30'), createKitchenLimit('22:00')).kitchenClosesAt,
    ).toBe('22:00');
    expect([isLater('00:30', '23:00'), isLater('23:00', '00:30')]).toEqual([true, false]);
  });
});

describe('the admission rules under limits', () => {
  const findRefusalCode = (facts: Parameters<typeof buildTurnFacts>[0], over = {}) =>
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
  ])('return for the limits %j and the request %j: %s', (facts, over, code) =>
    expect(findRefusalCode(facts, over)).toBe(code),
  );
});

describe('the parties that a limit strands', () => {
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
  const findStrandedIds = (
    over: Partial<TurnLimit>,
    parties: readonly ReturnType<typeof buildParty>[],
    facts: Parameters<typeof buildTurnFacts>[0] = {},
  ) =>
    findStrandedByLimit(buildLimit(over), parties, [
      buildTurnFacts({ tables: [buildTableFacts()], ...facts }),
    ]).map(({ id }) => id);

  it('are the latest parties, until the others are within the maximum', () => {
    const parties = [buildParty('first'), buildParty('second'), buildParty('third')];
    expect(findStrandedIds({ kind: 'covers' }, parties, { coversHeld: 12, maxCovers: 5 })).toEqual([
      'second',
      'third',
    ]);
    expect(findStrandedIds({ kind: 'covers' }, parties, { coversHeld: 12, maxCovers: 12 })).toEqual(
      [],
    );
  });

  it('do not include parties that hold no covers', () =>
    expect(
      findStrandedIds(
        { kind: 'held' },
        [buildParty('one'), buildParty('two', { holdsSeat: false })],
        {
          coversHeld: 4,
          maxCovers: 0,
        },
      ),
    ).toEqual(['one']));

  it('are the parties of a closed room, and those after the kitchen closes', () => {
    const parties = [
      buildParty('up', { arrivalTime: '19:00' }),
      buildParty('down', { floor: 0, arrivalTime: '20:15' }),
    ];
    expect(findStrandedIds({ kind: 'room_closed', floor: 1 }, parties)).toEqual(['up']);
    expect(findStrandedIds({ kind: 'kitchen_closes', time: '20:00' }, parties)).toEqual(['down']);
    expect(findStrandedIds({ kind: 'kitchen_closes', time: '19:00' }, parties)).toEqual([
      'up',
      'down',
    ]);
  });

  it('are only pending online requests when a turn is full or closed to online requests', () => {
    const parties = [
      buildParty('asked', { status: 'pending', isOnline: true }),
      buildParty('accepted', { isOnline: true }),
    ];
    expect(findStrandedIds({ kind: 'full' }, parties)).toEqual(['asked']);
    expect(findStrandedIds({ kind: 'online_stopped' }, parties)).toEqual(['asked']);
  });
});
