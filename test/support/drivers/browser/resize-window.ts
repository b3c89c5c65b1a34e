import type { Page } from 'playwright-core';
import { pollUntil } from '#test/support/services/poll-until.ts';

export type Size = { readonly width: number; readonly height: number };

/** A page without JavaScript calls no function at its next frame. */
const waitUntilDrawn = () =>
  matchMedia('(scripting: enabled)').matches
    ? new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    : undefined;

/**
 * Resizes the window and waits until the page has the new width and was drawn with it. Without
 * this wait, a test may measure the layout of the old width.
 */
export const resizeWindow = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await pollUntil(async () =>
    (await page.evaluate(() => window.innerWidth)) === size.width ? true : null,
  );
  await page.evaluate(waitUntilDrawn);
};
