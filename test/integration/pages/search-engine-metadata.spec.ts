import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { findSchemaOrgFaults } from '#test/support/assertions/schema-org-validator.ts';

const ORIGIN = 'https://melagrana.example';
const LANGUAGES = ['it', 'en', 'es', 'fr'] as const;
const LOCALES = { it: 'it_IT', en: 'en_US', es: 'es_ES', fr: 'fr_FR' } as const;
const LISTED = ['/', '/menu', '/carta', '/reservations', '/events'];
const LEGAL = ['/privacy-policy', '/cookie-policy', '/legal-info'];

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ env: { PUBLIC_ORIGIN: ORIGIN } });
});
afterAll(() => server.stop());

const fetchPage = async (path: string) => {
  const answer = await fetch(server.origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  };
};
const decodeEntities = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#38;|&amp;/g, '&');
const readAttribute = (tag: string, name: string) =>
  decodeEntities(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
const findTags = (html: string, sign: RegExp) =>
  [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => tag).filter((tag) => sign.test(tag));
const readMeta = (html: string, name: string) =>
  findTags(html, new RegExp(`(name|property)="${name}"`)).map((tag) =>
    readAttribute(tag, 'content'),
  );
const parseJsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const buildUrl = (path: string, language: string) =>
  ORIGIN + path + (language === 'it' ? '' : `?lang=${language}`);
const localizedPages = LISTED.flatMap((path) =>
  LANGUAGES.map((language) => [path, language] as const),
);

describe.each(localizedPages)('the served head of %s in %s', (path, language) => {
  let html: string;
  beforeAll(async () => {
    const answer = await fetchPage(path + (language === 'it' ? '' : `?lang=${language}`));
    expect(answer.status).toBe(200);
    html = answer.text;
  });

  it('has its language, one canonical URL, and alternates in four languages with x-default', () => {
    expect(html).toContain(`<html lang="${language}"`);
    expect(findTags(html, /rel="canonical"/).map((tag) => readAttribute(tag, 'href'))).toEqual([
      buildUrl(path, language),
    ]);
    expect(
      findTags(html, /rel="alternate"/).map((tag) => [
        readAttribute(tag, 'hreflang'),
        readAttribute(tag, 'href'),
      ]),
    ).toEqual([
      ...LANGUAGES.map((other) => [other, buildUrl(path, other)]),
      ['x-default', buildUrl(path, 'it')],
    ]);
  });

  it('has a title, a description, robots, Open Graph tags and a Twitter card', async () => {
    const title = decodeEntities(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect(title.length).toBeGreaterThan(10);
    expect(readMeta(html, 'description')[0]?.length).toBeGreaterThan(50);
    expect(readMeta(html, 'robots')).toEqual(['index,follow']);
    expect([readMeta(html, 'og:title'), readMeta(html, 'twitter:title')]).toEqual([
      [title],
      [title],
    ]);
    expect([
      readMeta(html, 'og:locale'),
      readMeta(html, 'og:url'),
      readMeta(html, 'twitter:card'),
    ]).toEqual([[LOCALES[language]], [buildUrl(path, language)], ['summary_large_image']]);
    const picture = readMeta(html, 'og:image')[0] ?? '';
    expect(picture.startsWith(ORIGIN)).toBe(true);
    expect(await fetchPage(picture.slice(ORIGIN.length))).toMatchObject({
      status: 200,
      type: 'image/jpeg',
    });
  });

  it('has structured data of schema.org without faults', () => {
    const jsonLd = parseJsonLd(html);
    expect(jsonLd.map((node) => node['@type'])).toContain(
      path === '/' ? 'Restaurant' : 'BreadcrumbList',
    );
    expect(jsonLd.flatMap(findSchemaOrgFaults)).toEqual([]);
  });
});

describe('the pages of the site', () => {
  it.each([
    ['/prenotazioni', '/reservations'],
    ['/eventi', '/events'],
  ])('include %s with the canonical URL %s', async (alias, canonical) => {
    const { status, text } = await fetchPage(alias);
    expect([
      status,
      findTags(text, /rel="canonical"/).map((tag) => readAttribute(tag, 'href')),
    ]).toEqual([200, [ORIGIN + canonical]]);
  });

  it.each(LEGAL)('include %s with noindex and the date of its last change', async (path) => {
    const { status, text } = await fetchPage(path);
    expect([status, readMeta(text, 'robots')]).toEqual([200, ['noindex,nofollow']]);
    expect(text).toContain('16 luglio 2025');
  });

  it('have different titles and descriptions when they are indexed', async () => {
    const heads = await Promise.all(LISTED.map(async (path) => (await fetchPage(path)).text));
    expect(new Set(heads.map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1])).size).toBe(
      LISTED.length,
    );
    expect(new Set(heads.map((html) => readMeta(html, 'description')[0])).size).toBe(LISTED.length);
  });

  it.each(['/nowhere', '/menu/nowhere', '/events/nowhere/else', '/it/'])(
    'return 404 with noindex, in English, for %s',
    async (path) => {
      const { status, text } = await fetchPage(path);
      expect([status, readMeta(text, 'robots'), findTags(text, /rel="canonical"/)]).toEqual([
        404,
        ['noindex,nofollow'],
        [],
      ]);
      expect(text).toContain('<html lang="en"');
      expect(text.toLowerCase()).toContain('not found');
    },
  );

  it.each(['/admin', '/admin/login', '/reservations/a-personal-link'])(
    'have noindex and no metadata at %s',
    async (path) => {
      const { text } = await fetchPage(path);
      expect([
        readMeta(text, 'robots'),
        findTags(text, /rel="(canonical|alternate)"/),
        readMeta(text, 'og:url'),
        parseJsonLd(text),
      ]).toEqual([['noindex,nofollow'], [], [], []]);
    },
  );
});

