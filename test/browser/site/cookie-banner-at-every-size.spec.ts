import type { Locator } from 'playwright-core';
import { languages } from '#src/contracts/languages.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor } = setupServerAndBrowser();

const findButtonsOutside = (banner: Locator): Promise<(string | null)[]> =>
  banner.evaluate((box) => {
    const end = Math.min(box.getBoundingClientRect().right, innerWidth);
    return [...box.querySelectorAll('button')]
      .filter((button) => button.getBoundingClientRect().right > end)
      .map(({ textContent }) => textContent);
  });

describe('the cookie banner', () => {
  it.each(languages)(
    'contains all its buttons at 320 px and with text of twice the size, in %s',
    async (language) => {
      const page = await visitor({
        viewport: { width: 320, height: 640 },
        withCookieBanner: true,
      });
      await page.goto(`/menu?lang=${language}`);
      const banner = page.locator('section[aria-labelledby=cookie-title]');
      await banner.waitFor();
      expect(await findButtonsOutside(banner)).toEqual([]);
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ width, outside: await findButtonsOutside(banner) }).toEqual({
          width,
          outside: [],
        });
      }
    },
  );
});
