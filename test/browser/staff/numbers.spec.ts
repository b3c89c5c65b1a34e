import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { insertSealedEvents } from '#test/support/builders/insert-sealed-events.ts';
import { buildSeason } from '#test/support/builders/season/build-season.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import { findSmallTargets, PHONE, TABLET } from '#test/support/fixtures/evening-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const { server, visitor } = setupServerAndBrowser();
const TITLES = [
  'Coperti',
  'Curva delle prenotazioni',
  'Assenze per origine',
  'Domanda rifiutata',
  'Tempo di risposta',
  'Feste per stadio',
];

beforeAll(async () => {
  const { body: slots } = await server().guest().get<TimeSlotView[]>('/api/time-slots');
  const events = buildSeason({
    reservations: 3_000,
    firstDay: venueDateInDays(-420),
    days: 430,
    slots,
    seed: 7,
  });
  const now = new Date().toISOString();
  const sql = createPooledSql(server().database.pool);
  await insertSealedEvents(
    sql,
    events.filter(({ at }) => at <= now),
  );
  await sql('analyze event');
  // The server is busy for some seconds with so many events.
  await pollUntil(() => logIn(server().guest(), administrator).catch(() => null));
});

const openNumbers = async (viewport = TABLET, path = '/admin/numbers'): Promise<Page> => {
  const page = await visitor({ viewport });
  await openStaffArea(page, administrator);
  await page.goto(path);
  await page.getByRole('figure', { name: 'Coperti' }).waitFor();
  return page;
};
const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

describe('the page Numeri', () => {
  it('shows six figures, each with the title of its chart, a table and its source', async () => {
    const page = await openNumbers();
    for (const name of TITLES) {
      const card = figure(page, name);
      expect(await card.locator('svg title').first().textContent()).not.toBe('');
      await card.getByText('Tabella').click();
      await card.getByRole('table', { name }).waitFor();
      await card.getByText(/^Si calcola da:/).waitFor();
    }
  });

  it('shows the same numbers in the chart and in the table', async () => {
    const page = await openNumbers(TABLET, `/admin/numbers?day=${venueDateInDays(-14)}`);
    const card = figure(page, 'Coperti');
    await card.getByText('Tabella').click();
    const cells = await card.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
    const chartLabels = card.locator('.recharts-label-list text');
    // The charts render their 14 labels later: seven lunches and seven dinners.
    await chartLabels.nth(13).waitFor();
    const labels = await chartLabels.allTextContents();
    expect([labels[0], labels[7]]).toEqual([cells[0], cells[2]]);
    expect(Number(cells[0])).toBeGreaterThan(0);
  });

  it('opens the previous week with the keyboard and writes the week to the URL', async () => {
    const page = await openNumbers(TABLET, '/admin/numbers?day=2026-02-04');
    await page.getByText('2–8 febbraio 2026').first().waitFor();
    await page.getByRole('button', { name: 'Settimana prima' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('26 gennaio–1 febbraio 2026').first().waitFor();
    expect(page.url()).toContain('day=2026-01-26');
  });

  it('shows the numbers as of a past instant', async () => {
    const day = venueDateInDays(-14);
    const page = await openNumbers(
      TABLET,
      `/admin/numbers?day=${day}&asOf=${addDays(day, -120)}T12:00:00Z`,
    );
    await page.getByText('com’era nel registro').waitFor();
    await figure(page, 'Assenze per origine').getByText('0 su 0').waitFor();
  });

  it('downloads a figure as CSV', async () => {
    const page = await openNumbers();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Assenze per origine, CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('Origine;Assenze;Prenotazioni;Quota');
    expect(text).toContain('Dal sito;');
    expect(download.suggestedFilename()).toMatch(/^numeri-\d{4}-\d\d-\d\d-no-shows\.csv$/);
  });

  it('links a figure to its events in the history', async () => {
    const page = await openNumbers();
    const card = figure(page, 'Assenze per origine');
    await card.getByText('Tabella').click();
    await card.getByRole('link', { name: 'assenze', exact: true }).click();
    await page.waitForURL('**/admin/audit?type=GuestDidNotShow**');
    await page
      .getByText(/^Cliente non presentato: da confermata/)
      .first()
      .waitFor();
  });

  it('prints every table without the navigation and the print button', async () => {
    const page = await openNumbers();
    await page.emulateMedia({ media: 'print' });
    for (const name of TITLES) await page.getByRole('table', { name, exact: true }).waitFor();
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Stampa' }).isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'I numeri della settimana' }).waitFor();
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [PHONE.width, PHONE.height],
  ])(
    'has touch targets of 44 px and no layout or accessibility faults at %i × %i',
    async (width, height) => {
      const page = await openNumbers({ width, height });
      expect(await findLayoutFaults(page, [width])).toEqual([]);
      for (const name of TITLES) await figure(page, name).getByText('Tabella').click();
      expect(await findLayoutFaults(page, [width])).toEqual([]);
      expect(await findSmallTargets(page, 'body')).toEqual([]);
    },
  );
});
