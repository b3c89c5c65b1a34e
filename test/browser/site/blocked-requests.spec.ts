import type { Page, Route } from 'playwright-core';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  chooseTable,
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import { waitUntilInView } from '#test/support/drivers/browser/visibility.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visit, visitor } = setupServerAndBrowser();
const REFUSED = { expectedStatuses: [403] };

/** Answers as the server does to each token, for example if a program changes the requests. */
const refuseWrites = (page: Page, path: string, body: string) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, contentType: 'application/json', body })
      : route.fallback(),
  );
const CSRF = JSON.stringify({ code: 'csrf', message: 'La pagina è scaduta. Riprova.' });

/** Sends the request as a browser does that stores and sends no cookie. */
const sendWithoutCookies = async (route: Route) => {
  const request = route.request();
  const { cookie: _cookie, ...headers } = await request.allHeaders();
  const named = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !/^(connection|host|content-length)$/.test(name),
  );
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers: Object.fromEntries(named),
    body: request.postData(),
    redirect: 'manual',
  });
  const passed = [...answer.headers].filter(
    ([name]) => !/^(set-cookie|content-encoding|content-length)$/.test(name),
  );
  await route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(passed),
    body: Buffer.from(await answer.arrayBuffer()),
  });
};

let day = 22;
const openDetails = async (page: Page, phone: string) => {
  await searchTables(page, { date: venueDateInDays((day += 1)) });
  await chooseTable(page, 'Sala 4');
  await fillGuestDetails(page, { name: 'Agata Prova', phone });
};
/** Waits until the toast has gone, and checks that its reason and what helps stay in view. */
const waitForLastingAdvice = async (page: Page) => {
  const advice = page.getByRole('main').getByRole('alert').filter({ hasText: 'cookie' });
  await waitUntilInView(advice);
  await page
    .getByRole('region', { name: /notific/i })
    .getByText('cookie')
    .waitFor({ state: 'detached' });
  await waitUntilInView(advice);
  expect(await advice.getByRole('link').getAttribute('href')).toMatch(/^tel:\+39/);
  expect(await page.getByText('scaduta').count()).toBe(0);
};

describe('a form whose requests are refused again and again', () => {
  it.each([CSRF, 'Forbidden'])(
    'says at the button of the booking what helps (%s)',
    async (body) => {
      const page = await visit('/reservations', REFUSED);
      await openDetails(page, '333 000 0911');
      await refuseWrites(page, '/api/reservations', body);
      await submitBookingRequest(page);
      await waitForLastingAdvice(page);
      await page.unroute('**/api/reservations');
      await submitBookingRequest(page);
      await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    },
  );

  it('says at the button of the contact form what helps', async () => {
    const page = await visit('/', REFUSED);
    await refuseWrites(page, '/api/contact', CSRF);
    const form = page.locator('form').filter({ has: page.locator('textarea[name=message]') });
    await form.locator('[name=name]').fill('Agata Prova');
    await form.locator('[name=email]').fill('agata@example.org');
    await form.locator('[name=message]').fill('Avete un parcheggio?');
    await form.locator('[name=privacyConsent]').check();
    await form.locator('button[type=submit]').click();
    await waitForLastingAdvice(page);
  });

  it('says in the language of the guest what helps', async () => {
    const page = await visit('/reservations?lang=en', REFUSED);
    await refuseWrites(page, '/api/reservations/link', CSRF);
    await page.locator('[name=reference]').fill('7K3-9QXM');
    await page.locator('[name=phoneEnding]').fill('0911');
    await page.locator('form:has([name=reference]) button[type=submit]').click();
    const advice = page.getByRole('alert').filter({ hasText: 'Allow cookies for this site' });
    expect(await advice.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  });
});

describe('a browser that blocks cookies', () => {
  it('sends a booking, and shows its personal link', async () => {
    const page = await visitor();
    await page.route('**/api/**', sendWithoutCookies);
    await page.route('**/reservations/**', sendWithoutCookies);
    await page.goto('/reservations');
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    await page.locator('html[data-ready=yes]').waitFor();
    await openDetails(page, '333 000 0912');
    await submitBookingRequest(page);
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
  });
});
