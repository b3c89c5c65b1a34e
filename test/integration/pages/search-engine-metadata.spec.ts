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

const read = async (path: string) => {
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
const plain = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#38;|&amp;/g, '&');
const attribute = (tag: string, name: string) =>
  plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
const tags = (html: string, sign: RegExp) =>
  [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => tag).filter((tag) => sign.test(tag));
const meta = (html: string, name: string) =>
  tags(html, new RegExp(`(name|property)="${name}"`)).map((tag) => attribute(tag, 'content'));
const documents = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const address = (path: string, language: string) =>
  ORIGIN + path + (language === 'it' ? '' : `?lang=${language}`);
const ways = LISTED.flatMap((path) => LANGUAGES.map((language) => [path, language] as const));

describe.each(ways)('the served head of %s in %s', (path, language) => {
  let html: string;
  beforeAll(async () => {
    const answer = await read(path + (language === 'it' ? '' : `?lang=${language}`));
    expect(answer.status).toBe(200);
    html = answer.text;
  });

  it('names its language, one canonical address and the four languages with x-default', () => {
    expect(html).toContain(`<html lang="${language}"`);
    expect(tags(html, /rel="canonical"/).map((tag) => attribute(tag, 'href'))).toEqual([
      address(path, language),
    ]);
    expect(
      tags(html, /rel="alternate"/).map((tag) => [
        attribute(tag, 'hreflang'),
        attribute(tag, 'href'),
      ]),
    ).toEqual([
      ...LANGUAGES.map((other) => [other, address(path, other)]),
      ['x-default', address(path, 'it')],
    ]);
  });

  it('has a title, a description, robots, and cards for those who share it', async () => {
    const title = plain(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect(title.length).toBeGreaterThan(10);
    expect(meta(html, 'description')[0]?.length).toBeGreaterThan(50);
    expect(meta(html, 'robots')).toEqual(['index,follow']);
    expect([meta(html, 'og:title'), meta(html, 'twitter:title')]).toEqual([[title], [title]]);
    expect([meta(html, 'og:locale'), meta(html, 'og:url'), meta(html, 'twitter:card')]).toEqual([
      [LOCALES[language]],
      [address(path, language)],
      ['summary_large_image'],
    ]);
    const picture = meta(html, 'og:image')[0] ?? '';
    expect(picture.startsWith(ORIGIN)).toBe(true);
    expect(await read(picture.slice(ORIGIN.length))).toMatchObject({
      status: 200,
      type: 'image/jpeg',
    });
  });

  it('speaks to machines in the terms of schema.org', () => {
    const said = documents(html);
    expect(said.map((node) => node['@type'])).toContain(
      path === '/' ? 'Restaurant' : 'BreadcrumbList',
    );
    expect(said.flatMap(findSchemaOrgFaults)).toEqual([]);
  });
});

describe('the other addresses', () => {
  it.each([
    ['/prenotazioni', '/reservations'],
    ['/eventi', '/events'],
  ])('%s points to %s', async (twin, canonical) => {
    const { status, text } = await read(twin);
    expect([status, tags(text, /rel="canonical"/).map((tag) => attribute(tag, 'href'))]).toEqual([
      200,
      [ORIGIN + canonical],
    ]);
  });

  it.each(LEGAL)('%s is noindex, with the date of its last change', async (path) => {
    const { status, text } = await read(path);
    expect([status, meta(text, 'robots')]).toEqual([200, ['noindex,nofollow']]);
    expect(text).toContain('16 luglio 2025');
  });

  it('no two listed pages share a title or a description', async () => {
    const heads = await Promise.all(LISTED.map(async (path) => (await read(path)).text));
    expect(new Set(heads.map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1])).size).toBe(
      LISTED.length,
    );
    expect(new Set(heads.map((html) => meta(html, 'description')[0])).size).toBe(LISTED.length);
  });

  it.each(['/nowhere', '/menu/nowhere', '/events/nowhere/else', '/it/'])(
    '%s is a 404 without indexing, in English',
    async (path) => {
      const { status, text } = await read(path);
      expect([status, meta(text, 'robots'), tags(text, /rel="canonical"/)]).toEqual([
        404,
        ['noindex,nofollow'],
        [],
      ]);
      expect(text).toContain('<html lang="en"');
      expect(text.toLowerCase()).toContain('not found');
    },
  );

  it.each(['/admin', '/admin/login', '/reservations/a-personal-link'])(
    '%s is not indexed',
    async (path) => {
      const { text } = await read(path);
      expect([
        meta(text, 'robots'),
        tags(text, /rel="(canonical|alternate)"/),
        meta(text, 'og:url'),
        documents(text),
      ]).toEqual([['noindex,nofollow'], [], [], []]);
    },
  );
});

describe('robots.txt', () => {
  it('closes the staff area, the API and personal links, and names the sitemap on the public origin', async () => {
    const { status, type, text } = await read('/robots.txt');
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
  const entries = async () => {
    const { type, text } = await read('/sitemap.xml');
    expect(type).toMatch(/^application\/xml/);
    return [...text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(
      ([, loc = '', rest = '']) => ({
        loc: plain(loc),
        alternates: [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
          ([, hreflang, href = '']) => [hreflang, plain(href)],
        ),
      }),
    );
  };

  it('lists every page once per language, each with its alternates and x-default', async () => {
    const all = await entries();
    expect(new Set(all.map(({ loc }) => loc)).size).toBe(all.length);
    for (const [path, language] of ways) {
      expect(all.find(({ loc }) => loc === address(path, language))?.alternates).toEqual([
        ...LANGUAGES.map((other) => [other, address(path, other)]),
        ['x-default', address(path, 'it')],
      ]);
    }
  });

  it('lists nothing that is not a page, is not canonical, or asks not to be indexed', async () => {
    const wrong: string[] = [];
    for (const { loc } of await entries()) {
      const { status, text } = await read(loc.slice(ORIGIN.length));
      const canonical = tags(text, /rel="canonical"/).map((tag) => attribute(tag, 'href'))[0];
      if (status !== 200 || canonical !== loc || meta(text, 'robots')[0] !== 'index,follow')
        wrong.push(`${loc}: ${status} ${canonical}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the web manifest', () => {
  it('is linked from every page, and its icons exist', async () => {
    expect((await read('/')).text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const { type, text } = await read('/manifest.webmanifest');
    expect(type).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(text) as {
      name: string;
      theme_color: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest).toMatchObject({ theme_color: '#12244F', start_url: '/' });
    for (const { src, type: kind } of manifest.icons) {
      const { status, type: served } = await read(src);
      expect([src, status, served.split(';')[0]]).toEqual([src, 200, kind]);
    }
  });
});
