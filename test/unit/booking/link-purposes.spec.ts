import { createGuestLinks } from '#src/contexts/booking/adapters/guest-links.hmac.ts';
import { createWaitingListLinks } from '#src/contexts/booking/waiting-list/adapters/waiting-list-links.hmac.ts';
import { createQuoteLinks } from '#src/contexts/private-events/adapters/quote-links.hmac.ts';

const id = '4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c11';
const key = Buffer.alloc(32, 1);
const reservation = createGuestLinks(key);
const place = createWaitingListLinks(key);
const quote = createQuoteLinks(key);

const kinds = [
  ['a reservation', reservation.createLink(id), reservation.findReservationId],
  ['a place on the waiting list', place.createLink(id), place.findEntryId],
  ['a quote', quote.createLink(id), quote.findQuoteId],
] as const;

describe.each(kinds)('the personal link of %s', (kind, link) => {
  it('opens nothing of another kind', () => {
    const token = link.split('/').at(-1)!;
    const opened = kinds.filter(([, , find]) => find(token) !== null).map(([name]) => name);
    expect(opened).toEqual([kind]);
  });
});
