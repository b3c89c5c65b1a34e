import type { Page } from 'playwright-core';
import { addDays } from '#src/kernel/add-days.ts';
import { askForTables } from '#test/support/drivers/busy-evening.ts';
import {
  bookRow,
  PHONE,
  setupEvening,
  TABLET,
  waitForLastAction,
} from '#test/support/fixtures/evening-page.ts';

const { date, office, openTonight, server } = setupEvening();

/** Counts the rows that are fully visible in the window. */
const countVisibleRows = (page: Page) =>
  page.locator('tr:has([data-open-row])').evaluateAll(
    (rows) =>
      rows.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 95 && bottom <= window.innerHeight + 1;
      }).length,
  );
const requestTwoTables = () =>
  askForTables(
    { staff: office(), guest: () => server().guest(), date },
    [2, 4].map((numberOfPeople) => ({
      numberOfPeople,
      turnKey: 'cena_primo',
      date: addDays(date, 1),
    })),
  );

describe('the evening on a tablet at 20:36', () => {
  it('shows at least twelve rows at the current time, and leads to the tabs and back', async () => {
    const page = await openTonight();
    const line = page.getByText(/^adesso 20:\d\d$/);
    await line.waitFor();
    // The list scrolls after its rows have appeared.
    await page.waitForFunction(
      () => document.querySelector('[aria-label="Elenco della serata"]')!.scrollTop > 0,
    );
    expect(await page.locator('[data-open-row]').count()).toBe(60);
    expect(await countVisibleRows(page)).toBeGreaterThanOrEqual(12);
    const { y } = (await line.boundingBox())!;
    expect(y).toBeGreaterThan(300);
    expect(y).toBeLessThan(560);
    await page.getByRole('button', { name: 'Schede' }).click();
    await page.getByRole('menuitem', { name: 'Capacità' }).click();
    await page.getByRole('tab', { name: 'Capacità', selected: true }).waitFor();
    await page.getByRole('link', { name: 'Stasera' }).click();
    await page.waitForURL('**/admin/tonight');
  });

  it('seats and frees a party, answers requests and undoes both, and a phone follows', async () => {
    await requestTwoTables();
    const [tablet, phone] = [await openTonight(TABLET), await openTonight(PHONE)];
    const [late, onPhone] = [tablet, phone].map((page) => bookRow(page, 'Ferrara Elda').first());
    await late!.getByText('da chiamare').waitFor();
    await late!.getByRole('button', { name: /^Arrivati/ }).click();
    await waitForLastAction(tablet, 'Arrivati');
    await onPhone!.getByText('seduti').waitFor();
    await late!.getByRole('button', { name: /^Libera/ }).click();
    await onPhone!.getByText(/^andati 20:\d\d$/).waitFor();
    await tablet.getByRole('button', { name: 'Rimetti com’era' }).click();
    await onPhone!.getByText('seduti').waitFor();

    const requests = tablet.getByRole('complementary', { name: 'Richieste' });
    await tablet.getByRole('button', { name: 'Accetta tutte quelle che ci stanno (2)' }).click();
    await waitForLastAction(tablet, '2 richieste accettate');
    await requests.getByText('Nessuna richiesta in attesa.').waitFor();
    await tablet.getByRole('button', { name: 'Rimetti com’era' }).click();
    await requests.locator('[data-request]').nth(1).waitFor();
  });
});
