import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { server, visit, visitor } = setupServerAndBrowser();

const readTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const waitForTop = async (page: Page, id: string, top: number) => {
  await page.waitForFunction(
    ([name, wanted]) =>
      Math.abs(
        (document.getElementById(name!)?.getBoundingClientRect().top ?? 1e6) - Number(wanted),
      ) < 2,
    [id, String(top)],
  );
  expect(Math.abs((await readTop(page, id)) - top)).toBeLessThan(2);
};
const readConsent = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('cookieConsent'),
    localStorage.getItem('cookieConsentDate'),
  ]);
const banner = (page: Page) => page.getByRole('region', { name: 'Solo cookie tecnici' });

describe('the scroll position', () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  /**
   * Accepts a difference of 80 px, because scroll anchoring may move a restored position by a line
   * of text.
   */
  const waitForScrollPosition = (page: Page, top: number) =>
    page.waitForFunction((to) => Math.abs(window.scrollY - to) < 80, top);

  it('is 0 on a new page, and is restored on Back', async () => {
    const page = await visit('/menu', PHONE);
    await scrollTo(page, 500);
    await page.evaluate(() => document.querySelector<HTMLElement>('main ul a')!.click());
    await page.waitForURL(/categoria=/);
    await waitForScrollPosition(page, 0);
    await page.goBack();
    await waitForScrollPosition(page, 500);
  });

  it.each(['/', '/menu', '/menu?categoria=vini', '/reservations', '/events'])(
    'is restored on %s after a reload',
    async (path) => {
      const page = await visit(path, PHONE);
      await scrollTo(page, 500);
      await page.reload();
      await page.locator('html[data-ready=yes]').waitFor();
      await waitForScrollPosition(page, 500);
    },
  );

  it('is not changed by hydration', async () => {
    const page = await visitor(PHONE);
    await page.goto('/');
    await scrollTo(page, 600);
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    await page.locator('html[data-ready=yes]').waitFor();
    await waitForScrollPosition(page, 600);
  });
});

describe('the navigation', () => {
  it('is transparent at the top and solid after 50 px', async () => {
    const page = await visit('/');
    const readBackground = () =>
      page
        .locator('header')
        .first()
        .evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(await readBackground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 50));
    await page.waitForTimeout(200);
    expect(await readBackground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 60));
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('header')!).backgroundColor ===
        'rgb(251, 245, 230)',
    );
  });

  it('scrolls to a section, 80 px below the top of the window, and focuses it', async () => {
    const page = await visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
    await waitForTop(page, 'contact', 80);
    await waitForFocus(page.locator('#contact'));
    await page.getByRole('banner').getByRole('link', { name: 'Melagrana' }).click();
    await waitForTop(page, 'home', 0);
  });

  it('opens the landing page and scrolls to the section from another page', async () => {
    const page = await visit('/legal-info');
    await page.getByRole('banner').getByRole('link', { name: 'Chi siamo' }).click();
    await page.waitForURL(`${server().origin}/`);
    await waitForTop(page, 'about', 80);
  });

  it('links to every page of the site in the footer', async () => {
    const page = await visit('/');
    const hrefs = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of [
      '/',
      '/menu',
      '/reservations',
      '/events',
      '/legal-info',
      '/privacy-policy',
      '/cookie-policy',
      'tel:+390935000000',
    ])
      expect(hrefs).toContain(href);
    const social = page.getByRole('contentinfo').getByRole('link', { name: /Instagram|Facebook/ });
    expect(
      await social.evaluateAll((links) => links.map((link) => link.getAttribute('target'))),
    ).toEqual(['_blank', '_blank']);
    expect(await page.getByRole('contentinfo').innerText()).toContain('© 2025 Melagrana');
  });

  it('shows the tooltip of one language at a time, and hides it on Escape', async () => {
    const page = await visit('/');
    const bar = page.getByRole('banner');
    const tooltip = (name: string) => bar.getByText(name, { exact: true });
    await bar.getByRole('link', { name: 'English' }).hover();
    await tooltip('English').waitFor();
    await bar.getByRole('link', { name: 'Español' }).hover();
    await tooltip('Español').waitFor();
    expect(await tooltip('English').count()).toBe(0);
    await page.mouse.move(400, 500);
    await bar.getByRole('link', { name: 'Français' }).focus();
    await tooltip('Français').waitFor();
    await page.keyboard.press('Escape');
    expect(await tooltip('Français').count()).toBe(0);
  });

  it('is a dialog on a phone that traps the focus, locks scrolling and closes on Escape', async () => {
    const page = await visit('/', PHONE);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu del sito' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Home');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    );
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(
      () =>
        document.activeElement?.getAttribute('aria-label') === 'Apri il menu' &&
        getComputedStyle(document.documentElement).overflow !== 'hidden',
    );
  });

  it('scrolls to the section that is chosen in the dialog of a phone', async () => {
    const page = await visit('/', PHONE);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contatti' }).click();
    await waitForTop(page, 'contact', 80);
    await waitForFocus(page.locator('#contact'));
  });
});

