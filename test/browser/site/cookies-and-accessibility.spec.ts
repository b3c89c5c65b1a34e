import type { Page } from 'playwright-core';
import type { Language } from '#src/contracts/languages.ts';
import { pressTurn } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { createTranslate } from '#test/support/builders/create-translate.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { server, visitor, visit } = setupServerAndBrowser();

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const inLanguage = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/**
 * Collects violations of the content security policy, beginning before the first script of the
 * page.
 */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { broken: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { broken: string[] }).broken.push(
        `${violatedDirective}: ${blockedURI}`,
      ),
    );
  });

/*
 * These tests also prove that public pages load nothing from other hosts, because
 * `setupServerAndBrowser` would fail them.
 */
describe('who only reads', () => {
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
    '%s is given no cookie, asks no other host for anything, and breaks no rule of the content policy',
    async (path) => {
      const page = await visitor({
        withCookieBanner: true,
        reducedMotion: 'no-preference',
        expectedStatuses: [404, 401],
      });
      await watchPolicy(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      // A slow machine may start hydration only when the network has been idle.
      await page.locator('html[data-ready=yes]').waitFor();
      await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual(
        [],
      );
      expect(await page.context().cookies(server().origin)).toEqual([]);
    },
  );

  it('is given none by choosing and searching either: the first comes with a form that is being filled in', async () => {
    const page = await visit('/reservations', { withCookieBanner: true });
    await page.getByRole('button', { name: 'Accetta Cookie Tecnici' }).click();
    await page.getByLabel('Data').fill(venueDateInDays(30));
    await page.getByRole('radio', { name: 'Cena', exact: true }).click();
    await pressTurn(page, '19:00');
    await page.locator('input[name=table]').first().waitFor({ state: 'attached' });
    expect(await cookies(page)).toEqual([]);
    await page.goto('/');
    const form = page.locator('#contact form');
    expect(await cookies(page)).toEqual([]);
    await form.getByLabel('Nome').fill('Agata Prova');
    await form.getByLabel('Email').fill('agata@example.org');
    await form.getByLabel('Messaggio').fill('Avete un tavolo all’ombra?');
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await page.getByText('Messaggio inviato!').first().waitFor();
    expect(await cookies(page)).toEqual(['pre']);
  });
});

it('a form that is submitted before hydration is sent once, after hydration', async () => {
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

describe.each(['en', 'es', 'fr'] as const)('for a screen reader, in %s', (language: Language) => {
  const words = createTranslate(language);

  it.each([
    '/menu',
    '/menu?categoria=primi-piatti&dieta=vegan',
    '/menu?categoria=bevande',
    '/menu?categoria=vini&sotto=le-bollicine',
    '/events',
    '/reservations/unknown',
  ])('%s', async (path) => {
    const page = await visit(inLanguage(path, language), { expectedStatuses: [404] });
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('the landing page of a phone: the cookie banner, then the open menu', async () => {
    const page = await visit(`/?lang=${language}`, { ...PHONE, withCookieBanner: true });
    await page.getByRole('region', { name: words('cookie.title') }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words('cookie.reject'), exact: true }).click();
    await page.getByRole('button', { name: words('nav.openMenu') }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('a table, from the card over the tables to a field that is wrong and the toast of a failure', async () => {
    const page = await visit(`/reservations?lang=${language}`, { expectedStatuses: [503] });
    await page.getByRole('button', { name: words('booking.search'), exact: true }).click();
    await page.getByText(words('field.turn')).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel(words('booking.date')).fill(venueDateInDays(35));
    await page.getByRole('radio', { name: words('booking.dinner'), exact: true }).click();
    await pressTurn(page, '19:00');
    await page.locator('label:has(input[name=table])').first().click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('button', { name: words('booking.continue') })
      .first()
      .click();
    await page.getByRole('button', { name: words('booking.send') }).click();
    await page.getByText(words('field.name'), { exact: true }).waitFor();
    await page.getByLabel(words('booking.name')).fill('Agata Prova');
    await page.getByLabel(words('booking.phone')).fill('333 000 0101');
    await page.route('**/api/reservations', (route) =>
      route.fulfill({ status: 503, json: { message: 'Chiuso.', code: 'unavailable' } }),
    );
    await page.getByRole('button', { name: words('booking.send') }).click();
    await page.getByText(words('error.unavailable')).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('the message form, wrong and then refused', async () => {
    const page = await visit(`/?lang=${language}`, { expectedStatuses: [500] });
    const form = page.locator('#contact form');
    await form.getByRole('button').click();
    await page.getByText(words('field.contactMessage')).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await form.getByLabel(words('contact.name')).fill('Agata Prova');
    await form.locator('[name=email]').fill('agata@example.org');
    await form.locator('[name=message]').fill('Avete un tavolo all’ombra?');
    await form.getByRole('checkbox').check();
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }));
    await form.getByRole('button').click();
    await page.getByText(words('contact.failed')).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

it('a page that is not there is as accessible as the others', async () => {
  const page = await visit('/nowhere', { expectedStatuses: [404] });
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
