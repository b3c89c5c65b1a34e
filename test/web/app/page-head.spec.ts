import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { renderHeadHtml, buildHead } from '#web/app/seo/headTags.ts';
import { pages, type Page } from '#web/app/pageDefinitions.ts';
import { languages, type Language } from '#src/contracts/languages.ts';

const ORIGIN = 'https://melagrana.example';
const words = (id: string) => id;

const headIn = (page: Page, language: Language) => buildHead(page, words, language, ORIGIN);
const links = (page: Page, language: Language, rel: string) =>
  headIn(page, language)
    .tags.filter(({ attributes }) => attributes['rel'] === rel)
    .map(({ attributes }) => [attributes['hreflang'], attributes['href']]);
const content = (page: Page, language: Language, name: string) =>
  headIn(page, language)
    .tags.filter(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    .map(({ attributes }) => attributes['content']);

describe('the head of a page', () => {
  it('names one canonical address per language, Italian without a parameter', () => {
    expect(links(pages.reservations, 'it', 'canonical')).toEqual([
      [undefined, `${ORIGIN}/reservations`],
    ]);
    expect(links(pages.reservations, 'fr', 'canonical')).toEqual([
      [undefined, `${ORIGIN}/reservations?lang=fr`],
    ]);
  });

  it('links the other languages, with Italian as x-default', () => {
    expect(links(pages.home, 'en', 'alternate')).toEqual([
      ['it', `${ORIGIN}/`],
      ['en', `${ORIGIN}/?lang=en`],
      ['es', `${ORIGIN}/?lang=es`],
      ['fr', `${ORIGIN}/?lang=fr`],
      ['x-default', `${ORIGIN}/`],
    ]);
  });

  it('carries the locale of its language', () => {
    expect(languages.map((language) => content(pages.home, language, 'og:locale'))).toEqual([
      ['it_IT'],
      ['en_US'],
      ['es_ES'],
      ['fr_FR'],
    ]);
  });

  it.each(languages)('has its share picture in the language %s', (language) => {
    const pictures = Object.values(pages).flatMap((page: Page) => page.picture ?? []);
    expect(pictures.length).toBeGreaterThan(3);
    expect(
      pictures.filter((picture) => !existsSync(`web/public/og/${picture}-${language}.jpg`)),
    ).toEqual([]);
  });

  it('lets search engines in, but not to the staff, a personal link or a page that is not there', () => {
    const robots = [pages.home, pages.reservations, pages.admin, pages.pass, pages.notFound].map(
      (page) => content(page, 'it', 'robots')[0],
    );
    expect(robots).toEqual([
      'index,follow',
      'index,follow',
      'noindex,nofollow',
      'noindex,nofollow',
      'noindex,nofollow',
    ]);
  });

  it('gives the legal pages an address of their own, which search engines leave out', () => {
    const legal = [pages.privacy, pages.cookies, pages.legal];
    expect(legal.map((page) => links(page, 'it', 'canonical')[0]?.[1])).toEqual(
      ['/privacy-policy', '/cookie-policy', '/legal-info'].map((path) => ORIGIN + path),
    );
    expect(legal.map((page) => content(page, 'it', 'robots')[0])).toEqual(
      Array(3).fill('noindex,nofollow'),
    );
  });

  it('keeps the query that names a page, and adds the language to it', () => {
    const page: Page = {
      areas: ['site'],
      title: () => 'Vini',
      description: () => 'Vini',
      canonical: '/menu?categoria=vini',
    };
    expect(links(page, 'it', 'canonical')).toEqual([[undefined, `${ORIGIN}/menu?categoria=vini`]]);
    expect(links(page, 'fr', 'canonical')).toEqual([
      [undefined, `${ORIGIN}/menu?categoria=vini&lang=fr`],
    ]);
  });

  it('uses the default picture for a page without its own, with a text alternative', () => {
    const page: Page = {
      areas: ['site'],
      title: () => 'Titolo',
      description: () => 'Testo',
      canonical: '/nowhere',
      picture: 'nowhere',
    };
    const picture = [`${ORIGIN}/brand/og-1200x630.jpg`];
    expect([content(page, 'en', 'og:image'), content(page, 'en', 'twitter:image')]).toEqual([
      picture,
      picture,
    ]);
    expect([content(page, 'en', 'og:image:alt'), content(page, 'en', 'twitter:image:alt')]).toEqual(
      [['Titolo'], ['Titolo']],
    );
  });

  it('has no canonical URL for a personal link', () => {
    expect(links(pages.pass, 'it', 'canonical')).toEqual([]);
    expect(content(pages.pass, 'it', 'og:url')).toEqual([]);
  });

  it('has a title and a description of its own for each page', () => {
    const titles = Object.values(pages).map((page) => headIn(page, 'it').title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('cannot be broken by a sign of HTML in its words', () => {
    const page: Page = {
      areas: ['site'],
      title: () => '</title><script>',
      description: () => '"><script>',
      canonical: '/',
    };
    expect(renderHeadHtml(headIn(page, 'it'))).not.toContain('<script>');
  });
});

describe('a page that is not there', () => {
  it('is a 404', () => {
    expect(pages.notFound.status).toBe(404);
  });
});
