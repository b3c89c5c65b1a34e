import type { Page } from 'playwright-core';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import {
  openRoom,
  openTables,
  searchTables,
  selectTable,
  tableOnPlan,
} from '#test/support/drivers/browser/booking-page.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visit } = setupServerAndBrowser();

let day = 60;
const nextDate = () => venueDateInDays(day++);
/** Finds a date between 4 and 150 days ahead. */
const findDateInMonths = (isWanted: (month: number) => boolean): string =>
  Array.from({ length: 300 }, (_, days) => venueDateInDays(150 - days)).find(
    (date) => date > venueDateInDays(3) && isWanted(Number(date.slice(5, 7))),
  )!;
/** The terrace is open from April to October. */
const isTerraceSeason = (month: number) => month >= 4 && month <= 10;

/** Enters a party without a table in the first dinner turn. */
const enterParty = async (reservationDate: string, numberOfPeople: number) => {
  const slots = (await server().guest().get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id;
  const { status } = await (
    await server().staff()
  ).post(
    '/api/reservations/desk',
    {
      ...buildDeskEntry({ reservationDate, timeSlotId }),
      numberOfPeople,
      override: { reason: 'In giardino' },
    },
    { 'idempotency-key': newIdempotencyKey() },
  );
  expect(status).toBe(201);
};
const continueToDetails = async (page: Page) => {
  await page.getByRole('button', { name: 'Continua' }).first().click();
  await page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();
};
const isWithinWidth = (page: Page, width: number) =>
  page.evaluate((maxWidth) => document.documentElement.scrollWidth <= maxWidth, width);

describe('the room step', () => {
  it('preselects that the restaurant chooses the table, and continues without another tap', async () => {
    const page = await visit('/reservations');
    await searchTables(page, { date: nextDate(), people: 4 });
    await page.getByText('Il tavolo più adatto a 4, lo prepariamo noi.').waitFor();
    expect(await page.getByRole('button', { name: /^Sala.*senza gradini/ }).isEnabled()).toBe(true);
    expect(await page.getByRole('button', { name: /^Loggia.*si sale: scale/ }).isEnabled()).toBe(
      true,
    );
    await continueToDetails(page);
    await page.getByText('4 persone · lo scegliamo noi').first().waitFor();
  });

  it.each([
    ['outside its season', (month: number) => !isTerraceSeason(month), true],
    ['in its season', isTerraceSeason, false],
  ])('shows whether the terrace is open %s', async (_, isWanted, isClosed) => {
    const page = await visit('/reservations');
    await searchTables(page, { date: findDateInMonths(isWanted) });
    const terrace = page.getByRole('button', { name: /^Terrazza/ });
    expect(await terrace.isDisabled()).toBe(isClosed);
    expect(/chiusa, riapre \w{3} 1 apr/.test(await terrace.innerText())).toBe(isClosed);
  });

  it('lets the restaurant choose when no table was chosen, and names the chosen table', async () => {
    const page = await visit('/reservations');
    await searchTables(page, { date: nextDate() });
    await openRoom(page, 'Loggia');
    await page.getByText('Nessun tavolo scelto').first().waitFor();
    await page.getByRole('button', { name: /Tutte le sale/ }).click();
    const restaurantChooses = page.getByRole('radio', { name: /^Scegliete voi/ });
    expect(await restaurantChooses.isChecked()).toBe(true);
    await selectTable(page, 'Sala 3');
    await page.getByRole('button', { name: /Tutte le sale/ }).click();
    await page.getByRole('button', { name: /^Sala.*scelto: Sala 3/ }).waitFor();
    expect(await restaurantChooses.isChecked()).toBe(false);
    await continueToDetails(page);
  });
});

describe('the floor plan and the list', () => {
  it('show the same chosen table, and why a table cannot be chosen', async () => {
    const page = await visit('/reservations');
    await searchTables(page, { date: nextDate(), people: 4 });
    await selectTable(page, 'Sala 5');
    expect(await tableOnPlan(page, 'Sala 1').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /^Sala 8, lungo.* da 5 persone in su$/ }).waitFor({
      state: 'attached',
    });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByText('Elenco', { exact: true }).click();
    expect(await page.getByRole('radio', { name: /^Sala 5/ }).isChecked()).toBe(true);
    await page.getByText('3 tavoli non adatti a 4').click();
    await page.getByText('Sala 1 · quadrato, fino a 2 persone, troppo pochi posti').waitFor();
    await page
      .locator('label')
      .filter({ has: page.getByText('Sala 6', { exact: true }) })
      .click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByText('Pianta', { exact: true }).click();
    expect(await tableOnPlan(page, 'Sala 6').isChecked()).toBe(true);
    expect(await tableOnPlan(page, 'Sala 5').isChecked()).toBe(false);
  });

  it('show free tables when the floor plan cannot be loaded', async () => {
    const page = await visit('/reservations', { expectedStatuses: [503] });
    await page.route('**/api/floor-plan', (route) => route.fulfill({ status: 503, json: {} }));
    await searchTables(page, { date: nextDate() });
    await selectTable(page, 'Sala 3');
    await continueToDetails(page);
  });

  it('fit 320 px, with tables of at least 44 px on the plan', async () => {
    const page = await visit('/reservations', { viewport: { width: 320, height: 700 } });
    await searchTables(page, { date: nextDate() });
    await page.getByRole('radio', { name: /^Scegliete voi/ }).waitFor({ state: 'attached' });
    expect(await isWithinWidth(page, 320)).toBe(true);
    await openRoom(page, 'Sala');
    // This label needs the floor plan, which may load after the free tables.
    await page.getByRole('radio', { name: /^Sala 8, lungo.* da 5 persone in su$/ }).waitFor({
      state: 'attached',
    });
    expect(await isWithinWidth(page, 320)).toBe(true);
    const sizes = await page
      .locator('label:has(input[name=table])')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(sizes).toHaveLength(8);
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThan(43.9);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('start with the list at 280 px', async () => {
    const page = await visit('/reservations', { viewport: { width: 280, height: 700 } });
    await searchTables(page, { date: nextDate() });
    await openRoom(page, 'Sala');
    expect(await page.getByRole('radio', { name: 'Elenco' }).isChecked()).toBe(true);
  });

  it('distinguish a chosen, a free and a disabled table in forced colours', async () => {
    const page = await visit('/reservations');
    await page.emulateMedia({ forcedColors: 'active' });
    await searchTables(page, { date: nextDate(), people: 4 });
    await selectTable(page, 'Sala 5');
    const readTableStyle = (name: string) =>
      page
        .locator('label')
        .filter({ has: tableOnPlan(page, name) })
        .locator('.top')
        .evaluate((top) => {
          const { fill, stroke, strokeDasharray } = getComputedStyle(top);
          return [fill, stroke, strokeDasharray].join(' / ');
        });
    const styles = await Promise.all(['Sala 5', 'Sala 3', 'Sala 1'].map(readTableStyle));
    expect(new Set(styles).size).toBe(3);
  });
});

describe('a full or nearly full turn', () => {
  it('offers nearby turns and the waiting list when full, and opens another turn with one tap', async () => {
    const date = nextDate();
    await enterParty(date, 75);
    const page = await visit('/reservations');
    await openTables(page, { date, people: 4 });
    await page.getByText(/^Capacità insufficiente per 4 persone/).waitFor();
    expect(await page.getByRole('button', { name: 'Continua' }).count()).toBe(0);
    expect(await page.getByText(/Pochi posti rimasti/).count()).toBe(0);
    await page.getByRole('button', { name: 'Avvisami se si libera' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const nearby = page.getByRole('region', { name: 'Qui vicino c’è posto' });
    await nearby.getByRole('button').first().click();
    await page.getByRole('radio', { name: /^Scegliete voi/ }).waitFor({ state: 'attached' });
    await page.getByText(/cena 20:50–21:30/).waitFor();
    await continueToDetails(page);
  });

  it('shows the number of free covers, but no other warning, when nearly full', async () => {
    const date = nextDate();
    await enterParty(date, 66);
    const page = await visit('/reservations');
    await openTables(page, { date });
    await page.getByText('Pochi posti rimasti! Solo 9 posti disponibili.').waitFor();
    expect(await page.getByText(/Nessun tavolo disponibile|Capacità insufficiente/).count()).toBe(
      0,
    );
  });
});
