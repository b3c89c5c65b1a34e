import type { Page } from 'playwright-core';

/** A page of the site without scripts, so nothing writes into the storage that is cleared. */
const PAGE_WITHOUT_SCRIPTS = '/robots.txt';

/** Clears routes, cookies and storage of a page, but keeps the HTTP cache of the browser. */
export const clearSiteData = async (page: Page, origin: string): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(PAGE_WITHOUT_SCRIPTS);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'indexeddb,cache_storage',
  });
  await session.detach();
};
