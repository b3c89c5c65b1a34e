import type { Language } from '../../shared/i18n/languages.ts';
import type { Words } from '../../shared/i18n/useWords.ts';
import { addressIn } from '../head.ts';
import type { Page } from '../pages.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { restaurant } from './restaurant.ts';

/** What a page says to machines: the house on the landing page, the way to it on the others, nothing where nobody may look. */
export const structuredData = (
  page: Page,
  words: Words,
  language: Language,
  origin: string,
): object[] => {
  if (page.canonical === null || page.unlisted) return [];
  if (page.canonical === '/') return [restaurant(words, language, origin)];
  return [breadcrumbs(words, language, origin, page.canonical, page.title(words))];
};

/**
 * JSON-LD for the served head alone: no browser downloads the code that writes it. `data-about` names the page, so that
 * the script leaves with it when the visitor moves on (`usePageHead`). `more`: what the page's own data says.
 */
export const structuredDataHtml = (
  page: Page,
  words: Words,
  language: Language,
  origin: string,
  more: readonly object[] = [],
): string =>
  [...structuredData(page, words, language, origin), ...more]
    .map(
      (data) =>
        `<script type="application/ld+json" data-about="${addressIn(origin, page.canonical ?? '', language).replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
    )
    .join('\n');
