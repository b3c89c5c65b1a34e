import { pageAddress } from '#web/app/pageCacheKey.ts';

const addressOf = (path: string) => pageAddress(`https://www.melagrana.example${path}`);

describe('the address that a page is rendered for', () => {
  it.each([
    ['/?x=1', '/'],
    ['/?utm_source=a&lang=en&x=1', '/?lang=en'],
    ['/?lang=it', '/'],
    ['/?lang=zz', '/'],
    ['/MENU/', '/menu'],
    [
      '/menu?x=1&categoria=vini&sotto=i-vini-rossi&lang=fr',
      '/menu?categoria=vini&sotto=i-vini-rossi&lang=fr',
    ],
    ['/menu?categoria=VINI&sotto=altro', '/menu?categoria=vini'],
    ['/menu?categoria=altro', '/menu'],
    ['/menu?dieta=altro', '/menu'],
    ['/?dieta=vegan', '/'],
    ['/prenotazioni?x=1', '/prenotazioni'],
    ['/privacy-policy', '/privacy-policy'],
  ])('of %s is %s', (path, address) => expect(addressOf(path)).toBe(address));

  it.each([
    '/reservations/abc',
    '/altro',
    '/admin',
    '/admin/login',
    '//evil.example',
    '/menu?dieta=vegan',
    '/menu?categoria=primi-piatti&senza=milk',
  ])('of %s does not exist: it is rendered for each request', (path) =>
    expect(addressOf(path)).toBeNull(),
  );

  it('is its own address', () => {
    for (const path of ['/', '/menu?categoria=vini&lang=es', '/events?lang=en'])
      expect(addressOf(addressOf(path)!)).toBe(path);
  });
});
