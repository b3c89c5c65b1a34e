import type { OpeningHoursSpecification } from 'schema-dts';
import type { Language } from '#src/contracts/languages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import { localizedUrl } from './headTags.ts';
import type { Page } from '../pageDefinitions.ts';
import { breadcrumbJsonLd } from './breadcrumbJsonLd.ts';
import { restaurantJsonLd } from './restaurantJsonLd.ts';

/** Structured data that only the server knows. `specialHours`: see `specialOpeningHours`. */
type ServerData = {
  readonly specialHours?: readonly OpeningHoursSpecification[];
  readonly more?: readonly object[];
};

export const pageJsonLd = (
  page: Page,
  words: Translate,
  language: Language,
  origin: string,
  specialHours: readonly OpeningHoursSpecification[] = [],
): object[] => {
  if (page.canonical === null || page.unlisted) return [];
  if (page.canonical === '/') return [restaurantJsonLd(words, language, origin, specialHours)];
  return [breadcrumbJsonLd(words, language, origin, page.canonical, page.title(words))];
};

/**
 * Renders JSON-LD scripts for the server's HTML. After client-side navigation, `useDocumentHead`
 * removes scripts whose `data-about` is not the URL of the new page.
 */
export const renderJsonLdScripts = (
  page: Page,
  words: Translate,
  language: Language,
  origin: string,
  { specialHours, more = [] }: ServerData = {},
): string =>
  [...pageJsonLd(page, words, language, origin, specialHours), ...more]
    .map(
      (data) =>
        `<script type="application/ld+json" data-about="${localizedUrl(origin, page.canonical ?? '', language).replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
    )
    .join('\n');
