import { describe, expect, it } from '@jest/globals';
import { isCurrentPage, legalLinks, siteLinks } from '#web/app/layout/siteLinks.ts';
import { sectionScrollTop, parseSectionId } from '#web/shared/navigation/scrollToSection.ts';

describe('a section link', () => {
  it('stops 80 px above its section', () => {
    expect([
      sectionScrollTop(1_000, 0),
      sectionScrollTop(500, 700),
      sectionScrollTop(-300, 900),
    ]).toEqual([920, 1_120, 520]);
  });

  it('never scrolls above the top of the page', () => {
    expect([sectionScrollTop(0, 0), sectionScrollTop(60, 10)]).toEqual([0, 0]);
  });

  it('takes its section from the fragment of the URL', () => {
    expect(['/#contact', '/#about', '/menu', '/', '/#'].map(parseSectionId)).toEqual([
      'contact',
      'about',
      null,
      null,
      null,
    ]);
  });
});

describe('the links of the site', () => {
  it('include the four pages and the sections of the landing page', () => {
    expect(siteLinks.map(({ path }) => path)).toEqual([
      '/',
      '/#about',
      '/menu',
      '/reservations',
      '/events',
      '/#contact',
    ]);
  });

  it('include the three legal pages', () => {
    expect(legalLinks.map(({ path }) => path)).toEqual([
      '/legal-info',
      '/privacy-policy',
      '/cookie-policy',
    ]);
  });

  it('treat the Italian path as the same page', () => {
    expect([
      isCurrentPage('/reservations', '/prenotazioni'),
      isCurrentPage('/events', '/eventi'),
      isCurrentPage('/menu', '/menu'),
    ]).toEqual([true, true, true]);
  });

  it('treat no section as the current page', () => {
    expect([isCurrentPage('/#contact', '/'), isCurrentPage('/menu', '/')]).toEqual([false, false]);
  });
});
