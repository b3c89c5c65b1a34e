import type { Page } from 'playwright-core';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { createPerson } from '#test/support/drivers/browser/keystroke-level-model.ts';
import { choosePeople, pressTurn } from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;
const { server, visit } = setupServerAndBrowser();

const dayTile = (page: Page, date: string) =>
  page.locator(`label:has(input[type=radio][name=date][value="${date}"])`);
const readSelection = async (page: Page) =>
  page.evaluate(() => {
    const valueOf = (name: string) =>
      document.querySelector<HTMLInputElement>(`input[type=radio][name=${name}]:checked`)?.value;
    return [valueOf('numberOfPeople'), valueOf('date'), valueOf('mealType'), valueOf('timeSlot')];
  });
const findNextSaturday = () =>
  [1, 2, 3, 4, 5, 6, 7]
    .map(venueDateInDays)
    .find((date) => new Date(`${date}T12:00:00Z`).getUTCDay() === 6)!;

it('sends a request from the landing page in 8 taps and at most 30 seconds on a phone', async () => {
  const page = await visit('/', PHONE);
  const { tap, type, countTaps, countSeconds } = createPerson(page);
  await tap(page.locator('#home').getByRole('link', { name: 'Prenota il tuo tavolo' }));
  await tap(page.locator('label:has(input[name=numberOfPeople][value="4"])'));
  await tap(dayTile(page, findNextSaturday()));
  await dayTile(page, findNextSaturday()).locator('input:checked').waitFor({ state: 'attached' });
  await tap(page.locator('label:has(input[value=cena_secondo])'));
  await tap(page.getByRole('button', { name: 'Continua' }).filter({ visible: true }));
  await tap(page.getByLabel('Nome e cognome'));
  await type('Agata Prova');
  await tap(page.getByLabel('Telefono'));
  await type('333 000 0101');
  await tap(page.getByRole('button', { name: 'Invia la richiesta' }));
  await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
  expect(countTaps()).toBe(8);
  expect(countSeconds()).toBeLessThanOrEqual(30);
  const { body } = await (
    await server().staff()
  ).get<{ numberOfPeople: number; startTime: string }[]>(
    `/api/reservations?date=${findNextSaturday()}`,
  );
  expect(body).toMatchObject([{ numberOfPeople: 4 }]);
});

describe('the URL and history of the booking page', () => {
  const date = venueDateInDays(9);
  const search = ['4', date, 'cena', 'cena_primo'];
  const readStep = (page: Page) => new URL(page.url()).searchParams.get('step');
  const waitForTables = (page: Page) =>
    page.getByRole('heading', { name: 'Dove vuoi sederti?' }).waitFor();
  const waitForDetails = (page: Page) =>
    page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();
  const reload = async (page: Page) => {
    await page.reload();
    await page.locator('html[data-ready=yes]').waitFor();
  };

  it('keep search, step and details on Back, Forward, reload and the button to the search', async () => {
    const page = await visit('/reservations');
    await choosePeople(page, 4);
    await dayTile(page, date).click();
    await page.getByRole('radio', { name: 'Cena', exact: true }).click();
    await page.waitForURL(/mealType=cena/);
    await reload(page);
    expect(await readSelection(page)).toEqual(['4', date, 'cena', undefined]);

    await pressTurn(page, '19:00');
    await waitForTables(page);
    expect(readStep(page)).toBe('table');
    await page.goBack();
    await dayTile(page, date).waitFor();
    expect(await readSelection(page)).toEqual(search);
    await page.goForward();
    await waitForTables(page);
    await reload(page);
    await waitForTables(page);

    await page.getByRole('button', { name: 'Continua' }).first().click();
    await waitForDetails(page);
    expect(readStep(page)).toBe('details');
    await page.getByLabel('Nome e cognome').fill('Agata Prova');
    await reload(page);
    await waitForDetails(page);
    expect(await page.getByLabel('Nome e cognome').inputValue()).toBe('Agata Prova');
    await page.goBack();
    await waitForTables(page);
    await page.goForward();
    await waitForDetails(page);
    expect(await page.getByLabel('Nome e cognome').inputValue()).toBe('Agata Prova');
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
      'Agata',
    );
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain(
      'Agata',
    );
    await page.goBack();
    await page.goBack();
    await dayTile(page, date).waitFor();
    expect(await readSelection(page)).toEqual(search);

    await pressTurn(page, '20:50');
    await waitForTables(page);
    await page.getByRole('button', { name: /Torna agli orari/ }).click();
    await dayTile(page, date).waitFor();
    // The browser goes back to the entry of the search after the page already shows it.
    await page.waitForURL((url) => !url.searchParams.has('step'));
    await page.goForward();
    await waitForTables(page);
  });
});
