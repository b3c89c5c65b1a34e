import { guestLinks } from '#src/contexts/booking/adapters/guest-links.hmac.ts';

const id = '4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c11';
const links = guestLinks(Buffer.alloc(32, 1));
const tokenOf = (link: string) => link.replace('/reservations/', '');

describe('the personal link of a reservation', () => {
  it('leads back to it', () => expect(links.reservationOf(tokenOf(links.linkFor(id)))).toBe(id));
  it('is worth nothing when a character was changed', () => {
    const token = tokenOf(links.linkFor(id));
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(links.reservationOf(altered)).toBeNull();
    expect(links.reservationOf('nonsense')).toBeNull();
  });
  it('is worth nothing in another house', () =>
    expect(guestLinks(Buffer.alloc(32, 2)).reservationOf(tokenOf(links.linkFor(id)))).toBeNull());
});
