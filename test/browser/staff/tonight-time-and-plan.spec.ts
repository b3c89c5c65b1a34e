import type { Page } from 'playwright-core';
import {
  findAccessibilityViolations,
  findLayoutFaults,
} from '#test/support/drivers/browser/browser-page.ts';
import {
  findSmallTargets,
  PHONE,
  setupEvening,
  TABLET,
  waitForLastAction,
} from '#test/support/fixtures/evening-page.ts';

const { openTonight } = setupEvening();

const show = async (page: Page, view: 'Elenco' | 'Tempo' | 'Pianta') =>
  page
    .getByRole('navigation', { name: 'Vista' })
    .getByRole('button', { name: view, exact: true })
    .click();
const timeline = (page: Page) => page.getByRole('region', { name: 'Tavoli nel tempo' });
const plan = (page: Page) => page.getByRole('region', { name: 'Pianta della sala' });
const tableOnPlan = (page: Page, name: string) =>
  plan(page).getByRole('button', { name: new RegExp(`^${name} `) });

describe('the tables in time', () => {
  it('show every table with its parties by turn, and the present moment', async () => {
    const page = await openTonight();
    await show(page, 'Tempo');
    const rows = timeline(page)
      .getByRole('row')
      .filter({ has: page.locator('th[scope=row]') });
    await rows.first().waitFor();
    expect(await rows.count()).toBe(22);
    await timeline(page)
      .getByText(/^adesso 20:\d\d$/)
      .waitFor();
    const table = rows.filter({ hasText: 'Sala 5' });
    expect(await table.getByRole('button').count()).toBe(3);
    await table.getByRole('button').first().click();
    await page.getByRole('dialog').getByText('Ferrara Elda').first().waitFor();
  });

  it('offer a table to the parties without one', async () => {
    const page = await openTonight();
    await show(page, 'Tempo');
    await page.getByRole('heading', { name: 'Senza tavolo' }).waitFor();
    await timeline(page).getByRole('button', { name: 'Trova tavolo' }).first().click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
  });
});

describe('the floor plan', () => {
  it('names who is at each table, and follows what another tablet does', async () => {
    const page = await openTonight();
    await show(page, 'Pianta');
    const table = tableOnPlan(page, 'Sala 6');
    await table.getByText('3 Greco Giuseppe').waitFor();
    const other = await openTonight(PHONE);
    await show(other, 'Pianta');
    await tableOnPlan(other, 'Sala 6').click();
    await plan(other).getByRole('button', { name: 'Arrivati' }).click();
    await waitForLastAction(other, 'Arrivati');
    await table.getByText(/^seduti \d+'/).waitFor();
  });

  it('has a table free again when its guests have left', async () => {
    const page = await openTonight();
    await show(page, 'Pianta');
    await tableOnPlan(page, 'Loggia 5').click();
    await plan(page).getByRole('button', { name: 'Arrivati' }).click();
    await plan(page).getByRole('button', { name: 'Libera' }).click();
    await tableOnPlan(page, 'Loggia 5').getByText('fra').waitFor();
  });
});

describe.each([
  ['Tempo', [1440, 1024, 768]],
  ['Pianta', [1440, 1024, 768, 390]],
] as const)('the view %s', (view, widths) => {
  it.each([...widths])('has large targets and no fault at %i px', async (width) => {
    const page = await openTonight({ width, height: width < 800 ? 1024 : 800 });
    await show(page, view);
    await (view === 'Tempo' ? timeline(page).locator('td button') : tableOnPlan(page, 'Sala 1'))
      .first()
      .waitFor();
    expect(await findSmallTargets(page, 'main')).toEqual([]);
    expect(await findLayoutFaults(page, [width])).toEqual([]);
  });
});

/** The smallest text of the rows, in CSS pixels. The labels on the lines are not rows. */
const smallestRowText = (page: Page) =>
  page
    .locator('tr:has([data-open-row]) *')
    .evaluateAll((elements) =>
      Math.min(
        ...elements
          .filter((element) =>
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            ),
          )
          .map((element) => parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
const rowHeights = (page: Page) =>
  page
    .locator('tr:has([data-open-row])')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);

describe('the rows', () => {
  it.each([
    [TABLET.width, TABLET.height],
    [PHONE.width, PHONE.height],
  ])(
    'have text of 15 px or more, one height and large targets at %i × %i',
    async (width, height) => {
      const page = await openTonight({ width, height });
      expect(await smallestRowText(page)).toBeGreaterThanOrEqual(15);
      expect(await rowHeights(page)).toEqual([56]);
      expect(await findSmallTargets(page)).toEqual([]);
    },
  );

  it('can be read in forced colours, where words remain and a choice can be seen', async () => {
    const page = await openTonight(TABLET, { forcedColors: 'active' });
    await page.getByText('da chiamare').first().waitFor();
    await page.getByText('in diretta', { exact: true }).waitFor();
    // The system chooses the colours, which axe does not know.
    expect(await findAccessibilityViolations(page, ['color-contrast'])).toEqual([]);
    await show(page, 'Pianta');
    await tableOnPlan(page, 'Sala 1').waitFor();
    expect(await findAccessibilityViolations(page, ['color-contrast'])).toEqual([]);
    const grounds = await page
      .getByRole('navigation', { name: 'Vista' })
      .getByRole('button')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
    expect(grounds.filter((ground) => ground === grounds[2])).toHaveLength(1);
  });

  it('are reached by keyboard alone, and so are the other views', async () => {
    const page = await openTonight();
    const view = page.getByRole('navigation', { name: 'Vista' }).getByRole('button').first();
    await view.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await timeline(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await plan(page).waitFor();
    await tableOnPlan(page, 'Sala 1').focus();
    await page.keyboard.press('Space');
    await plan(page).getByRole('button', { name: 'Apri' }).waitFor();
  });
});
