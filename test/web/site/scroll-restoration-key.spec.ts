import { scrollPositionKey } from '#web/app/scrollPositionKey.ts';

describe('a place whose scrolling is remembered', () => {
  it('is known by its move inside the site', () =>
    expect(scrollPositionKey({ key: 'k3x9', pathname: '/menu' })).toBe('k3x9'));

  it('that was opened from outside is known by its path', () =>
    expect(
      ['/', '/menu', '/reservations'].map((pathname) =>
        scrollPositionKey({ key: 'default', pathname }),
      ),
    ).toEqual(['/', '/menu', '/reservations']));

  it.each(['/reservations/', '/prenotazioni/'])('never holds a personal link: %s', (folder) =>
    expect(
      scrollPositionKey({ key: 'default', pathname: `${folder}q8Zr1vX0pLw5Ht7Ym3Kb9Nd2Fs6Gj4Cx` }),
    ).toBe(`${folder}-`),
  );
});
