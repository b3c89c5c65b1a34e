import { judge, type VisitorLimits } from '#src/contexts/visitors/judge.ts';

const limits: VisitorLimits = { guestDay: 3, addressHour: 10, hastyMinute: 5, alarmMinute: 20, searchMinute: 600 };
const lifted: VisitorLimits = { guestDay: 0, addressHour: 0, hastyMinute: 0, alarmMinute: 0, searchMinute: 0 };
const calm = { address: 1, hasty: 0, everybody: 1 };

describe('a request', () => {
  it.each([
    ['the only one', calm],
    ['the last one of its network’s usual pace', { ...calm, address: 10 }],
    ['the last hasty one of a minute', { ...calm, hasty: 5 }],
    ['the last one of everybody’s usual pace', { ...calm, everybody: 20 }],
  ])('goes on when it is %s', (_, counts) => expect(judge(limits, counts)).toEqual({ kind: 'goes-on' }));

  it.each([
    ['its network', { ...calm, address: 11 }],
    ['hasty ones from its network', { ...calm, hasty: 6 }],
    ['everybody', { ...calm, everybody: 21 }],
  ])('proves that it did a sum when %s is past the usual pace', (_, counts) => expect(judge(limits, counts)).toEqual({ kind: 'proves', bits: 12 }));

  it.each([[39, 12], [40, 13], [79, 13], [80, 14], [4_000, 14]])('with %p in a minute the sum has %p bits, and never more than 14', (everybody, bits) =>
    expect(judge(limits, { ...calm, everybody })).toEqual({ kind: 'proves', bits }));

  it('waits when its network goes on at three times the usual pace, and not before', () => {
    expect(judge(limits, { ...calm, address: 30 }).kind).toBe('proves');
    expect(judge(limits, { ...calm, address: 31 }).kind).toBe('waits');
  });

  it('is never stopped by what everybody does', () => expect(judge(limits, { ...calm, everybody: 100_000 }).kind).toBe('proves'));

  it('goes on where the limits are lifted', () => expect(judge(lifted, { address: 900, hasty: 900, everybody: 900 })).toEqual({ kind: 'goes-on' }));
});
