import { scrollPositionKey } from '#web/app/scrollPositionKey.ts';

describe('the key of a stored scroll position', () => {
  it('is the history key after a navigation inside the site', () =>
    expect(scrollPositionKey({ key: 'k3x9', pathname: '/menu' })).toBe('k3x9'));

  it('is the path of a page that was opened from outside', () =>
    expect(
      ['/', '/menu', '/reservations'].map((pathname) =>
        scrollPositionKey({ key: 'default', pathname }),
      ),
    ).toEqual(['/', '/menu', '/reservations']));

  it.each(['/reservations/', '/prenotazioni/'])(
    'contains no token of a personal link: %s',
    (folder) =>
      expect(
        scrollPositionKey({
          key: 'default',
          pathname: `${folder}q8Zr1vX0pLw5Ht7Ym3Kb9Nd2Fs6Gj4Cx`,
        }),
      ).toBe(`${folder}-`),
  );
});
