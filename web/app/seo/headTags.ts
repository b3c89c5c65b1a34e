import { venue } from '#src/venue.ts';
import {
  DEFAULT_LANGUAGE,
  languages,
  localeByLanguage,
  type Language,
} from '#src/contracts/languages.ts';
import { withLanguageParam } from '#web/shared/i18n/languageParam.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import type { Page } from '../pageDefinitions.ts';

/*
 * Pages with a share image. web/vite.config.ts sets this list at build time, and in tests it is
 * undefined.
 */
declare const __OG_PICTURES__: readonly string[] | undefined;
const pagesWithShareImage: readonly string[] =
  typeof __OG_PICTURES__ === 'undefined' ? [] : __OG_PICTURES__;

export type HeadTag = {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
};
export type Head = { readonly title: string; readonly tags: readonly HeadTag[] };

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

/**
 * Returns the Open Graph locale. The specification prescribes `en_US`, although the pages are in
 * British English.
 */
const ogLocale = (language: Language): string =>
  language === 'en' ? 'en_US' : localeByLanguage[language].replace('-', '_');

export const localizedUrl = (origin: string, path: string, language: Language): string => {
  const [place = '', query = ''] = path.split('?');
  return `${origin}${place}${withLanguageParam(query, language)}`;
};

export const languageAlternates = (
  origin: string,
  path: string,
): { readonly hreflang: string; readonly href: string }[] => [
  ...languages.map((language) => ({
    hreflang: language,
    href: localizedUrl(origin, path, language),
  })),
  { hreflang: 'x-default', href: localizedUrl(origin, path, DEFAULT_LANGUAGE) },
];

const addressTags = (origin: string, path: string, language: Language): HeadTag[] => [
  link('canonical', localizedUrl(origin, path, language)),
  ...languageAlternates(origin, path).map(({ hreflang, href }) =>
    link('alternate', href, { hreflang }),
  ),
  meta({ property: 'og:url', content: localizedUrl(origin, path, language) }),
];

const shareImageUrl = (origin: string, picture: string | undefined, language: Language): string =>
  picture !== undefined && pagesWithShareImage.includes(picture)
    ? `${origin}/og/${picture}-${language}.jpg`
    : `${origin}/brand/og-1200x630.jpg`;

type ShareCard = { readonly title: string; readonly description: string; readonly picture: string };

const openGraphTags = (
  { title, description, picture }: ShareCard,
  language: Language,
): HeadTag[] => [
  meta({ property: 'og:type', content: 'website' }),
  meta({ property: 'og:site_name', content: venue.name }),
  meta({ property: 'og:title', content: title }),
  meta({ property: 'og:description', content: description }),
  meta({ property: 'og:image', content: picture }),
  meta({ property: 'og:image:width', content: '1200' }),
  meta({ property: 'og:image:height', content: '630' }),
  meta({ property: 'og:image:alt', content: title }),
  meta({ property: 'og:locale', content: ogLocale(language) }),
  ...languages
    .filter((other) => other !== language)
    .map((other) => meta({ property: 'og:locale:alternate', content: ogLocale(other) })),
  meta({ name: 'twitter:card', content: 'summary_large_image' }),
  meta({ name: 'twitter:title', content: title }),
  meta({ name: 'twitter:description', content: description }),
  meta({ name: 'twitter:image', content: picture }),
  meta({ name: 'twitter:image:alt', content: title }),
];

export const buildHead = (
  page: Page,
  words: Translate,
  language: Language,
  origin: string,
): Head => {
  const title = page.title(words);
  const description = page.description(words);
  return {
    title,
    tags: [
      meta({ name: 'description', content: description }),
      meta({
        name: 'robots',
        content: page.canonical === null || page.unlisted ? 'noindex,nofollow' : 'index,follow',
      }),
      ...(page.isSecretUrl ? [meta({ name: 'referrer', content: 'no-referrer' })] : []),
      ...(page.canonical === null
        ? []
        : [
            ...addressTags(origin, page.canonical, language),
            ...openGraphTags(
              { title, description, picture: shareImageUrl(origin, page.picture, language) },
              language,
            ),
          ]),
    ],
  };
};

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/**
 * Marks the tags with `data-head`. After client-side navigation, `useDocumentHead` replaces the
 * marked tags.
 */
export const renderHeadHtml = ({ title, tags }: Head): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(
      ({ tag, attributes }) =>
        `<${tag} data-head ${Object.entries(attributes)
          .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
          .join(' ')}>`,
    ),
  ].join('\n');
