import { getPageCacheKey } from '#web/app/pageCacheKey.ts';

const findCacheEntry = (path: string) => getPageCacheKey(`https://www.melagrana.example${path}`);
const findKey = (path: string) => findCacheEntry(path)?.key ?? null;

describe('the cache key of a page', () => {
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
  ])('is for %s the URL %s', (path, key) => expect(findKey(path)).toBe(key));

  it.each([
    '/reservations/abc',
    '/altro',
    '/admin',
    '/admin/login',
    '//evil.example',
    '/menu?dieta=vegan',
    '/menu?categoria=primi-piatti&senza=milk',
  ])('is null for %s, which is rendered for each request', (path) =>
    expect(findKey(path)).toBeNull(),
  );

  it.each([
    ['/reservations', 'until-next-event'],
    ['/prenotazioni?lang=en', 'until-next-event'],
    ['/', 'until-new-content'],
    ['/menu', 'until-new-content'],
  ])('has for %s the lifetime %s', (path, lifetime) =>
    expect(findCacheEntry(path)?.lifetime).toBe(lifetime),
  );

  it('is its own cache key', () => {
    for (const path of ['/', '/menu?categoria=vini&lang=es', '/events?lang=en'])
      expect(findKey(findKey(path)!)).toBe(path);
  });
});
