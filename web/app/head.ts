import { venue } from '../../src/venue.ts';
import { languages, regionOf, withLanguage, type Language } from '../shared/i18n/languages.ts';
import type { Words } from '../shared/i18n/useWords.ts';
import type { Page } from './pages.ts';

export type HeadTag = { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };
export type Head = { readonly title: string; readonly tags: readonly HeadTag[] };

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({ tag: 'link', attributes: { rel, href, ...more } });

const ogLocale = (language: Language): string => regionOf[language].replace('-', '_');

/** Address of a page in a language: Italian has no parameter (decision 24). A path may bring a query of its own. */
const addressIn = (origin: string, path: string, language: Language): string => {
  const [place = '', query = ''] = path.split('?');
  return `${origin}${place}${withLanguage(query, language)}`;
};

const addressTags = (origin: string, path: string, language: Language): HeadTag[] => [
  link('canonical', addressIn(origin, path, language)),
  ...languages.map((other) => link('alternate', addressIn(origin, path, other), { hreflang: other })),
  link('alternate', addressIn(origin, path, 'it'), { hreflang: 'x-default' }),
  meta({ property: 'og:url', content: addressIn(origin, path, language) }),
];

const cardTags = (title: string, description: string, origin: string, language: Language): HeadTag[] => [
  meta({ property: 'og:type', content: 'website' }),
  meta({ property: 'og:site_name', content: venue.name }),
  meta({ property: 'og:title', content: title }),
  meta({ property: 'og:description', content: description }),
  meta({ property: 'og:image', content: `${origin}/brand/og-1200x630.jpg` }),
  meta({ property: 'og:image:width', content: '1200' }),
  meta({ property: 'og:image:height', content: '630' }),
  meta({ property: 'og:locale', content: ogLocale(language) }),
  ...languages.filter((other) => other !== language).map((other) => meta({ property: 'og:locale:alternate', content: ogLocale(other) })),
  meta({ name: 'twitter:card', content: 'summary_large_image' }),
  meta({ name: 'twitter:title', content: title }),
  meta({ name: 'twitter:description', content: description }),
  meta({ name: 'twitter:image', content: `${origin}/brand/og-1200x630.jpg` }),
];

/** Title, description, robots, canonical, alternates, Open Graph and Twitter tags of a page (specification §2). */
export const headOf = (page: Page, words: Words, language: Language, origin: string): Head => {
  const title = page.title(words);
  const description = page.description(words);
  return {
    title,
    tags: [
      meta({ name: 'description', content: description }),
      meta({ name: 'robots', content: page.canonical === null ? 'noindex,nofollow' : 'index,follow' }),
      ...(page.canonical === null ? [] : [...addressTags(origin, page.canonical, language), ...cardTags(title, description, origin, language)]),
    ],
  };
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The head as HTML. `data-head` marks the tags that the browser replaces when the visitor moves on. */
export const headHtml = ({ title, tags }: Head): string => [
  `<title>${escaped(title)}</title>`,
  ...tags.map(({ tag, attributes }) =>
    `<${tag} data-head ${Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`).join(' ')}>`),
].join('\n');
