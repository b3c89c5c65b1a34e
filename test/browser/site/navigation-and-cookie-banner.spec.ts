import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { server, visit, visitor } = setupServerAndBrowser();

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const untilTopIs = async (page: Page, id: string, top: number) => {
  await page.waitForFunction(
    ([name, wanted]) =>
      Math.abs(
        (document.getElementById(name!)?.getBoundingClientRect().top ?? 1e6) - Number(wanted),
      ) < 2,
    [id, String(top)],
  );
  expect(Math.abs((await topOf(page, id)) - top)).toBeLessThan(2);
};
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('cookieConsent'),
    localStorage.getItem('cookieConsentDate'),
  ]);
const banner = (page: Page) =>
  page.getByRole('region', { name: 'Questo sito usa solo cookie tecnici' });

describe('the scroll position', () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  /**
   * Accepts a difference of 80 px, because scroll anchoring may move a restored position by a line
   * of text.
   */
  const untilScrolledTo = (page: Page, top: number) =>
    page.waitForFunction((to) => Math.abs(window.scrollY - to) < 80, top);

  it('is the top of a new page, and what it was after going back', async () => {
    const page = await visit('/menu', PHONE);
    await scrollTo(page, 500);
    await page.evaluate(() => document.querySelector<HTMLElement>('main ul a')!.click());
    await page.waitForURL(/categoria=/);
    await untilScrolledTo(page, 0);
    await page.goBack();
    await untilScrolledTo(page, 500);
  });

  it.each(['/', '/menu', '/menu?categoria=vini', '/reservations', '/events'])(
    'of %s is the same after a reload',
    async (path) => {
      const page = await visit(path, PHONE);
      await scrollTo(page, 500);
      await page.reload();
      await page.locator('html[data-ready=yes]').waitFor();
      await untilScrolledTo(page, 500);
    },
  );

  it('is not changed by hydration', async () => {
    const page = await visitor(PHONE);
    await page.goto('/');
    await scrollTo(page, 600);
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    await page.locator('html[data-ready=yes]').waitFor();
    await untilScrolledTo(page, 600);
  });
});

describe('navigation', () => {
  it('is transparent at the top and solid after 50 px', async () => {
    const page = await visit('/');
    const ground = () =>
      page
        .locator('header')
        .first()
        .evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 50));
    await page.waitForTimeout(200);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 60));
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('header')!).backgroundColor ===
        'rgb(251, 245, 230)',
    );
  });

  it('scrolls to a section with 80 px above it, and takes the keyboard there', async () => {
    const page = await visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
    await untilTopIs(page, 'contact', 80);
    await waitForFocus(page.locator('#contact'));
    await page.getByRole('banner').getByRole('link', { name: 'Melagrana' }).click();
    await untilTopIs(page, 'home', 0);
  });

  it('from another page goes home first, then scrolls', async () => {
    const page = await visit('/legal-info');
    await page.getByRole('banner').getByRole('link', { name: 'Chi siamo' }).click();
    await page.waitForURL(`${server().origin}/`);
    await untilTopIs(page, 'about', 80);
  });

  it('leads to every page of the site', async () => {
    const page = await visit('/');
    const places = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const place of [
      '/',
      '/menu',
      '/reservations',
      '/events',
      '/legal-info',
      '/privacy-policy',
      '/cookie-policy',
      'tel:+390935000000',
    ])
      expect(places).toContain(place);
    const social = page.getByRole('contentinfo').getByRole('link', { name: /Instagram|Facebook/ });
    expect(
      await social.evaluateAll((links) => links.map((link) => link.getAttribute('target'))),
    ).toEqual(['_blank', '_blank']);
    expect(await page.getByRole('contentinfo').innerText()).toContain('© 2025 Melagrana');
  });

  it('a language shows its name after 700 ms, the next one at once, and none after Escape', async () => {
    const page = await visit('/');
    const bar = page.getByRole('banner');
    const bubble = (name: string) => bar.getByText(name, { exact: true });
    await bar.getByRole('link', { name: 'English' }).hover();
    await page.waitForTimeout(300);
    expect(await bubble('English').count()).toBe(0);
    await bubble('English').waitFor();
    await bar.getByRole('link', { name: 'Español' }).hover();
    await bubble('Español').waitFor({ timeout: 400 });
    expect(await bubble('English').count()).toBe(0);
    await page.mouse.move(400, 500);
    await page.waitForTimeout(400);
    await bar.getByRole('link', { name: 'Français' }).focus();
    await bubble('Français').waitFor();
    await page.keyboard.press('Escape');
    expect(await bubble('Français').count()).toBe(0);
  });

  it('on a phone is a dialog that traps focus after 100 ms, closes with Escape and locks scrolling', async () => {
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

  it('a section chosen in the dialog is where the phone goes', async () => {
    const page = await visit('/', PHONE);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contatti' }).click();
    await untilTopIs(page, 'contact', 80);
    await waitForFocus(page.locator('#contact'));
  });
});

describe('the cookie banner', () => {
  it('is shown to a new visitor, without covering the main action of a phone', async () => {
    const page = await visit('/', { ...PHONE, withCookieBanner: true });
    await banner(page).waitFor();
    expect(
      await banner(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/privacy-policy', '/cookie-policy']);
    const [over, under] = await Promise.all([
      banner(page).boundingBox(),
      page.locator('#home').getByRole('link', { name: 'Prenota il tuo tavolo' }).boundingBox(),
    ]);
    expect(over!.y + over!.height).toBeLessThanOrEqual(under!.y);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it.each([
    ['Accetta Cookie Tecnici', 'accepted'],
    ['Rifiuta', 'rejected'],
    ['Rifiuta e chiudi', 'rejected'],
  ])('"%s" is kept as %s with its date, and the banner stays away', async (name, value) => {
    const page = await visit('/', { withCookieBanner: true });
    await banner(page).getByRole('button', { name, exact: true }).click();
    await banner(page).waitFor({ state: 'detached' });
    const [answer, date] = await stored(page);
    expect([answer, new Date(date!).toISOString()]).toEqual([value, date]);
    await page.reload();
    await page.locator('html[data-ready=yes]').waitFor();
    // A banner would come in the task after hydration.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve);
        }),
    );
    expect(await banner(page).count()).toBe(0);
  });

  it('comes back after twelve months, and whenever the footer is asked', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Preferenze cookie' }).click();
    await banner(page).waitFor();
    await banner(page).getByRole('button', { name: 'Accetta Cookie Tecnici' }).click();
    expect((await stored(page))[0]).toBe('accepted');
    const old = await visit('/', { withCookieBanner: true });
    await old.evaluate(() => {
      localStorage.setItem('cookieConsent', 'accepted');
      localStorage.setItem(
        'cookieConsentDate',
        new Date(Date.now() - 367 * 86_400_000).toISOString(),
      );
    });
    await old.reload();
    await banner(old).waitFor();
  });
});

describe('the legal pages', () => {
  it.each([
    ['/privacy-policy', 'Privacy policy', '24 mesi'],
    ['/cookie-policy', 'Cookie policy', '12 mesi'],
    ['/legal-info', 'Note legali', 'Melagrana'],
  ])('%s reads whole, with its date, and is not to be found', async (path, title, words) => {
    const page = await visit(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('Ultimo aggiornamento: 16 luglio 2025');
    expect(text).toContain(words);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
