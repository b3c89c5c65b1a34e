import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createTranslate } from '#test/support/builders/create-translate.ts';
import { renderHeadHtml, buildHead } from '#web/app/seo/headTags.ts';
import { pages, type Page } from '#web/app/pageDefinitions.ts';
import { languages, type Language } from '#src/contracts/languages.ts';

const ORIGIN = 'https://melagrana.example';
const translate = (id: string) => id;

const buildHeadIn = (page: Page, language: Language) =>
  buildHead(page, translate, language, ORIGIN);
const listLinks = (page: Page, language: Language, rel: string) =>
  buildHeadIn(page, language)
    .tags.filter(({ attributes }) => attributes['rel'] === rel)
    .map(({ attributes }) => [attributes['hreflang'], attributes['href']]);
const listContents = (page: Page, language: Language, name: string) =>
  buildHeadIn(page, language)
    .tags.filter(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    .map(({ attributes }) => attributes['content']);

describe('the head of a page', () => {
  it('has one canonical URL per language, without a parameter for Italian', () => {
    expect(listLinks(pages.reservations, 'it', 'canonical')).toEqual([
      [undefined, `${ORIGIN}/reservations`],
    ]);
    expect(listLinks(pages.reservations, 'fr', 'canonical')).toEqual([
      [undefined, `${ORIGIN}/reservations?lang=fr`],
    ]);
  });

  it('links the other languages, with Italian as x-default', () => {
    expect(listLinks(pages.home, 'en', 'alternate')).toEqual([
      ['it', `${ORIGIN}/`],
      ['en', `${ORIGIN}/?lang=en`],
      ['es', `${ORIGIN}/?lang=es`],
      ['fr', `${ORIGIN}/?lang=fr`],
      ['x-default', `${ORIGIN}/`],
    ]);
  });

  it('has the og:locale of its language', () => {
    expect(languages.map((language) => listContents(pages.home, language, 'og:locale'))).toEqual([
      ['it_IT'],
      ['en_US'],
      ['es_ES'],
      ['fr_FR'],
    ]);
  });

  it.each(languages)('has an existing share picture in the language %s', (language) => {
    const pictures = Object.values(pages).flatMap((page: Page) => page.picture ?? []);
    expect(pictures.length).toBeGreaterThan(3);
    expect(
      pictures.filter((picture) => !existsSync(`web/public/og/${picture}-${language}.jpg`)),
    ).toEqual([]);
  });

  it('allows indexing, except for the staff area, personal links and the 404 page', () => {
    const robots = [pages.home, pages.reservations, pages.admin, pages.pass, pages.notFound].map(
      (page) => listContents(page, 'it', 'robots')[0],
    );
    expect(robots).toEqual([
      'index,follow',
      'index,follow',
      'noindex,nofollow',
      'noindex,nofollow',
      'noindex,nofollow',
    ]);
  });

  it('gives the legal pages a canonical URL but excludes them from indexing', () => {
    const legal = [pages.privacy, pages.cookies, pages.legal];
    expect(legal.map((page) => listLinks(page, 'it', 'canonical')[0]?.[1])).toEqual(
      ['/privacy-policy', '/cookie-policy', '/legal-info'].map((path) => ORIGIN + path),
    );
    expect(legal.map((page) => listContents(page, 'it', 'robots')[0])).toEqual(
      Array(3).fill('noindex,nofollow'),
    );
  });

  it('keeps the query of a canonical URL and adds the language to it', () => {
    const page: Page = {
      areas: ['site'],
      title: () => 'Vini',
      description: () => 'Vini',
      canonical: '/menu?categoria=vini',
    };
    expect(listLinks(page, 'it', 'canonical')).toEqual([
      [undefined, `${ORIGIN}/menu?categoria=vini`],
    ]);
    expect(listLinks(page, 'fr', 'canonical')).toEqual([
      [undefined, `${ORIGIN}/menu?categoria=vini&lang=fr`],
    ]);
  });

  it('names dishes and drinks of the menu differently, under the URL of their category', () => {
    const heads = ['?lang=it', '?dieta=vegan&categoria=vini&sotto=amari'].map((search) => {
      const page = pages.menu.forSearch!(search);
      const { title } = buildHead(page, createTranslate('it'), 'it', ORIGIN);
      return [title, listLinks(page, 'it', 'canonical')[0]![1]];
    });
    expect(heads).toEqual([
      ['Il menu — Melagrana', `${ORIGIN}/menu`],
      [expect.stringContaining('la carta da bere'), `${ORIGIN}/menu?categoria=vini`],
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
    expect([
      listContents(page, 'en', 'og:image'),
      listContents(page, 'en', 'twitter:image'),
    ]).toEqual([picture, picture]);
    expect([
      listContents(page, 'en', 'og:image:alt'),
      listContents(page, 'en', 'twitter:image:alt'),
    ]).toEqual([['Titolo'], ['Titolo']]);
  });

  it('has no canonical URL for a personal link', () => {
    expect(listLinks(pages.pass, 'it', 'canonical')).toEqual([]);
    expect(listContents(pages.pass, 'it', 'og:url')).toEqual([]);
  });

  it('has a different title for each page', () => {
    const titles = Object.values(pages).map((page) => buildHeadIn(page, 'it').title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('escapes HTML in title and description', () => {
    const page: Page = {
      areas: ['site'],
      title: () => '</title><script>',
      description: () => '"><script>',
      canonical: '/',
    };
    expect(renderHeadHtml(buildHeadIn(page, 'it'))).not.toContain('<script>');
  });
});

describe('the page for an unknown path', () => {
  it('has the status 404', () => {
    expect(pages.notFound.status).toBe(404);
  });
});
