import {
  isRepeatedContact,
  mayHoldSeats,
  findProofReasons,
  computeRequiredBits,
  type RateLimits,
  type RequestCounts,
} from '#src/contexts/abuse-protection/rate-limit-policy.ts';

const limits: RateLimits = {
  guestDay: 3,
  networkHour: 10,
  hastyMinute: 5,
  totalMinute: 20,
  searchMinute: 600,
  networkSeats: 16,
  unconfirmedSeats: 25,
};
const noLimits: RateLimits = {
  guestDay: 0,
  networkHour: 0,
  hastyMinute: 0,
  totalMinute: 0,
  searchMinute: 0,
  networkSeats: 0,
  unconfirmedSeats: 0,
};
const firstRequest: RequestCounts = { accepted: 1, refused: 0, hasty: 0, total: 1, sameContact: 1 };
const computeBits = (counts: Partial<RequestCounts>, of = limits) =>
  computeRequiredBits(findProofReasons(of, { ...firstRequest, ...counts }));

describe('a request', () => {
  it.each([
    ['the only one', {}],
    ['the tenth accepted from its network', { accepted: 10 }],
    ['the fifth hasty one of a minute', { hasty: 5 }],
    ['the twentieth of a minute', { total: 20 }],
    ['the third with its telephone today', { sameContact: 3 }],
    ['sent beside thirty refused ones of its network', { refused: 30 }],
  ])('needs no proof of work when it is %s', (_, counts) => expect(computeBits(counts)).toBe(0));

  it.each<[keyof RequestCounts, number]>([
    ['accepted', 11],
    ['hasty', 6],
    ['total', 21],
    ['sameContact', 4],
    ['refused', 31],
  ])('needs a proof of 12 bits, with the count as reason, when %s reaches %i', (count, reached) =>
    expect(findProofReasons(limits, { ...firstRequest, [count]: reached })).toEqual([
      { count, bits: 12 },
    ]),
  );

  it.each([
    [249, 12],
    [250, 13],
    [499, 13],
    [500, 14],
    [1_000, 16],
    [2_000, 20],
    [50_000, 20],
  ])('needs more bits after %i accepted requests of its network: %i bits', (accepted, expected) =>
    expect(computeBits({ accepted })).toBe(expected),
  );

  it.each([
    ['refused', 12],
    ['hasty', 12],
    ['sameContact', 12],
    ['total', 14],
  ] as const)('needs at most the cap of bits because of %s: %i bits', (count, cap) =>
    expect(computeBits({ [count]: 1_000_000 })).toBe(cap),
  );

  it('needs the largest number of bits when several counts exceed their limits', () =>
    expect(computeBits({ accepted: 500, hasty: 6, refused: 90 })).toBe(14));

  it('needs no proof of work when all limits are 0', () =>
    expect(
      computeBits(
        { accepted: 900, refused: 900, hasty: 900, total: 900, sameContact: 900 },
        noLimits,
      ),
    ).toBe(0));
});

describe('an unconfirmed request of an unknown browser', () => {
  it.each([
    ['the first', 8, 0, 0, true],
    ['the last seats of its network', 8, 8, 8, true],
    ['one seat more than its network has', 8, 9, 9, false],
    ['the last third of the turn', 5, 0, 20, true],
    ['one seat more than a third of the turn', 6, 0, 20, false],
  ])(
    '%s: %i seats beside %i of the network and %i of the turn, holds them: %s',
    (_, asked, ofNetwork, ofTurn, expected) =>
      expect(mayHoldSeats(limits, asked, { ofNetwork, ofTurn })).toBe(expected),
  );

  it('holds its seats when networkHour is 0 or both seat limits are 0', () => {
    const many = { ofNetwork: 70, ofTurn: 70 };
    expect(mayHoldSeats(noLimits, 5, many)).toBe(true);
    expect(mayHoldSeats({ ...limits, networkHour: 0 }, 5, many)).toBe(true);
    expect(mayHoldSeats({ ...limits, networkSeats: 0, unconfirmedSeats: 0 }, 5, many)).toBe(true);
    expect(mayHoldSeats({ ...limits, networkSeats: 0 }, 5, many)).toBe(false);
  });
});

it('treats a telephone or e-mail as repeated from its fourth request of a day', () =>
  expect([
    isRepeatedContact(limits, 3),
    isRepeatedContact(limits, 4),
    isRepeatedContact(noLimits, 40),
  ]).toEqual([false, true, false]));
