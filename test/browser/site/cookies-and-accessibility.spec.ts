import type { Page } from 'playwright-core';
import { pressTurn } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { createTranslate } from '#test/support/builders/create-translate.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { server, visitor, visit } = setupServerAndBrowser();

const readCookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name);

/**
 * Collects violations of the content security policy, beginning before the first script of the
 * page.
 */
const collectPolicyViolations = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { policyViolations: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { policyViolations: string[] }).policyViolations.push(
        `${violatedDirective}: ${blockedURI}`,
      ),
    );
  });

// `setupServerAndBrowser` fails these tests if a public page requests another host.
describe('a page view', () => {
  it.each([
    '/',
    '/menu',
    '/menu?categoria=primi-piatti',
    '/menu?categoria=vini&sotto=i-vini-rossi',
    '/menu/allergeni',
    '/carta',
    '/reservations',
    '/events',
    '/privacy-policy',
    '/cookie-policy',
    '/legal-info',
    '/admin/login',
    '/nowhere',
    '/reservations/unknown',
  ])(
    'of %s sets no cookie, requests no other host, and violates no content security policy',
    async (path) => {
      const page = await visitor({
        withCookieBanner: true,
        reducedMotion: 'no-preference',
        expectedStatuses: [404, 401],
      });
      await collectPolicyViolations(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      // A slow machine may start hydration only when the network has been idle.
      await page.locator('html[data-ready=yes]').waitFor();
      await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(
          () => (window as unknown as { policyViolations: string[] }).policyViolations,
        ),
      ).toEqual([]);
      expect(await page.context().cookies(server().origin)).toEqual([]);
    },
  );

  it('sets no cookie during a table search, and the first one with the contact form', async () => {
    const page = await visit('/reservations', { withCookieBanner: true });
    await page.getByRole('button', { name: 'Accetta Cookie Tecnici' }).click();
    await page.getByLabel('Data').fill(venueDateInDays(30));
    await page.getByRole('radio', { name: 'Cena', exact: true }).click();
    await pressTurn(page, '19:00');
    await page.locator('input[name=table]').first().waitFor({ state: 'attached' });
    expect(await readCookieNames(page)).toEqual([]);
    await page.goto('/');
    const form = page.locator('#contact form');
    expect(await readCookieNames(page)).toEqual([]);
    await form.getByLabel('Nome').fill('Agata Prova');
    await form.getByLabel('Email').fill('agata@example.org');
    await form.getByLabel('Messaggio').fill('Avete un tavolo all’ombra?');
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await page.getByText('Messaggio inviato!').first().waitFor();
    expect(await readCookieNames(page)).toEqual(['pre']);
  });
});

it('sends a form once after hydration when it was submitted before hydration', async () => {
  const page = await visitor();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await page.goto(server().origin, { waitUntil: 'commit' });
  const form = page.locator('#contact form');
  await form.getByLabel('Nome').fill('Agata Prova');
  await form.getByLabel('Email').fill('agata@example.org');
  await form.getByLabel('Messaggio').fill('Avete un tavolo all’ombra?');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  release();
  await page.getByText('Messaggio inviato!').first().waitFor();
  expect(posts).toEqual(['/api/contact']);
});

/** French has the longest texts. The sweep of `test/browser/sweep` checks each page in each language. */
describe('the accessibility check in French', () => {
  const language = 'fr';
  const translate = createTranslate(language);

  it('finds no violation in the cookie banner and the open menu of a phone', async () => {
    const page = await visit(`/?lang=${language}`, { ...PHONE, withCookieBanner: true });
    await page.getByRole('region', { name: translate('cookie.title') }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: translate('cookie.reject'), exact: true }).click();
    await page.getByRole('button', { name: translate('nav.openMenu') }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('finds no violation in the steps of a booking, nor with the toast of a failed request', async () => {
    const page = await visit(`/reservations?lang=${language}`, { expectedStatuses: [503] });
    await page.getByRole('button', { name: translate('booking.search'), exact: true }).click();
    await page.getByText(translate('field.turn')).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel(translate('booking.date')).fill(venueDateInDays(35));
    await page.getByRole('radio', { name: translate('booking.dinner'), exact: true }).click();
    await pressTurn(page, '19:00');
    await page.locator('label:has(input[name=table])').first().click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('button', { name: translate('booking.continue') })
      .first()
      .click();
    await page.getByRole('button', { name: translate('booking.send') }).click();
    await page.getByText(translate('field.name'), { exact: true }).waitFor();
    await page.getByLabel(translate('booking.name')).fill('Agata Prova');
    await page.getByLabel(translate('booking.phone')).fill('333 000 0101');
    await page.route('**/api/reservations', (route) =>
      route.fulfill({ status: 503, json: { message: 'Chiuso.', code: 'unavailable' } }),
    );
    await page.getByRole('button', { name: translate('booking.send') }).click();
    await page.getByText(translate('error.unavailable')).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('finds no violation in the contact form with field errors, nor after a failed request', async () => {
    const page = await visit(`/?lang=${language}`, { expectedStatuses: [500] });
    const form = page.locator('#contact form');
    await form.getByRole('button').click();
    await page.getByText(translate('field.contactMessage')).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await form.getByLabel(translate('contact.name')).fill('Agata Prova');
    await form.locator('[name=email]').fill('agata@example.org');
    await form.locator('[name=message]').fill('Avete un tavolo all’ombra?');
    await form.getByRole('checkbox').check();
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }));
    await form.getByRole('button').click();
    await page.getByText(translate('contact.failed')).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
