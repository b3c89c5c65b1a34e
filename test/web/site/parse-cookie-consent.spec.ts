import { describe, expect, it } from '@jest/globals';
import { parseConsent } from '#web/app/consent/parseConsent.ts';

const GIVEN = '2026-02-28T10:00:00.000Z';
const at = (instant: string) => new Date(instant);

describe('the answer to the cookie banner', () => {
  it.each(['accepted', 'rejected'] as const)('holds for twelve months (%s)', (value) => {
    expect(parseConsent(value, GIVEN, at('2027-02-28T09:59:59.999Z'))).toEqual({
      value,
      date: GIVEN,
    });
    expect(parseConsent(value, GIVEN, at('2027-02-28T10:00:00.000Z'))).toBeNull();
  });

  it('holds from the moment it is given', () => {
    expect(parseConsent('accepted', GIVEN, at(GIVEN))).not.toBeNull();
  });

  it.each([
    [null, null],
    ['accepted', null],
    [null, GIVEN],
    ['yes', GIVEN],
    ['accepted', 'yesterday'],
    ['accepted', ''],
    ['', GIVEN],
  ])('is asked for again when %p on %p is what the browser holds', (value, date) => {
    expect(parseConsent(value, date, at('2026-03-01T00:00:00Z'))).toBeNull();
  });

  it('is asked for again when its date is in the future', () => {
    expect(
      parseConsent('accepted', '2030-01-01T00:00:00.000Z', at('2026-03-01T00:00:00Z')),
    ).toBeNull();
  });
});
