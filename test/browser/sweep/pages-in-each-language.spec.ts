import type { Page } from 'playwright-core';
import { languages, type Language } from '#src/contracts/languages.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { fitsWidth } from '#test/support/drivers/browser/browser-page.ts';
import { setTextSize } from '#test/support/drivers/browser/visibility.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { sharedVisitor } = setupServerAndBrowser();

const WIDTHS = [320, 390, 768, 834, 1024, 1440];
/**
 * Excludes 320 px, at which a line of twice the text size would hold only six letters. The test of
 * the public screens has large text at other widths.
 */
const LARGE_TEXT_WIDTHS = [390, 1440];
/** The contrast of a page is the same in each language, so only the last test checks it. */
const WITHOUT_CONTRAST = { disabledRules: ['color-contrast'] };
const PAGES = [
  '/',
  '/menu',
  '/menu?categoria=primi-piatti&dieta=vegan',
  '/menu?categoria=bevande',
  '/menu?categoria=vini&sotto=i-vini-rossi',
  '/menu/allergeni',
  '/carta',
  '/carta?senza=milk&view=pictures&q=r',
  '/reservations',
  '/reservations/unknown',
  '/waiting-list',
  '/events',
  '/privacy-policy',
  '/nowhere',
];

const addLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const openPage = async (path: string): Promise<Page> => {
  const page = await sharedVisitor({ expectedStatuses: [404] });
  await page.goto(path);
  await page.locator('html[data-ready=yes]').waitFor();
  await setTextSize(page, 100);
  return page;
};

const findWiderThanScreen = async (
  page: Page,
  widths: readonly number[],
  textPercent?: number,
): Promise<number[]> => {
  const wider: number[] = [];
  for (const width of widths) if (!(await fitsWidth(page, width, textPercent))) wider.push(width);
  return wider;
};

describe.each(PAGES)('%s', (path) => {
  it.each(languages)(
    'fits each width with text of normal and of twice the size, and is accessible, in %s',
    async (language) => {
      const page = await openPage(addLanguage(path, language));
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await findWiderThanScreen(page, WIDTHS)).toEqual([]);
      expect(await findAccessibilityViolations(page, WITHOUT_CONTRAST)).toEqual([]);
      expect(await findWiderThanScreen(page, LARGE_TEXT_WIDTHS, 200)).toEqual([]);
    },
  );

  it('has no accessibility violation with large text and in forced colours', async () => {
    const page = await openPage(path);
    await setTextSize(page, 200);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // In forced colours, browsers draw a background behind text, which the contrast rule ignores.
    const violations = await findAccessibilityViolations(page, WITHOUT_CONTRAST);
    await page.emulateMedia({ forcedColors: 'none' });
    expect(violations).toEqual([]);
  });
});
