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

const dataOf = (page: Page, language: Language) =>
  pageJsonLd(page, createTranslate(language), language, ORIGIN) as Node[];
const restaurant = (language: Language = 'it') => dataOf(pages.home, language)[0]!;
const trail = (page: Page, language: Language = 'it') =>
  ((dataOf(page, language)[0]?.['itemListElement'] ?? []) as { name: string; item: string }[]).map(
    ({ name, item }) => [name, item.replace(ORIGIN, '')],
  );

describe('what the landing page says to machines', () => {
  it.each(languages)('is a Restaurant in the terms of schema.org (%s)', (language) => {
    expect(findSchemaOrgFaults(restaurant(language))).toEqual([]);
  });

  it('names the days that a closure changes, and the meal that is still served', () => {
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

  it('opens when the venue opens: two turns a day, midnight on Saturday', () => {
    const hours = restaurant()['openingHoursSpecification'] as {
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

  it("takes reservations where the site does, in the reader's language", () => {
    const { target } = restaurant('fr')['potentialAction'] as { target: Node };
    expect(restaurant()['acceptsReservations']).toBe(true);
    expect(target['urlTemplate']).toBe(`${ORIGIN}/reservations?lang=fr`);
    expect(restaurant('fr')['hasMenu']).toBe(`${ORIGIN}/menu?lang=fr`);
  });
});

describe('what an inner page says to machines', () => {
  it.each(languages)('is the way to it from the landing page (%s)', (language) => {
    for (const page of [
      pages.menu,
      pages.menuAllergens,
      pages.tableMenu,
      pages.reservations,
      pages.events,
    ])
      expect(
        dataOf(page, language)
          .filter((node) => node['@type'] === 'BreadcrumbList')
          .flatMap(findSchemaOrgFaults),
      ).toEqual([]);
  });

  it('names every step', () => {
    expect(trail(pages.events)).toEqual([
      ['Home', '/'],
      ['Eventi', '/events'],
    ]);
    expect(
      trail(pages.menu.forSearch!('?categoria=vini&sotto=i-vini-rossi')).map(([, path]) => path),
    ).toEqual(['/', '/menu', '/menu?categoria=vini', '/menu?categoria=vini&sotto=i-vini-rossi']);
  });

  it('is empty for pages that are not indexed', () => {
    expect(
      [pages.admin, pages.pass, pages.notFound, pages.privacy].flatMap((page) =>
        dataOf(page, 'it'),
      ),
    ).toEqual([]);
  });

  it('cannot end the script that holds it', () => {
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
  it.each(Object.entries(venue.coordinates))('%s has at least five decimals', (_, value) =>
    expect(String(value)).toMatch(/\.\d{5,}$/),
  );
});
