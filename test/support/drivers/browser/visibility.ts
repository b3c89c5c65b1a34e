import type { CDPSession, Locator, Page } from 'playwright-core';
import { pollUntil } from '#test/support/services/poll-until.ts';

/** Returns the text size of the page once it was drawn. */
const readTextSize = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(getComputedStyle(document.documentElement).fontSize)),
        );
      }),
  );

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const openSession = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/**
 * Sets the text size that a user chooses in the settings of the browser. 100 is the default. Repeats
 * the call until the page has the size, because Chromium forgets it when the window changes.
 */
export const setTextSize = async (page: Page, percent: number): Promise<void> => {
  const standard = (16 * percent) / 100;
  await pollUntil(
    async () => {
      if ((await readTextSize(page)) === `${standard}px`) return true;
      const session = await openSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      return null;
    },
    { pause: 0, describe: () => `the page has no text of ${percent} %` },
  );
};

/** Waits until the whole element is inside the window and nothing covers its centre. */
export const waitUntilInView = (locator: Locator): Promise<true> =>
  pollUntil(
    () =>
      locator
        .evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isInside =
            top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return (isInside && hit !== null && element.contains(hit)) || null;
        })
        .then((seen) => seen && (true as const)),
    { describe: () => `not in view: ${String(locator)}` },
  );

/**
 * Returns the texts of the elements that an ancestor cuts, or that are outside the width of the
 * window. A part that the user can scroll into view does not count.
 */
export const findCutTexts = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const isCut = (element: Element): boolean => {
      const rects = [...element.getClientRects()];
      if (rects.some(({ left, right }) => left < -1 || right > innerWidth + 1)) return true;
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const cutsX = overflowX !== 'visible';
        const cutsY = overflowY === 'hidden' || overflowY === 'clip';
        for (const { left, right, top, bottom } of rects) {
          if (cutsX && (left < edge.left - 1 || right > edge.right + 1)) return true;
          if (cutsY && (top < edge.top - 1 || bottom > edge.bottom + 1)) return true;
        }
      }
      return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    };
    return all
      .filter((element) => element.checkVisibility() && isCut(element))
      .map((element) => element.textContent);
  });
