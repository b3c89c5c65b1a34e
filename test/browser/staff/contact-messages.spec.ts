import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { buildContactMessage } from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';

const { server, visitor } = setupServerAndBrowser();

let senderCount = 0;
const sendMessage = async (
  message = 'Avete un parcheggio vicino al locale?\nVeniamo in quattro macchine.',
): Promise<string> => {
  const name = `Mittente Di Prova ${++senderCount}`;
  expect(
    (await server().guest().post('/api/contact', buildContactMessage({ name, message }))).status,
  ).toBe(201);
  return name;
};
const openMessages = async (options: Parameters<typeof visitor>[0] = {}): Promise<Page> => {
  const page = await visitor(options);
  await openStaffArea(page, administrator);
  const more = page.getByRole('button', { name: 'Altro' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('link', { name: /Messaggi/ }).click();
  await page.getByRole('heading', { name: 'Messaggi', level: 2 }).waitFor();
  return page;
};
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const headerButton = (page: Page, name: string) => cardOf(page, name).getByRole('button').first();
const filterButton = (page: Page, word: RegExp) =>
  page.getByRole('group', { name: 'Filtra i messaggi' }).getByRole('button', { name: word });

describe('the page Messaggi', () => {
  it('shows an empty state without messages', async () => {
    const page = await openMessages();
    await page.getByText('Nessun messaggio ricevuto').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('marks a message as read for all staff when it is opened with the keyboard', async () => {
    const name = await sendMessage();
    const page = await openMessages();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Altro' }).click();
    await page.getByRole('link', { name: /Messaggi \(\d+ da leggere\)/ }).click();
    await cardOf(page, name).getByText('Da leggere').waitFor();
    await headerButton(page, name).focus();
    await page.keyboard.press('Enter');
    await cardOf(page, name).getByText('Veniamo in quattro macchine.').waitFor();
    await cardOf(page, name)
      .getByText('Da leggere', { exact: true })
      .waitFor({ state: 'detached' });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const colleague = await openMessages();
    await cardOf(colleague, name).waitFor();
    expect(await cardOf(colleague, name).getByText('Da leggere').count()).toBe(0);
  });

  it('links to the mail program with address and subject of the reply', async () => {
    const name = await sendMessage();
    const page = await openMessages();
    await headerButton(page, name).click();
    const reply = await page.getByRole('link', { name: `Rispondi a ${name}` }).getAttribute('href');
    expect(reply).toBe(
      'mailto:bastiano@example.org?subject=Risposta%20al%20tuo%20messaggio%20a%20Melagrana',
    );
  });

  it('marks a message as unread again, collapses it and moves the focus to it', async () => {
    const name = await sendMessage();
    const page = await openMessages();
    await headerButton(page, name).click();
    await cardOf(page, name).getByRole('button', { name: 'Segna come da leggere' }).click();
    await page.getByText('Messaggio segnato come da leggere').first().waitFor();
    await cardOf(page, name).getByText('Da leggere', { exact: true }).waitFor();
    expect(await headerButton(page, name).getAttribute('aria-expanded')).toBe('false');
    await waitForFocus(headerButton(page, name));
  });

  it('keeps an opened message under Da leggere until the filter is chosen again', async () => {
    const name = await sendMessage();
    const page = await openMessages();
    await filterButton(page, /^Da leggere \d+$/).click();
    await headerButton(page, name).click();
    await cardOf(page, name)
      .getByText('Da leggere', { exact: true })
      .waitFor({ state: 'detached' });
    await cardOf(page, name).getByRole('link', { name: 'Rispondi' }).waitFor();
    await filterButton(page, /^Tutti \d+$/).click();
    await cardOf(page, name).waitFor();
    await filterButton(page, /^Da leggere \d+$/).click();
    await cardOf(page, name).waitFor({ state: 'detached' });
  });

  it('shows an error and the text of a message that cannot be marked as read', async () => {
    const name = await sendMessage();
    const page = await openMessages({ expectedStatuses: [503] });
    await page.route('**/api/contact/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, body: '' })
        : route.continue(),
    );
    await headerButton(page, name).click();
    await page.getByText("Errore nell'aggiornamento del messaggio").first().waitFor();
    await cardOf(page, name).getByText('Veniamo in quattro macchine.').waitFor();
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('the page Messaggi at %i × %i', (width, height) => {
  it('fits the screen and has buttons at least 44 px high', async () => {
    const name = await sendMessage(`${'lunghissimo'.repeat(30)} e poi parole normali`);
    const page = await openMessages({ viewport: { width, height }, hasTouch: true });
    await headerButton(page, name).click();
    await cardOf(page, name).getByRole('button', { name: 'Segna come da leggere' }).waitFor();
    expect(await findSizeFaults(page, width)).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
