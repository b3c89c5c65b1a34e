import type { Page } from 'playwright-core';
import { languages, type Language } from '#src/contracts/languages.ts';
import {
  findAccessibilityViolations,
  fitsWidth,
} from '#test/support/drivers/browser/browser-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor } = setupServerAndBrowser();

const TIMEOUT_MS = 240_000;
const WIDTHS = [320, 390, 768, 834, 1024, 1440];
/** Text of twice the size at 320 px would leave room for six letters a line. */
const WIDTHS_OF_LARGE_TEXT = WIDTHS.slice(1);
const PAGES = [
  '/',
  '/menu',
  '/menu?categoria=primi-piatti',
  '/menu?categoria=vini&sotto=i-vini-rossi',
  '/menu/allergeni',
  '/carta',
  '/reservations',
  '/waiting-list',
  '/events',
  '/privacy-policy',
  '/nowhere',
];

const inLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const open = async (path: string): Promise<Page> => {
  const page = await visitor({ expectedStatuses: [404] });
  await page.goto(path);
  await page.locator('html[data-ready=yes]').waitFor();
  return page;
};

const setTextSize = async (page: Page, pixels: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
};

const findWiderThanScreen = async (page: Page, widths: readonly number[]): Promise<number[]> => {
  const wider: number[] = [];
  for (const width of widths) if (!(await fitsWidth(page, width))) wider.push(width);
  return wider;
};

describe.each(PAGES)('%s', (path) => {
  it.each(languages)(
    'in %s never scrolls sideways, with text of normal and of twice the size',
    async (language) => {
      const page = await open(inLanguage(path, language));
      expect(await findWiderThanScreen(page, WIDTHS)).toEqual([]);
      await setTextSize(page, 32);
      expect(await findWiderThanScreen(page, WIDTHS_OF_LARGE_TEXT)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'keeps the rules of accessibility with large text and with forced colours',
    async () => {
      const page = await open(path);
      await setTextSize(page, 32);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await setTextSize(page, 16);
      await page.emulateMedia({ forcedColors: 'active' });
      // The browser draws a plate behind forced text, which the rule for contrast does not see.
      expect(await findAccessibilityViolations(page, ['color-contrast'])).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
