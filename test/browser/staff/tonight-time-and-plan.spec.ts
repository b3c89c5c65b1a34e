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

const { date, office, openTonight } = setupEvening();

const openView = async (page: Page, view: 'Elenco' | 'Tempo' | 'Pianta') =>
  page
    .getByRole('navigation', { name: 'Vista' })
    .getByRole('button', { name: view, exact: true })
    .click();
const timeline = (page: Page) => page.getByRole('region', { name: 'Tavoli nel tempo' });
const plan = (page: Page) => page.getByRole('region', { name: 'Pianta della sala' });
const tableOnPlan = (page: Page, name: string) =>
  plan(page).getByRole('button', { name: new RegExp(`^${name} `) });

describe('the timeline of the tables', () => {
  it('shows every table with its parties by turn, and the current time', async () => {
    const page = await openTonight();
    await openView(page, 'Tempo');
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

  it('offers a table to a party without one', async () => {
    const page = await openTonight();
    await openView(page, 'Tempo');
    await page.getByRole('heading', { name: 'Senza tavolo' }).waitFor();
    await timeline(page).getByRole('button', { name: 'Trova tavolo' }).first().click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
  });
});

describe('the floor plan', () => {
  it('shows the party of a table, and updates when another device seats it', async () => {
    const page = await openTonight();
    await openView(page, 'Pianta');
    const table = tableOnPlan(page, 'Sala 6');
    await table.getByText('3 Greco', { exact: true }).waitFor();
    const other = await openTonight(PHONE);
    await openView(other, 'Pianta');
    await tableOnPlan(other, 'Sala 6').click();
    await plan(other).getByRole('button', { name: 'Arrivati' }).click();
    await waitForLastAction(other, 'Arrivati');
    await table.getByText(/^seduti \d+'/).waitFor();
  });

  it('shows when the next party of a table comes after its guests have left', async () => {
    const page = await openTonight();
    await openView(page, 'Pianta');
    await tableOnPlan(page, 'Loggia 5').click();
    await plan(page).getByRole('button', { name: 'Arrivati' }).click();
    await plan(page).getByRole('button', { name: 'Libera' }).click();
    await tableOnPlan(page, 'Loggia 5')
      .getByText(/^fra \d/)
      .waitFor();
  });
});

describe('a free table on the floor plan', () => {
  const doorButton = (page: Page) => plan(page).getByRole('button', { name: '+ Porta' });

  it('is the first table that the panel for parties at the door offers', async () => {
    const page = await openTonight();
    await openView(page, 'Pianta');
    await tableOnPlan(page, 'Terrazza 6').click();
    await doorButton(page).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: '2', exact: true }).click();
    const tiles = panel.getByRole('group', { name: 'Dove' }).getByRole('button');
    await tiles.first().waitFor();
    expect(await tiles.first().innerText()).toContain('Terrazza 6');
  });

  it('is closed, without + Porta, while a limit closes its room', async () => {
    const page = await openTonight();
    await openView(page, 'Pianta');
    await tableOnPlan(page, 'Terrazza 6').click();
    await doorButton(page).waitFor();
    const limit = { date, mealType: 'cena', kind: 'room_closed', floor: 2 };
    const { body } = await office().post<{ id: string }>('/api/turn-limits', limit);
    await plan(page).getByText('piano 2 · chiusa').waitFor();
    await tableOnPlan(page, 'Terrazza 6').getByText('chiusa', { exact: true }).waitFor();
    await doorButton(page).waitFor({ state: 'detached' });
    await office().delete(`/api/turn-limits/${body.id}`);
    await doorButton(page).waitFor();
  });
});

describe.each([
  ['Tempo', [1440, 1024, 768]],
  ['Pianta', [1440, 1024, 768, 390]],
] as const)('the view %s', (view, widths) => {
  it.each([...widths])(
    'has touch targets of 44 px and no layout or accessibility faults at %i px',
    async (width) => {
      const page = await openTonight({ width, height: width < 800 ? 1024 : 800 });
      await openView(page, view);
      await (view === 'Tempo' ? timeline(page).locator('td button') : tableOnPlan(page, 'Sala 1'))
        .first()
        .waitFor();
      expect(await findSmallTargets(page, 'main')).toEqual([]);
      expect(await findLayoutFaults(page, [width])).toEqual([]);
    },
  );
});

/** Smallest font size of the rows of parties, in CSS pixels. */
const readSmallestTextPx = (page: Page) =>
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
const readRowHeights = (page: Page) =>
  page
    .locator('tr:has([data-open-row])')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);

describe('the book of the evening', () => {
  it.each([
    [TABLET.width, TABLET.height],
    [PHONE.width, PHONE.height],
  ])(
    'has rows of one height, text of 15 px or more and touch targets of 44 px at %i × %i',
    async (width, height) => {
      const page = await openTonight({ width, height });
      expect(await readSmallestTextPx(page)).toBeGreaterThanOrEqual(15);
      expect(await readRowHeights(page)).toEqual([56]);
      expect(await findSmallTargets(page)).toEqual([]);
    },
  );

  it('has no axe violations in forced colours, and shows the chosen view', async () => {
    const page = await openTonight(TABLET, { forcedColors: 'active' });
    await page.getByText('da chiamare').first().waitFor();
    await page.getByText('in diretta', { exact: true }).waitFor();
    // The system chooses the colours, so axe cannot check the contrast.
    expect(await findAccessibilityViolations(page, ['color-contrast'])).toEqual([]);
    await openView(page, 'Pianta');
    await tableOnPlan(page, 'Sala 1').waitFor();
    expect(await findAccessibilityViolations(page, ['color-contrast'])).toEqual([]);
    const backgrounds = await page
      .getByRole('navigation', { name: 'Vista' })
      .getByRole('button')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
    expect(backgrounds.filter((background) => background === backgrounds[2])).toHaveLength(1);
  });

  it('opens the timeline and the floor plan with the keyboard alone', async () => {
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
