import type { Locator, Page } from 'playwright-core';

const readFocusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const labels = (element as HTMLInputElement).labels;
    const said =
      element.getAttribute('aria-label') ??
      (labels?.length ? labels[0]!.textContent : null) ??
      element.textContent ??
      '';
    return said.trim();
  });

/**
 * Presses Tab (or Shift+Tab) until the named element has the focus. Fails if the element is not
 * reachable.
 */
export const tabTo = async (
  page: Page,
  name: string | RegExp,
  { back = false } = {},
): Promise<void> => {
  const passed: string[] = [];
  for (let press = 0; press < 90; press++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const focused = await readFocusedName(page);
    if (
      typeof name === 'string'
        ? focused === name || focused.startsWith(`${name} (`)
        : name.test(focused)
    )
      return;
    passed.push(focused.slice(0, 40));
  }
  throw new Error(`The keyboard does not reach ${String(name)}. It passed: ${passed.join(' | ')}`);
};

export const typeDate = (page: Page, date: string): Promise<void> =>
  page.keyboard.type(`${date.slice(5, 7)}${date.slice(8)}${date.slice(0, 4)}`);

/**
 * Waits until the element has the focus, because a closing dialog returns the focus only one task
 * after its removal.
 */
export const waitForFocus = (element: Locator): Promise<void> =>
  element.and(element.page().locator(':focus')).waitFor();
