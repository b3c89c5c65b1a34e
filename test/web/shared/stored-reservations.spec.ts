import {
  readWantedChange,
  toChangeSearch,
} from '#web/features/booking/guest/pass/wantedChangeInUrl.ts';
import { parseStoredQuote } from '#web/shared/stored-quote/quoteStorage.ts';
import {
  addOrReplace,
  parseStoredReservations,
  sortByTurn,
  toStoredReservation,
} from '#web/shared/stored-reservation/storedReservations.ts';

const stored = {
  token: 'one',
  reference: 'AB12CDE',
  reservationDate: '2027-03-13',
  startTime: '20:50',
  numberOfPeople: 4,
  state: 'pending',
} as const;
const view = {
  reference: 'AB12CDE',
  status: 'pending',
  reservationDate: '2027-03-13',
  startTime: '20:50',
  timeSlotId: 'slot',
  numberOfPeople: 4,
  changeRequest: null,
} as const;
const changeRequest = {
  reservationDate: '2027-03-13',
  startTime: '19:00',
  endTime: '19:40',
  numberOfPeople: 2,
};

describe('the reservations that a browser stores', () => {
  it('are read from a list, and from the single reservation of an older version', () => {
    expect(parseStoredReservations(JSON.stringify([stored]))).toEqual([stored]);
    expect(parseStoredReservations(JSON.stringify(stored))).toEqual([stored]);
  });

  it.each([null, '', '{', 'null', '[1, null, {}]', JSON.stringify([{ ...stored, state: 'x' }])])(
    'are empty for the stored text %j',
    (text) => expect(parseStoredReservations(text)).toEqual([]),
  );

  it('are sorted by date and turn', () => {
    const lunch = { ...stored, startTime: '12:00' };
    const before = { ...stored, reservationDate: '2027-03-12' };
    expect(sortByTurn([stored, lunch, before])).toEqual([before, lunch, stored]);
  });

  it('keep their order at the same turn when the first is stored again', () => {
    const second = { ...stored, token: 'two' };
    const both = addOrReplace([stored], second);
    expect(sortByTurn(both)).toEqual([stored, second]);
    const confirmed = { ...stored, state: 'confirmed' } as const;
    expect(sortByTurn(addOrReplace(both, confirmed))).toEqual([confirmed, second]);
  });

  it.each([
    [{}, 'pending'],
    [{ status: 'confirmed' }, 'confirmed'],
    [{ status: 'confirmed', changeRequest }, 'change'],
  ] as const)('have the state of %j', (over, state) => {
    expect(toStoredReservation('one', { ...view, ...over })).toEqual({ ...stored, state });
  });

  it.each(['cancelled', 'completed'] as const)('exclude a %s reservation', (status) => {
    expect(toStoredReservation('one', { ...view, status })).toBeNull();
  });
});

describe('the quote request that a browser stores', () => {
  const quote = { token: 'one', eventDate: '2027-03-13' };

  it('is read without fields of other versions', () => {
    expect(parseStoredQuote(JSON.stringify({ ...quote, name: 'x' }))).toEqual(quote);
  });

  it.each([null, '', '{', 'null', '[]', '"x"', JSON.stringify({ token: 'one' })])(
    'is empty for the stored text %j',
    (text) => expect(parseStoredQuote(text)).toBeNull(),
  );
});

describe('the requested change in a URL', () => {
  const wanted = { reservationDate: '2027-03-14', timeSlotId: 'other', numberOfPeople: 6 };

  it('is parsed back to the same change', () => {
    expect(readWantedChange(new URLSearchParams(toChangeSearch(wanted)), view)).toEqual(wanted);
  });

  it('is the reservation itself in a URL without a query', () => {
    expect(readWantedChange(new URLSearchParams(), view)).toEqual({
      reservationDate: '2027-03-13',
      timeSlotId: 'slot',
      numberOfPeople: 4,
    });
  });
});
