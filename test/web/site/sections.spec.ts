import { describe, expect, it } from '@jest/globals';
import { isCurrent, legalLinks, siteLinks } from '#web/app/layout/siteLinks.ts';
import { restFor, sectionOf } from '#web/shared/sections.ts';

describe('a section link', () => {
  it('stops 80 px above its section', () => {
    expect([restFor(1_000, 0), restFor(500, 700), restFor(-300, 900)]).toEqual([920, 1_120, 520]);
  });

  it('never scrolls above the page', () => {
    expect([restFor(0, 0), restFor(60, 10)]).toEqual([0, 0]);
  });

  it('names its section after the sign', () => {
    expect(['/#contact', '/#about', '/menu', '/', '/#'].map(sectionOf)).toEqual([
      'contact',
      'about',
      null,
      null,
      null,
    ]);
  });
});

describe('the places of the site', () => {
  it('are the four pages and the sections of the landing page', () => {
    expect(siteLinks.map(({ path }) => path)).toEqual([
      '/',
      '/#about',
      '/menu',
      '/reservations',
      '/events',
      '/#contact',
    ]);
  });

  it('end with the three legal pages', () => {
    expect(legalLinks.map(({ path }) => path)).toEqual([
      '/legal-info',
      '/privacy-policy',
      '/cookie-policy',
    ]);
  });

  it('know that an Italian address shows the same page', () => {
    expect([
      isCurrent('/reservations', '/prenotazioni'),
      isCurrent('/events', '/eventi'),
      isCurrent('/menu', '/menu'),
    ]).toEqual([true, true, true]);
  });

  it('call no section the current page', () => {
    expect([isCurrent('/#contact', '/'), isCurrent('/menu', '/')]).toEqual([false, false]);
  });
});