describe('robots.txt', () => {
  it('disallows the staff area, the API and personal links, and contains the sitemap URL', async () => {
    const { status, type, text } = await fetchPage('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /reservations/',
      'Disallow: /prenotazioni/',
      'Disallow: /events/',
      'Disallow: /eventi/',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ]);
  });
});

describe('sitemap.xml', () => {
  const listEntries = async () => {
    const { type, text } = await fetchPage('/sitemap.xml');
    expect(type).toMatch(/^application\/xml/);
    return [...text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(
      ([, loc = '', rest = '']) => ({
        loc: decodeEntities(loc),
        alternates: [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
          ([, hreflang, href = '']) => [hreflang, decodeEntities(href)],
        ),
      }),
    );
  };

  it('lists every page once per language, each with its alternates and x-default', async () => {
    const all = await listEntries();
    expect(new Set(all.map(({ loc }) => loc)).size).toBe(all.length);
    for (const [path, language] of localizedPages) {
      expect(all.find(({ loc }) => loc === buildUrl(path, language))?.alternates).toEqual([
        ...LANGUAGES.map((other) => [other, buildUrl(path, other)]),
        ['x-default', buildUrl(path, 'it')],
      ]);
    }
  });

  it('lists only existing, canonical and indexable pages', async () => {
    const wrong: string[] = [];
    for (const { loc } of await listEntries()) {
      const { status, text } = await fetchPage(loc.slice(ORIGIN.length));
      const canonical = findTags(text, /rel="canonical"/).map((tag) =>
        readAttribute(tag, 'href'),
      )[0];
      if (status !== 200 || canonical !== loc || readMeta(text, 'robots')[0] !== 'index,follow')
        wrong.push(`${loc}: ${status} ${canonical}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the web manifest', () => {
  it('is linked from the start page, and its icons exist', async () => {
    expect((await fetchPage('/')).text).toContain(
      '<link rel="manifest" href="/manifest.webmanifest">',
    );
    const { type, text } = await fetchPage('/manifest.webmanifest');
    expect(type).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(text) as {
      name: string;
      theme_color: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest).toMatchObject({ theme_color: '#12244F', start_url: '/' });
    for (const { src, type: kind } of manifest.icons) {
      const { status, type: served } = await fetchPage(src);
      expect([src, status, served.split(';')[0]]).toEqual([src, 200, kind]);
    }
  });
});
