import type { Page } from 'playwright-core';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { visit, visitor } = setupServerAndBrowser();

const waitForTop = (page: Page, id: string, top: number) =>
  page.waitForFunction(
    ([name, wanted]) =>
      Math.abs(
        (document.getElementById(name!)?.getBoundingClientRect().top ?? 1e6) - Number(wanted),
      ) < 2,
    [id, String(top)],
  );
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
/**
 * Accepts a difference of 80 px, because scroll anchoring may move a restored position by a line of
 * text.
 */
const waitForScrollPosition = (page: Page, top: number) =>
  page.waitForFunction((to) => Math.abs(window.scrollY - to) < 80, top);

it('is not changed by hydration, is restored after a reload and on Back, and is 0 on a new page', async () => {
  const page = await visitor(PHONE);
  for (const path of ['/', '/menu?categoria=vini', '/reservations', '/events', '/menu']) {
    await page.goto(path);
    await scrollTo(page, 500);
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    await page.locator('html[data-ready=yes]').waitFor();
    await waitForScrollPosition(page, 500);
    await page.reload();
    await page.locator('html[data-ready=yes]').waitFor();
    await waitForScrollPosition(page, 500);
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('main ul a')!.click());
  await page.waitForURL(/categoria=/);
  await waitForScrollPosition(page, 0);
  await page.goBack();
  await waitForScrollPosition(page, 500);
});

it('is 80 px above a chosen section, below a bar that is solid after 50 px', async () => {
  const page = await visit('/');
  const readBackground = () =>
    page
      .locator('header')
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const transparent = 'rgba(0, 0, 0, 0)';
  expect(await readBackground()).toBe(transparent);
  await scrollTo(page, 50);
  // A bar that changed too early would have changed after the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await readBackground()).toBe(transparent);
  await scrollTo(page, 60);
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('header')!).backgroundColor === 'rgb(251, 245, 230)',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
  await waitForTop(page, 'contact', 80);
  await page.getByRole('banner').getByRole('link', { name: 'Melagrana' }).click();
  await waitForTop(page, 'home', 0);
});

it('stays at 0 behind the menu of a phone, which keeps the focus until a section is chosen', async () => {
  const page = await visit('/', PHONE);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Menu del sito' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Home');
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  for (let press = 0; press < 16; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await dialog.getByRole('link', { name: 'Contatti' }).click();
  await waitForTop(page, 'contact', 80);
});
