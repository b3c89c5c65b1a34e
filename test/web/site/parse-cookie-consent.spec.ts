import { describe, expect, it } from '@jest/globals';
import { parseConsent } from '#web/app/consent/parseConsent.ts';

const GIVEN_AT = '2026-02-28T10:00:00.000Z';
const toDate = (instant: string) => new Date(instant);

describe('the stored cookie consent', () => {
  it.each(['accepted', 'rejected'] as const)('is valid for twelve months (%s)', (value) => {
    expect(parseConsent(value, GIVEN_AT, toDate('2027-02-28T09:59:59.999Z'))).toEqual({
      value,
      date: GIVEN_AT,
    });
    expect(parseConsent(value, GIVEN_AT, toDate('2027-02-28T10:00:00.000Z'))).toBeNull();
  });

  it('is valid from the moment it is given', () => {
    expect(parseConsent('accepted', GIVEN_AT, toDate(GIVEN_AT))).not.toBeNull();
  });

  it.each([
    [null, null],
    ['accepted', null],
    [null, GIVEN_AT],
    ['yes', GIVEN_AT],
    ['accepted', 'yesterday'],
    ['accepted', ''],
    ['', GIVEN_AT],
  ])('is null when the browser stores %p with the date %p', (value, date) => {
    expect(parseConsent(value, date, toDate('2026-03-01T00:00:00Z'))).toBeNull();
  });

  it('is null when its date is in the future', () => {
    expect(
      parseConsent('accepted', '2030-01-01T00:00:00.000Z', toDate('2026-03-01T00:00:00Z')),
    ).toBeNull();
  });
});
