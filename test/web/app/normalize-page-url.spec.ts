import { getPageCacheKey } from '#web/app/pageCacheKey.ts';

const findKey = (path: string) => getPageCacheKey(`https://www.melagrana.example${path}`);
const addressOf = (path: string) => findKey(path)?.key ?? null;

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

  it.each([
    ['/reservations', 'until-next-event'],
    ['/prenotazioni?lang=en', 'until-next-event'],
    ['/', 'until-new-content'],
    ['/menu', 'until-new-content'],
  ])('of %s is kept %s', (path, lifetime) => expect(findKey(path)?.lifetime).toBe(lifetime));

  it('is its own address', () => {
    for (const path of ['/', '/menu?categoria=vini&lang=es', '/events?lang=en'])
      expect(addressOf(addressOf(path)!)).toBe(path);
  });
});
