import type { Page } from 'playwright-core';
import { pressTurn } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

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
