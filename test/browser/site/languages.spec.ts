import { eld } from 'eld/medium';
import type { Page } from 'playwright-core';
import { DEFAULT_LANGUAGE, translationLanguages, type Language } from '#src/contracts/languages.ts';
import { venue } from '#src/venue.ts';
import { createMenuReader } from '#test/support/drivers/browser/menu-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();
const { dishes, drinks } = createMenuReader(server);

const TIMEOUT_MS = 240_000;
/** Names, places and Sicilian dishes that are the same in every language. */
const PROPER_NAMES = [
  venue.name,
  venue.address.street,
  venue.address.province,
  'Arancine',
  'biancomangiare',
  'Busiate al pesto',
  'Calascibetta',
  'Caponata',
  'gelo',
  'pancetta',
  'Ravioli',
  'Ricotta',
  'Risotto',
  'salmoriglio',
  'sulla',
];
/** The detector is unreliable for shorter texts, which are labels and names. */
const MIN_WORDS = 4;
/** The legal texts exist only in Italian and are marked as Italian. */
const ITALIAN_PAGES = ['/privacy-policy', '/cookie-policy', '/legal-info'];

const listPages = async (language: Language): Promise<string[]> => {
  const sitemap = await (await fetch(`${server().origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')))
    .filter((url) => (url.searchParams.get('lang') ?? DEFAULT_LANGUAGE) === language)
    .filter(({ pathname }) => !ITALIAN_PAGES.includes(pathname))
    .map(({ pathname, search }) => pathname + search);
};

/**
 * Returns all texts and text attributes of a served page, except those of elements with their own
 * `lang`. The browser only parses the page: it loads and draws nothing.
 */
const readTexts = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((source) => {
    const served = new DOMParser().parseFromString(source, 'text/html');
    const isForeign = (element: Element | null) => Boolean(element?.closest('[lang]:not(html)'));
    const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'];
    const texts = [...served.querySelectorAll('*')].flatMap((element) => {
      if (isForeign(element) || ['SCRIPT', 'STYLE'].includes(element.tagName)) return [];
      const ownTexts = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '');
      return [...ownTexts, ...attributes.map((name) => element.getAttribute(name) ?? '')];
    });
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))];
  }, html);

const isSentence = (text: string): boolean =>
  !text.startsWith('http') && (text.match(/[\p{L}’']+/gu) ?? []).length >= MIN_WORDS;

const isItalian = (text: string): boolean => eld.detect(text).language === 'it';

beforeAll(() => {
  eld.setLanguageSubset(['it', ...translationLanguages]);
});

/** Returns the sentences of all pages in a language, without the names of dishes and drinks. */
const readSentences = async (language: Language): Promise<string[]> => {
  const itemNames = [...(await dishes()), ...(await drinks())].map(({ name }) => name);
  const names = [...itemNames, ...PROPER_NAMES].map((name) => name.toLowerCase());
  const paths = await listPages(language);
  expect(paths.length).toBeGreaterThan(10);
  const page = await visitor();
  const sentences: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(server().origin + path)).text();
    const texts = (await readTexts(page, html)).map((text) =>
      names.reduce((remaining, name) => remaining.replaceAll(name, ''), text.toLowerCase()).trim(),
    );
    sentences.push(...texts.filter(isSentence));
  }
  return sentences;
};

describe('public pages', () => {
  it.each(translationLanguages)(
    'have no Italian sentence in texts and attributes, in %s',
    async (language) => {
      const sentences = await readSentences(language);
      expect(sentences.length).toBeGreaterThan(200);
      expect([...new Set(sentences.filter(isItalian))]).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'are recognized as Italian by the detector when they are in Italian',
    async () => {
      const sentences = await readSentences('it');
      const recognized = sentences.filter(isItalian).length / sentences.length;
      expect(recognized).toBeGreaterThan(0.9);
    },
    TIMEOUT_MS,
  );
});
