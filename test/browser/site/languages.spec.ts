import { eld } from 'eld/medium';
import type { Page } from 'playwright-core';
import { DEFAULT_LANGUAGE, translationLanguages, type Language } from '#src/contracts/languages.ts';
import { venue } from '#src/venue.ts';
import { createMenuReader } from '#test/support/drivers/browser/menu-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();
const { dishes, drinks } = createMenuReader(server);

const TIMEOUT_MS = 240_000;
/** Names and words of the Sicilian kitchen that every language keeps. */
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
/** Shorter texts are labels and names, which the detector cannot judge. */
const MIN_WORDS = 4;
/** The legal texts are Italian (decision 24), and say so. */
const ITALIAN_PAGES = ['/privacy-policy', '/cookie-policy', '/legal-info'];

const listPages = async (language: Language): Promise<string[]> => {
  const sitemap = await (await fetch(`${server().origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')))
    .filter((url) => (url.searchParams.get('lang') ?? DEFAULT_LANGUAGE) === language)
    .filter(({ pathname }) => !ITALIAN_PAGES.includes(pathname))
    .map(({ pathname, search }) => pathname + search);
};

/** Every text and every spoken attribute outside of elements in another language. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isForeign = (element: Element | null) => Boolean(element?.closest('[lang]:not(html)'));
    const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'];
    const texts = [...document.querySelectorAll('*')].flatMap((element) => {
      if (isForeign(element) || ['SCRIPT', 'STYLE'].includes(element.tagName)) return [];
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '');
      return [...own, ...attributes.map((name) => element.getAttribute(name) ?? '')];
    });
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))];
  });

const isSentence = (text: string): boolean =>
  !text.startsWith('http') && (text.match(/[\p{L}’']+/gu) ?? []).length >= MIN_WORDS;

const isItalian = (text: string): boolean => eld.detect(text).language === 'it';

beforeAll(() => {
  eld.setLanguageSubset(['it', ...translationLanguages]);
});

/** The sentences of all pages in a language, without the names of dishes and drinks. */
const readSentences = async (language: Language): Promise<string[]> => {
  const listed = [...(await dishes()), ...(await drinks())].map(({ name }) => name);
  const names = [...listed, ...PROPER_NAMES].map((name) => name.toLowerCase());
  const paths = await listPages(language);
  expect(paths.length).toBeGreaterThan(10);
  const page = await visitor({ javaScriptEnabled: false });
  const sentences: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const texts = (await readTexts(page)).map((text) =>
      names.reduce((rest, name) => rest.replaceAll(name, ''), text.toLowerCase()).trim(),
    );
    sentences.push(...texts.filter(isSentence));
  }
  return sentences;
};

describe('public pages', () => {
  it.each(translationLanguages)(
    'in %s have no Italian sentence, in texts and in attributes',
    async (language) => {
      const sentences = await readSentences(language);
      expect(sentences.length).toBeGreaterThan(200);
      expect([...new Set(sentences.filter(isItalian))]).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'in Italian are recognized as Italian, so the detector would find a forgotten sentence',
    async () => {
      const sentences = await readSentences('it');
      const recognized = sentences.filter(isItalian).length / sentences.length;
      expect(recognized).toBeGreaterThan(0.9);
    },
    TIMEOUT_MS,
  );
});
