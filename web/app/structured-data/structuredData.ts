import type { Language } from '../../shared/i18n/languages.ts';
import type { Translate } from '../../shared/i18n/useWords.ts';
import { localizedUrl } from '../head.ts';
import type { Page } from '../pages.ts';
import { breadcrumbJsonLd } from './breadcrumbs.ts';
import { restaurantJsonLd } from './restaurant.ts';

/** What a page says to machines: the house on the landing page, the way to it on the others, nothing where nobody may look. */
export const pageJsonLd = (
  page: Page,
  words: Translate,
  language: Language,
  origin: string,
): object[] => {
  if (page.canonical === null || page.unlisted) return [];
  if (page.canonical === '/') return [restaurantJsonLd(words, language, origin)];
  return [breadcrumbJsonLd(words, language, origin, page.canonical, page.title(words))];
};

/**
 * JSON-LD for the served head alone: no browser downloads the code that writes it. `data-about` names the page, so that
 * the script leaves with it when the visitor moves on (`usePageHead`). `more`: what the page's own data says.
 */
export const renderJsonLdScripts = (
  page: Page,
  words: Translate,
  language: Language,
  origin: string,
  more: readonly object[] = [],
): string =>
  [...pageJsonLd(page, words, language, origin), ...more]
    .map(
      (data) =>
        `<script type="application/ld+json" data-about="${localizedUrl(origin, page.canonical ?? '', language).replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
    )
    .join('\n');
