import { venue } from '#src/venue.ts';
import { describe, expect, it } from '@jest/globals';
import { findSchemaOrgFaults } from '#test/support/assertions/schema-org-validator.ts';
import { createTranslate } from '#test/support/builders/create-translate.ts';
import { pages, type Page } from '#web/app/pageDefinitions.ts';
import { specialOpeningHours } from '#web/app/seo/specialOpeningHours.ts';
import { pageJsonLd, renderJsonLdScripts } from '#web/app/seo/jsonLdScripts.ts';
import { languages, type Language } from '#src/contracts/languages.ts';

const ORIGIN = 'https://melagrana.example';
type Node = Record<string, unknown>;

const buildPageData = (page: Page, language: Language) =>
  pageJsonLd(page, createTranslate(language), language, ORIGIN) as Node[];
const buildRestaurant = (language: Language = 'it') => buildPageData(pages.home, language)[0]!;
const listBreadcrumbs = (page: Page, language: Language = 'it') =>
  (
    (buildPageData(page, language)[0]?.['itemListElement'] ?? []) as {
      name: string;
      item: string;
    }[]
  ).map(({ name, item }) => [name, item.replace(ORIGIN, '')]);

describe('the structured data of the landing page', () => {
  it.each(languages)('is a valid schema.org Restaurant (%s)', (language) => {
    expect(findSchemaOrgFaults(buildRestaurant(language))).toEqual([]);
  });

  it('contains special opening hours for the dates of closures', () => {
    const special = specialOpeningHours('2026-11-23', [
      { date: '2026-11-22', meal: 'cena' },
      { date: '2026-11-24', meal: 'cena' },
      { date: '2026-11-25', meal: 'pranzo' },
      { date: '2026-11-25', meal: 'cena' },
    ]);
    const day = { '@type': 'OpeningHoursSpecification' };
    expect(special).toEqual([
      {
        ...day,
        opens: '12:00',
        closes: '14:45',
        validFrom: '2026-11-24',
        validThrough: '2026-11-24',
      },
      {
        ...day,
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-11-25',
        validThrough: '2026-11-25',
      },
    ]);
    const [data] = pageJsonLd(pages.home, createTranslate('it'), 'it', ORIGIN, special) as Node[];
    expect(data!['specialOpeningHoursSpecification']).toEqual(special);
    expect(findSchemaOrgFaults(data!)).toEqual([]);
  });

  it('contains lunch and dinner hours for every day, until midnight on Saturday', () => {
    const hours = buildRestaurant()['openingHoursSpecification'] as {
      dayOfWeek: string[];
      opens: string;
      closes: string;
    }[];
    const saturday = hours.filter(({ dayOfWeek }) =>
      dayOfWeek.includes('https://schema.org/Saturday'),
    );
    expect(saturday.map(({ opens, closes }) => [opens, closes])).toEqual([
      ['12:00', '14:45'],
      ['19:00', '00:00'],
    ]);
    expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(14);
  });

  it('links reservations and menu in the language of the page', () => {
    const { target } = buildRestaurant('fr')['potentialAction'] as { target: Node };
    expect(buildRestaurant()['acceptsReservations']).toBe(true);
    expect(target['urlTemplate']).toBe(`${ORIGIN}/reservations?lang=fr`);
    expect(buildRestaurant('fr')['hasMenu']).toBe(`${ORIGIN}/menu?lang=fr`);
  });
});

describe('the structured data of an inner page', () => {
  it.each(languages)('has valid schema.org breadcrumbs (%s)', (language) => {
    for (const page of [
      pages.menu,
      pages.menuAllergens,
      pages.tableMenu,
      pages.reservations,
      pages.events,
    ])
      expect(
        buildPageData(page, language)
          .filter((node) => node['@type'] === 'BreadcrumbList')
          .map(findSchemaOrgFaults),
      ).toEqual([[]]);
  });

  it('lists every step of the breadcrumbs', () => {
    expect(listBreadcrumbs(pages.events)).toEqual([
      ['Home', '/'],
      ['Eventi', '/events'],
    ]);
    expect(
      listBreadcrumbs(pages.menu.forSearch!('?categoria=vini&sotto=i-vini-rossi')).map(
        ([, path]) => path,
      ),
    ).toEqual(['/', '/menu', '/menu?categoria=vini', '/menu?categoria=vini&sotto=i-vini-rossi']);
  });

  it('is empty for pages that are not indexed', () => {
    expect(
      [pages.admin, pages.pass, pages.notFound, pages.privacy].flatMap((page) =>
        buildPageData(page, 'it'),
      ),
    ).toEqual([]);
  });

  it('escapes a closing script tag in a title', () => {
    const page: Page = {
      areas: ['site'],
      title: () => '</script><script>',
      description: () => '',
      canonical: '/elsewhere',
    };
    expect(
      renderJsonLdScripts(page, createTranslate('it'), 'it', ORIGIN).match(/<\/?script/g),
    ).toEqual(['<script', '</script']);
  });
});

describe('the coordinates of the venue', () => {
  it.each(Object.entries(venue.coordinates))('have at least five decimals (%s)', (_, value) =>
    expect(String(value)).toMatch(/\.\d{5,}$/),
  );
});
