import type { Page } from 'playwright-core';
import { pollUntil } from '#test/support/services/poll-until.ts';

/**
 * Resizes the window and waits until the page has the new width and was drawn with it. Without
 * this wait, a test may measure the layout of the old width.
 */
export const resizeWindow = async (
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> => {
  await page.setViewportSize(size);
  await pollUntil(async () =>
    (await page.evaluate(() => window.innerWidth)) === size.width ? true : null,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};
