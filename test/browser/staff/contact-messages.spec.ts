import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { buildContactMessage } from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const { server, visitor } = setupServerAndBrowser();

let visitors = 0;
const write = async (
  message = 'Avete un parcheggio vicino al locale?\nVeniamo in quattro macchine.',
): Promise<string> => {
  const name = `Mittente Di Prova ${++visitors}`;
  expect(
    (await server().guest().post('/api/contact', buildContactMessage({ name, message }))).status,
  ).toBe(201);
  return name;
};
const messagesTab = async (options: Parameters<typeof visitor>[0] = {}): Promise<Page> => {
  const page = await visitor(options);
  await openStaffArea(page, administrator);
  await page.getByRole('tab', { name: /Messaggi/ }).click();
  await page.getByRole('heading', { name: 'Messaggi', level: 2 }).waitFor();
  return page;
};
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const headOf = (page: Page, name: string) => cardOf(page, name).getByRole('button').first();
const chip = (page: Page, word: RegExp) =>
  page.getByRole('group', { name: 'Filtra i messaggi' }).getByRole('button', { name: word });

describe('Messaggi', () => {
  it('shows an empty state without messages', async () => {
    const page = await messagesTab();
    await page.getByText('Nessun messaggio ricevuto').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('marks unread messages; opening one with the keyboard marks it read for all staff', async () => {
    const name = await write();
    const page = await messagesTab();
    await page.getByRole('tab', { name: /Messaggi \d+ da leggere/ }).waitFor();
    await cardOf(page, name).getByText('Da leggere').waitFor();
    await headOf(page, name).focus();
    await page.keyboard.press('Enter');
    await cardOf(page, name).getByText('Veniamo in quattro macchine.').waitFor();
    await cardOf(page, name)
      .getByText('Da leggere', { exact: true })
      .waitFor({ state: 'detached' });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const colleague = await messagesTab();
    await cardOf(colleague, name).waitFor();
    expect(await cardOf(colleague, name).getByText('Da leggere').count()).toBe(0);
  });

  it('is answered from the mail program, with a subject', async () => {
    const name = await write();
    const page = await messagesTab();
    await headOf(page, name).click();
    const reply = await page.getByRole('link', { name: `Rispondi a ${name}` }).getAttribute('href');
    expect(reply).toBe(
      'mailto:bastiano@example.org?subject=Risposta%20al%20tuo%20messaggio%20a%20Melagrana',
    );
  });

  it('goes back to unread when asked, closed and with the focus on it', async () => {
    const name = await write();
    const page = await messagesTab();
    await headOf(page, name).click();
    await cardOf(page, name).getByRole('button', { name: 'Segna come da leggere' }).click();
    await page.getByText('Messaggio segnato come da leggere').first().waitFor();
    await cardOf(page, name).getByText('Da leggere', { exact: true }).waitFor();
    expect(await headOf(page, name).getAttribute('aria-expanded')).toBe('false');
    await waitForFocus(headOf(page, name));
  });

  it('Da leggere shows the unread ones; one that was just opened stays until the group is chosen again', async () => {
    const name = await write();
    const page = await messagesTab();
    await chip(page, /^Da leggere \d+$/).click();
    await headOf(page, name).click();
    await cardOf(page, name)
      .getByText('Da leggere', { exact: true })
      .waitFor({ state: 'detached' });
    await cardOf(page, name).getByRole('link', { name: 'Rispondi' }).waitFor();
    await chip(page, /^Tutti \d+$/).click();
    await cardOf(page, name).waitFor();
    await chip(page, /^Da leggere \d+$/).click();
    await cardOf(page, name).waitFor({ state: 'detached' });
  });

  it('says so when it cannot be marked, and still shows the words', async () => {
    const name = await write();
    const page = await messagesTab({ expectedStatuses: [503] });
    await page.route('**/api/contact/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, body: '' })
        : route.continue(),
    );
    await headOf(page, name).click();
    await page.getByText("Errore nell'aggiornamento del messaggio").first().waitFor();
    await cardOf(page, name).getByText('Veniamo in quattro macchine.').waitFor();
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('at %i × %i', (width, height) => {
  it('nothing is wider than the screen, and what is pressed is large enough', async () => {
    const name = await write(`${'lunghissimo'.repeat(30)} e poi parole normali`);
    const page = await messagesTab({ viewport: { width, height }, hasTouch: true });
    await headOf(page, name).click();
    await cardOf(page, name).getByRole('button', { name: 'Segna come da leggere' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const small = await page
      .getByRole('button')
      .evaluateAll((all) =>
        all
          .filter(
            (one) =>
              (one as HTMLElement).offsetParent !== null &&
              one.getBoundingClientRect().height < 43.5,
          )
          .map((one) => one.textContent),
      );
    expect(small).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