describe('the cookie banner', () => {
  it('leaves the focus in the field when its answer is pressed', async () => {
    const page = await visit('/reservations', { ...PHONE, withCookieBanner: true });
    const date = page.getByLabel('Data');
    await date.focus();
    await banner(page).getByRole('button', { name: 'Rifiuta', exact: true }).tap();
    await banner(page).waitFor({ state: 'detached' });
    expect(await date.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('moves the focus of a keyboard user to the content, because the line is gone', async () => {
    const page = await visit('/reservations', { withCookieBanner: true });
    await banner(page).getByRole('button', { name: 'Rifiuta', exact: true }).press('Enter');
    await page.locator('#contenuto:focus').waitFor({ state: 'attached' });
    expect(await banner(page).count()).toBe(0);
  });

  it('is shown to a new visitor, without covering the booking link on a phone', async () => {
    const page = await visit('/', { ...PHONE, withCookieBanner: true });
    await banner(page).getByText('Dettagli').click();
    await banner(page)
      .getByText(/nessuna profilazione/)
      .waitFor();
    expect(
      await banner(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/privacy-policy', '/cookie-policy']);
    const [bannerBox, linkBox] = await Promise.all([
      banner(page).boundingBox(),
      page.locator('#home').getByRole('link', { name: 'Prenota il tuo tavolo' }).boundingBox(),
    ]);
    expect(bannerBox!.y + bannerBox!.height).toBeLessThanOrEqual(linkBox!.y);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it.each([
    ['Accetta Cookie Tecnici', 'accepted'],
    ['Rifiuta', 'rejected'],
    ['Rifiuta e chiudi', 'rejected'],
  ])('saves "%s" as %s with its date, and is not shown again', async (name, value) => {
    const page = await visit('/', { withCookieBanner: true });
    await banner(page).getByRole('button', { name, exact: true }).click();
    await banner(page).waitFor({ state: 'detached' });
    const [answer, date] = await readConsent(page);
    expect([answer, new Date(date!).toISOString()]).toEqual([value, date]);
    await page.reload();
    await page.locator('html[data-ready=yes]').waitFor();
    // The page shows a banner one task after hydration.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve);
        }),
    );
    expect(await banner(page).count()).toBe(0);
  });

  it('is shown again after twelve months, and by the button in the footer', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Preferenze cookie' }).click();
    await banner(page).waitFor();
    await banner(page).getByRole('button', { name: 'Accetta Cookie Tecnici' }).click();
    expect((await readConsent(page))[0]).toBe('accepted');
    const expired = await visit('/', { withCookieBanner: true });
    await expired.evaluate(() => {
      localStorage.setItem('cookieConsent', 'accepted');
      localStorage.setItem(
        'cookieConsentDate',
        new Date(Date.now() - 367 * 86_400_000).toISOString(),
      );
    });
    await expired.reload();
    await banner(expired).waitFor();
  });
});

describe('the legal pages', () => {
  it.each([
    ['/privacy-policy', 'Privacy policy', '24 mesi'],
    ['/cookie-policy', 'Cookie policy', '12 mesi'],
    ['/legal-info', 'Note legali', 'Melagrana'],
  ])('show title, date and text on %s, and are not indexed', async (path, title, words) => {
    const page = await visit(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('Ultimo aggiornamento: 16 luglio 2025');
    expect(text).toContain(words);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
