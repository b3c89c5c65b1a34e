import type { Page } from 'playwright-core';
import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { createPerson } from '#test/support/drivers/browser/keystroke-level-model.ts';
import { choosePeople, pressTurn } from '#test/support/drivers/browser/booking-page.ts';
import {
  findAccessibilityViolations,
  fitsWidth,
} from '#test/support/drivers/browser/browser-page.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;
const { server, visit, visitor } = setupServerAndBrowser();

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
/** Changes each day in the response of `/api/availability/days`. */
const stubDays = (page: Page, change: (day: DayAvailability, at: number) => DayAvailability) =>
  page.route('**/api/availability/days?**', async (route) => {
    const response = await route.fetch();
    const days = (await response.json()) as DayAvailability[];
    await route.fulfill({ response, json: days.map(change) });
  });
const withState = (day: DayAvailability, state: DayAvailability['state']): DayAvailability => ({
  ...day,
  state,
  turns: day.turns.map((turn) => ({ ...turn, state })),
});

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

  it('keep search, step and details on Back, Forward and reload', async () => {
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
  });

  it('show the tables on Forward after the button "Torna agli orari"', async () => {
    const page = await visit(`/reservations?date=${date}&numberOfPeople=4`);
    await pressTurn(page, '19:00');
    await page.getByRole('button', { name: /Torna agli orari/ }).click();
    await dayTile(page, date).waitFor();
    // The browser goes back to the entry of the search after the page already shows it.
    await page.waitForURL((url) => !url.searchParams.has('step'));
    await page.goForward();
    await waitForTables(page);
  });

  it('restore the search from a link', async () => {
    const page = await visit(
      `/reservations?date=${date}&numberOfPeople=4&mealType=cena&timeSlot=cena_primo`,
    );
    expect(await readSelection(page)).toEqual(search);
    await page.getByText('C’è posto per 4.').waitFor();
  });
});

describe('a search without free tables', () => {
  const offerLinks = (page: Page) =>
    page.getByRole('link').filter({ hasText: /libero|pochi posti/ });

  it('links to the next date with free tables when the date is closed', async () => {
    const [closed, next] = [venueDateInDays(12), venueDateInDays(13)];
    await (
      await server().staff()
    ).post('/api/closures', { date: closed, service: 'all', note: null, active: true });
    const page = await visit(`/reservations?date=${closed}`, PHONE);
    await page.getByText(/siamo chiusi\.$/).waitFor();
    expect(await fitsWidth(page, 320)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('link', { name: /^Vai a / })
      .filter({ visible: true })
      .click();
    await page.getByText('C’è posto per 2.').waitFor();
    expect((await readSelection(page))[1]).toBe(next);
  });

  it('links to a dinner turn of the same date when lunch is closed', async () => {
    const date = venueDateInDays(14);
    await (
      await server().staff()
    ).post('/api/closures', { date, service: 'lunch', note: null, active: true });
    const page = await visit(`/reservations?date=${date}`, PHONE);
    await pressTurn(page, '12:00');
    await page.getByRole('link', { name: 'Vai alle 19:00' }).click();
    await page.getByText('C’è posto per 2.').waitFor();
    expect(await readSelection(page)).toEqual(['2', date, 'cena', 'cena_primo']);
  });

  it('offers other turns and the waiting list when the date is full', async () => {
    const page = await visitor();
    const full = venueDateInDays(5);
    await stubDays(page, (day) => (day.date === full ? withState(day, 'full') : day));
    await page.goto('/reservations');
    await page.locator('html[data-ready=yes]').waitFor();
    // The page contains the days for two people, and requests those for other party sizes.
    await choosePeople(page, 3);
    await page.locator('label[data-state=full]').first().waitFor();
    await dayTile(page, full).click();
    await page
      .getByText('Nessun tavolo disponibile per la data e numero di persone selezionati')
      .waitFor();
    // Lunch and dinner of three days before and after.
    expect(await offerLinks(page).count()).toBe(12);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Avvisami se si libera' }).click();
    // The previous page has a field with the same label and date.
    await page.getByRole('heading', { level: 1, name: 'Avvisami se si libera' }).waitFor();
    expect(await page.getByLabel('Data').inputValue()).toBe(full);
    await page.goBack();
    await offerLinks(page).first().click();
    await page.getByRole('heading', { name: 'Dove vuoi sederti?' }).waitFor();
  });

  it('offers a telephone call and other turns when it is too late to book for today', async () => {
    const page = await visitor(PHONE);
    await stubDays(page, (day, at) => (at === 0 ? withState(day, 'late') : day));
    await page.goto('/reservations');
    await page.locator('html[data-ready=yes]').waitFor();
    await choosePeople(page, 3);
    await page.locator('label[data-state=late]').first().waitFor();
    await dayTile(page, venueDateInDays(0)).click();
    await page.getByText('Per oggi online è troppo tardi.').waitFor();
    const call = page.getByRole('link', { name: 'Chiama ora' }).filter({ visible: true });
    expect(await call.getAttribute('href')).toBe('tel:+390935000000');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await offerLinks(page).first().click();
    await page.getByRole('heading', { name: 'Dove vuoi sederti?' }).waitFor();
  });

  it('links to the quote form with date, meal and party size filled in for nine people', async () => {
    const date = venueDateInDays(15);
    const page = await visit(`/reservations?date=${date}&mealType=cena`);
    await choosePeople(page, 9);
    await page.getByText('Massimo 8 persone per prenotazione online').waitFor();
    await page.getByLabel('Quante persone, più o meno?').fill('12');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('link', { name: 'Chiedi per un gruppo' })
      .filter({ visible: true })
      .click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=numberOfPeople]')?.value === '12',
    );
    expect(await page.getByLabel('Data dell’evento').inputValue()).toBe(date);
    await page.getByRole('radio', { name: 'Cena', checked: true }).waitFor();
  });
});

it('refreshes the availability on an open page after 60 seconds', async () => {
  const full = venueDateInDays(5);
  const page = await visitor();
  let responseCount = 0;
  await stubDays(page, (day) =>
    day.date === full && responseCount > 0 ? withState(day, 'full') : day,
  );
  page.on('response', (response) => {
    if (response.url().includes('/api/availability/days?')) responseCount += 1;
  });
  await page.clock.install();
  await page.goto(`/reservations?date=${full}`);
  await page.locator('html[data-ready=yes]').waitFor();
  await page
    .getByText('C’è posto per 2.')
    .or(page.locator('label[data-state=free]'))
    .first()
    .waitFor();
  const noTable = page.getByText('Nessun tavolo disponibile per la data e numero di persone');
  // The page repeats the request 60 s after the last response, which may not have arrived yet.
  await pollUntil(async () => {
    await page.clock.fastForward(61_000);
    return (await noTable.isVisible()) || null;
  });
});

it('searches by a plain HTML form without JavaScript', async () => {
  const date = venueDateInDays(6);
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/reservations?lang=fr');
  await page.locator('input[name=numberOfPeople][value="4"]').check();
  await page.locator(`input[type=radio][name=date][value="${date}"]`).check();
  await page.locator('input[value=cena_primo]').check();
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.getByText('Il y a de la place pour 4.').waitFor();
  expect(new URL(page.url()).searchParams.get('lang')).toBe('fr');
  expect(await page.locator('input[value=cena_primo]').isChecked()).toBe(true);
  expect(await page.getByLabel('Date').inputValue()).toBe(date);
  expect(await page.locator('label[data-state=free]').count()).toBeGreaterThan(14);
});
