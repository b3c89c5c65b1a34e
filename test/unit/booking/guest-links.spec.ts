import { createGuestLinks } from '#src/contexts/booking/adapters/guest-links.hmac.ts';

const id = '4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c11';
const links = createGuestLinks(Buffer.alloc(32, 1));
const tokenOf = (link: string) => link.replace('/reservations/', '');

describe('the personal link of a reservation', () => {
  it('resolves to the id of the reservation', () =>
    expect(links.findReservationId(tokenOf(links.createLink(id)))).toBe(id));
  it('is rejected when a character was changed', () => {
    const token = tokenOf(links.createLink(id));
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(links.findReservationId(altered)).toBeNull();
    expect(links.findReservationId('nonsense')).toBeNull();
  });
  it('is rejected by a server with another key', () =>
    expect(
      createGuestLinks(Buffer.alloc(32, 2)).findReservationId(tokenOf(links.createLink(id))),
    ).toBeNull());
});
